package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.match.Bot;
import io.github.deadcube.testkit.match.BotRegistry;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The bots by name, from the best to the worst: {@code simple}, {@code skirmisher}, {@code random}. */
public final class Bots {
    /** Every name, from the best bot to the worst. */
    public static final Vector<String> NAMES = Vector.of("simple", "skirmisher", "random");

    private Bots() {}

    /** The bots as a registry. */
    public static BotRegistry registry() {
        return new BotRegistry() {
            @Override
            public Vector<String> names() {
                return NAMES;
            }

            @Override
            public Option<Bot> named(String name, long seed, Side side, Rules rules) {
                return Bots.named(name, seed, side, rules);
            }
        };
    }

    /**
     * Creates the bot with a name for one match, from the match's seed; empty if there is none. Its draws are independent of
     * the dice and of the other side's bot.
     */
    public static Option<Bot> named(String name, long seed, Side side, Rules rules) {
        return switch (name) {
            case "simple" -> Option.some(SimpleBot.of(seed, side, rules));
            case "skirmisher" -> Option.some(Skirmisher.of(seed, side));
            case "random" -> Option.some(RandomBot.of(seed, side));
            default -> Option.none();
        };
    }
}
