/** Options, checks and output that several commands share. */
package io.github.deadcube.testkit.cli.command;
