package io.github.deadcube.spark;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.StructType;

/** The rows that a job writes about each game. */
enum Rows {
    PLAY(PlayedGame.SCHEMA, (plan, number) -> one(PlayedGame.of(plan, number))),
    DECISIONS(DecidedGame.SCHEMA, DecidedGame::of),
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

    /** The name of the job. */
    String job() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The rows of these games; nothing is played before they are read. */
    Dataset<Row> of(GamePlan plan, Dataset<Long> numbers) {
        return numbers.flatMap((FlatMapFunction<Long, Row>) number -> game.rows(plan, number), Encoders.row(schema));
    }
}
