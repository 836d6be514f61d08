/** What jqwik finds as services. */
package io.github.deadcube.testkit.jqwik.service;
