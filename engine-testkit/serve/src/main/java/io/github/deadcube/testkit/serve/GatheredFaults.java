package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The faults of several members of a request, which are answered together. */
final class GatheredFaults {
    private Vector<Fault> faults = Vector.empty();

    /** Reads a member, or something of the request. */
    interface Reading<T> {
        T read() throws RequestError;
    }

    /** What is read; none if it has faults, which are kept. */
    <T> Option<T> of(Reading<T> reading) {
        try {
            return Option.some(reading.read());
        } catch (RequestError e) {
            faults = faults.appendAll(e.faults());
            return Option.none();
        }
    }

    /** Throws all faults that were found. */
    void end() throws RequestError {
        if (faults.nonEmpty()) throw RequestError.of(faults);
    }
}
