package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.contract.Promise;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Random play tests every pair of keywords with shots, fights, explosions, falls and arrivals. */
class KeywordMatrixTest {
    private static final int INPUTS = 30;

    @Test
    @DisplayName(
            "KT: every pair of keywords, on attacker and target, keeps the table sound and announces what it changes")
    void everyPair() {
        int keywords = Meeting.KEYWORDS.size();
        int pairs = Level.tries(KeywordMatrixTest.class, "everyPair", 5 * keywords, 2 * keywords * keywords);
        long seed = Level.seed(KeywordMatrixTest.class, "everyPair");
        Set<String> met = new TreeSet<>();
        for (int pair = 0; pair < pairs; pair++) {
            KeywordRule a = Meeting.KEYWORDS.get(pair % keywords);
            // each round pairs the keywords differently
            KeywordRule b = Meeting.KEYWORDS.get(Math.floorMod(pair + seed + pair / keywords, keywords));
            met.add(a.printed() + " and " + b.printed());
            Walk walk = Walk.from(new Meeting(a, b, pair).beginning(), new SplitMix64(seed + pair));
            for (int i = 0; i < INPUTS && !walk.play().over(); i++) walk.step();
            Promise.POSITION_IS_LEGAL.check(walk.played());
            if (pair % 5 == 0) Promise.CHANGES_ARE_ANNOUNCED.check(walk.played());
        }
        assertThat(met).hasSize(Math.min(pairs, keywords * keywords));
    }
}
