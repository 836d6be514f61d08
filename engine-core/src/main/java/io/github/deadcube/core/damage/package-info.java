/**
 * Damage and shields, deaths, explosions, walls and falls: DMG-1 to DMG-5, KT-3, KT-4, DICE-11, SLAM-1, FALL-1. Read {@link
 * io.github.deadcube.core.damage.DamageRules} first, then {@code Wound}.
 */
package io.github.deadcube.core.damage;
