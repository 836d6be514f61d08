package io.github.deadcube.faults;

import io.vavr.control.Option;

/** A way to look for faults. */
interface Detector {
    /**
     * Looks for one.
     *
     * @param seed what its random games come from
     * @return what has shown the fault, and in which game; none if nothing has
     */
    Option<String> found(Fault fault, long seed);
}
