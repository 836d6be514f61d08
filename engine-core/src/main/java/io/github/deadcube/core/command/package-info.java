/**
 * CMD, ORD-1 to ORD-3: command dice, their re-rolls, and when a side may use its special order.
 *
 * <p>Begin with {@code CommandRules}, which other packages enter; then {@code Tacticians} and {@code CommandReroll}
 * for the dice of a round, and {@code OrderWindow} and {@code OrderUse} for
 * orders.
 *
 * <p>It uses {@code hooks}, {@code machine}, {@code prepared}, {@code timing} and {@code workspace}.
 */
package io.github.deadcube.core.command;
