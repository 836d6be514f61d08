package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;

/**
 * Where a rule of an application goes on after a test, a die or a choice that it asked for. It is part of the state while
 * the engine waits.
 *
 * @param rule whose {@link Behaviour} is called
 * @param model the model it is about
 * @param target what it is aimed at
 * @param weapon the model's weapon, 0 for the first of its profile, −1 for none
 * @param stage which of the behaviour's steps is next
 */
public record Resume(RuleId rule, ModelId model, Target target, int weapon, int stage) {
    /**
     * The next stage of the same.
     *
     * @param stage its number
     * @return with that stage
     */
    public Resume at(int stage) {
        return new Resume(rule, model, target, weapon, stage);
    }
}
