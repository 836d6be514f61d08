package io.github.deadcube.core.resolve;

import io.github.deadcube.api.rule.RuleId;

/**
 * One hook, and the rule that has registered it.
 *
 * @param rule whose hook it is
 * @param countsAs the rule with which it does not add up; none of the others' if it is cumulative (KT-11)
 * @param cumulative whether what it gives is added to whatever else there is
 * @param weapon whether a weapon in use bears it; else its model does
 * @param does what is called
 */
record Hook<T>(RuleId rule, RuleId countsAs, boolean cumulative, boolean weapon, T does) {}
