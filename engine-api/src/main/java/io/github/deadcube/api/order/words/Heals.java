package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/**
 * Gives lost HP back, perhaps after a test.
 *
 * @param needed 0 for no test
 */
@SavedName("heals")
public record Heals(
        @InText(least = 1, most = 99) int hitPoints,
        @InText(least = 0, most = 99) int needed) implements OrderEffect {
    private static final int DICE = 3;

    @Override
    public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
        return game.model(model).injured();
    }

    @Override
    public void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {
        if (needed == 0) {
            effects.heal(model, hitPoints, by);
            return;
        }
        TestSide one = TestSide.of(model, Skill.SURVIVE, DICE);
        TestContext test = TestContext.ofOneModel(TestContext.Kind.OTHER, by, model);
        effects.test(DiceTest.of(test, one, needed), new Tried(by, Option.some(model), hitPoints));
    }

    /** The step after the test. */
    @SavedName("heals.tried")
    public record Tried(RuleId rule, Option<ModelId> model, int hitPoints) implements Continuation.AfterTest {
        @Override
        public Option<Fault> fault(GameView game) {
            if (model.isEmpty()) return Option.some(Fault.of(rule, "no model has the rule"));
            return Option.when(hitPoints < 0, () -> Fault.of(rule, Sentence.of("it heals {hitPoints} HP", hitPoints)));
        }

        @Override
        public void decided(Effects effects, Outcome outcome) {
            if (outcome.margin() >= 0) effects.heal(model.get(), hitPoints, rule);
        }
    }
}
