package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.testkit.bot.Evaluation.PositionValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A cache of the latest searches for movements. The search that scored an action is reused when the movement begins. Use one
 * cache for each bot.
 */
final class RouteCache {
    /** More than an activation needs. */
    private static final int KEPT = 8;

    private final ArrayDeque<Walk> last = new ArrayDeque<>(KEPT);

    /** The search from a state that asks for a step or a stop. */
    Walk from(Rules rules, LookAhead foresight, GameState state) {
        for (Walk walk : last) if (walk.begins(state)) return walk;
        if (last.size() == KEPT) last.remove();
        Walk walk = new Walk(rules, foresight, state);
        last.add(walk);
        return walk;
    }

    /**
     * Searches for the best end of a movement. It follows the rules from cube to cube, and takes the first shortest route to
     * each.
     */
    static final class Walk implements Consumer<Choice> {
        private final Rules rules;
        private final LookAhead foresight;
        private final Battlefield field;
        private final BitSet seen = new BitSet();
        private final ArrayDeque<Way> waiting = new ArrayDeque<>();
        private final ArrayList<Choice> options = new ArrayList<>();
        private final GameState begin;
        private Way way;
        private boolean stopped;
        private @Nullable Choice best;
        private @Nullable PositionValue value;
        /** The first choices that have an end, and the value of the best end of each. */
        private final ArrayList<Choice> firsts = new ArrayList<>();

        private final ArrayList<PositionValue> ends = new ArrayList<>();

        /** A movement up to a state and its prompt; without a first step it has not begun. */
        private record Way(
                GameState state, Prompt prompt, @Nullable Choice first) {
            Choice first(Choice option) {
                return first == null ? option : first;
            }
        }

        Walk(Rules rules, LookAhead foresight, GameState state) {
            this.rules = rules;
            this.foresight = foresight;
            this.field = state.position().battlefield();
            this.begin = state;
            this.way = new Way(state, rules.prompt(state), null);
            state.position()
                    .active()
                    .flatMap(a -> state.position().model(a.model()))
                    .forEach(m -> see(m.cube()));
            go();
            while (!waiting.isEmpty()) {
                way = waiting.remove();
                go();
            }
        }

        /** Whether the search begins in a state. Hidden tokens do not matter, because a movement does not reveal them. */
        boolean begins(GameState state) {
            return begin.pending().equals(state.pending()) && begin.position().equals(state.position());
        }

        /** The value of its end; null if it cannot end. */
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

        private void go() {
            options.clear();
            stopped = false;
            if (way.prompt() instanceof Prompt.Decision decision)
                decision.offers().forEach(this);
            for (Choice option : options) {
                if (option instanceof Choice.Step step) step(step);
                else if (option instanceof Choice.Leave)
                    reached(way.first(option), foresight.roughlyFrom(foresight.next(way.state(), option)));
                else reached(way.first(option), foresight.now(way.state()));
            }
        }

        /** Takes an option if it is a step or the first stop; the spot of a stop does not matter. */
        @Override
        public void accept(Choice option) {
            if (option instanceof Choice.Step step) {
                if (see(step.cube())) options.add(step);
            } else if (option instanceof Choice.Leave) {
                options.add(option);
            } else if (option instanceof Choice.TakeSpot && !stopped) {
                stopped = true;
                options.add(option);
            }
        }

        private void step(Choice.Step step) {
            Choice first = way.first(step);
            GameState next = foresight.next(way.state(), step);
            Prompt prompt = rules.prompt(next);
            if (prompt instanceof Prompt.Decision decision && decision.purpose() == Purpose.MOVEMENT)
                waiting.add(new Way(next, prompt, first));
            else reached(first, foresight.roughlyFrom(next));
        }

        private void reached(Choice first, PositionValue outlook) {
            keep(first, outlook);
            if (value != null && outlook.total() <= value.total()) return;
            value = outlook;
            best = first;
        }

        @SuppressWarnings("ReferenceEquality") // every way keeps the object of its first choice
        private void keep(Choice first, PositionValue outlook) {
            int i = firsts.size() - 1;
            while (i >= 0 && firsts.get(i) != first) i--;
            if (i < 0) {
                firsts.add(first);
                ends.add(outlook);
            } else if (outlook.total() > ends.get(i).total()) ends.set(i, outlook);
        }

        private boolean see(Cube cube) {
            if (!field.contains(cube) || seen.get(field.index(cube))) return false;
            seen.set(field.index(cube));
            return true;
        }
    }
}
