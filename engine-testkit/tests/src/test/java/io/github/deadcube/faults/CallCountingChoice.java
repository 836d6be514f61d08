package io.github.deadcube.faults;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A choice that depends on the number of calls in this process.
 *
 * @param of the model that has the keyword
 * @param clock the counter to use
 */
public record CallCountingChoice(ModelId of, Clock clock) implements Continuation.AfterChoice {
    /** The call that is counted. */
    public enum Clock {
        /** Counts calls of {@code describe}. */
        WORDS,
        /** Counts calls of {@code options}. */
        OPTIONS,
        /** Counts calls of {@code chosen}. */
        OUTCOME;

        /** One counter for each thread, so that parallel searches for faults do not disturb each other. */
        private final ThreadLocal<AtomicInteger> read = ThreadLocal.withInitial(AtomicInteger::new);

        /** Sets the counter to 0. */
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
        return FaultyKeyword.RULE;
    }

    @Override
    public Option<ModelId> model() {
        return Option.some(of);
    }

    @Override
    public String describe(Function<RuleId, String> titles) {
        return strikes(Clock.WORDS) ? "for the third time" : "a tally";
    }

    @Override
    public void options(GameView game, Consumer<Choice> each) {
        each.accept(new Choice.Decline(FaultyKeyword.RULE, of));
        if (!strikes(Clock.OPTIONS)) each.accept(new Choice.Use(FaultyKeyword.RULE, of, Target.NOTHING));
    }

    @Override
    public void chosen(Effects effects, Choice choice) {
        if (strikes(Clock.OUTCOME)) effects.addMark(of, new Mark(FaultyKeyword.RULE, 1, Mark.Until.TURN));
    }
}
