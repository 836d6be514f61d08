/** What several commands take and print: battlefields, numbers, versions, and faults all at once. */
package io.github.deadcube.testkit.cli.command;
