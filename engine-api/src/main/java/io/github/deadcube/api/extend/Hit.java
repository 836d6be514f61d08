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
 * @param dealer whose attack or weapon it is; none for falls and walls (DMG-5)
 * @param weapon the dealer's weapon, 0 for the first of its profile, −1 for none
 */
public record Hit(RuleId rule, ModelId target, int amount, Option<ModelId> dealer, int weapon) {}
