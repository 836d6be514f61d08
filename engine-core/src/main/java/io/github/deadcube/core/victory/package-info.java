/**
 * VIC: objectives score at the end of a round, and the scores decide the game.
 *
 * <p>Begin with {@code VictoryRules}.
 *
 * <p>It uses {@code hooks}, {@code machine}, {@code prepared} and {@code workspace}.
 */
package io.github.deadcube.core.victory;
