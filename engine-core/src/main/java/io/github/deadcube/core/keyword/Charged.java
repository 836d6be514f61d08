package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.vavr.control.Option;

/**
 * K-CHARGED: an ADVANCE may be a cube longer. Then it has FRENZY (1) for the rest of its activation, at whose end it must pass a SURVIVE
 * (2), or it loses 1 HP that nothing prevents.
 */
class Charged extends Printed {
    private static final int DICE = 3;
    private static final int NEEDED = 2;

    Charged() {
        this(RuleIds.K_CHARGED);
    }

    /** As another edition has it, by a rule of its own. */
    Charged(RuleId rule) {
        super("CHARGED", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.CHARGING);
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(Figure.REROLLS, Scope.OWN, (table, me, test) -> test.skill() == Skill.FIGHT ? 1 : 0);
        hooks.on(Moment.TOLL, Scope.OWN, (flow, me, active) -> {
            Occasion occasion = Occasion.alone(Occasion.Kind.HAZARD, rule(), me);
            Contender tested = new Contender.OfModel(me, Skill.SURVIVE, DICE, false);
            flow.test(DiceTest.of(occasion, tested, NEEDED), new Pays(Option.some(me)));
        });
    }

    /** It has passed, or it pays. */
    private record Pays(Option<ModelId> model) implements Then.Decided {
        @Override
        public RuleId rule() {
            return RuleIds.K_CHARGED;
        }

        @Override
        public void decided(Flow flow, Outcome outcome) {
            if (!outcome.passed()) flow.lose(model.get(), 1, rule());
        }
    }
}
