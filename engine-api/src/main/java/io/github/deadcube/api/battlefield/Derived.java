package io.github.deadcube.api.battlefield;

import java.util.Arrays;
import java.util.function.Function;

/** The cache of {@link Battlefield#derived}: one object for each class. Thread-safe. */
final class Derived {
    private volatile Known[] known = {};

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
