/** Games as JSON, and force lists of BattleScribe and New Recruit. */
@SuppressWarnings("module") // what it exports a package to is built after it
@org.jspecify.annotations.NullMarked
module io.github.deadcube.json {
    requires transitive io.github.deadcube.core;
    requires com.fasterxml.jackson.core;
    requires java.xml;
    requires org.jspecify;

    exports io.github.deadcube.core.battlescribe;
    exports io.github.deadcube.core.json;
    exports io.github.deadcube.core.lists to
            io.github.deadcube.cli,
            io.github.deadcube.serve;

    opens io.github.deadcube.core.json to
            io.github.deadcube.core;
}
