package io.github.deadcube.faults;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A choice that depends on how often it has been looked at in this program.
 *
 * @param of whose keyword it is
 * @param clock of several, which one
 */
public record Tally(ModelId of, Clock clock) implements Continuation.AfterChoice {
    /** What is read. */
    public enum Clock {
        /** By the words. */
        WORDS,
        /** By the options. */
        OPTIONS,
        /** By what comes of it. */
        OUTCOME;

        /** Of each thread its own, so that faults that are looked for side by side do not disturb each other. */
        private final ThreadLocal<AtomicInteger> read = ThreadLocal.withInitial(AtomicInteger::new);

        /** What begins anew. */
        Clock reset() {
            read.get().set(0);
            return this;
        }
    }

    private boolean strikes(Clock which) {
        return clock == which && which.read.get().incrementAndGet() % 3 == 0;
    }

    @Override
    public RuleId rule() {
        return Odd.RULE;
    }

    @Override
    public Option<ModelId> model() {
        return Option.some(of);
    }

    @Override
    public String describe(HouseRulebook rulebook) {
        return strikes(Clock.WORDS) ? "for the third time" : "a tally";
    }

    @Override
    public void options(GameView game, Consumer<Choice> each) {
        each.accept(new Choice.Decline(Odd.RULE, of));
        if (!strikes(Clock.OPTIONS)) each.accept(new Choice.Use(Odd.RULE, of, Target.NOTHING));
    }

    @Override
    public void chosen(Effects effects, Choice choice) {
        if (strikes(Clock.OUTCOME)) effects.addMark(of, new Mark(Odd.RULE, 1, Mark.Until.TURN));
    }
}
