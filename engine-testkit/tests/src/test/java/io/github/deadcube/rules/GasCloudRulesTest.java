package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.ScriptFailed;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-GAS-CLOUD: smoke that can be toxic. A toxic cloud is smoke with a marker that holds the number of the cloud. */
class GasCloudRulesTest {
    private static final String CLOUD = "smoke c5; laid K-GAS-CLOUD 3 at c5; ";

    @Test
    @Rule({"K-GAS-CLOUD", "KT-11"})
    @DisplayName("45. in the cloud (K-GAS-CLOUD, KT-11)")
    void inTheCloud() {
        String walk = CLOUD + """
                A1 FI 4+, fang CC TOXIC (1), at c4; B1 SV 5+ HP 6 AR 1%s, at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 1; A1 wield fang; dice A 4 4 1 1 | B 1 1 1
                expect B1 damage %d
                """;
        play(walk.formatted("", 4));
        play(walk.formatted(", CONSTRUCT", 1));
    }

    @Test
    @Rule({"K-GAS-CLOUD", "KT-11", "K-TOXIC"})
    @DisplayName(
            "K-GAS-CLOUD, KT-11: the higher number counts, the cloud's or the attack's; without loss it adds nothing")
    void theHigher() {
        String walk = CLOUD + """
                A1 FI 4+, fang CC TOXIC (%d), at c5; B1 SV 5+ HP 9 AR %d, at c5
                play
                A1 activate; A1 assault B1; A1 wield fang; dice A 4 4 1 | B 1 1 1
                expect B1 damage %d
                """;
        play(walk.formatted(5, 1, 6));
        play(walk.formatted(3, 1, 4));
        play(walk.formatted(1, 2, 0));
    }

    @Test
    @Rule({"K-GAS-CLOUD", "KT-13", "GEO-7"})
    @DisplayName("K-GAS-CLOUD: for any loss of HP; not in neighbouring cubes; it fills both sides of a half-cube")
    void where() {
        String fight = """
                A1 FI 4+, at %1$s; B1 SV 5+ HP 9, at %1$s
                play
                A1 activate; A1 assault B1; dice A 4 1 1 | B 1 1 1
                expect B1 damage %2$d
                """;
        play(CLOUD + fight.formatted("c5", 4));
        play(CLOUD + fight.formatted("c4", 1));
        play("wall north-south through c5; smoke c5; laid K-GAS-CLOUD 2 at c5w; laid K-GAS-CLOUD 2 at c5e; "
                + fight.formatted("c5w", 3));
        play("""
                wall north-south through c5; A1 GAS CLOUD (TOXIC (2)), at c5w; B1 at h8
                play
                A1 activate; A1 use K-GAS-CLOUD
                expect smoke c5, laid K-GAS-CLOUD 2 at c5w, laid K-GAS-CLOUD 2 at c5e
                """);
        play(CLOUD + """
                wall north of c5; A1 FI 4+, KNOCKBACK, at c5; B1 SV 5+ AR 1 HP 9, at c5
                play
                A1 activate; A1 assault B1; dice A 4 1 1 | B 1 1 1; B1 throw north; dice A 5 5 1 | B 1 1 1
                expect B1 damage 4
                """);
    }

    @Test
    @Rule({"K-GAS-CLOUD", "KT-5", "KT-6", "KT-16"})
    @DisplayName(
            "K-GAS-CLOUD: once, as its activation begins or ends, even beside enemies, pinned or not, where it then is")
    void whenItIsLaid() {
        play("""
                A1 GAS CLOUD (SMOKE), at c4; B1 pinned, at c4
                play
                A1 activate
                expect asks A: keyword (K-GAS-CLOUD), offers exactly A1 decline K-GAS-CLOUD | A1 use K-GAS-CLOUD
                A1 use K-GAS-CLOUD
                expect smoke c4, nothing laid, A1 marked K-GAS-CLOUD 1
                A1 end
                expect asks B: turn
                """);
        play("""
                A1 GAS CLOUD (TOXIC (2)), at c4; A2 at a1; B1 at h8
                play
                A1 activate; A1 decline K-GAS-CLOUD; A1 advance; A1 step c5; A1 spot 5; A1 end
                expect asks A: keyword (K-GAS-CLOUD)
                A1 use K-GAS-CLOUD
                expect smoke c5, laid K-GAS-CLOUD 2 at c5, asks B: turn
                """);
        play("""
                A1 GAS CLOUD (TOXIC (2)), pinned, at c4; B1 at c4; B2 at h8
                play
                A1 activate; A1 use K-GAS-CLOUD
                expect smoke c4, laid K-GAS-CLOUD 2 at c4, A1 pinned, asks A: activation
                """);
    }

    @Test
    @Rule("K-GAS-CLOUD")
    @DisplayName(
            "K-GAS-CLOUD: toxic on smoke makes that toxic; of two toxic ones the higher stays; smoke changes nothing")
    void oneOnAnother() {
        String turn = "A1 GAS CLOUD (%s), at c5; B1 at h8\nplay\nA1 activate; A1 use K-GAS-CLOUD; expect smoke c5, %s";
        play("smoke c5; " + turn.formatted("TOXIC (2)", "laid K-GAS-CLOUD 2 at c5"));
        play(CLOUD + turn.formatted("TOXIC (2)", "laid K-GAS-CLOUD 3 at c5, not laid K-GAS-CLOUD 2 at c5"));
        play(CLOUD + turn.formatted("TOXIC (4)", "laid K-GAS-CLOUD 4 at c5, not laid K-GAS-CLOUD 3 at c5"));
        play(CLOUD + turn.formatted("SMOKE", "laid K-GAS-CLOUD 3 at c5"));
    }

    @Test
    @Rule({"K-GAS-CLOUD", "K-SMOKE", "RND-9"})
    @DisplayName("K-GAS-CLOUD: it is removed as smoke is, and stays in its cube")
    void theCloudIsRemoved() {
        String round =
                CLOUD + "A1 at a1; B1 at h8\nplay\nA1 activate; A1 end; B1 activate; B1 end; dice B %d; expect %s";
        play(round.formatted(5, "no smoke, nothing laid"));
        play(round.formatted(4, "smoke c5, laid K-GAS-CLOUD 3 at c5"));
    }

    @Test
    @Rule({"K-GAS-CLOUD", "K-GRENADE", "K-SMOKE"})
    @DisplayName("K-GAS-CLOUD: as the effect of a GRENADE it is laid in the cube hit; it hides like smoke")
    void grenade() {
        play("""
                A1 RA 5+, pot R3 GRENADE (GAS CLOUD (TOXIC (1))), rifle R8, at c2; B1 at c4; B2 at c8
                play
                A1 activate; A1 shoot pot at c4; dice A 5 1 1
                expect smoke c4, laid K-GAS-CLOUD 1 at c4, B1 unharmed
                expect refuses A1 shoot rifle at B1
                A1 end
                expect asks B: turn
                """);
        play("""
                A1 RA 5+, GAS CLOUD (SMOKE), cannon R8 EXPLOSIVE (STUN), at c1; B1 at h8
                play
                A1 activate; A1 decline K-GAS-CLOUD; A1 shoot cannon at c4
                expect no smoke
                """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GAS CLOUD",
                "GAS CLOUD (2)",
                "GAS CLOUD (FRAG (1))",
                "GAS CLOUD (TOXIC)",
                "GAS CLOUD (SMOKE (1))"
            })
    @Rule({"K-GAS-CLOUD", "KT-19"})
    @DisplayName("K-GAS-CLOUD, KT-19: of smoke, or TOXIC with its number; another effect is a fault")
    void faults(String printed) {
        assertThatThrownBy(() -> Script.play("A1 " + printed + ", at c4; B1 at h8"))
                .isInstanceOf(ScriptFailed.class);
    }

    @Test
    @Rule({"K-GAS-CLOUD", "K-INK-SAC"})
    @DisplayName("K-INK-SAC: not asked once the model's own gas cloud has laid smoke; asked where the cloud is kept")
    void noInkInItsOwnCloud() {
        String both = """
                A1 GAS CLOUD (SMOKE), INK SAC, at c3; B1 at h8
                play
                A1 activate
                expect asks A: keyword (K-GAS-CLOUD)
                """;
        play(both + "A1 use K-GAS-CLOUD; expect smoke c3, asks A: activation, A1 not marked K-INK-SAC");
        play(both + "A1 decline K-GAS-CLOUD; expect asks A: keyword (K-INK-SAC)");
    }
}
