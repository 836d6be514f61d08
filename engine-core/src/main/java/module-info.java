/** The rules of Deadzone, third edition: {@link io.github.deadcube.core.Deadcube} is the door. */
@org.jspecify.annotations.NullMarked
module io.github.deadcube.core {
    requires transitive io.github.deadcube.api;
    requires transitive io.vavr;
    requires org.jspecify;

    exports io.github.deadcube.core;
}
