package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;

/**
 * A model sets out.
 *
 * @param model who moves
 * @param rule why: ADV-1 or SPR-1, or CMD-8 if a command die gives one cube
 */
public record Departure(ModelId model, RuleId rule) {}
