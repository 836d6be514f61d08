/**
 * DMG, KT-3, KT-4, SLAM-1, FALL-1: damage, shields, the loss of HP, deaths and explosions.
 *
 * <p>Begin with {@code DamageRules}, which other packages enter; then {@code Wound}, the steps of DMG-1 up to {@code
 * HitPointLoss}. {@code GroupTest} is one roll against several models, and {@code ExplosionSteps} uses it.
 *
 * <p>It uses {@code dice}, {@code hooks}, {@code machine}, {@code prepared}, {@code timing} and {@code workspace}.
 */
package io.github.deadcube.core.damage;
