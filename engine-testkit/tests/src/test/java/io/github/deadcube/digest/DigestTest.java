package io.github.deadcube.digest;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** A digest changes with every value that can affect the rest of the game, and about half of its bits change. */
class DigestTest {
    private static final String PLAIN = "A1 RA 5+, rifle R8, at c2; A2 at a1; B1 SV 5+ HP 3, at c4; B2 at h8";

    /** Each situation differs from the first in one value. */
    private static final Vector<String> SITUATIONS = Vector.of(
            "",
            "; A1 at c3",
            "; A1 at c2/7",
            "; A1 at c2:2/5; floor c2:2",
            "; A1 pinned",
            "; A1 activated",
            "; A1 neutral",
            "; A1 marked K-PREY 1 until round",
            "; A1 marked K-PREY 1 until game",
            "; A1 marked K-PREY 2 until round",
            "; B1 damage 1",
            "; A2 killed",
            "; A1 \"Kell\"",
            "; A1 \"Kelm\"",
            "; A1 SP 1-3",
            "; A1 SP 2-2",
            "; A1 RA 6+",
            "; A1 RA -",
            "; A1 AR 1",
            "; A1 TOUGH",
            "; A1 TOXIC (1)",
            "; A1 TOXIC (2)",
            "; A1 bow R7",
            "; A1 bow CC",
            "; A1 bow R7 AP1",
            "; A1 bow R7 KNOCKBACK",
            "; A2 leader",
            "; A3 killed",
            "; B3 killed",
            "; initiative B",
            "; round 2",
            "; points 150",
            "; score A 1",
            "; score B 1",
            "; command A model",
            "; command B model",
            "; command A dice",
            "; command A model model",
            "; token 1 I-AMMO at c5",
            "; token 1 I-AMMO at c5 face down",
            "; token 1 I-INTEL at c5 face down",
            "; token 2 I-AMMO at c5",
            "; token 1 I-AMMO at c6",
            "; A1 carries I-AMMO",
            "; board 8 x 8 x 2",
            "; board 8 x 9",
            "; board 9 x 8",
            "; wall north of e5",
            "; wall east of e5",
            "; smooth wall north of e5",
            "; small gap north of e5",
            "; barricade north of e5",
            "; wall north of e5; hatch 2 north of e5",
            "; floor e5:2",
            "; half floor north of e5:2",
            "; half floor south of e5:2",
            "; floor e5:2; floor hatch 2 of e5:2",
            "; floor e5:2; ladder of e5",
            "; block 10 10 20 20 15 of e5",
            "; block 10 10 20 20 16 of e5",
            "; platform 1 2 3 high 10 of e5",
            "; wall north-south through e5",
            "; small gap north-south through e5");

    private static final Script.Runner HOUSE = Script.Runner.standard()
            .with(Deadcube.ruleset()
                    .with(KeywordRule.of("ONE", "HOUSE-1P", "One.", (keyword, hooks) -> {}, Placement.MODEL))
                    .with(KeywordRule.of("OTHER", "HOUSE-21", "Other.", (keyword, hooks) -> {}, Placement.MODEL)));

    private static Map<String, Long> digests() {
        Map<String, Long> digests = LinkedHashMap.empty();
        for (String situation : SITUATIONS)
            digests = digests.put(
                    situation, Script.play(PLAIN + situation + "; play").state().digest());
        GameState other = Script.Runner.standard()
                .with(Deadcube.livingRules())
                .play(PLAIN + "; play")
                .state();
        // the identifiers have one hash code
        for (String rule : new String[] {"HOUSE-1P", "HOUSE-21"})
            digests = digests.put(
                    rule,
                    HOUSE.play(PLAIN + "; A1 marked " + rule + " 1 until round; play")
                            .state()
                            .digest());
        String shot = PLAIN + "; play; A1 activate; A1 shoot rifle at B1";
        return digests.put("living rules", other.digest())
                .put(
                        "a turn",
                        Script.play(PLAIN + "; play; A1 activate").state().digest())
                .put("a shot", Script.play(shot).state().digest())
                .put(
                        "its dice",
                        Script.play(shot + "; dice A 1 1 1 1 1").state().digest())
                .put(
                        "better dice",
                        Script.play(shot + "; dice A 5 1 1 1 1").state().digest());
    }

    @Test
    void noTwoAreAlike() {
        Map<String, Long> digests = digests();
        assertThat(digests.values().distinct()).as(digests.toString()).hasSize(digests.size());
    }

    @Test
    void theSameIsTheSame() {
        assertThat(digests()).isEqualTo(digests());
    }

    /** One difference flips about half of the 64 bits, and each bit about equally often. */
    @Test
    void aDifferenceGoesThroughAllBits() {
        Vector<Long> digests = digests().values().toVector();
        Vector<Long> turned = digests.tail().map(d -> d ^ digests.head());
        assertThat(turned.map(Long::bitCount).average().get()).isBetween(30.0, 34.0);
        for (int bit = 0; bit < Long.SIZE; bit++) {
            int b = bit;
            assertThat(turned.count(t -> (t >>> b & 1) == 1) * 1.0 / turned.size())
                    .as("bit " + bit)
                    .isBetween(0.25, 0.75);
        }
    }

    @Test
    void aViewCountsWhatItsSideKnowsAlone() {
        GameState ammo =
                Script.play(PLAIN + "; token 1 I-AMMO at c5 face down; play").state();
        GameState intel =
                Script.play(PLAIN + "; token 1 I-INTEL at c5 face down; play").state();
        assertThat(ammo.digest()).isNotEqualTo(intel.digest());
        assertThat(ammo.seenBy(Side.A).digest())
                .isEqualTo(intel.seenBy(Side.A).digest())
                .isNotEqualTo(ammo.seenBy(Side.B).digest());
    }

    @Test
    void theDigestOfAViewChangesWithThePosition() {
        Vector<Long> digests = SITUATIONS
                .reject(other -> other.contains("face down"))
                .map(other -> Script.play(PLAIN + other + "; play")
                        .state()
                        .seenBy(Side.B)
                        .digest());
        assertThat(digests.distinct()).hasSize(digests.size());
    }
}
