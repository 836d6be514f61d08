/** Battlefields and games as SVG and as pictures of characters, and what is seen from a place. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.drawing {
    requires transitive io.github.deadcube.core;
    requires java.xml;
    requires org.jspecify;

    exports io.github.deadcube.core.drawing;
}
