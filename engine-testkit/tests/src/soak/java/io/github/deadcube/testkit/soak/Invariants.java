package io.github.deadcube.testkit.soak;

import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.jqwik.PlayedState;

/** The checks of a game. */
final class Invariants {
    private Invariants() {}

    /** Cheap checks, which take about as long as the game. */
    static void light(PlayedState played) {
        Promise.POSITION_IS_LEGAL.check(played);
        Promise.CHANGES_ARE_ANNOUNCED.check(played);
        Promise.PROMPTS_ASK_SOMETHING.check(played);
        Promise.DIGESTS_TELL_STATES_APART.check(played);
    }

    /** Expensive checks, which take many times as long. */
    static void heavy(PlayedState played) {
        Promise.SAME_INPUTS_SAME_STATE.check(played);
        Promise.STATES_NEVER_CHANGE.check(played);
        Promise.OFFERED_IS_ACCEPTED.check(played);
        Promise.HIDDEN_STAYS_HIDDEN.check(played);
        Promise.TURNS_CAN_BE_WRITTEN.check(played);
        Promise.STATES_CAN_BE_WRITTEN.check(played);
    }
}
