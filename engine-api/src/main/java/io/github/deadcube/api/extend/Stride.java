package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * One step by choice, or none, outside any action (ORD-4).
 *
 * @param model who makes it
 * @param rule why
 * @param nearer the model to which the distance must lessen (GEO-9); none for any step
 * @param breaksAway whether leaving enemies is breaking away (ADV-6)
 * @param peaceful whether it leads to no cube with enemies
 */
@Value.Builder
public record Stride(ModelId model, RuleId rule, Option<ModelId> nearer, boolean breaksAway, boolean peaceful) {}
