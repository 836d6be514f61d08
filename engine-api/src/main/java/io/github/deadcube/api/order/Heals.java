package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.vavr.control.Option;

/**
 * Lost HP come back, in a test or without one.
 *
 * @param hitPoints how many at most
 * @param needed the successes that a 3-dice SURVIVE test needs; 0 for no test
 */
public record Heals(int hitPoints, int needed) implements Effect {
    private static final int DICE = 3;

    @Override
    public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
        return table.model(model).injured();
    }

    @Override
    public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
        if (needed == 0) {
            flow.heal(model, hitPoints, by);
            return;
        }
        Contender one = new Contender.OfModel(model, Skill.SURVIVE, DICE, false);
        Occasion occasion = Occasion.alone(Occasion.Kind.OTHER, by, model);
        flow.test(DiceTest.of(occasion, one, needed), new Tried(by, Option.some(model), hitPoints));
    }

    /**
     * The test is made.
     *
     * @param rule the order's
     * @param model who is healed
     * @param hitPoints how many at most
     */
    public record Tried(RuleId rule, Option<ModelId> model, int hitPoints) implements Then.Decided {
        @Override
        public void decided(Flow flow, Outcome outcome) {
            if (outcome.margin() >= 0) flow.heal(model.get(), hitPoints, rule);
        }
    }
}
