package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.testkit.bot.Evaluation.PositionValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * A cache of the latest searches for movements. The search that scored an action is reused when the movement begins.
 * Use one cache for each bot.
 */
final class RouteCache {
    /** More than an activation needs. */
    private static final int KEPT = 8;

    private final ArrayDeque<Walk> last = new ArrayDeque<>(KEPT);

    Walk from(LookAhead lookAhead, GameState state) {
        for (Walk walk : last) if (walk.begins(state)) return walk;
        if (last.size() == KEPT) last.remove();
        Walk walk = new Walk(lookAhead, state);
        last.add(walk);
        return walk;
    }

    /** The best end of a movement. */
    static final class Walk {
        private final GameState begin;
        private @Nullable Choice best;
        private @Nullable PositionValue value;
        /** The first choices that have an end, and the value of the best end of each. */
        private final ArrayList<Choice> firsts = new ArrayList<>();

        private final ArrayList<PositionValue> ends = new ArrayList<>();

        Walk(LookAhead lookAhead, GameState state) {
            this.begin = state;
            for (MovementEnds.End end : MovementEnds.ends(lookAhead.rules(), state))
                reached(
                        end.first(),
                        end.stops()
                                ? lookAhead.now(end.state())
                                : lookAhead.interrupted(begin, end.before(), end.state()));
        }

        /**
         * Whether the search begins in a state. Hidden tokens do not matter, because a movement does not reveal them.
         */
        boolean begins(GameState state) {
            return begin.pending().equals(state.pending()) && begin.position().equals(state.position());
        }

        @Nullable
        PositionValue value() {
            return value;
        }

        /** The value of the best end after a first step or stop; null if there is none. */
        @Nullable
        PositionValue value(Choice first) {
            int i = firsts.indexOf(first);
            return i < 0 ? null : ends.get(i);
        }

        /** Its first step or stop; null if it cannot end. */
        @Nullable
        Choice first() {
            return best;
        }

        private void reached(Choice first, PositionValue end) {
            keep(first, end);
            if (value != null && end.total() <= value.total()) return;
            value = end;
            best = first;
        }

        @SuppressWarnings("ReferenceEquality") // every way keeps the object of its first choice
        private void keep(Choice first, PositionValue end) {
            int i = firsts.size() - 1;
            while (i >= 0 && firsts.get(i) != first) i--;
            if (i < 0) {
                firsts.add(first);
                ends.add(end);
            } else if (end.total() > ends.get(i).total()) ends.set(i, end);
        }
    }
}
