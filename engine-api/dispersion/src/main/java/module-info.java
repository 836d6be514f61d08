/** Dispersion of Infinity N3: where an element lands that misses its point, on a table in inches. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.dispersion {
    requires static org.immutables.value.annotations;
    requires transitive io.github.deadcube.api;
    requires org.jspecify;

    exports io.github.deadcube.dispersion;
}
