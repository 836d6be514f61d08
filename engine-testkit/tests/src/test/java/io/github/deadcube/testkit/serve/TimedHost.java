package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.vavr.control.Option;
import java.util.LinkedHashMap;
import java.util.Map;

/** A host whose clock a test sets, and which keeps the terms of games. */
final class TimedHost implements GameHost {
    /** The last terms of each game. */
    final Map<String, String> terms = new LinkedHashMap<>();

    long millis = 1_800_000_000_000L;
    /** Why terms cannot be kept; none if they can. */
    Option<Fault> fault = Option.none();

    int told;

    static Server server(GameHost host) {
        return new Server(Deadcube.rules(), PlainOptions.hosted(host));
    }

    void passes(double seconds) {
        millis += Math.round(seconds * 1000);
    }

    @Override
    public Option<Long> time() {
        return Option.some(millis);
    }

    @Override
    public Option<Fault> changed(String name, String line) {
        if (fault.isEmpty()) terms.put(name, line);
        return fault;
    }

    @Override
    public void told(String name, int due) {
        told++;
    }
}
