package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.control.Option;

/** R25-K-MEDIC: who is healed makes a SURVIVE as printed: a HP comes back for each success, 1 at least and 3 at most. */
final class RevisedMedic extends Medic {
    private static final int DICE = 3;
    private static final int MOST = 3;

    RevisedMedic() {
        super(RuleIds.R25_K_MEDIC);
    }

    @Override
    public void use(Flow flow, Choice.Use use) {
        ModelId healed = ((Target.OfModel) use.target()).model();
        Contender tested = new Contender.OfModel(healed, Skill.SURVIVE, DICE, true);
        flow.test(
                DiceTest.of(Occasion.alone(Occasion.Kind.OTHER, rule(), healed), tested, 1), new Heals(rule(), healed));
    }

    private record Heals(RuleId rule, ModelId healed) implements Then.Decided {
        @Override
        public Option<ModelId> model() {
            return Option.some(healed);
        }

        @Override
        public void decided(Flow flow, Outcome outcome) {
            flow.heal(healed, Math.max(1, Math.min(MOST, outcome.one())), rule);
        }
    }
}
