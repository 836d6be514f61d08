/**
 * What plays and verifies Deadcube: dice, bots, matches, narration, scripts, and a set-up to play at once.
 *
 * <p>A module that uses the assertions requires {@code org.assertj.core} itself, one that uses the arbitraries {@code
 * net.jqwik.api}; nobody else needs them.
 */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.testkit {
    requires transitive io.github.deadcube.api;
    requires transitive io.github.deadcube.core;
    requires io.github.deadcube.json;
    requires transitive io.vavr;
    requires io.github.deadcube.properties;
    requires org.jspecify;
    requires static com.fasterxml.jackson.core;
    requires static info.picocli;
    requires static me.tongfei.progressbar;
    requires static net.jqwik.api;
    requires static org.assertj.core;
    requires static org.jline.terminal;
    requires static org.junit.platform.commons;
    requires static org.junit.platform.engine;
    requires static org.junit.platform.launcher;

    exports io.github.deadcube.testkit.assertions;
    exports io.github.deadcube.testkit.bot;
    exports io.github.deadcube.testkit.contract;
    exports io.github.deadcube.testkit.dice;
    exports io.github.deadcube.testkit.jqwik;
    exports io.github.deadcube.testkit.junit;
    exports io.github.deadcube.testkit.match;
    exports io.github.deadcube.testkit.narration;
    exports io.github.deadcube.testkit.perft;
    exports io.github.deadcube.testkit.playthrough;
    exports io.github.deadcube.testkit.replay;
    exports io.github.deadcube.testkit.script;
    exports io.github.deadcube.testkit.shipped;
    exports io.github.deadcube.testkit.statistics;

    opens io.github.deadcube.testkit.cli to
            info.picocli;
    opens io.github.deadcube.testkit.cli.command to
            info.picocli;
    opens io.github.deadcube.testkit.cli.dispersion to
            info.picocli;
    opens io.github.deadcube.testkit.cli.duel to
            info.picocli;
    opens io.github.deadcube.testkit.cli.odds to
            info.picocli;
    opens io.github.deadcube.testkit.cli.perft to
            info.picocli;
    opens io.github.deadcube.testkit.cli.play to
            info.picocli;
    opens io.github.deadcube.testkit.cli.replay to
            info.picocli;
    opens io.github.deadcube.testkit.cli.rules to
            info.picocli;
    opens io.github.deadcube.testkit.cli.serve to
            info.picocli;
    opens io.github.deadcube.testkit.cli.table to
            info.picocli;
    opens io.github.deadcube.testkit.cli.teams to
            info.picocli;
    opens io.github.deadcube.testkit.cli.verify to
            info.picocli;
}
