package io.github.deadcube.testkit.match;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Bots by name, for texts and command lines. */
public interface BotRegistry {
    /** The names, in display order. */
    Vector<String> names();

    /**
     * Creates a bot for one match with a seed; empty if no bot has this name. Its draws are independent of the dice and
     * of the other side's bot.
     */
    Option<Bot> named(String name, long seed, Side side, Rules rules);
}
