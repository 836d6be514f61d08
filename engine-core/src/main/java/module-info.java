/**
 * The rules of Deadzone, third edition: {@link io.github.deadcube.core.Deadcube} is the door. Beside the rules it has what
 * applications need of a game at run time: battlefields and situations as text, drawings, and records.
 */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.core {
    requires transitive io.github.deadcube.api;
    requires transitive io.vavr;
    requires java.xml;
    requires org.jspecify;

    uses io.github.deadcube.api.extend.HouseRules;

    exports io.github.deadcube.core;
    exports io.github.deadcube.core.battlefield;
    exports io.github.deadcube.core.record;
    exports io.github.deadcube.core.table;
    exports io.github.deadcube.core.text;
}
