package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.dice.SplitMix64;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Every keyword meets every other: random play puts each pair through shots, fights, explosions, falls and arrivals. */
class KeywordMatrixTest {
    private static final int INPUTS = Integer.getInteger("deadcube.pair.inputs", 30);

    @Test
    @DisplayName(
            "KT: every pair of keywords, on attacker and target, keeps the table sound and announces what it changes")
    void everyPair() {
        int pairs = 0;
        for (KeywordRule a : Meeting.KEYWORDS)
            for (KeywordRule b : Meeting.KEYWORDS) {
                Walk walk = Walk.from(new Meeting(a, b, pairs).beginning(), new SplitMix64(pairs++));
                for (int i = 0; i < INPUTS && !walk.play().over(); i++) walk.step();
                Promise.TABLE_IS_SOUND.check(walk.played());
                if (pairs % 5 == 0) Promise.CHANGES_ARE_ANNOUNCED.check(walk.played());
            }
        assertThat(pairs).isGreaterThan(4000);
    }
}
