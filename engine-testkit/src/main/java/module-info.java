/**
 * What plays and verifies Deadcube: dice, bots, matches, narration, scenarios, and a set-up to play at once.
 *
 * <p>A module that uses the assertions requires {@code org.assertj.core} itself, one that uses the arbitraries {@code
 * net.jqwik.api}; nobody else needs them.
 */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.testkit {
    requires transitive io.github.deadcube.api;
    requires transitive io.vavr;
    requires io.github.deadcube.core;
    requires java.xml;
    requires org.jspecify;
    requires static com.fasterxml.jackson.core;
    requires static info.picocli;
    requires static net.jqwik.api;
    requires static org.assertj.core;
    requires static org.junit.platform.commons;
    requires static org.junit.platform.engine;
    requires static org.junit.platform.launcher;

    exports io.github.deadcube.testkit;
    exports io.github.deadcube.testkit.assertions;
    exports io.github.deadcube.testkit.battlefield;
    exports io.github.deadcube.testkit.bot;
    exports io.github.deadcube.testkit.contract;
    exports io.github.deadcube.testkit.jqwik;
    exports io.github.deadcube.testkit.junit;
    exports io.github.deadcube.testkit.perft;
    exports io.github.deadcube.testkit.playthrough;
    exports io.github.deadcube.testkit.record;
    exports io.github.deadcube.testkit.scenario;
    exports io.github.deadcube.testkit.shipped;
    exports io.github.deadcube.testkit.statistics;
    exports io.github.deadcube.testkit.table;

    opens io.github.deadcube.testkit.cli to
            info.picocli;
}
