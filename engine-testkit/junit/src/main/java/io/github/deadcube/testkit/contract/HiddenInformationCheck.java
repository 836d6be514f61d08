package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import java.util.function.IntPredicate;

/**
 * Plays a second game in parallel. It differs from the first game only in information that is hidden from one side.
 * After each input both games must look the same to that side. When a token is revealed, the second game is generated
 * again.
 */
final class HiddenInformationCheck {
    private final Rules rules;
    private final Side viewer;
    private final SplitMix64 chance;
    private final RandomChoices wild;
    private GameState other;

    private HiddenInformationCheck(CheckedGame replayed, Side viewer) {
        this.rules = replayed.rules();
        this.viewer = viewer;
        this.chance = new SplitMix64(replayed.state().digest());
        this.wild = new RandomChoices(replayed.setup(), chance);
        this.other = guessed(replayed.beginning());
    }

    static void check(CheckedGame replayed) {
        for (Side viewer : replayed.viewers()) {
            HiddenInformationCheck check = new HiddenInformationCheck(replayed, viewer);
            IntPredicate closely = replayed.isOneOfMany();
            int number = 0;
            for (CheckedGame.Step step : replayed.steps()) check.check(step, closely.test(number++));
            check.looksAlike(replayed.state());
        }
    }

    private void check(CheckedGame.Step step, boolean closely) {
        if (closely) looksAlike(step.before());
        Input heard = step.input() instanceof Input.Shuffle order
                ? chance.order(order.numbers().size())
                : step.input();
        Transition one = step.transition();
        Transition two = rules.apply(other, heard)
                .getOrElseThrow(no -> new AssertionError(
                        "'" + heard + "' is refused by " + no + " if only hidden information differs\n" + other));
        boolean told = one.events()
                .exists(e -> e instanceof Event.TokenRevealed
                        || e instanceof Event.TokenLookedAt looked && looked.side() == viewer);
        if (!told)
            Unkept.unlessEqual(
                    shown(two), shown(one), () -> "'" + heard + "' shows hidden information to " + viewer, one.state());
        other = told ? guessed(one.state()) : two.state();
    }

    /** The view of a side, and the events as it may know them. */
    private Vector<Object> shown(Transition of) {
        return of.events()
                .<Object>map(event -> event.seenBy(viewer))
                .toVector()
                .prepend(of.state().seenBy(viewer));
    }

    private void looksAlike(GameState one) {
        same(other.seenBy(viewer), one.seenBy(viewer), "view", one);
        same(other.seenBy(viewer).toString(), one.seenBy(viewer).toString(), "text of the view", one);
        same(other.toString(), one.toString(), "text of the state", one);
        same(other.describePending(), one.describePending(), "description of the pending rules", one);
        same(asked(other), asked(one), "prompt", one);
        Choice choice = wild.next();
        same(rules.explain(other, choice), rules.explain(one, choice), "refusal of '" + choice + "'", one);
    }

    private void same(Object is, Object expected, String what, GameState one) {
        Unkept.unlessEqual(is, expected, () -> "the " + what + " shows hidden information to " + viewer, one);
    }

    private Object asked(GameState state) {
        Prompt prompt = rules.prompt(state);
        return prompt instanceof Prompt.Decision decision ? decision + ": " + decision.options() : prompt;
    }

    private GameState guessed(GameState state) {
        PlayerView view = state.seenBy(viewer);
        return view.completed(chance.order(view.toShuffle().things()));
    }
}
