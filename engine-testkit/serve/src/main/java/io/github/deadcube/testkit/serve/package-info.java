/** The protocol for programs of other languages. */
package io.github.deadcube.testkit.serve;
