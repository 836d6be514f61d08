/** The command line, the protocol for programs of other languages, and games told in sentences and as pages. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.cli {
    requires transitive io.github.deadcube.bots;
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires io.github.deadcube.cases;
    requires io.github.deadcube.drawing;
    requires io.github.deadcube.json;
    requires java.xml;
    requires me.tongfei.progressbar;
    requires org.jline.reader;
    requires org.jline.terminal;
    requires org.jspecify;

    opens io.github.deadcube.testkit.cli to
            info.picocli;
    opens io.github.deadcube.testkit.cli.command to
            info.picocli;
    opens io.github.deadcube.testkit.cli.dispersion to
            info.picocli;
    opens io.github.deadcube.testkit.cli.look to
            info.picocli;
    opens io.github.deadcube.testkit.cli.odds to
            info.picocli;
    opens io.github.deadcube.testkit.cli.play to
            info.picocli;
    opens io.github.deadcube.testkit.cli.serve to
            info.picocli;
    opens io.github.deadcube.testkit.cli.teams to
            info.picocli;
}
