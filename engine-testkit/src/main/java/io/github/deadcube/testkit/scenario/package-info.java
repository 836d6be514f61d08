/** Scripts. */
package io.github.deadcube.testkit.scenario;
