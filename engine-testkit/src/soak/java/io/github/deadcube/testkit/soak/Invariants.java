package io.github.deadcube.testkit.soak;

import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.jqwik.Played;

/** All that holds of a game. */
final class Invariants {
    private Invariants() {}

    /** Those that take about as long as the game. */
    static void light(Played played) {
        PlayContract contract = played::stage;
        contract.theTableIsSound(played);
        contract.everyChangeIsAnnounced(played);
        contract.everyPromptAsksSomething(played);
        contract.digestsTellStatesApart(played);
    }

    /** Those that take many times as long. */
    static void heavy(Played played) {
        PlayContract contract = played::stage;
        contract.theSameInputsComeToTheSameState(played);
        contract.aStateNeverChanges(played);
        contract.whatIsOfferedIsAcceptedAndNothingElse(played);
        contract.hiddenInformationStaysHidden(played);
        contract.everyTurnCanBeWrittenDown(played);
        contract.everyStateCanBeWrittenDown(played);
    }
}
