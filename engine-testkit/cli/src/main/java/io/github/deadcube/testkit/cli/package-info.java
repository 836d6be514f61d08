/** The command line. */
package io.github.deadcube.testkit.cli;
