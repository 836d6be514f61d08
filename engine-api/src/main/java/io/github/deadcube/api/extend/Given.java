package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;

/**
 * A number that one rule gives to a figure, such as the dice of one shield.
 *
 * @param rule which rule
 * @param amount how much
 */
public record Given(RuleId rule, int amount) {}
