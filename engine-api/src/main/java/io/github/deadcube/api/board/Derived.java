package io.github.deadcube.api.board;

import java.util.Arrays;
import java.util.function.Supplier;

/** What was worked out about a battlefield: one object of each class. Any thread may ask. */
final class Derived {
    private volatile Object[] known = {};

    <T> T get(Class<T> kind, Supplier<T> make) {
        for (Object one : known) if (kind.isInstance(one)) return kind.cast(one);
        return made(kind, make);
    }

    private synchronized <T> T made(Class<T> kind, Supplier<T> make) {
        for (Object one : known) if (kind.isInstance(one)) return kind.cast(one);
        T made = make.get();
        Object[] more = Arrays.copyOf(known, known.length + 1);
        more[known.length] = made;
        known = more;
        return made;
    }
}
