/**
 * RND, CMD-6: rounds, turns and end phases.
 *
 * <p>Begin with {@code RoundRules}, which other packages enter; then {@code Round}, {@code TurnChoice} and
 * {@code EndPhase}.
 *
 * <p>It uses {@code action}, {@code command}, {@code hooks}, {@code machine}, {@code prepared}, {@code setup},
 * {@code timing}, {@code victory} and {@code workspace}.
 */
package io.github.deadcube.core.round;
