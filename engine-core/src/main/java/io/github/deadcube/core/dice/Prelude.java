package io.github.deadcube.core.dice;

import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * ORD-2: a test in a game in which special orders may act before it or in it. The orders are asked before its dice are counted, it
 * tells them what is tested, and what they give for the test goes with it.
 *
 * @param settled the test itself, if its dice have been counted before (DICE-11)
 */
record Prelude(DiceTest test, Option<Testing> settled, Stage stage) implements Tests.Waiting {
    /** The order of things. */
    enum Stage {
        ORDERS,
        TEST,
        OVER
    }

    @Override
    public RuleId rule() {
        return test.rule();
    }

    /** Whether a game needs it. */
    static boolean needed(Now now) {
        return now.ordered(Moment.BEFORE_TEST) || now.ordered(Moment.IN_TEST);
    }

    /** ORD-2: before a model's test, with added dice. */
    static List<Cue> before(Now now, DiceTest test) {
        return List.of(test.one(), test.other())
                .filter(c -> c instanceof Contender.OfModel m && !m.asPrinted() && !now.astray(m.model()))
                .map(c -> ((Contender.OfModel) c).model())
                .map(m -> told(test, Cue.of(Moment.BEFORE_TEST, m.side(), m)));
    }

    @Override
    public @Nullable Cue cue(Cue asked) {
        return asked.moment() == Moment.IN_TEST ? told(test, asked) : null;
    }

    private static Cue told(DiceTest test, Cue asked) {
        Contender.OfModel tested = of(test, asked.subject());
        return asked.withOccasion(Option.some(test.occasion()))
                .withSkill(Option.some(tested.skill()))
                .withBarred(tested.asPrinted());
    }

    private static Contender.OfModel of(DiceTest test, ModelId model) {
        return test.one() instanceof Contender.OfModel m && m.model().equals(model)
                ? m
                : (Contender.OfModel) test.other();
    }

    @Override
    public void enter(Now now) {
        if (stage == Stage.ORDERS) now.order(before(now, test));
        else now.then(settled.getOrElse(() -> Tests.counted(now, test)));
        now.then(new Prelude(test, settled, stage == Stage.ORDERS ? Stage.TEST : Stage.OVER));
    }

    @Override
    public void answered(Now now, Outcome outcome) {
        now.expire(Mark.Until.TEST);
        now.answer(outcome);
    }
}
