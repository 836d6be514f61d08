package io.github.deadcube.faults;

import io.github.deadcube.testkit.contract.PlayContract;
import io.github.deadcube.testkit.jqwik.Played;
import java.util.function.BiConsumer;

/** The promises of {@link PlayContract}, those first that take the least time to check. */
enum Promise {
    ENDINGS(30, PlayContract::everyGameEnds),
    PROMPTS(100, PlayContract::everyPromptAsksSomething),
    DIGESTS(100, PlayContract::digestsTellStatesApart),
    LEDGER(100, PlayContract::everyChangeIsAnnounced),
    SOUNDNESS(100, PlayContract::theTableIsSound),
    PAST(60, PlayContract::aStateNeverChanges),
    REPEATS(100, PlayContract::theSameInputsComeToTheSameState),
    VEIL(60, PlayContract::hiddenInformationStaysHidden),
    OFFERS(60, PlayContract::whatIsOfferedIsAcceptedAndNothingElse),
    NOTATIONS(60, PlayContract::everyStateCanBeWrittenDown),
    WRITINGS(60, PlayContract::everyTurnCanBeWrittenDown),
    RECORDS(60, PlayContract::everyRecordVerifies);

    private final int tries;
    private final BiConsumer<PlayContract, Played> check;

    Promise(int tries, BiConsumer<PlayContract, Played> check) {
        this.tries = tries;
        this.check = check;
    }

    /** How many games the property looks at. */
    int tries() {
        return tries;
    }

    void check(Played played) {
        PlayContract contract = played::stage;
        check.accept(contract, played);
    }
}
