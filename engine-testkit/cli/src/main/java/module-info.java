/** The command line. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.cli {
    requires transitive io.github.deadcube.bots;
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires io.github.deadcube.cases;
    requires io.github.deadcube.dispersion;
    requires io.github.deadcube.drawing;
    requires io.github.deadcube.json;
    requires io.github.deadcube.serve;
    requires java.logging;
    requires java.xml;
    requires me.tongfei.progressbar;
    requires org.jline.reader;
    requires org.jline.terminal;
    requires org.jspecify;

    uses io.github.deadcube.testkit.serve.AssistantServer;

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
