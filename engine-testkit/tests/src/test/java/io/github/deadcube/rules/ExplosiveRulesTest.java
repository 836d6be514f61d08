package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** KT-7, K-EXPLOSIVE, K-PSYCHIC: weapons that hit a cube by themselves. */
class ExplosiveRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"EXPLOSIVE and FRAG (3)", "EXPLOSIVE (FRAG (3))", "FRAG (3)"})
    @Rule({"KT-7", "K-EXPLOSIVE", "K-FRAG"})
    @DisplayName("KT-7, K-EXPLOSIVE: a cube in sight is hit by itself, and FRAG resolves there; not ONE-USE")
    void hitsByItself(String keywords) {
        play("""
                A1 RA 6+, cannon R5 AP1 %s, at c2; B1 SV 5+ AR 1 HP 3, at c5; A2 at h1; B2 at h8
                play
                A1 activate
                expect refuses A1 shoot cannon at B1 by K-EXPLOSIVE, refuses A1 shoot cannon at c2 by K-EXPLOSIVE
                expect refuses A1 shoot cannon at c8 by SHO-4, offers A1 shoot cannon at c7
                A1 shoot cannon at c5
                expect asks A rolls 3 d8: test (K-FRAG)
                dice A 4 5 1 | B 1 1 1; dice A 1; B1 spot 5
                expect B1 damage 2, at c6/5, pinned, A1 not activated, asks A: activation
                """.formatted(keywords));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PSYCHIC", "LIFE DRAIN"})
    @Rule({"K-PSYCHIC", "K-LIFE-DRAIN", "K-GRENADE"})
    @DisplayName("K-PSYCHIC, K-LIFE-DRAIN: thrown too, it needs no line of sight")
    void psychicThrown(String needsNoSight) {
        play("""
                wall north of b2 c2 d2; floors c2:2
                A1 RA 5+, orb R3 GRENADE (SMOKE) and %s, bomb R3 GRENADE (SMOKE), at c2; B1 at h8
                play
                A1 activate
                expect offers A1 shoot orb at c3, refuses A1 shoot bomb at c3 by K-GRENADE
                """.formatted(needsNoSight));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PSYCHIC", "LIFE DRAIN"})
    @Rule({"K-PSYCHIC", "K-LIFE-DRAIN", "K-INDIRECT"})
    @DisplayName(
            "K-PSYCHIC, K-LIFE-DRAIN: INDIRECT needs no line of sight to an enemy; without one it is aimed as usual")
    void psychicLobbed(String needsNoSight) {
        play("""
                wall north of a2 b2 c2 d2 e2 f2 g2 h2; floors c2:2
                A1 RA 5+, orb R8 INDIRECT (SMOKE) and %s, mortar R8 INDIRECT (SMOKE), at c2; B1 at c6
                play
                A1 activate
                expect offers A1 shoot orb at c6, refuses A1 shoot mortar at c6 by K-INDIRECT, refuses A1 shoot orb at d6 by K-INDIRECT
                A1 shoot orb at c6; dice A 5 1 1
                expect smoke c6
                """.formatted(needsNoSight));
    }

    @ParameterizedTest
    @ValueSource(strings = {"SMOKE and FRAG (3)", "FRAG (3) and SMOKE"})
    @Rule({"KT-15", "KT-7"})
    @DisplayName("KT-15: smoke before the explosion, however they are printed")
    void smokeFirst(String printed) {
        play("""
                A1 RA 6+, pot R5 %s, at c2; B1 SV 5+ HP 3, at c5
                play
                A1 activate; A1 shoot pot at c5
                expect smoke c5, asks A rolls 3 d8: test (K-FRAG)
                dice A 4 1 1 | B 5 1 1 | A 1; B1 spot 5
                expect B1 at c6/5, pinned, smoke c5
                """.formatted(printed));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"FRAG (2) and GRENADE (GAS CLOUD (TOXIC (1)))", "GRENADE (GAS CLOUD (TOXIC (1))) and FRAG (2)"})
    @Rule({"KT-15", "K-GRENADE", "K-GAS-CLOUD"})
    @DisplayName("KT-15: a thrown weapon with a cloud and FRAG: the cloud lies when the explosion counts")
    void cloudFirst(String printed) {
        play("""
                A1 RA 4+, pot R3 %s, at c2; A2 at a1; B1 SV 5+ HP 5, at c4; B2 at h8
                play
                A1 activate; A1 shoot pot at c4; dice A 4 1 1
                expect smoke c4, asks A rolls 2 d8: test (K-FRAG)
                dice A 4 1 | B 1 1 1
                expect B1 damage 2
                """.formatted(printed));
    }
}
