package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.internal.FaultyRule;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.duel.BotLevel;
import io.github.deadcube.testkit.match.BotRegistry;
import io.github.deadcube.testkit.match.Match.Forfeit;
import io.github.deadcube.testkit.start.InstalledRules.Unusable;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ServiceConfigurationError;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The bots that ship, and those on the class path. A fault of one that does not ship names the bot ({@link Unusable}).
 */
public final class InstalledBots {
    private InstalledBots() {}

    /** As {@link Bots#registry()}. */
    public static BotRegistry registry() {
        return new Checked(loaded(Bots::registry));
    }

    /** As {@link Bots#registry(Iterable)}. */
    public static Either<Seq<Fault>, BotRegistry> registry(Iterable<String> names) {
        return loaded(() -> Bots.registry(names)).map(Checked::new);
    }

    private static <T> T loaded(Supplier<T> registry) {
        try {
            return registry.get();
        } catch (ServiceConfigurationError e) {
            throw new Unusable("Bots cannot be loaded: " + e.getMessage(), e);
        }
    }

    private static <T> T asked(String of, String method, Supplier<@Nullable T> question) {
        T answer;
        try {
            answer = question.get();
        } catch (Forfeit | FaultyRule | Unusable passed) {
            throw passed;
        } catch (Throwable e) {
            if (e instanceof VirtualMachineError broken && !(e instanceof StackOverflowError)) throw broken;
            throw new Unusable(of + " throws in " + method + ": " + e, e);
        }
        if (answer == null) throw new Unusable(of + " returns null from " + method, null);
        return answer;
    }

    private record Checked(BotRegistry all) implements BotRegistry {
        @Override
        public Vector<String> names() {
            return asked("A registry of bots", "names", all::names);
        }

        @Override
        public Option<Bot> named(String name, long seed, Side side, Rules rules) {
            if (Bots.NAMES.contains(name)
                    || name.startsWith(Bots.LEARNED)
                    || BotLevel.ALL.exists(level -> level.name().equals(name)))
                return all.named(name, seed, side, rules);
            Option<Bot> made =
                    asked("The registry of the bot '" + name + "'", "named", () -> all.named(name, seed, side, rules));
            if (made.isEmpty()) throw new Unusable("The registry of the bot '" + name + "' has no such bot", null);
            return made.map(bot -> new CheckedBot(name, bot));
        }
    }

    private record CheckedBot(String name, Bot bot) implements Bot {
        private String words() {
            return "The bot '" + name + "'";
        }

        @Override
        public Choice choose(PlayerView view, Prompt.Decision decision) {
            return offered(decision, () -> bot.choose(view, decision));
        }

        @Override
        public Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
            return offered(decision, () -> bot.choose(view, decision, budget));
        }

        private Choice offered(Prompt.Decision decision, Supplier<@Nullable Choice> chosen) {
            Choice choice = asked(words(), "choose", chosen);
            if (!decision.options().contains(choice))
                throw new Unusable(words() + " chooses what is not offered: " + choice, null);
            return choice;
        }

        @Override
        public void ended() {
            asked(words(), "ended", () -> {
                bot.ended();
                return bot;
            });
        }

        @Override
        public Bot copy() {
            return new CheckedBot(name, asked(words(), "copy", bot::copy));
        }
    }
}
