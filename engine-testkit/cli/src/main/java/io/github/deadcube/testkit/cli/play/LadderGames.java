package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.duel.BotLevel;
import io.github.deadcube.testkit.duel.PairedGames;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The games of a ladder: pairs of games with equal dice and swapped sides. Each block of 42 pairs has every pair of
 * teams once in each of two editions, and every scenario and battlefield equally often.
 */
record LadderGames(Rules rules, long seed) {
    private static final int BLOCK = 42;
    private static final Vector<String> EDITIONS = Vector.of(EditionNames.THIRD, EditionNames.REVISED);
    private static final Vector<Vector<ChosenTeam>> TEAMS = Vector.range(
                    0, Shipped.teams().size())
            .flatMap(a -> Vector.range(a, Shipped.teams().size())
                    .map(b -> Vector.of(Shipped.teams().get(a), Shipped.teams().get(b))));

    /** What a pair of games has in common. */
    record Terms(Setup setup, String edition, String teams) {
        String scenario() {
            return setup.scenario().name();
        }
    }

    /**
     * A pair of games.
     *
     * @param level the number of the higher level
     * @param other the number of the lower level
     * @param number of the pair, from 0
     * @param edition the ruleset and its version, such as {@code deadzone-3 v1}
     * @param score the mean score of the higher level, 0 to 1
     * @param lead the mean lead of the higher level, in VP
     * @param micros the CPU time of the higher level's decisions, in microseconds
     */
    record Row(
            int level,
            int other,
            int number,
            String edition,
            String scenario,
            String teams,
            double score,
            double lead,
            long micros,
            int decisions) {
        static final Pattern BEGIN = Pattern.compile("[1-9]\\t[1-9]\\t\\d+\\t");

        private static final String TAB = "\t";
        private static final int PARTS = 10;
        private static final CharSequence LEVEL = Sentence.of("a level from 1 to {count}", BotLevel.ALL.size());
        private static final Pattern LEVELS = Pattern.compile("[1-" + BotLevel.ALL.size() + "]");
        private static final Vector<Column> COLUMNS = Vector.of(
                new Column(0, "higher level", LEVELS, LEVEL),
                new Column(1, "lower level", LEVELS, LEVEL),
                new Column(2, "number of the pair", Pattern.compile("[0-9]{1,9}"), "a number from 0 upward"),
                new Column(
                        6, "score", Pattern.compile("0(\\.0|\\.25|\\.5|\\.75)?|1(\\.0)?"), "0, 0.25, 0.5, 0.75 or 1"),
                new Column(7, "lead", Pattern.compile("-?[0-9]{1,7}(\\.[05])?"), "VP in halves, such as -2.5"),
                new Column(8, "CPU time", Pattern.compile("[0-9]{1,18}"), "microseconds from 0 upward"),
                new Column(9, "number of decisions", Pattern.compile("[1-9][0-9]{0,8}"), "a number from 1 upward"));

        /** A column of numbers: its place, its name in a sentence, and what is right. */
        private record Column(int place, String words, Pattern right, CharSequence expected) {
            Option<Fault> fault(String text) {
                return Option.when(
                        !right.matcher(text).matches(),
                        () -> Fault.of(Sentence.of("the {words} is '{text}'", words, text), expected));
            }
        }

        /** The row as a line of texts with tabs between them. */
        String line() {
            return Vector.of(level, other, number, edition, scenario, teams, score, lead, micros, decisions)
                    .mkString(TAB);
        }

        /** Reads a line, or returns why it is no row. */
        static Either<Fault, Row> read(String line) {
            String[] parts = line.split(TAB, -1);
            if (parts.length != PARTS)
                return Either.left(Fault.of(
                        Sentence.of("'{line}' is no row of a ladder", line), PARTS + " texts with tabs between them"));
            Vector<Fault> faults = COLUMNS.flatMap(column -> column.fault(parts[column.place()]));
            return faults.isEmpty()
                    ? Either.right(new Row(
                            Integer.parseInt(parts[0]),
                            Integer.parseInt(parts[1]),
                            Integer.parseInt(parts[2]),
                            parts[3],
                            parts[4],
                            parts[5],
                            Double.parseDouble(parts[6]),
                            Double.parseDouble(parts[7]),
                            Long.parseLong(parts[8]),
                            Integer.parseInt(parts[9])))
                    : Either.left(Fault.of(Sentence.several(faults.map(Fault::said))));
        }

        private boolean fits(Terms terms) {
            return edition.equals(terms.edition()) && scenario.equals(terms.scenario()) && teams.equals(terms.teams());
        }

        boolean is(BotLevel one, BotLevel lower, int place) {
            return level == one.number() && other == lower.number() && number == place;
        }

        private List<Integer> pair() {
            return List.of(level, other, number);
        }
    }

    /**
     * The pairs of games that a file holds, or why they cannot continue in it. A row has no seed, but the seed decides
     * what is played.
     */
    Either<Fault, Vector<Row>> read(RowFile file) {
        Vector<Row> rows = Vector.empty();
        Map<List<Integer>, Integer> lines = new LinkedHashMap<>();
        for (String line : file.lines()) {
            Either<Fault, Row> row = Row.read(line);
            int number = rows.size() + 1;
            if (row.isLeft()) return Either.left(file.at(number, row.getLeft()));
            if (!row.get().fits(terms(row.get().number())))
                return Either.left(file.at(
                        number,
                        Fault.of(
                                "this pair of games is of a ladder with another seed or other rules",
                                "its --seed, or another file")));
            Integer before = lines.putIfAbsent(row.get().pair(), number);
            if (before != null)
                return Either.left(
                        file.at(number, Fault.of(Sentence.of("this pair of games is also in line {before}", before))));
            rows = rows.append(row.get());
        }
        return Either.right(rows);
    }

    Terms terms(int number) {
        int place = number % BLOCK;
        SplitMix64 chance = SplitMix64.stream(seed + number / BLOCK, 9);
        int teams = chance.order(BLOCK).numbers().get(place) - 1;
        int scenario = chance.order(BLOCK).numbers().get(place) - 1;
        int field = chance.order(BLOCK).numbers().get(place) - 1;
        String edition = EDITIONS.get(teams / TEAMS.size());
        Vector<ChosenTeam> both = TEAMS.get(teams % TEAMS.size());
        Ruleset ruleset = Shipped.all(Deadcube.edition(edition).get());
        Vector<Scenario> scenarios = Shipped.scenarios();
        Scenario played = scenarios.get(scenario % scenarios.size());
        Setup setup = Shipped.setup(ruleset, both.get(0), both.get(1))
                .withBattlefield(NamedBattlefield.shipped()
                        .get(field % NamedBattlefield.shipped().size())
                        .battlefield())
                .withScenario(played);
        return new Terms(
                Shipped.in(played, setup),
                ruleset.toString(),
                both.map(team -> team.team().name()).mkString(" and "));
    }

    /** Plays a pair of games on the calling thread. */
    Row played(BotLevel level, BotLevel lower, int number) {
        Terms terms = terms(number);
        Thinking thinking = new Thinking();
        PairedGames games = PairedGames.between(
                rules,
                terms.setup(),
                (game, side) -> thinking.timed(bot(level, game, side)),
                (game, side) -> bot(lower, game, side));
        long cpu = cpu();
        long begin = System.nanoTime();
        PairedGames.Game one = games.game(seed + number, 0);
        PairedGames.Game other = games.game(seed + number, 1);
        double busy = (cpu() - cpu) / (double) Math.max(1, System.nanoTime() - begin);
        return new Row(
                level.number(),
                lower.number(),
                number,
                terms.edition(),
                terms.scenario(),
                terms.teams(),
                (one.score() + other.score()) / 2,
                (one.ownPoints() - one.otherPoints() + other.ownPoints() - other.otherPoints()) / 2.0,
                (long) (thinking.nanos * busy / 1000),
                thinking.decisions);
    }

    private Bot bot(BotLevel level, long game, Side side) {
        return Bots.named(level.name(), game, side, rules).get();
    }

    /** The CPU time of this program so far, in nanoseconds; 0 if the system does not tell it. */
    private static long cpu() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toNanos)
                .orElse(0L);
    }

    /** Measures the time of decisions. While other programs run, only a part of it is CPU time. */
    private static final class Thinking {
        private long nanos;
        private int decisions;

        Bot timed(Bot bot) {
            return new Bot() {
                @Override
                public Choice choose(PlayerView view, Prompt.Decision decision) {
                    return choose(view, decision, Budget.OPEN);
                }

                @Override
                public Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
                    long begin = System.nanoTime();
                    Choice choice = bot.choose(view, decision, budget);
                    nanos += System.nanoTime() - begin;
                    decisions++;
                    return choice;
                }

                @Override
                public void ended() {
                    bot.ended();
                }

                @Override
                public Bot copy() {
                    return timed(bot.copy());
                }
            };
        }
    }
}
