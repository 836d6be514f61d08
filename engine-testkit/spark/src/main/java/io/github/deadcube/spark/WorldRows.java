package io.github.deadcube.spark;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.spark.Failures.SparkOutput;
import io.github.deadcube.testkit.world.SmallWorld;
import io.vavr.Lazy;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/**
 * The small worlds: every state of each is visited in a task of its own, and a row has its counts, or what is wrong.
 */
final class WorldRows {
    private static final StructType SCHEMA = StructType.fromDDL("""
            name STRING NOT NULL, counts STRING NOT NULL, failure STRING NOT NULL""");

    /** The worlds between two writes: what is lost if the job is killed. */
    private static final int WRITTEN_TOGETHER = 64;

    private static final Lazy<Map<String, SmallWorld>> WORLDS =
            Lazy.of(() -> SmallWorld.all().toLinkedMap(SmallWorld::name, world -> world));

    private WorldRows() {}

    /** Visits the worlds that have no row of this build. Returns the exit code. */
    static int visit(SparkSession spark, String out, String names) {
        Vector<String> chosen = WORLDS.get().keySet().toVector().filter(name -> name.matches(names));
        if (chosen.isEmpty()) {
            SparkOutput.fault("--of takes a regular expression for names of worlds; they are "
                    + WORLDS.get().keySet().mkString(", "));
            return SparkGames.REFUSED;
        }
        Vector<String> plan = Vector.of("job: worlds", GamePlan.build());
        return GameBlocks.planned(spark, out, SCHEMA, plan, "rows of another job or build", "that build")
                .fold(
                        fault -> {
                            SparkOutput.faults(Vector.of("--out: " + fault));
                            return SparkGames.REFUSED;
                        },
                        table -> visit(spark, out, chosen, table));
    }

    private static int visit(SparkSession spark, String out, Vector<String> chosen, GameBlocks table) {
        Vector<String> done = Vector.ofAll(table.read().collectAsList()).map(row -> row.<String>getAs("name"));
        Vector<String> left = chosen.removeAll(done);
        JavaSparkContext tasks = JavaSparkContext.fromSparkContext(spark.sparkContext());
        for (Vector<String> some : left.grouped(WRITTEN_TOGETHER))
            spark.createDataFrame(tasks.parallelize(some.asJava(), some.size()).map(WorldRows::row), SCHEMA)
                    .write()
                    .format("delta")
                    .mode(SaveMode.Append)
                    .save(out);
        Dataset<Row> all = table.read();
        List<Row> failed = all.where("failure <> ''").orderBy("name").collectAsList();
        for (Row row : failed) SparkOutput.print(row.getAs("name") + ": " + row.getAs("failure"));
        SparkOutput.print(all.count() + " worlds are visited, " + failed.size() + " failed");
        return failed.isEmpty() ? 0 : 1;
    }

    static Row row(String name) {
        SmallWorld world = WORLDS.get().get(name).get();
        return Failures.tried(() -> {
                    SmallWorld.Visited visited = world.visit();
                    return RowFactory.create(
                            name,
                            visited.toString(),
                            world.differs(visited).map(Fault::toString).getOrElse(""));
                })
                .getOrElseGet(trace -> RowFactory.create(name, "", trace));
    }
}
