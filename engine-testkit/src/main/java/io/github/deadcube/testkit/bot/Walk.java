package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.BitSet;

/** Looks for the best end of a movement: by the rules, cube by cube, each on the first shortest way that leads there. */
final class Walk {
    private final Rules rules;
    private final Foresight foresight;
    private final Battlefield field;
    private final BitSet seen = new BitSet();
    private final ArrayDeque<Way> waiting = new ArrayDeque<>();
    private Option<Choice> best = Option.none();
    private double value = Double.NEGATIVE_INFINITY;

    /** A movement that has come to where a state says. */
    private record Way(GameState state, Option<Choice> first) {}

    private Walk(Rules rules, Foresight foresight, GameState state) {
        this.rules = rules;
        this.foresight = foresight;
        this.field = state.position().game().setup().battlefield();
        state.position()
                .active()
                .flatMap(a -> state.position().model(a.model()))
                .forEach(m -> see(m.cube()));
        waiting.add(new Way(state, Option.none()));
        while (!waiting.isEmpty()) go(waiting.remove());
    }

    /** From a state that asks for a step or a stop. */
    static Walk from(Rules rules, Foresight foresight, GameState state) {
        return new Walk(rules, foresight, state);
    }

    /** The outlook at its end. */
    double value() {
        return value;
    }

    /** With which step or stop it begins. */
    Option<Choice> first() {
        return best;
    }

    private void go(Way way) {
        if (!(rules.prompt(way.state()) instanceof Prompt.Decision decision)) return;
        boolean[] stopped = new boolean[1];
        decision.offers().forEach(option -> {
            if (option instanceof Choice.Step step) {
                if (see(step.cube())) step(way, step);
            } else if (option instanceof Choice.TakeSpot && !stopped[0]) {
                stopped[0] = true;
                reached(way.first().getOrElse(option), foresight.now(way.state()));
            }
        });
    }

    private void step(Way way, Choice.Step step) {
        Choice first = way.first().getOrElse(step);
        GameState next = foresight.next(way.state(), step);
        if (rules.prompt(next) instanceof Prompt.Decision decision && decision.purpose() == Purpose.MOVEMENT)
            waiting.add(new Way(next, Option.some(first)));
        else reached(first, foresight.roughlyFrom(next));
    }

    private void reached(Choice first, double outlook) {
        if (outlook <= value) return;
        value = outlook;
        best = Option.some(first);
    }

    /** Whether it has not been there. */
    private boolean see(Cube cube) {
        if (!field.contains(cube) || seen.get(field.index(cube))) return false;
        seen.set(field.index(cube));
        return true;
    }
}
