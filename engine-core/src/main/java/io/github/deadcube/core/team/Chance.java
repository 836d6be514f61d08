package io.github.deadcube.core.team;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Draws from what there is.
 *
 * @param below a number from 0 up to its argument, which it leaves out
 */
record Chance(IntUnaryOperator below) {
    <T> T one(Vector<T> of) {
        return of.get(below.applyAsInt(of.size()));
    }

    <T> Option<T> any(Vector<T> of) {
        return of.isEmpty() ? Option.none() : Option.some(one(of));
    }

    <T> Vector<T> shuffled(Vector<T> of) {
        List<T> all = new ArrayList<>(of.asJava());
        for (int last = all.size() - 1; last > 0; last--) {
            int other = below.applyAsInt(last + 1);
            T there = all.get(last);
            all.set(last, all.get(other));
            all.set(other, there);
        }
        return Vector.ofAll(all);
    }

    /** Of each group as many as it asks for; of what may be left, every other time nothing. */
    Vector<String> choices(ListedCard card) {
        return card.groups().flatMap(group -> {
            int spare = group.most() - group.least();
            int more = spare > 0 && below.applyAsInt(2) == 0 ? 1 + below.applyAsInt(spare) : 0;
            return shuffled(group.options()).take(group.least() + more).map(CardOption::name);
        });
    }
}
