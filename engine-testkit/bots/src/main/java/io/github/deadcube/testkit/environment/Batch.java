package io.github.deadcube.testkit.environment;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt.Decision;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.support.FileReplacement;
import io.github.deadcube.testkit.environment.BatchGame.Deal;
import io.github.deadcube.testkit.environment.BatchGame.Held;
import io.github.deadcube.testkit.learning.Encoding;
import io.github.deadcube.testkit.match.BotRegistry;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Many games that are played at once, on all cores, with a program that chooses. Their observations are arrays in a
 * file that the program maps into its memory. Equal seeds and actions give equal arrays. Used by one thread at a time.
 */
public final class Batch {
    /** The streams of a seed that choose the opponent and the set-up. */
    private static final int OPPONENT = 5;

    private static final int SETUP = 7;
    private static final int NONE = -1;
    /** So many parts a core keep all cores busy although games differ. */
    private static final int PARTS = 4;

    private static final int ERRORS_TOLD = 5;
    /** So many games show whether the program is ever asked: this many, and with many set-ups so many of each. */
    private static final int TRIED = 100;

    private static final int TRIED_OF_SETUP = 10;

    private final Rules rules;
    private final BotRegistry bots;
    private final BatchTerms terms;
    /** The first states of the set-ups. A seed chooses one of the first {@link #drawn}. */
    private final GameState[] begins;
    /** Those of the set-ups, in the same places. */
    private final Encoding[] encodings;
    /** The places that have a set-up. */
    private final BitSet placed = new BitSet();

    private final int drawn;
    private final BatchFile file;
    private final BatchGame[] games;
    /** The number of options of each row: the program may write into that of the file. */
    private final int[] counts;
    /** The run that began last in each row. */
    private final long[] runs;

    /** Those of the games, by row and side, where they have been asked. */
    private final @Nullable Bot[][] advisers;
    /** The name of the adviser. */
    private final @Nullable String advises;

    private final Part[] parts;
    private final Map<Integer, Held> held = new LinkedHashMap<>();
    /** The seed of the first game of each row. */
    private final long[] first;

    private int handles;

    private Batch(Rules rules, BotRegistry bots, BatchTerms terms, Vector<GameState> begins, BatchFile file) {
        this.rules = rules;
        this.bots = bots;
        this.terms = terms;
        this.file = file;
        drawn = begins.size();
        this.begins = new GameState[room(terms, drawn)];
        encodings = new Encoding[this.begins.length];
        for (int i = 0; i < drawn; i++) place(i, begins.get(i));
        Arrays.fill(this.begins, drawn, this.begins.length, this.begins[0]);
        Arrays.fill(encodings, drawn, encodings.length, encodings[0]);
        games = new BatchGame[terms.games()];
        first = new long[games.length];
        counts = new int[games.length];
        advisers = new Bot[games.length][Side.BOTH.size()];
        advises = terms.adviser().getOrNull();
        runs = new long[games.length];
        parts = new Part[Math.min(games.length, PARTS * Runtime.getRuntime().availableProcessors())];
        for (int i = 0; i < parts.length; i++)
            parts[i] = new Part(
                    new BatchRows(file, encodings, terms, counts),
                    games.length * i / parts.length,
                    games.length * (i + 1) / parts.length);
        reset(0);
    }

    /**
     * Opens a batch, and begins its games with seed 0. If it cannot be opened, the file stays as it is: it may be that
     * of another batch.
     *
     * @param begins the first states of the set-ups; the seed of a game chooses one
     * @param header of the file
     * @return the batch, or all faults of the terms and the set-ups
     * @throws FileAlreadyExistsException if the file has content that is not of an earlier batch
     * @throws IOException if the file cannot be written
     */
    public static Either<Vector<Fault>, Batch> open(
            Rules rules, BotRegistry bots, BatchTerms terms, Vector<GameState> begins, Path path, BatchHeader header)
            throws IOException {
        Vector<Fault> faults = terms.faults(bots.names()).appendAll(faults(begins));
        if (begins.isEmpty()) faults = faults.append(Fault.of("there is no set-up", "one at least"));
        if (faults.nonEmpty()) return Either.left(faults);
        BatchLayout layout = BatchLayout.of(terms, room(terms, begins.size()));
        if (layout.bytes() > Integer.MAX_VALUE)
            return Either.left(Vector.of(Fault.of(
                    Fault.UNREADABLE,
                    Sentence.of("the arrays need {bytes} bytes", layout.bytes()),
                    Integer.MAX_VALUE + " at most: fewer games or options")));
        if (!BatchFile.isFree(path, header)) throw new FileAlreadyExistsException(path.toString());
        BatchFile.deleteAbandoned(path, header);
        FileReplacement replacement = FileReplacement.of(path);
        Option<BatchFile> opened = Option.none();
        try {
            BatchFile file = BatchFile.in(replacement.path(), header.text(layout), layout);
            opened = Option.some(file);
            Batch batch = new Batch(rules, bots, terms, begins, file);
            int tried = Math.max(TRIED, TRIED_OF_SETUP * begins.size());
            if (!batch.asksIn(tried))
                return Either.left(Vector.of(Fault.of(
                        Fault.UNREADABLE,
                        Sentence.of("the program never decides: {tried} games end without a decision of it", tried),
                        "a set-up in which it decides")));
            replacement.done();
            return Either.right(batch);
        } finally {
            replacement.dropped();
            for (BatchFile file : opened) file.finished();
        }
    }

    private static Vector<Fault> faults(Vector<GameState> begins) {
        return begins.zipWithIndex()
                .flatMap(begin -> Encoding.faults(begin._1().position().game().setup())
                        .map(fault -> fault.within(Sentence.of("set-up {number}", begin._2()))));
    }

    private static int room(BatchTerms terms, int setups) {
        return Math.max(terms.setups(), setups);
    }

    private void place(int setup, GameState begin) {
        Encoding encoding = Encoding.of(begin.position().game().setup());
        begins[setup] = begin;
        encodings[setup] = encoding;
        placed.set(setup);
        for (Side side : Side.BOTH) file.board.put((2 * setup + side.ordinal()) * Encoding.BOARD, encoding.board(side));
    }

    /**
     * Begins all games again. The first game in place i is run i; each later one is the run that is larger by the
     * number of games.
     */
    public void reset(long seed) {
        reset(seed, 0);
    }

    /**
     * As {@link #reset(long)}, without the first games of each place: the first game in place i is run i + skipped ×
     * the number of games.
     */
    public void reset(long seed, int skipped) {
        Arrays.fill(first, seed);
        each(part -> part.begin(skipped));
    }

    /**
     * As {@link #reset(long, int)}, with a seed for each place: if nothing is skipped, that of the first game in it.
     * The seeds of later games are as far from it as with one seed for all.
     */
    public void reset(long[] seeds, int skipped) {
        for (int i = 0; i < games.length; i++)
            first[i] = seeds[i] - terms.sides().seed(0, i);
        each(part -> part.begin(skipped));
    }

    /**
     * Begins the games in some places again, with chosen set-ups. New set-ups take the places of those that are neither
     * played nor kept.
     *
     * @param chosen for each place the number of a set-up; -1 - i is that of the new one i
     * @return the numbers of the new set-ups; or what is wrong, and no game has changed
     */
    public Either<Vector<Fault>, Vector<Integer>> begin(
            Vector<Integer> places, Vector<Integer> chosen, Vector<GameState> added) {
        Vector<Fault> faults = faults(added);
        if (faults.nonEmpty()) return Either.left(faults);
        BitSet used = new BitSet();
        used.set(0, drawn);
        for (int number : chosen) if (number >= 0) used.set(number);
        for (Held game : held.values()) used.set(game.deal().setup());
        BitSet begun = new BitSet();
        places.forEach(begun::set);
        for (int i = begun.nextClearBit(0); i < games.length; i = begun.nextClearBit(i + 1))
            used.set(games[i].deal().setup());
        Vector<Integer> numbers = Vector.empty();
        for (int i = 0; i < added.size(); i++) {
            int free = used.nextClearBit(0);
            if (free >= begins.length)
                return Either.left(Vector.of(Fault.of(
                                Sentence.of(
                                        "the batch has room for {length} set-ups, and all are played or kept",
                                        begins.length),
                                "a batch that is opened with more")
                        .at("setups")));
            used.set(free);
            numbers = numbers.append(free);
        }
        for (int i = 0; i < added.size(); i++) place(numbers.get(i), added.get(i));
        for (int i = 0; i < places.size(); i++) {
            int setup = chosen.get(i);
            part(places.get(i)).begin(places.get(i), setup >= 0 ? setup : numbers.get(-1 - setup));
        }
        return Either.right(numbers);
    }

    /** Whether a number is that of a set-up. */
    public boolean hasSetup(int number) {
        return number >= 0 && placed.get(number);
    }

    /** The room for set-ups. */
    public int setups() {
        return begins.length;
    }

    /** Whether the program is asked in one of the first games. */
    private boolean asksIn(int tried) {
        for (BatchGame game : games) if (game.decision() != null) return true;
        for (long run = games.length; run < tried; run++)
            if (new BatchGame(rules, terms, dealt(0, run)).decision() != null) return true;
        return false;
    }

    /**
     * Makes one decision in each game. The actions are in the file. A game that is over before the program decides ends
     * in this step.
     *
     * @return what is wrong in the file, {@value #ERRORS_TOLD} faults at most: actions that are no options, and counts
     *     of options that the program has changed; if there are any, no decision is made
     * @throws TooManyOptions if the arrays have no room for all options of a decision
     */
    public Vector<Fault> step() {
        Vector<Fault> wrong = Vector.empty();
        for (int i = 0; i < games.length && wrong.size() < ERRORS_TOLD; i++) {
            int count = games[i].options().size();
            int action = file.action.get(i);
            if (file.count.get(i) != count)
                wrong = wrong.append(Fault.of(
                                Fault.UNREADABLE,
                                Sentence.of("the count of options is {count}", file.count.get(i)),
                                Sentence.of("{count}", count))
                        .in(Sentence.of("game {number}", i)));
            if (count > 0 && (action < 0 || action >= count))
                wrong = wrong.append(
                        Fault.unread(Integer.toString(action), Sentence.of("an action from 0 to {most}", count - 1))
                                .in(Sentence.of("game {number}", i)));
        }
        if (wrong.isEmpty()) each(Part::step);
        return wrong;
    }

    /**
     * Plays random steps without the program, to measure the speed. It ends at the first one that {@link #step}
     * refuses.
     */
    public Vector<Fault> playRandomly(int steps, long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        Vector<Fault> wrong = Vector.empty();
        for (int step = 0; step < steps && wrong.isEmpty(); step++) {
            for (int i = 0; i < games.length; i++) {
                int count = games[i].options().size();
                file.action.put(i, count == 0 ? 0 : chance.below(count));
            }
            wrong = step();
        }
        return wrong;
    }

    BatchFile file() {
        return file;
    }

    public int games() {
        return games.length;
    }

    /** A game: its state contains hidden information. */
    public GameState state(int game) {
        return games[game].state();
    }

    /** The side that decides in a game; of a game that is over, the side of the program, or A. */
    public Side side(int game) {
        return games[game].side();
    }

    /** The options of a game in the order of the arrays; none if it is over. */
    public Vector<Choice> options(int game) {
        return Vector.ofAll(games[game].options());
    }

    /** Keeps a game as it is. Returns a handle, 1 or more. */
    public int hold(int game) {
        held.put(++handles, games[game].held());
        return handles;
    }

    public boolean holds(int handle) {
        return held.containsKey(handle);
    }

    /** Puts the kept game into a place. It has the same dice as the first time. */
    public void restore(int handle, int game) {
        part(game).become(game, kept(handle).copy());
    }

    /**
     * Puts copies of a kept game into places. Each has its own dice, a new opponent, and hidden tokens that the side
     * that decides cannot tell from the true ones.
     *
     * @param seed the chance of the copy in the first place; the next copy has the next seed
     * @param exact whether the hidden tokens are the true ones instead
     */
    public void fork(int handle, Vector<Integer> places, long seed, boolean exact) {
        Held game = kept(handle);
        Side side = rules.prompt(game.state()).respondingSide().getOrElse(Side.A);
        for (int i = 0; i < places.size(); i++) {
            int place = places.get(i);
            Bot opponent =
                    opponent(game.deal().opponent(), seed + i, game.deal().learner());
            part(place).become(place, exact ? game.by(seed + i, opponent) : game.by(side, seed + i, opponent));
        }
    }

    /** How many rows {@link #expand} needs. */
    public long expanded(Vector<Integer> places, Vector<Integer> options, int samples) {
        if (options.nonEmpty()) return (long) samples * options.size();
        long rows = 0;
        for (int place : places) rows += (long) samples * games[place].options().size();
        return rows;
    }

    public boolean hasOpponents() {
        return terms.sides() != BatchTerms.Sides.BOTH;
    }

    /** Whether a game of another batch is of a set-up of this one. */
    public boolean knows(Batch other, int place) {
        return number(other.games[place].state()) != NONE;
    }

    /** The number of the set-up of a game, or {@value #NONE}. */
    private int number(GameState state) {
        Setup setup = state.position().game().setup();
        for (int i = placed.nextSetBit(0); i >= 0; i = placed.nextSetBit(i + 1)) {
            Setup known = begins[i].position().game().setup();
            if (known == setup || known.equals(setup)) return i;
        }
        return NONE;
    }

    /**
     * Fills the first rows with what follows from games of a batch, which may be this one: for each place, for each of
     * its options or for the one that is named, so many copies after that option. Each copy has other dice, and hidden
     * tokens that the side that decides cannot tell from the true ones. The program plays both sides of it; before, a
     * net of the terms plays on up to the next choice of a model to activate. The results of the step are those of the
     * option.
     *
     * @param options one for each place, which may be named several times in a row; empty for all options of each
     * @param seed the chance of the first copy of the first place; the copies of an option have successive seeds, the
     *     same for all options of a place
     * @throws IllegalArgumentException if this batch has opponents, no room, or not the set-up of a game
     * @throws TooManyOptions as {@link #step}
     */
    public void expand(Batch other, Vector<Integer> places, Vector<Integer> options, int samples, long seed) {
        if (hasOpponents()) throw new IllegalArgumentException("the program plays one side of this batch");
        if (other.expanded(places, options, samples) > games.length)
            throw new IllegalArgumentException("the batch has " + games.length + " rows");
        List<Copies> copies = new ArrayList<>();
        int row = 0;
        long next = seed;
        for (int i = 0; i < places.size(); i++) {
            BatchGame game = other.games[places.get(i)];
            int number = number(game.state());
            if (number == NONE)
                throw new IllegalArgumentException("the set-up of game " + places.get(i) + " is unknown");
            List<Choice> tried = options.isEmpty()
                    ? List.copyOf(game.options())
                    : List.of(game.options().get(options.get(i)));
            if (i > 0 && !(options.nonEmpty() && places.get(i).equals(places.get(i - 1)))) next += samples;
            copies.add(new Copies(row, game.held().alone(number), game.side(), tried, next));
            row += samples * tried.size();
        }
        each(part -> part.expand(copies, samples));
    }

    /** The rows from one on that get what follows from a game. */
    private record Copies(int from, Held game, Side side, List<Choice> options, long seed) {}

    /** Whether a game waits for a roll that the program chooses, after {@link #choose}. */
    public boolean rolling(int game) {
        return games[game].rolling();
    }

    /** The rolls that a game may wait for, one of each kind; bonus dice are rolled once at most. */
    public Vector<Dice.Chance> rolls(int game) {
        return games[game].rolls();
    }

    /**
     * Takes an option in one game, which then waits for the first roll that follows before the next decision of the
     * program: {@link #roll} chooses it, and a step makes it with the dice of the game.
     *
     * @throws TooManyOptions as {@link #step}
     */
    public void choose(int game, int option) {
        part(game).chooseUntilRoll(game, option);
    }

    /**
     * Makes the roll that a game waits for. It then waits for the next one before a decision of the program.
     *
     * @return why the rules refuse it
     * @throws TooManyOptions as {@link #step}
     */
    public Option<Rejection> roll(int game, Dice roll) {
        return part(game).roll(game, roll);
    }

    public void drop(int handle) {
        held.remove(handle);
    }

    private Held kept(int handle) {
        Held game = held.get(handle);
        if (game == null) throw new IllegalArgumentException("no game has the handle " + handle);
        return game;
    }

    private Part part(int game) {
        for (Part part : parts) if (part.from <= game && game < part.to) return part;
        throw new IllegalArgumentException("there is no game " + game);
    }

    private void each(Consumer<Part> task) {
        if (parts.length == 1) task.accept(parts[0]);
        else Arrays.stream(parts).parallel().forEach(task);
    }

    private Held dealt(int row, long run) {
        return dealt(row, run, drawn(terms.sides().seed(first[row], run), SETUP, drawn));
    }

    private Held dealt(int row, long run, int setup) {
        long seed = terms.sides().seed(first[row], run);
        Side learner = terms.sides().in(run).getOrNull();
        int opponent =
                learner == null ? 0 : drawn(seed, OPPONENT, terms.opponents().size());
        return Held.begin(
                new Deal(run, seed, setup, opponent, learner), begins[setup], opponent(opponent, seed, learner));
    }

    private @Nullable Bot opponent(int number, long seed, @Nullable Side learner) {
        return learner == null
                ? null
                : bots.named(terms.opponents().get(number), seed, learner.other(), rules)
                        .get();
    }

    private static int drawn(long seed, int stream, int number) {
        return number == 1 ? 0 : SplitMix64.stream(seed, stream).below(number);
    }

    /** A decision has more options than the arrays have room for. The batch cannot go on. */
    public static final class TooManyOptions extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooManyOptions(int row, int count, int most) {
            super("game " + row + " has a decision with " + count + " options, and the arrays have room for " + most);
        }
    }

    /** Games that one thread plays. */
    private final class Part {
        private final BatchRows rows;
        private final int from;
        private final int to;
        /** A net draws nothing: one for all rows of the part. */
        private final @Nullable Bot playout;

        Part(BatchRows rows, int from, int to) {
            this.rows = rows;
            this.from = from;
            this.to = to;
            playout = terms.playout()
                    .flatMap(name -> bots.named(name, 0, Side.A, rules))
                    .getOrNull();
        }

        void begin(int skipped) {
            for (int i = from; i < to; i++) {
                deal(i, i + (long) skipped * games.length);
                rows.noStep(i);
            }
        }

        private void deal(int row, long run) {
            runs[row] = run;
            become(row, dealt(row, run));
        }

        /** Begins the game of a row again with another set-up. */
        void begin(int row, int setup) {
            become(row, dealt(row, runs[row], setup));
        }

        /** A game in the place of another one; no step has been made in it. */
        void become(int row, Held other) {
            BatchGame game = games[row];
            if (game == null) games[row] = new BatchGame(rules, terms, other);
            else game.become(other);
            rows.begun(row, games[row]);
            endAdvisers(row);
            decision(row);
        }

        private void decision(int row) {
            rows.decision(row, games[row]);
            if (advises != null) rows.advised(row, advised(row, advises));
        }

        /** The place of the option that the adviser takes; {@value #NONE} if the game is over. */
        private int advised(int row, String name) {
            BatchGame game = games[row];
            Decision asked = game.decision();
            if (asked == null) return NONE;
            Side side = asked.side();
            Bot known = advisers[row][side.ordinal()];
            Bot adviser = known != null
                    ? known
                    : bots.named(name, game.deal().seed(), side, rules).get();
            advisers[row][side.ordinal()] = adviser;
            return game.options().indexOf(adviser.choose(game.state().seenBy(side), asked));
        }

        private void endAdvisers(int row) {
            for (Bot adviser : advisers[row]) if (adviser != null) adviser.ended();
            Arrays.fill(advisers[row], null);
        }

        void step() {
            for (int i = from; i < to; i++) step(i);
        }

        void expand(List<Copies> copies, int samples) {
            for (Copies each : copies) {
                int end = Math.min(to, each.from() + samples * each.options().size());
                for (int row = Math.max(from, each.from()); row < end; row++) {
                    int place = row - each.from();
                    Held copy = each.game().by(each.side(), each.seed() + place % samples, null);
                    int lead = BatchGame.lead(copy.state());
                    games[row].become(copy, each.options().get(place / samples), playout);
                    rows.begun(row, games[row]);
                    endAdvisers(row);
                    write(row, each.side(), lead);
                }
            }
        }

        private void step(int row) {
            BatchGame game = games[row];
            if (game.told()) {
                rows.noStep(row);
                return;
            }
            int lead = game.lead();
            Side decided = game.side();
            if (game.decision() != null) game.choose(file.action.get(row));
            else if (game.rolling()) game.rollOn();
            write(row, decided, lead);
        }

        void chooseUntilRoll(int row, int option) {
            BatchGame game = games[row];
            int lead = game.lead();
            Side decided = game.side();
            game.chooseUntilRoll(option);
            write(row, decided, lead);
        }

        Option<Rejection> roll(int row, Dice roll) {
            BatchGame game = games[row];
            int lead = game.lead();
            Side decided = game.side();
            Option<Rejection> refused = game.roll(roll);
            if (refused.isEmpty()) write(row, decided, lead);
            return refused;
        }

        /** Writes what has come of an input of a game. */
        private void write(int row, Side decided, int lead) {
            BatchGame game = games[row];
            rows.step(row, game, decided, lead);
            if (game.finished() != null) game.tell();
            if (game.finished() != null && terms.restarts())
                deal(row, next(row, game.deal().run()));
            else decision(row);
        }

        /**
         * After a game that was put here from another row, this row goes on with its own games: no two rows play the
         * same.
         */
        private long next(int row, long ended) {
            boolean own = ended % games.length == row;
            return (own ? ended : runs[row]) + games.length;
        }
    }
}
