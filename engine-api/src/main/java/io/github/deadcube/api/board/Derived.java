package io.github.deadcube.api.board;

import io.vavr.collection.Vector;
import java.util.function.Supplier;

/** What was worked out about a battlefield: one object of each class. Any thread may ask. */
final class Derived {
    private volatile Vector<Object> known = Vector.empty();

    <T> T get(Class<T> kind, Supplier<T> make) {
        for (Object one : known) if (kind.isInstance(one)) return kind.cast(one);
        return made(kind, make);
    }

    private synchronized <T> T made(Class<T> kind, Supplier<T> make) {
        for (Object one : known) if (kind.isInstance(one)) return kind.cast(one);
        T made = make.get();
        known = known.append(made);
        return made;
    }
}
