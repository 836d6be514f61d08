package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ItemRulesTest {
    @Test
    @Rule("ITEM-2")
    @DisplayName("ITEM-2: a model that moves into a cube with an item may pick it up, no action, and move on")
    void movingIn() {
        play("""
                A1 SP 2-3 RA 5+, rifle R8, at c4; B1 at h8
                token 1 I-AMMO at c5 face down; token 2 I-AMMO at c7
                play
                A1 activate; A1 advance; A1 step c5
                expect asks A: pick up (ITEM-2), token 1 at c5, token 1 face down
                expect offers A1 decline ITEM-2, refuses A1 pick up 2 by ITEM-2
                A1 pick up 1; A1 keep
                expect A1 carries I-AMMO, token 1 gone, asks A: movement, offers A1 spot 5
                A1 step c6; A1 spot 5
                expect A1 at c6, asks A: activation, offers A1 shoot rifle at B1
                """);
    }

    @Test
    @Rule({"ITEM-2", "ITEM-3"})
    @DisplayName("ITEM-2, ITEM-3: it need not, and then it stays face down and is not offered again when it stops")
    void declined() {
        play("""
                A1 SP 2-3, at c4; B1 at h8
                token 1 I-AMMO at c5 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 decline ITEM-2
                expect asks A: movement
                A1 spot 5
                expect asks A: activation, token 1 at c5, token 1 face down, A1 not carries I-AMMO
                expect not event ITEM-3, refuses A1 pick up 1
                """);
    }

    @Test
    @Rule({"ITEM-2", "ADV-18"})
    @DisplayName("ITEM-2, ADV-18: one pick-up a cube entered, but another when it enters that cube again")
    void oncePerCubeEntered() {
        play("""
                A1 SP 3-3, at c4; B1 at h8
                token 1 I-AMMO at c5; token 2 I-STIMULANTS at c5
                play
                A1 activate; A1 advance; A1 step c5
                expect offers A1 pick up 1, offers A1 pick up 2
                A1 pick up 2; A1 keep
                expect asks A: movement, refuses A1 pick up 1, token 1 at c5
                A1 step c4; A1 step c5
                expect asks A: pick up, refuses A1 pick up 2
                A1 pick up 1; A1 drop; A1 spot 5
                expect asks A: activation, A1 carries I-STIMULANTS, token 1 at c5
                """);
    }

    @Test
    @Rule("ITEM-2")
    @DisplayName("ITEM-2: so may one that repositions with an ADVANCE, but not one that stands still")
    void repositioning() {
        play("""
                A1 SP -, at c4; A2 at d4/5; B1 at h8; B2 at h7
                token 1 I-AMMO at c4; token 2 I-AMMO at d4
                play
                A1 activate; A1 end
                expect A1 not carries I-AMMO, not event ITEM-2
                B1 activate; B1 end; A2 activate; A2 advance; A2 spot 4
                expect asks A: pick up (ITEM-2)
                A2 pick up 2; A2 keep
                expect A2 at d4/4, carries I-AMMO, asks A: activation, token 1 at c4
                """);
    }

    @ParameterizedTest(name = "the enemy{0}")
    @Rule({"ADV-1", "ITEM-2"})
    @DisplayName("ADV-1, ITEM-2: beside an enemy, upright or pinned, repositioning allows no pick-up")
    @CsvSource({"''", "', pinned'"})
    void repositioningBesideAnEnemy(String pinned) {
        play("""
                A1 at c4/5; B1 at c4/9%s
                token 1 I-AMMO at c4
                play
                A1 activate; A1 advance; A1 spot 4
                expect A1 at c4/4, asks A: activation, A1 not carries I-AMMO, token 1 at c4
                """.formatted(pinned));
    }

    @Test
    @Rule("ADV-18")
    @DisplayName("ADV-18: no items in a cube with an enemy, nor when the fight there has killed it")
    void enteringAmongEnemies() {
        play("""
                A1 SP 2-3 FI 4+, at c4; B1 SV 5+, at c5; B2 at h8
                token 1 I-AMMO at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 spot 9
                dice A 4 4 1 1 | B 1 1 1
                expect B1 killed, A1 at c5, not carries I-AMMO, token 1 at c5, asks A: activation
                """);
    }

    @Test
    @Rule({"ITEM-2", "SPR-1"})
    @DisplayName("ITEM-2, SPR-1: any movement by choice counts: a SPRINT, cube by cube")
    void sprinting() {
        play("""
                A1 SP 1-3, at c4; B1 at h8
                token 1 I-AMMO at c5; token 2 I-STIMULANTS at c7
                play
                A1 activate; A1 sprint; A1 step c5
                A1 pick up 1; A1 keep; A1 step c6
                expect asks A: movement
                A1 step c7; A1 pick up 2; A1 exchange and drop
                A1 spot 5
                expect A1 at c7/5, carries I-STIMULANTS, token 1 at c7, asks B: turn
                """);
    }

    @Test
    @Rule({"ITEM-2", "CMD-8"})
    @DisplayName("ITEM-2, CMD-8: the cube of an Advance die, and a reposition by it")
    void withAnAdvanceDie() {
        play("""
                A1 at c4/5; B1 at h8
                command A advance
                token 1 I-AMMO at c4; token 2 I-STIMULANTS at c5
                play
                A1 activate; spend advance: A1 advance; A1 spot 4
                A1 pick up 1; A1 keep
                A1 advance; A1 step c5; A1 pick up 2; A1 exchange and destroy; A1 spot 5
                expect A1 carries I-STIMULANTS, token 1 gone, token 2 gone
                """);
    }

    @Test
    @Rule({"ITEM-2", "K-EVADE"})
    @DisplayName("ITEM-2, K-EVADE: the step of a model that evades, in the enemy's turn")
    void evading() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, at c3; B1 SV 5+, EVADE, at c4
                token 1 I-AMMO at c5
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                B1 step c5
                expect asks B: pick up (ITEM-2)
                B1 pick up 1; B1 keep; B1 spot 5
                expect B1 at c5, carries I-AMMO, asks A: activation
                """);
    }

    @Test
    @Rule({"ITEM-2", "K-KNOCKBACK"})
    @DisplayName("ITEM-2, K-KNOCKBACK: being forced into its cube is no pick-up")
    void forced() {
        play("""
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c3; B1 SV 5+ AR 2, at c4
                token 1 I-AMMO at c5
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 | B 1 1 1; B1 spot 5
                expect B1 at c5, not carries I-AMMO, token 1 at c5, asks A: activation
                """);
    }

    @ParameterizedTest(name = "{0}: {1}, {2}")
    @Rule({"ITEM-3", "ITEM-4"})
    @DisplayName("ITEM-3, ITEM-4: a model that picks an item up keeps it, drops it face up there, or destroys it")
    @CsvSource({
        "keep, carries I-AMMO, token 1 gone",
        "drop, not carries I-AMMO, token 1 face up",
        "destroy, not carries I-AMMO, token 1 gone"
    })
    void keepDropOrDestroy(String choice, String model, String token) {
        play("""
                A1 at c4; B1 at h8
                token 1 I-AMMO at c5 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1
                expect asks A: item (ITEM-4), offers A1 keep, offers A1 drop, offers A1 destroy
                expect refuses A1 exchange and drop by ITEM-4, refuses A1 exchange and destroy by ITEM-4
                A1 %s
                expect A1 %s, %s%s
                """.formatted(choice, model, token, choice.equals("drop") ? ", token 1 at c5" : ""));
    }

    @ParameterizedTest(name = "{0}")
    @Rule({"ITEM-1", "ITEM-4"})
    @DisplayName("ITEM-1, ITEM-4: with one already it keeps one, and drops or destroys the other")
    @CsvSource({
        "exchange and drop, I-STIMULANTS, 'token 1 at c6, token 1 face up, token 2 gone'",
        "exchange and destroy, I-STIMULANTS, 'token 1 gone, token 2 gone'",
        "drop, I-AMMO, 'token 1 gone, token 2 at c6, token 2 face up'",
        "destroy, I-AMMO, 'token 1 gone, token 2 gone'"
    })
    void oneAlready(String choice, String kept, String tokens) {
        play("""
                A1 SP 2-3, at c4; B1 at h8
                token 1 I-AMMO at c5 face down; token 2 I-STIMULANTS at c6 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1; A1 keep
                A1 step c6; A1 pick up 2
                expect offers A1 %s, refuses A1 keep
                A1 %s
                expect A1 carries %s, %s, asks A: movement
                """.formatted(choice, choice, kept, tokens));
    }

    @Test
    @Rule({"ITEM-1", "ITEM-4", "DMG-4"})
    @DisplayName("ITEM-1, ITEM-4, DMG-4: bought equipment counts, and is destroyed when it is dropped")
    void boughtEquipment() {
        play("""
                A1 equipment I-AMMO, at c4; B1 at h8
                token 1 I-STIMULANTS at c5; token 2 I-ADRENALINE at h1
                play
                expect A1 carries I-AMMO
                A1 activate; A1 advance; A1 step c5; A1 pick up 1
                expect refuses A1 keep
                A1 exchange and drop
                expect A1 carries I-STIMULANTS, event A1 has I-AMMO no more
                A1 spot 5
                expect asks A: activation
                """);
    }

    @Test
    @Rule("ITEM-5")
    @DisplayName("ITEM-5: nothing is swapped or dropped otherwise, not even beside a friend")
    void noSwaps() {
        play("""
                A1 carries I-AMMO, at c4; A2 carries I-STIMULANTS, at c4; B1 at h8
                play
                A1 activate
                expect refuses A1 exchange and drop, refuses A1 drop, refuses A2 drop, refuses A1 destroy
                A1 advance; A1 spot 4
                expect asks A: activation, A1 carries I-AMMO, A2 carries I-STIMULANTS
                """);
    }

    @Test
    @Rule({"DMG-4", "ITEM-3"})
    @DisplayName("DMG-4, ITEM-3: a model that dies drops its item face up in its cube, for others to pick up (ITEM-2)")
    void dropsOfTheDead() {
        play("""
                barricade north of c3; initiative B
                A1 SP 1-2 RA 5+, rifle R8, at c3; B1 SV 5+, at c5; B2 at h8
                token 1 I-AMMO at c4 face down
                play
                B1 activate; B1 advance; B1 step c4; B1 pick up 1; B1 keep; B1 spot 5; B1 end
                A1 activate; A1 shoot rifle at B1
                dice A 5 1 1 | B 1 1 1
                expect B1 killed, not carries I-AMMO, token 1 at c4, token 1 face up
                A1 advance; A1 step c4; A1 pick up 1; A1 keep
                expect A1 carries I-AMMO, token 1 gone
                """);
    }

    @Test
    @Rule("DMG-4")
    @DisplayName("DMG-4: bought equipment of a dead model does not drop, a found item does")
    void equipmentOfTheDead() {
        play("""
                barricade north of c3
                A1 SP 1-2 RA 5+, rifle R8, at c3; A2 SP 1-2, at b1
                B1 SV 5+, equipment I-AMMO, at c4; B2 at h8; B3 at h8
                play
                A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1
                expect B1 killed
                A1 advance; A1 step c4
                expect asks A: movement
                """);
    }
}
