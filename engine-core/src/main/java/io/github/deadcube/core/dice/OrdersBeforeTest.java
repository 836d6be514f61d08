package io.github.deadcube.core.dice;

import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * ORD-2: a test in a game whose special orders may act before it or in it. The orders are asked before the dice of the
 * test are counted, and get the test context. Marks that they give for the test end with it.
 *
 * @param settled the test itself, if its dice have been counted before (DICE-11)
 */
@SavedName("ordersBeforeTest")
record OrdersBeforeTest(DiceTest test, Option<TestSteps> settled, Stage stage) implements DiceRules.ChapterFrame {
    @SavedName("ordersBeforeTest.stage")
    enum Stage {
        ORDERS,
        TEST,
        OVER
    }

    @Override
    public void requires(Requirements state) {
        settled.forEach(test -> test.requires(state));
    }

    @Override
    public RuleId rule() {
        return test.rule();
    }

    /** Whether the game has such a special order. */
    static boolean needed(Now now) {
        return now.game().hasOrder(Trigger.BEFORE_TEST) || now.game().hasOrder(Trigger.IN_TEST);
    }

    /** ORD-2: the order contexts before a model's test that may have added dice. */
    static List<OrderContext> before(Now now, DiceTest test) {
        return List.of(test.first(), test.second())
                .filter(c -> c instanceof TestSide.OfModel m
                        && !m.asPrinted()
                        && now.view().mayBeOrdered(m.model()))
                .map(c -> ((TestSide.OfModel) c).model())
                .map(m -> withTest(test, OrderContext.of(Trigger.BEFORE_TEST, m.side(), m)));
    }

    @Override
    public @Nullable OrderContext orderContext(OrderContext asked) {
        return asked.trigger() == Trigger.IN_TEST && side(test, asked.subject()) != null ? withTest(test, asked) : null;
    }

    private static OrderContext withTest(DiceTest test, OrderContext asked) {
        TestSide.OfModel tested = Objects.requireNonNull(side(test, asked.subject()));
        return asked.withContext(Option.some(test.context()))
                .withSkill(Option.some(tested.skill()))
                .withRerollsBarred(tested.asPrinted());
    }

    /** The side of the test that the model makes; null if it makes none. */
    private static TestSide.@Nullable OfModel side(DiceTest test, ModelId model) {
        if (test.first() instanceof TestSide.OfModel m && m.model().equals(model)) return m;
        return test.second() instanceof TestSide.OfModel m && m.model().equals(model) ? m : null;
    }

    @Override
    public boolean awaitsTest() {
        return stage == Stage.OVER;
    }

    @Override
    public void enter(Now now) {
        if (stage == Stage.ORDERS) now.chapters().order(before(now, test));
        else now.then(settled.getOrElse(() -> CountedDice.counted(now, test)));
        now.then(new OrdersBeforeTest(test, settled, stage == Stage.ORDERS ? Stage.TEST : Stage.OVER));
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        now.lasting().expire(Mark.Until.TEST);
        now.answer(outcome);
    }
}
