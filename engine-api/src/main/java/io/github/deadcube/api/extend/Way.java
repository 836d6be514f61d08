package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;

/** Something that a rule lets a model choose: a SPECIAL action, a mode of shooting, or how a weapon's shots get to cubes. */
public sealed interface Way permits Special, ShotMode, Delivery, FriendlyShot {
    /**
     * The rule that offers it.
     *
     * @return what choices and refusals cite
     */
    RuleId rule();
}
