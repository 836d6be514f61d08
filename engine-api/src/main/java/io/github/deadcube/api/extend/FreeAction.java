package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * An action that a rule gives a model, and that counts towards no limit (ORD-4). It obeys the action's own requirements.
 *
 * @param model who takes it
 * @param rule why
 * @param kind which action
 * @param cubes how far an ADVANCE goes; 0 for as far as its SP
 * @param arms with which weapons it may shoot
 * @param mode the way to shoot that it must use, such as {@code blaze away}; empty for any
 * @param described whether it shoots with the weapon that the rule describes, and no other
 * @param upon at whom alone it may shoot, wherever that is, even in its own cube
 */
@Value.Builder
public record FreeAction(
        ModelId model,
        RuleId rule,
        Kind kind,
        int cubes,
        Arms arms,
        String mode,
        boolean described,
        Option<ModelId> upon) {
    /** Which action. */
    public enum Kind {
        /** ADV-1. */
        ADVANCE,
        /** SPR-1. */
        SPRINT,
        /** SHO-1. */
        SHOOT,
        /** AST-1. */
        ASSAULT,
        /** STD-1. */
        STAND_UP
    }
}
