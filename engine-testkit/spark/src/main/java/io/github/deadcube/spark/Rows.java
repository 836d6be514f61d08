package io.github.deadcube.spark;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.bot.Bot;
import io.github.deadcube.core.bot.Bot.Budget;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.bot.Evaluation;
import io.github.deadcube.testkit.decisions.DecisionLog;
import io.github.deadcube.testkit.decisions.DecisionLog.Decided;
import io.github.deadcube.testkit.duel.PairedGames;
import io.github.deadcube.testkit.learning.Encoding;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import scala.jdk.javaapi.CollectionConverters;

/** The rows that a job writes about each game. */
enum Rows {
    PLAY(PlayedGame.SCHEMA, (plan, number) -> one(PlayedGame.row(plan, number))),
    DECISIONS(DecidedGame.SCHEMA, DecidedGame::rows),
    POSITIONS(PositionRows.SCHEMA, PositionRows::rows),
    VERIFY(VerifiedGame.SCHEMA, (plan, number) -> one(VerifiedGame.row(plan, number)));

    private interface OfGame {
        Iterator<Row> rows(GamePlan plan, long number);
    }

    private final StructType schema;
    private final transient OfGame game;

    Rows(StructType schema, OfGame game) {
        this.schema = schema;
        this.game = game;
    }

    private static Iterator<Row> one(Row row) {
        return List.of(row).iterator();
    }

    StructType schema() {
        return schema;
    }

    boolean isOneForEachGame() {
        return this == PLAY || this == VERIFY;
    }

    String job() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The rows of these games; nothing is played before they are read. */
    Dataset<Row> dataset(GamePlan plan, Dataset<Long> numbers) {
        return numbers.flatMap((FlatMapFunction<Long, Row>) number -> game.rows(plan, number), Encoders.row(schema));
    }

    /**
     * The row of a game that failed.
     *
     * @param known the values of other columns; what is left has empty texts and lists, zeros and no
     */
    static Row failed(StructType schema, long number, long seed, String failure, Map<String, Object> known) {
        return RowFactory.create(Arrays.stream(schema.fields())
                .map(column -> switch (column.name()) {
                    case "number" -> number;
                    case "seed" -> seed;
                    case "failure" -> failure;
                    default -> known.getOrDefault(column.name(), nothing(column.dataType()));
                })
                .toArray());
    }

    private static Object nothing(DataType type) {
        return switch (type.typeName()) {
            case "string" -> "";
            case "boolean" -> false;
            case "integer" -> 0;
            case "long" -> 0L;
            case "double" -> 0.0;
            case "map" -> CollectionConverters.asScala(new TreeMap<String, Integer>());
            default -> new Object[0];
        };
    }

    /** The decisions of one game as rows, with the numbers of an {@link Encoding}. */
    private static final class DecidedGame {
        static final StructType SCHEMA = StructType.fromDDL("""
                number BIGINT NOT NULL, seed BIGINT NOT NULL, encoding INT NOT NULL, side STRING NOT NULL,
                purpose STRING NOT NULL, view ARRAY<FLOAT> NOT NULL, options ARRAY<ARRAY<FLOAT>> NOT NULL,
                chosen INT NOT NULL, won DOUBLE NOT NULL, lead INT NOT NULL, failure STRING NOT NULL""");

        private DecidedGame() {}

        static Iterator<Row> rows(GamePlan plan, long number) {
            return Failures.tried(() -> played(plan, number, plan.game(number)))
                    // how the game would have ended is not known for any decision
                    .getOrElseGet(trace -> Vector.of(failed(
                            SCHEMA,
                            number,
                            plan.seed(number),
                            trace,
                            Map.of("encoding", Encoding.VERSION, "won", 0.5))))
                    .iterator();
        }

        private static Vector<Row> played(GamePlan plan, long number, GamePlan.Planned game) {
            Match match = PlayedGame.match(plan, game);
            DecisionLog log = DecisionLog.of(PlayedGame.RULES, match.state());
            match.watchedBy(log).play();
            Position end = match.state().position();
            return log.decisions().map(decided -> row(number, game.seed(), decided, end));
        }

        private static Row row(long number, long seed, Decided decided, Position end) {
            Side side = decided.side();
            double won = PairedGames.score(end.result().flatMap(Prompt.Result::winner), side);
            return RowFactory.create(
                    number,
                    seed,
                    Encoding.VERSION,
                    side.name(),
                    decided.purpose().toString(),
                    decided.view(),
                    decided.options().toJavaArray(float[][]::new),
                    decided.chosen(),
                    won,
                    end.side(side).score() - end.side(side.other()).score(),
                    "");
        }
    }

    /**
     * Some positions of one game as rows, from which the chance to win is learned. In half of all games some choices
     * are those of a weaker policy, because a search must also judge positions that good play does not reach.
     */
    static final class PositionRows {
        static final StructType SCHEMA = StructType.fromDDL("""
                number BIGINT NOT NULL, seed BIGINT NOT NULL, roundsLeft INT NOT NULL,
                features ARRAY<DOUBLE> NOT NULL, chance DOUBLE NOT NULL, won DOUBLE NOT NULL,
                failure STRING NOT NULL""");

        /** Streams of the seed that no bot and no dice use. */
        private static final int STREAM = 21;

        private static final int WANDERS_STREAM = 22;
        /** One of so many decisions is a row, and the first position of each round. */
        private static final int SPARSE = 5;
        /** One of so many choices of a wandering bot is another policy's. */
        private static final int WANDERING = 8;

        private PositionRows() {}

        static Iterator<Row> rows(GamePlan plan, long number) {
            return Failures.tried(() -> played(plan, number, plan.game(number)))
                    .getOrElseGet(trace -> List.of(
                            failed(SCHEMA, number, plan.seed(number), trace, Map.of("chance", 0.5, "won", 0.5))))
                    .iterator();
        }

        /** By the seed, not by the number: games of even numbers may have other scenarios than those of odd ones. */
        static boolean wanders(long seed) {
            return SplitMix64.stream(seed, WANDERS_STREAM).below(2) == 0;
        }

        private static List<Row> played(GamePlan plan, long number, GamePlan.Planned game) {
            SplitMix64 drawn = SplitMix64.stream(game.seed(), STREAM);
            Match match = PlayedGame.match(plan, game, bot -> wanders(game.seed()) ? new Wandering(bot, drawn) : bot);
            Sample sample = new Sample(match.state().position().game().setup(), drawn);
            match.watchedBy((input, transition) ->
                    sample.see(transition.state().position(), PlayedGame.RULES.prompt(transition.state())));
            double won = PairedGames.score(match.play().winner(), Side.A);
            List<Row> rows = new ArrayList<>();
            for (Sample.Seen seen : sample.all)
                rows.add(RowFactory.create(number, game.seed(), seen.roundsLeft, seen.features, seen.chance, won, ""));
            return rows;
        }

        private static final class Sample {
            private final Evaluation evaluation;
            private final int rounds;
            private final SplitMix64 drawn;
            private final List<Seen> all = new ArrayList<>();
            private int round;

            @SuppressWarnings("ArrayRecordComponent") // it becomes a row, and is not compared
            private record Seen(int roundsLeft, double[] features, double chance) {}

            Sample(Setup setup, SplitMix64 drawn) {
                this.evaluation = Evaluation.of(setup);
                this.rounds = setup.scenario().rounds();
                this.drawn = drawn;
            }

            void see(Position position, Prompt prompt) {
                if (position.result().isDefined() || position.round() < 1) return;
                boolean begins = position.round() != round;
                round = position.round();
                boolean asks = prompt instanceof Prompt.Decision decision
                        && (isPlay(decision.purpose()) || decision.purpose() == Purpose.FIGHT_BACK);
                if (!begins && !(asks && drawn.below(SPARSE) == 0)) return;
                all.add(new Seen(
                        Math.max(0, rounds - position.round()),
                        evaluation.features(position),
                        evaluation.chance(position, Side.A)));
            }
        }

        private static boolean isPlay(Purpose purpose) {
            return purpose == Purpose.TURN || purpose == Purpose.ACTIVATION || purpose == Purpose.MOVEMENT;
        }

        /** A bot of one match some of whose choices are those of the playout policy. */
        private static final class Wandering implements Bot {
            private final Bot bot;
            private final SplitMix64 drawn;
            private Option<Evaluation> evaluation = Option.none();

            Wandering(Bot bot, SplitMix64 drawn) {
                this.bot = bot;
                this.drawn = drawn;
            }

            @Override
            public Choice choose(PlayerView view, Prompt.Decision decision) {
                return choose(view, decision, Budget.OPEN);
            }

            @Override
            public Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
                if (!isPlay(decision.purpose()) || drawn.below(WANDERING) != 0)
                    return bot.choose(view, decision, budget);
                Position position = view.position();
                if (evaluation.isEmpty())
                    evaluation = Option.some(Evaluation.of(position.game().setup()));
                return evaluation.get().draw(position, decision, drawn);
            }

            @Override
            public void ended() {
                bot.ended();
            }
        }
    }
}
