package io.github.deadcube.testkit.cli.serve;

import io.github.deadcube.testkit.cli.command.OrderFiles;

/**
 * What the person who starts a server decides.
 *
 * @param orders special orders that leaders may have besides those that ship
 * @param files which files documents may name
 * @param legal whether teams that are not legal are refused (TEAM-9); else the answer names their faults
 */
record ServerOptions(OrderFiles orders, Folder files, boolean legal) {}
