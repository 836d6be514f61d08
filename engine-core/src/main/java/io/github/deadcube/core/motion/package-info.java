/**
 * Forced movement: models are thrown, fall, jump down and take a spot, and shots that miss their cube scatter: SCAT-1 to
 * SCAT-7, SLAM-1, SLAM-2, FALL-1 to FALL-3, AWAY-1 to AWAY-3, AWAY-5, PART-4, ADV-4, ADV-12, ADV-15, ADV-17. Start with {@link
 * io.github.deadcube.core.motion.ForcedMovement}, then read {@code ThrowSteps} and {@code Descent}.
 */
package io.github.deadcube.core.motion;
