package io.github.deadcube.dev;

import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import picocli.CommandLine.Command;

/** {@code builds}: what Maven and scripts do besides. */
@Command(
        name = "builds",
        header = "Lists the other builds: the page with the engine in it, images, Spark, deployment, long tests.")
final class BuildsCommand implements Runnable {
    private static final String INDENT = "    ";

    /** Commands, and what each does. */
    static final Vector<Tuple2<String, String>> ALL = Vector.of(
            Tuple.of("mvn -q -o -Pdev -DskipTests", "compiles everything without Error Prone, in about twenty seconds"),
            Tuple.of(
                    "mvn -q -o -Dquick package -DskipTests",
                    "compiles everything with all checks and packs the jars of the modules, in a minute or more; "
                            + "without -Dquick, deadcube.jar too"),
            Tuple.of(
                    "mvn verify -Dsurefire.runOrder=reversealphabetical",
                    "all tests in another order: no test depends on another one. Two virtual machines run them, so "
                            + "no test may write a file that another test reads"),
            Tuple.of("mvn -q -Pplay -Dseed=7", "plays a game from the sources; -Dplay.args='…' passes more arguments"),
            Tuple.of(
                    "mvn -q -Pweb package -DskipTests",
                    "makes the page with the engine in it (TABLE.md): engine-testkit/web/target/web, and the same "
                            + "as a zip, in a minute and a half. This alone finds what TeaVM, the compiler of the "
                            + "page, "
                            + "lacks: members of the JDK, and the default of an interface for a method that the "
                            + "superclass "
                            + "leaves abstract. Without -DskipTests, Node and Chromium with its driver (-Dweb.browser, "
                            + "-Dweb.driver) play random games (-Dweb.games=3000) and compare the digests with the "
                            + "JVM, "
                            + "click through whole games on both forms of the page, and look for what is hard to read; "
                            + "-Dtest='*PageTest' takes four minutes more"),
            Tuple.of("mvn -q -Pimage", "makes the command line as a zip archive and as an image (COMMANDS.md)"),
            Tuple.of(
                    "mvn -Pspark -Dquick test -pl engine-testkit/spark -am -Dtest='Spark*' "
                            + "-Dsurefire.failIfNoSpecifiedTests=false",
                    "the tests of the module for Apache Spark, which no other build downloads"),
            Tuple.of(
                    "mvn -B -Pspark package -DskipTests -pl engine-testkit/spark -am",
                    "then, in engine-testkit/spark/target, a million random games (330 million inputs) in all "
                            + "editions and scenarios, with all promises in a sample of their states: java -Xmx1g "
                            + "-XX:FreqInlineSize=100 -cp 'engine-spark-VERSION.jar:spark/jars/*' "
                            + "io.github.deadcube.spark.SparkGames verify --out verified --games 1000000. A larger "
                            + "--games "
                            + "continues; a game that breaks a promise is a row with a script"),
            Tuple.of(
                    "mvn -q test -Dtest=NotationTest,GameJsonTest -Dsurefire.failIfNoSpecifiedTests=false -Pthorough",
                    "writes and reads ten thousand states, as text and as JSON; -Dtest=TurnSituationTest every turn "
                            + "of a thousand games as a script"),
            Tuple.of(
                    "mvn -q -o -Pprograms -Dtest=CompetingTest -Dsurefire.failIfNoSpecifiedTests=false "
                            + "-Ddeadcube.tries.CompetingTest.nothingThatWasTakenIsLost=1000",
                    "kills a process a thousand times while it writes a record, and checks that no accepted input "
                            + "is lost, in about 25 minutes"),
            Tuple.of(
                    "mvn deploy -DskipTests -DaltDeploymentRepository=folder::file:///FOLDER, then "
                            + ".ci/consumers/run FOLDER VERSION",
                    "builds and runs projects that have nothing but the deployed folder and Maven Central: each "
                            + "guide, a module, Kotlin with strict nullness, JUnit 6, a folder of cases, Python. "
                            + "JAVA_HOME "
                            + "selects the JDK. About five minutes"),
            Tuple.of(
                    ".ci/version VERSION",
                    "sets the version, in the root pom.xml and in every guide that names it. A version without "
                            + "-SNAPSHOT is a release, which also gets its date in the changelog. It needs perl. "
                            + "No clean "
                            + "is necessary"));

    @Override
    public void run() {
        ALL.forEach(build -> {
            System.out.println(build._1());
            Wrapped.indented(INDENT + build._2(), Dev.WIDTH).forEach(System.out::println);
        });
    }
}
