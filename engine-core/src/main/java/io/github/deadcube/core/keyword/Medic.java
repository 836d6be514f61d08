package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.core.spelling.Saved;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** K-MEDIC: a SPECIAL takes all damage off a friend in its cube; friends there, itself included, have RESILIENT (1). No machines. */
class Medic extends SpecialKeyword {
    Medic(RuleId rule) {
        super("MEDIC", rule, "the target is no injured friend here, or a machine", "an injured friend here");
    }

    @Override
    public boolean cumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.adds(
                Figure.REROLLS,
                Scope.ANYBODY,
                (table, me, test) -> test.skill() == Skill.SURVIVE && helps(table, me, test.tester()) ? 1 : 0);
    }

    private static boolean helps(Table table, ModelId me, ModelId other) {
        return !table.is(other, Trait.MACHINE) && Counts.lent(table, me, other);
    }

    @Override
    public void targets(Table table, ModelId me, Consumer<Choice.Use> each) {
        for (ModelId other : table.in(table.model(me).cube()))
            if (table.model(other).injured() && helps(table, me, other))
                each.accept(new Choice.Use(rule(), me, Target.of(other)));
    }

    @Override
    public void use(Flow flow, Choice.Use use) {
        if (use.target() instanceof Target.OfModel at)
            flow.heal(at.model(), flow.model(at.model()).damage(), rule());
    }

    /** R25-K-MEDIC: who is healed makes a SURVIVE as printed: a HP comes back for each success, 1 at least and 3 at most. */
    static final class Revised extends Medic {
        private static final int DICE = 3;
        private static final int MOST = 3;

        Revised() {
            super(RuleIds.R25_K_MEDIC);
        }

        @Override
        public void use(Flow flow, Choice.Use use) {
            ModelId healed = ((Target.OfModel) use.target()).model();
            Contender tested = new Contender.OfModel(healed, Skill.SURVIVE, DICE, true);
            flow.test(
                    DiceTest.of(Occasion.alone(Occasion.Kind.OTHER, rule(), healed), tested, 1),
                    new Heals(rule(), healed));
        }

        @Saved("revisedMedic.heals")
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
}
