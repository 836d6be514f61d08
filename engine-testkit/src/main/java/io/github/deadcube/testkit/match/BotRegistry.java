package io.github.deadcube.testkit.match;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Bots by their names, for texts and command lines that name them. */
public interface BotRegistry {
    /** The names, in the order in which they are shown. */
    Vector<String> names();

    /**
     * Makes a bot for one match with that seed, or none if no bot has this name. Its draws are independent of the dice and of the other
     * side's bot.
     */
    Option<Bot> named(String name, long seed, Side side, Rules rules);
}
