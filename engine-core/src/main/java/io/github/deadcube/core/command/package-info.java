/**
 * Command dice are rolled and rolled again, and special orders are given: CMD-1 to CMD-3, CMD-9. Read {@link
 * io.github.deadcube.core.command.Command} first.
 */
package io.github.deadcube.core.command;
