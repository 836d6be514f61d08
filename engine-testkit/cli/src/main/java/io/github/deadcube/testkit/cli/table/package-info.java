/** The command {@code table} draws battlefields, and what is seen on them. */
package io.github.deadcube.testkit.cli.table;
