package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.GameView;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What the hooks of a rule have done: how often each was called and had an effect, and the first that answered one
 * question in two ways.
 */
final class HookLog {
    private static final int LONGEST = 200;

    /** What an effect of a hook is. */
    enum Effect {
        AMOUNT("gave a number that is not 0"),
        /**
         * A refused choice is not offered, so that the hook refuses when options are listed, and not in the inputs of a
         * game.
         */
        REFUSAL("refused"),
        CHANGE("changed the game"),
        KEYWORD("of the keyword");

        private final String words;

        Effect(String words) {
            this.words = words;
        }
    }

    /**
     * The calls of one hook in games that count.
     *
     * @param effects the calls with an effect
     */
    record Uses(Effect effect, long calls, long effects) {
        static Uses none(Effect effect) {
            return new Uses(effect, 0, 0);
        }

        Uses plus(boolean had) {
            return new Uses(effect, calls + 1, effects + (had ? 1 : 0));
        }

        /** Whether there are fewer calls than these, or calls without an effect alone. */
        boolean isFewerThan(int fewest) {
            return calls < fewest || effects < Math.min(1, fewest);
        }

        @Override
        public String toString() {
            return calls == 0 ? "never called" : effects + " of " + calls + " calls " + effect.words;
        }
    }

    private final Map<String, Uses> uses = new TreeMap<>();
    private final Map<String, List<String>> registrations = new TreeMap<>();
    private boolean counting;
    private @Nullable List<String> trace;
    private @Nullable String twoAnswers;

    /** A hook that may be called. */
    void expect(String hook, Effect effect) {
        uses.putIfAbsent(hook, Uses.none(effect));
    }

    Map<String, Uses> uses() {
        return uses;
    }

    /** Whether anybody reads what a call changes. */
    boolean isWatching() {
        return counting || trace != null;
    }

    /** Counts the calls during an action. */
    <T> T counting(Supplier<T> action) {
        counting = true;
        try {
            return action.get();
        } finally {
            counting = false;
        }
    }

    /** A line for each call during an action: the hook, its owner and what it gave or changed. */
    Vector<String> traced(Runnable action) {
        List<String> lines = new ArrayList<>();
        trace = lines;
        try {
            action.run();
        } finally {
            trace = null;
        }
        return Vector.ofAll(lines);
    }

    /** A hook that only answers was asked twice. */
    void answered(String hook, @Nullable Object[] question, @Nullable Object once, @Nullable Object again) {
        if (twoAnswers == null && !Objects.equals(once, again))
            twoAnswers = hook + " gives " + said(once) + ", then " + said(again) + ", for " + asked(question);
        done(hook, question, once != null && !once.equals(0), () -> said(once));
    }

    /** @param acts the calls with which the hook changed the game */
    void acted(String hook, @Nullable Object[] event, List<String> acts) {
        done(hook, event, !acts.isEmpty(), () -> acts.isEmpty() ? "nothing" : String.join(", ", acts));
    }

    private void done(String hook, @Nullable Object[] of, boolean effect, Supplier<String> what) {
        Uses known = uses.get(hook);
        if (known != null && (counting || known.effect() == Effect.REFUSAL)) uses.put(hook, known.plus(effect));
        if (trace != null) trace.add(hook + " gives " + what.get() + ", for " + asked(of));
    }

    /** The owner and the question or the event, without what only leads to the game. */
    private static String asked(@Nullable Object[] arguments) {
        return Vector.of(arguments)
                .reject(of -> of instanceof GameView || of instanceof Consumer<?>)
                .map(HookLog::said)
                .mkString(", ");
    }

    /** @param owner the method that registers hooks, and what it registers them for */
    void registered(String owner, List<String> hooks) {
        List<String> before = registrations.putIfAbsent(owner, hooks);
        if (twoAnswers == null && before != null && !before.equals(hooks))
            twoAnswers = owner + " registers " + before + ", then " + hooks;
    }

    /** Whether its rule has registered nothing for any owner. */
    boolean isEmpty() {
        return uses.isEmpty() && registrations.values().stream().allMatch(List::isEmpty);
    }

    static String said(@Nullable Object answer) {
        String text = answer == null ? "nothing" : String.valueOf(answer);
        return text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
    }

    /** The first hook that gave two answers since the last call; none if there was none. */
    Option<String> takeTwoAnswers() {
        Option<String> taken = Option.of(twoAnswers);
        twoAnswers = null;
        return taken;
    }
}
