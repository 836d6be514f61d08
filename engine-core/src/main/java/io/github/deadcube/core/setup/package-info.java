/**
 * SET: checks of set-ups and of situations, item tokens, recon and deployment.
 *
 * <p>Begin with {@code SetupRules}, which starts and resumes games. {@code SetupCheck} finds the faults of a set-up,
 * and {@code StatePositionCheck} those of a position. {@code Deployment} and {@code ReconTest} are the first frames of
 * a game.
 *
 * <p>It uses {@code action}, {@code dice}, {@code grid}, {@code hooks}, {@code machine}, {@code motion}, {@code order},
 * {@code prepared}, {@code schema}, {@code timing} and {@code workspace}.
 */
package io.github.deadcube.core.setup;
