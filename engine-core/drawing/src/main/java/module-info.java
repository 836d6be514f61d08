/** Draws battlefields, games and the view from a place, as SVG and with characters. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.drawing {
    requires transitive io.github.deadcube.core;
    requires java.xml;
    requires org.jspecify;

    exports io.github.deadcube.core.drawing;
}
