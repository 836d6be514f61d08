package io.github.deadcube.api.board;

import java.util.Arrays;
import java.util.function.Function;

/** What was worked out about a battlefield: one object for each class that was asked for. Any thread may ask. */
final class Derived {
    private volatile Known[] known = {};

    /** An object, under the class by which it was asked for. */
    private record Known(Class<?> kind, Object object) {}

    <T> T get(Class<T> kind, Battlefield field, Function<Battlefield, T> make) {
        for (Known one : known) if (one.kind == kind) return kind.cast(one.object);
        return made(kind, field, make);
    }

    private synchronized <T> T made(Class<T> kind, Battlefield field, Function<Battlefield, T> make) {
        for (Known one : known) if (one.kind == kind) return kind.cast(one.object);
        T made = make.apply(field);
        Known[] more = Arrays.copyOf(known, known.length + 1);
        more[known.length] = new Known(kind, made);
        known = more;
        return made;
    }
}
