package io.github.deadcube.spark;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.decisions.DecisionLog;
import io.github.deadcube.testkit.decisions.DecisionLog.Decided;
import io.github.deadcube.testkit.learning.Encoding;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Vector;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/** The rows that a job writes about each game. */
enum Rows {
    PLAY(PlayedGame.SCHEMA, (plan, number) -> one(PlayedGame.of(plan, number))),
    DECISIONS(DecidedGame.SCHEMA, DecidedGame::of),
    POSITIONS(PositionRows.SCHEMA, PositionRows::of),
    VERIFY(VerifiedGame.SCHEMA, (plan, number) -> one(VerifiedGame.of(plan, number)));

    /** The rows of one game. */
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

    /** Whether a game has one row. */
    boolean isOneForEachGame() {
        return this == PLAY || this == VERIFY;
    }

    /** The name of the job. */
    String job() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The rows of these games; nothing is played before they are read. */
    Dataset<Row> of(GamePlan plan, Dataset<Long> numbers) {
        return numbers.flatMap((FlatMapFunction<Long, Row>) number -> game.rows(plan, number), Encoders.row(schema));
    }

    /** The decisions of one game as rows, with the numbers of an {@link Encoding}. */
    private static final class DecidedGame {
        static final StructType SCHEMA = new StructType()
                .add("number", DataTypes.LongType, false)
                .add("seed", DataTypes.LongType, false)
                .add("encoding", DataTypes.IntegerType, false)
                .add("side", DataTypes.StringType, false)
                .add("purpose", DataTypes.StringType, false)
                .add("view", DataTypes.createArrayType(DataTypes.FloatType), false)
                .add("options", DataTypes.createArrayType(DataTypes.createArrayType(DataTypes.FloatType)), false)
                .add("chosen", DataTypes.IntegerType, false)
                .add("won", DataTypes.DoubleType, false)
                .add("lead", DataTypes.IntegerType, false)
                .add("failure", DataTypes.StringType, false);

        private DecidedGame() {}

        static Iterator<Row> of(GamePlan plan, long number) {
            return Failures.tried(() -> played(plan, number, plan.game(number)))
                    .getOrElseGet(trace -> Vector.of(failed(number, plan.seed(number), trace)))
                    .iterator();
        }

        private static Vector<Row> played(GamePlan plan, long number, GamePlan.Planned game) {
            Match match = PlayedGame.match(plan, game);
            DecisionLog log = DecisionLog.of(PlayedGame.RULES, match.state());
            match.watchedBy(log).play();
            Position end = match.state().position();
            return log.decisions().map(decided -> row(number, game.seed(), decided, end));
        }

        /** The only row of a game that did not end: how it would have ended is not known for any decision. */
        private static Row failed(long number, long seed, String failure) {
            return RowFactory.create(
                    number, seed, Encoding.VERSION, "", "", new float[0], new float[0][], 0, 0.5, 0, failure);
        }

        private static Row row(long number, long seed, Decided decided, Position end) {
            Side side = decided.side();
            double won = end.result()
                    .flatMap(result -> result.winner())
                    .map(winner -> winner == side ? 1.0 : 0.0)
                    .getOrElse(0.5);
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
}
