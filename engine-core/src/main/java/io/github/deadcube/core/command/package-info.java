/**
 * Command dice, their re-rolls, and special orders: CMD-1 to CMD-3, CMD-9. Read {@link io.github.deadcube.core.command.Command}
 * first.
 */
package io.github.deadcube.core.command;
