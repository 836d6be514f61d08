/** Commands share how they take battlefields and numbers, and how they print versions and faults. */
package io.github.deadcube.testkit.cli.command;
