package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** K-MEDIC: a SPECIAL heals a friend in its cube, and friends there have RESILIENT (1); machines get neither. */
class Medic extends SpecialKeyword {
    Medic(RuleId rule) {
        super("MEDIC", rule, "the target is no injured friend here, or a machine", "an injured friend here");
    }

    @Override
    public boolean isCumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        hooks.modify(
                Modifier.REROLLS,
                Scope.ANY,
                (game, me, test) -> test.skill() == Skill.SURVIVE && helps(game, me, test.tester()) ? 1 : 0);
    }

    private static boolean helps(GameView game, ModelId me, ModelId other) {
        return !game.hasTrait(other, Trait.MACHINE) && DiceCounts.lent(game, me, other);
    }

    @Override
    public void targets(GameView game, ModelId me, Consumer<Choice.Use> each) {
        for (ModelId other : game.modelsIn(game.model(me).cube()))
            if (game.model(other).injured() && helps(game, me, other))
                each.accept(new Choice.Use(rule(), me, Target.of(other)));
    }

    @Override
    public void use(Effects effects, Choice.Use use) {
        for (ModelId healed : use.target().model())
            effects.heal(healed, effects.model(healed).damage(), rule());
    }

    /** R25-K-MEDIC: the healed model regains an HP for each success of a SURVIVE, 1 to 3. */
    static final class Revised extends Medic {
        private static final int DICE = 3;
        private static final int MOST = 3;

        Revised() {
            super(RuleIds.R25_K_MEDIC);
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            ModelId healed = use.target().model().get();
            TestSide tested = TestSide.asPrinted(healed, Skill.SURVIVE, DICE);
            effects.test(
                    DiceTest.of(TestContext.ofOneModel(TestContext.Kind.OTHER, rule(), healed), tested, 1),
                    new Heals(rule(), healed));
        }

        @SavedName("revisedMedic.heals")
        private record Heals(RuleId rule, ModelId healed) implements Continuation.AfterTest {
            @Override
            public Option<ModelId> model() {
                return Option.some(healed);
            }

            @Override
            public void decided(Effects effects, Outcome outcome) {
                effects.heal(healed, Math.max(1, Math.min(MOST, outcome.first())), rule);
            }
        }
    }
}
