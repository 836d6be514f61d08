package io.github.deadcube.testkit.decisions;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * The decisions of a match as numbers, for programs that learn from games. Decisions with one option are left out.
 *
 * <pre>{@code
 * DecisionLog log = DecisionLog.of(rules, begin);
 * Match.between(rules, begin, a, b, dice).watchedBy(log).play();
 * }</pre>
 */
public final class DecisionLog implements BiConsumer<Input, Transition> {
    private final Rules rules;
    private final Encoding encoding;
    private final List<Decided> decisions = new ArrayList<>();
    private GameState state;

    /**
     * A decision of a side.
     *
     * @param view {@link Encoding#view}
     * @param options {@link Encoding#option} of each option
     * @param chosen the place of the choice among the options, from 0
     */
    @SuppressWarnings("ArrayRecordComponent") // decisions are written, not compared
    public record Decided(Side side, Purpose purpose, float[] view, Vector<float[]> options, int chosen) {}

    private DecisionLog(Rules rules, Encoding encoding, GameState begin) {
        this.rules = rules;
        this.encoding = encoding;
        this.state = begin;
    }

    /**
     * A log of a match.
     *
     * @param begin the first state of the match
     * @throws IllegalArgumentException as {@link Encoding#of}
     */
    public static DecisionLog of(Rules rules, GameState begin) {
        return new DecisionLog(rules, Encoding.of(begin.position().game().setup()), begin);
    }

    @Override
    public void accept(Input input, Transition transition) {
        GameState before = state;
        state = transition.state();
        if (!(input instanceof Choice choice)) return;
        Prompt.Decision decision = (Prompt.Decision) rules.prompt(before);
        Vector<Choice> options = decision.options();
        if (options.size() < 2) return;
        Side side = decision.side();
        decisions.add(new Decided(
                side,
                decision.purpose(),
                encoding.view(before.seenBy(side)),
                options.map(option -> encoding.option(side, decision.purpose(), option)),
                options.indexOf(choice)));
    }

    public Encoding encoding() {
        return encoding;
    }

    public Vector<Decided> decisions() {
        return Vector.ofAll(decisions);
    }

    /** The last state that it saw. */
    public GameState state() {
        return state;
    }
}
