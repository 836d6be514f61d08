/**
 * SCAT, SLAM, FALL, AWAY, PART-4: forced movement, and the spots that models take.
 *
 * <p>Begin with {@code MotionRules}, which other packages enter; then {@code ThrowSteps} for a throw,
 * {@code FallDestination} for a fall, {@code SpotChoice} for a spot, and {@code ScatterPath} for a shot that misses its
 * cube.
 *
 * <p>It uses {@code damage}, {@code grid}, {@code hooks}, {@code machine}, {@code prepared}, {@code timing} and
 * {@code workspace}.
 */
package io.github.deadcube.core.motion;
