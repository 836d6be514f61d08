package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/**
 * Damage that is due to one model (DMG-1).
 *
 * @param rule what causes it
 * @param target who is hit
 * @param amount the difference of successes
 * @param ap how much ARMOUR is ignored, before keywords add to it
 * @param attack the attack it comes from; none for falls, walls and explosions (DMG-5)
 */
public record Hit(RuleId rule, ModelId target, int amount, int ap, Option<Attack> attack) {}
