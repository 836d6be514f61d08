package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.vavr.control.Option;

/**
 * K-IT-BURNS, KT-5: a burning model that is activated puts the fire out first: 3 dice 4+ against its SURVIVE. Beaten, it takes the
 * difference as damage, and its activation ends.
 */
record ItBurns() implements KeywordRule {
    private static final int DICE = 3;
    private static final int TARGET = 4;

    @Override
    public String printed() {
        return "IT BURNS!";
    }

    @Override
    public RuleId rule() {
        return RuleIds.K_IT_BURNS;
    }

    @Override
    public Option<String> fault(Keyword keyword, Bearer bearer) {
        return Option.some("no weapon sets models on fire yet: only fire that burns already is played");
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {}

    @Override
    public void marked(Hooks hooks) {
        hooks.on(Moment.FIRE, Scope.OWN, (flow, me, active) -> {
            Occasion occasion = Occasion.alone(Occasion.Kind.HAZARD, rule(), me);
            Contender fire = new Contender.OfThing(flow.controller(me).other(), DICE, TARGET);
            Contender tested = new Contender.OfModel(me, Skill.SURVIVE, DICE, false);
            flow.test(new DiceTest(occasion, fire, tested), new PutOut(Option.some(me)));
        });
    }

    /** The fire is out, whoever won. */
    private record PutOut(Option<ModelId> model) implements Then.Decided {
        @Override
        public RuleId rule() {
            return RuleIds.K_IT_BURNS;
        }

        @Override
        public String words(HouseRulebook rulebook) {
            return model.get() + " puts the fire out";
        }

        @Override
        public void decided(Flow flow, Outcome outcome) {
            flow.unmark(model.get(), rule());
            if (outcome.margin() <= 0) return;
            flow.cutShort(model.get());
            flow.damage(model.get(), outcome.margin(), rule());
        }
    }
}
