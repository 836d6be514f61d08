/** The vocabulary of Deadcube: the values of the game, the contract {@code Rules}, and the extension points. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.api {
    requires transitive io.vavr;
    requires transitive org.jspecify;
    requires static org.immutables.value.annotations;

    exports io.github.deadcube.api;
    exports io.github.deadcube.api.board;
    exports io.github.deadcube.api.team;
    exports io.github.deadcube.api.play;
    exports io.github.deadcube.api.rule;
    exports io.github.deadcube.api.dispersion;
    exports io.github.deadcube.api.extend;
    exports io.github.deadcube.api.odds;
    exports io.github.deadcube.api.order;
}
