package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.duel.BotLevel;
import io.github.deadcube.testkit.match.BotRegistry;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ServiceLoader;

/**
 * The bots by name. These ship, from the best to the worst: {@code search}, {@code simple}, {@code fast},
 * {@code skirmisher} and {@code random}; {@code level-1} to {@code level-8} are the same bots with fixed budgets. An
 * application adds its own as a service: a {@link BotRegistry} in {@code META-INF/services} or {@code provides}.
 */
public final class Bots {
    /** The names of the bots that ship, from the best bot to the worst. */
    public static final Vector<String> NAMES = Vector.of("search", "simple", "fast", "skirmisher", "random");

    /** What the name of a bot that plays by a net begins with; the file of the net follows. */
    public static final String LEARNED = "learned:";

    /** The file of a bot that plays by a net; none for another name. */
    public static Option<Path> netFile(String name) {
        return Option.when(name.startsWith(LEARNED), () -> Path.of(name.substring(LEARNED.length())));
    }

    private static final BotRegistry SHIPPED =
            new Named(NAMES.appendAll(BotLevel.ALL.map(BotLevel::name)), Bots::named);

    private interface Maker {
        Option<Bot> bot(String name, long seed, Side side, Rules rules);
    }

    private record Named(Vector<String> names, Maker maker) implements BotRegistry {
        @Override
        public Option<Bot> named(String name, long seed, Side side, Rules rules) {
            return maker.bot(name, seed, side, rules);
        }
    }

    private Bots() {}

    /**
     * The bots that ship and those of all services, in this order. A name that occurs twice is the first one's.
     *
     * @throws java.util.ServiceConfigurationError if a service cannot be loaded
     */
    public static BotRegistry registry() {
        return registry(ServiceLoader.load(BotRegistry.class));
    }

    /**
     * As {@link #registry()}, with a bot for each name that begins with {@value #LEARNED}. Other names change nothing.
     *
     * @return the registry, or all faults of all files
     */
    public static Either<Seq<Fault>, BotRegistry> registry(Iterable<String> names) {
        Map<String, Bot> nets = LinkedHashMap.empty();
        Vector<Fault> faults = Vector.empty();
        for (String name :
                Vector.ofAll(names).filter(one -> one.startsWith(LEARNED)).distinct()) {
            Either<Seq<Fault>, Bot> read = net(name.substring(LEARNED.length()));
            if (read.isRight()) nets = nets.put(name, read.get());
            else faults = faults.appendAll(read.getLeft().map(fault -> located(name, fault)));
        }
        if (!faults.isEmpty()) return Either.left(faults);
        Map<String, Bot> known = nets;
        Maker learned = (name, seed, side, rules) -> known.get(name).map(Bot::copy);
        return Either.right(
                joined(Vector.of(registry(), new Named(known.keySet().toVector(), learned))));
    }

    static BotRegistry registry(ServiceLoader<BotRegistry> services) {
        return joined(Vector.ofAll(services).prepend(SHIPPED));
    }

    /** Several registries as one; the first that has a name creates its bot. */
    private static BotRegistry joined(Vector<BotRegistry> all) {
        return new Named(
                all.flatMap(BotRegistry::names).distinct(),
                (name, seed, side, rules) ->
                        all.find(one -> one.names().contains(name)).flatMap(one -> one.named(name, seed, side, rules)));
    }

    /** The fault of a file among the faults of a request or a command, which have lines of their own. */
    private static Fault located(String name, Fault fault) {
        // the name has the file
        Fault.Where inFile = fault.in(fault.where().path()).where();
        Vector<Sentence> steps = Vector.of(Sentence.verbatim(name));
        return fault.at(0, 0).in(inFile.isWhole() ? steps : steps.append(Sentence.of("{text}", inFile)));
    }

    private static Either<Seq<Fault>, Bot> net(String file) {
        try {
            return TextFile.read(Path.of(file)).<Seq<Fault>>mapLeft(Vector::of).flatMap(Bots::learned);
        } catch (InvalidPathException e) {
            return Either.left(Vector.of(Fault.unread(file, "the name of a file")));
        }
    }

    /**
     * A bot that searches in a tree of what may follow, for one match. Its draws are independent of the dice and of the
     * other bot.
     */
    public static Bot search(long seed, Side side, Rules rules) {
        return search(seed, side, rules, 1);
    }

    /**
     * As {@link #search(long, Side, Rules)}, with several threads. With equal budgets of iterations it chooses the same
     * as with one.
     *
     * @param threads 1 or more
     * @throws IllegalArgumentException if the number is less than 1
     */
    public static Bot search(long seed, Side side, Rules rules, int threads) {
        return SearchBot.of(seed, side, rules, threads);
    }

    /** The draws of a bot, independent of the dice and of the other side's bot. */
    private static SplitMix64 draws(long seed, Side side) {
        return SplitMix64.stream(seed, side == Side.A ? 1 : 2);
    }

    /** A bot that takes the option with the best expected change ({@link Adviser}), for one match. */
    public static Bot simple(long seed, Side side, Rules rules) {
        return new SimpleBot(draws(seed, side), side, rules);
    }

    /** A bot that takes the options that {@link Evaluation#draw} draws, for one match. */
    public static Bot fast(long seed, Side side) {
        return new FastBot(draws(seed, side));
    }

    /** A bot that goes to the objectives and attacks on its way, for one match. */
    public static Bot skirmisher(long seed, Side side) {
        return new Skirmisher(draws(seed, side));
    }

    /**
     * A bot that plays by a net, which the Python package {@code deadcube} writes with {@code write_net}. It takes the
     * first option whose rating is within 0.0001 of the best, and draws nothing. {@link Bot#copy} makes one for each
     * match without reading the net again.
     *
     * @param net the text of the file
     * @return the bot, or all faults of the text with their lines
     */
    public static Either<Seq<Fault>, Bot> learned(String net) {
        return NetText.read(net).map(LearnedBot::new);
    }

    /**
     * Creates a bot that ships for one match, from the match's seed; empty if there is none of this name. Its draws are
     * independent of the dice and of the other side's bot.
     */
    public static Option<Bot> named(String name, long seed, Side side, Rules rules) {
        return switch (name) {
            case "search" -> Option.some(search(seed, side, rules));
            case "simple" -> Option.some(simple(seed, side, rules));
            case "fast" -> Option.some(fast(seed, side));
            case "skirmisher" -> Option.some(skirmisher(seed, side));
            case "random" -> Option.some(Bot.random(seed, side));
            default ->
                BotLevel.ALL
                        .find(level -> level.name().equals(name))
                        .map(level -> new LevelBot(
                                named(level.bot(), seed, side, rules).get(),
                                level.iterations().map(Budget::iterations).getOrElse(Budget.OPEN)));
        };
    }
}
