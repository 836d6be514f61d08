package io.github.deadcube.api.internal;

import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.control.Option;

/**
 * SET-10: a movement after deployment, before the first round.
 *
 * @param advance the cubes of an ADVANCE; none for a SPRINT
 * @param amongFriends whether the model may enter cubes with friends; otherwise all other models bar its way
 */
public record OpeningMove(RuleId rule, Option<Integer> advance, boolean amongFriends) implements Capability {}
