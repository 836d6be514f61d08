/** Games as JSON, and force lists of BattleScribe and New Recruit. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.json {
    requires transitive io.github.deadcube.core;
    requires com.fasterxml.jackson.core;
    requires java.xml;
    requires org.jspecify;

    exports io.github.deadcube.core.battlescribe;
    exports io.github.deadcube.core.json;

    opens io.github.deadcube.core.json to
            io.github.deadcube.core;
}
