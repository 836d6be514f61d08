package io.github.deadcube.core.battlescribe;

import io.github.deadcube.core.team.CardOption;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.vavr.collection.Vector;
import java.util.function.IntConsumer;

/** An option within which is chosen again: one option for each way to do so. */
final class Combinations {
    private static final int MOST = 64;

    private Combinations() {}

    /** At most 64; whoever listens is told if there were more. */
    static Vector<CardOption> of(CardOption bare, Vector<ChoiceGroup> groups, IntConsumer tooMany) {
        Vector<CardOption> all = Vector.of(bare);
        for (ChoiceGroup group : groups) {
            Vector<CardOption> more = group.least() == 0 ? all : Vector.empty();
            for (CardOption one : all) for (CardOption inner : group.options()) more = more.append(one.joined(inner));
            all = more;
            if (all.size() > MOST) {
                tooMany.accept(MOST);
                all = all.take(MOST);
            }
        }
        return all;
    }
}
