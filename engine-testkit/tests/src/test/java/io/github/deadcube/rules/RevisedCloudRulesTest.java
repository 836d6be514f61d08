package io.github.deadcube.rules;

import static io.github.deadcube.rules.RevisionScript.isNew;
import static io.github.deadcube.rules.RevisionScript.revised;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** R25-K-SMOKESCREEN, R25-K-DEFENCE-CLOUD: clouds that a model makes. */
class RevisedCloudRulesTest {
    @Test
    @Rule({"R25-K-SMOKESCREEN", "KT-5", "KT-6"})
    @DisplayName(
            "R25-K-SMOKESCREEN: once, smoke in its cube as its activation begins or ends, beside enemies, pinned too")
    void smokescreen() {
        isNew("""
                A1 SMOKESCREEN, pinned, at c4; B1 at c4/4; B2 at h8
                play
                A1 activate
                expect offers exactly A1 use R25-K-SMOKESCREEN | A1 decline R25-K-SMOKESCREEN
                A1 use R25-K-SMOKESCREEN
                expect smoke c4, nothing laid
                A1 end
                expect asks B: turn
                """);
        isNew("""
                A1 SMOKESCREEN, at c4; B1 at h8
                play
                A1 activate; A1 decline R25-K-SMOKESCREEN; A1 advance; A1 step c5; A1 spot 5; A1 end
                A1 use R25-K-SMOKESCREEN
                expect smoke c5, A1 marked R25-K-SMOKESCREEN 1, asks B: turn
                """);
    }

    @Test
    @Rule({"R25-K-DEFENCE-CLOUD", "R25-K-TOXIC-SMOKE"})
    @DisplayName("R25-K-DEFENCE-CLOUD: toxic smoke (3) in its cube: a model that loses HP there loses 3 more")
    void defenceCloud() {
        isNew("""
                A1 FI 4+ SV 5+ HP 9, DEFENCE CLOUD, at c4; B1 SV 5+ HP 9, at c4/4; B2 SV 5+ HP 9, at h8
                play
                A1 activate; A1 use R25-K-DEFENCE-CLOUD
                expect smoke c4
                A1 assault B1; dice A 4 4 1 | B 5 1 1
                expect B1 damage 4, asks B: turn
                """);
        revised("""
                A1 SV 5+ HP 9, DEFENCE CLOUD, at c4; B1 FI 4+ SV 5+ HP 9, CONSTRUCT, at c4/4
                play
                A1 activate; A1 use R25-K-DEFENCE-CLOUD; A1 end; B1 activate; B1 assault A1; dice B 4 4 1 | A 1 1 1
                expect A1 damage 5, B1 unharmed
                """);
    }

    @Test
    @Rule({"R25-K-DEFENCE-CLOUD", "KT-6"})
    @DisplayName("R25-K-DEFENCE-CLOUD: as its activation ends too, and once")
    void asItsActivationEnds() {
        isNew("""
                A1 DEFENCE CLOUD, at c4; B1 at h8
                play
                A1 activate; A1 decline R25-K-DEFENCE-CLOUD; A1 advance; A1 step c5; A1 spot 5; A1 end
                A1 use R25-K-DEFENCE-CLOUD
                expect smoke c5, laid R25-K-TOXIC-SMOKE 3 at c5, asks B: turn
                """);
        revised("""
                A1 DEFENCE CLOUD, at c4; B1 at h8
                play
                A1 activate; A1 use R25-K-DEFENCE-CLOUD; A1 end
                expect smoke c4, asks B: turn
                """);
    }
}
