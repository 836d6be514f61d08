package io.github.deadcube.spark;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.testkit.match.BotRegistry;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A bot that throws in every fifth game of a run with the seed 1. */
public final class FailingBot implements BotRegistry {
    static final int EACH = 5;

    @Override
    public Vector<String> names() {
        return Vector.of("throws");
    }

    @Override
    public Option<Bot> named(String name, long seed, Side side, Rules rules) {
        return Option.when(name.equals("throws"), () -> (view, decision) -> {
            if ((seed - 1) % EACH == 0) throw new IllegalStateException("this bot always fails");
            return decision.options().get(0);
        });
    }
}
