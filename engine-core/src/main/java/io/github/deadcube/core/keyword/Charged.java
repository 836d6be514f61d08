package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Then.Usually;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.core.spelling.Saved;
import io.vavr.control.Option;

/**
 * K-CHARGED: an ADVANCE may be a cube longer. Then it has FRENZY (1) for the rest of its activation, at whose end it must pass a SURVIVE
 * (2), or it loses 1 HP that nothing prevents.
 */
class Charged extends Printed {
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
        hooks.on(Moment.TOLL, Scope.OWN, (flow, me, active) -> Pays.due(flow, rule(), me));
    }

    /**
     * R25-K-CHARGED: it is declared with the ADVANCE: SP is 1 more, and all else as ever, though it goes no farther than without. The mark's
     * amount is 2 until the model sets out once more: the SP is that ADVANCE's alone.
     */
    static final class Revised extends Charged {
        private static final int FASTER = 2;

        Revised() {
            super(RuleIds.R25_K_CHARGED);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(Moment.DEPARTS, Scope.OWN, (flow, me, departure) -> {
                boolean once = !flow.model(me).marked(rule());
                if (once && departure.rule().equals(RuleIds.ADV_1))
                    flow.offer(flow.controller(me), new Declares(rule(), Option.some(me)));
            });
        }

        @Override
        public void marked(Hooks hooks) {
            super.marked(hooks);
            hooks.adds(Figure.SPEED, Scope.OWN, (table, me, moving) -> faster(table, me) ? 1 : 0);
            hooks.on(Moment.DEPARTS, Scope.OWN, (flow, me, departure) -> {
                if (!faster(flow, me)) return;
                flow.unmark(me, rule());
                flow.mark(me, new Mark(rule(), 1, Mark.Until.ACTIVATION));
            });
        }

        private boolean faster(Table table, ModelId me) {
            return table.model(me).marks().exists(mark -> mark.rule().equals(rule()) && mark.amount() == FASTER);
        }

        @Saved("revisedCharged.declares")
        private record Declares(RuleId rule, Option<ModelId> model) implements Offer {
            @Override
            public void taken(Flow flow) {
                flow.mark(model.get(), new Mark(rule, FASTER, Mark.Until.ACTIVATION));
            }
        }
    }

    /** K-CHARGED, R25-K-AUGMENTED: what a model pays for a strain: it passes a SURVIVE (2), or loses 1 HP that nothing prevents. */
    @Saved("pays")
    record Pays(@Usually("K-CHARGED") RuleId rule, Option<ModelId> model) implements Then.Decided {
        private static final int DICE = 3;
        private static final int NEEDED = 2;

        static void due(Flow flow, RuleId rule, ModelId model) {
            Occasion occasion = Occasion.alone(Occasion.Kind.HAZARD, rule, model);
            Contender tested = new Contender.OfModel(model, Skill.SURVIVE, DICE, false);
            flow.test(DiceTest.of(occasion, tested, NEEDED), new Pays(rule, Option.some(model)));
        }

        @Override
        public void decided(Flow flow, Outcome outcome) {
            if (!outcome.passed()) flow.lose(model.get(), 1, rule);
        }
    }
}
