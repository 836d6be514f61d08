/**
 * Damage passes shields and costs HP; models die, explosions go off, and walls and falls hurt: DMG-1 to DMG-5, KT-3, KT-4,
 * DICE-11, SLAM-1, FALL-1. Read {@link io.github.deadcube.core.damage.DamageRules} first, then {@code Wound}.
 */
package io.github.deadcube.core.damage;
