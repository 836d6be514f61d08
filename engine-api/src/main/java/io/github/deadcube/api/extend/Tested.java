package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;

/**
 * A model's part in a test, as its dice are counted: what {@link Figure#DICE} and {@link Figure#REROLLS} are asked about.
 *
 * @param occasion why the test is made
 * @param tester whose dice are counted
 * @param skill what is tested
 */
public record Tested(Occasion occasion, ModelId tester, Skill skill) {}
