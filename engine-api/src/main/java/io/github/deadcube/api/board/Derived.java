package io.github.deadcube.api.board;

import java.util.Arrays;
import java.util.function.Function;

/** What was worked out about a battlefield: one object of each class. Any thread may ask. */
final class Derived {
    private volatile Object[] known = {};

    <T> T get(Class<T> kind, Battlefield field, Function<Battlefield, T> make) {
        for (Object one : known) if (kind.isInstance(one)) return kind.cast(one);
        return made(kind, field, make);
    }

    private synchronized <T> T made(Class<T> kind, Battlefield field, Function<Battlefield, T> make) {
        for (Object one : known) if (kind.isInstance(one)) return kind.cast(one);
        T made = make.apply(field);
        Object[] more = Arrays.copyOf(known, known.length + 1);
        more[known.length] = made;
        known = more;
        return made;
    }
}
