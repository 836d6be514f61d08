/** Draws battlefields, games and the view from a place, as SVG and with characters. */
@SuppressWarnings("module") // what it exports a package to is built after it
@org.jspecify.annotations.NullMarked
module io.github.deadcube.drawing {
    requires transitive io.github.deadcube.core;
    requires java.xml;
    requires org.jspecify;

    exports io.github.deadcube.core.drawing;
    exports io.github.deadcube.core.view to
            io.github.deadcube.cli,
            io.github.deadcube.serve;
}
