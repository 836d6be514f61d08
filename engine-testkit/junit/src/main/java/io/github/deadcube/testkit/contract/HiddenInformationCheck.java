package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.jqwik.PlayedState;

/**
 * Beside a game goes another that a side cannot tell from it, because only what it does not know differs: whatever is
 * played, the side sees the same, until a token is turned over. Then another is made, and so on.
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
        for (Side viewer : Side.BOTH) {
            HiddenInformationCheck veil = new HiddenInformationCheck(replayed, viewer);
            replayed.steps().forEach(veil::check);
            veil.looksAlike(replayed.state());
        }
    }

    private void check(PlayedState.Step step) {
        looksAlike(step.before());
        Input heard = step.input() instanceof Shuffle order
                ? chance.order(order.numbers().size())
                : step.input();
        Transition one = step.transition();
        Transition two = rules.apply(other, heard)
                .getOrElseThrow(no -> new AssertionError(
                        "'" + heard + "' is refused by " + no + " where only what is hidden differs\n" + other));
        boolean told = one.events().exists(e -> e instanceof Event.TokenRevealed || looked(e));
        if (!told)
            BrokenPromise.unlessEqual(
                    two.seenBy(viewer),
                    one.seenBy(viewer),
                    () -> "'" + heard + "' tells " + viewer + " more",
                    one.state());
        other = told ? guessed(one.state()) : two.state();
    }

    private boolean looked(Event event) {
        return event instanceof Event.TokenLookedAt looked && looked.side() == viewer;
    }

    private void looksAlike(GameState one) {
        same(other.seenBy(viewer), one.seenBy(viewer), "view", one);
        same(other.seenBy(viewer).toString(), one.seenBy(viewer).toString(), "view in words", one);
        same(other.toString(), one.toString(), "words", one);
        same(other.why(), one.why(), "what goes on", one);
        same(asked(other), asked(one), "prompt", one);
        Choice choice = wild.next();
        same(rules.explain(other, choice), rules.explain(one, choice), "refusal of '" + choice + "'", one);
    }

    private void same(Object is, Object expected, String what, GameState one) {
        BrokenPromise.unlessEqual(is, expected, () -> "the " + what + " tells " + viewer + " what is hidden", one);
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
