package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Offered and missing options of an activation in edge cases of the rules. */
class OfferedOptionsRulesTest {
    @Test
    @Rule("ASK-5")
    @DisplayName("ASK-5: every action belongs to the model that is active")
    void anotherModel() {
        play("""
                A1 FI 5+, BOOM! (1), at c4; A2 FI 5+, BOOM! (1), at c4; B1 pinned, at c4
                play
                A1 activate
                expect refuses A2 assault B1 by ASK-5, refuses A2 use K-BOOM by ASK-5, refuses A2 end by ASK-5
                expect offers A1 assault B1, offers A1 use K-BOOM, refuses A1 assault A2, refuses A1 assault A1
                """);
    }

    @Test
    @Rule({"I-AMMO", "I-STIMULANTS", "ITEM-6"})
    @DisplayName("ITEM-6: an item that is no ammunition is named with no shot")
    void noAmmunition() {
        play("""
                A1 RA 5+ HP 2, rifle R8, damage 1, carries I-MEDI-PACK, at c3; B1 SV 5+ HP 3, at c4
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 using I-MEDI-PACK, refuses A1 shoot rifle at B1 using I-AMMO
                expect offers A1 shoot rifle at B1, offers A1 use I-MEDI-PACK
                """);
    }

    @Test
    @Rule({"GEO-7", "K-GRENADE"})
    @DisplayName("GEO-7, K-GRENADE: a target that is a half-cube names a side")
    void aSideOfAHalfCube() {
        play("""
                wall north-south through c4
                A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2; B1 at h8
                play
                A1 activate
                expect offers A1 shoot pot at c4w, offers A1 shoot pot at c4e, refuses A1 shoot pot at c4
                A1 shoot pot at c4e; dice A 4 1 1
                expect event it lands in c4e
                """);
    }

    @Test
    @Rule({"PART-2", "ADV-4"})
    @DisplayName("PART-2: SZ 2 enters no half-cube without space; SZ 3 does, for the assault")
    void largeModelsOnly() {
        String field = "wall north-south through c5; A1 FI 5+ SZ %d, at c4; A2 at c5w; B1 FI 5+ SV 5+, at c5w; ";
        play(field.formatted(2) + "play; A1 activate; A1 advance; expect refuses A1 step c5w by ADV-4");
        play(field.formatted(3) + "play; A1 activate; A1 advance; expect offers A1 step c5w");
    }

    @Test
    @Rule({"K-EVADE", "ASK-5"})
    @DisplayName("K-EVADE: by the target alone; with nowhere to go it is not asked")
    void evading() {
        String shot =
                "A1 RA 5+, gun R8, at c2; B1 FI 4+ SV 5+, EVADE, at c4; %s; play; A1 activate; A1 shoot gun at B1; "
                        + "dice A %s | B 1 1 1; ";
        play(shot.formatted("B2 at h8", "1 1 1 1 1")
                + "expect asks B: evade, refuses A1 step c5 by ASK-5, refuses B2 step c5 by ASK-5, refuses B1 spot 5");
        play(shot.formatted(
                        "wall north of c4; wall east of c4; wall west of c4; small gap south of c4; B1 SZ 2", "1 1 1")
                + "expect not event K-EVADE, asks A: activation");
    }

    @ParameterizedTest
    @CsvSource({"FLIGHT, refuses", "'FLIGHT, JUMP PACK', refuses", "'JUMP PACK, FLIGHT', refuses"})
    @Rule({"K-FLIGHT", "K-JUMP-PACK", "ADV-12"})
    @DisplayName(
            "K-FLIGHT, K-JUMP-PACK: in the air a model with FLIGHT goes on, with a JUMP PACK too; a jumping model drops")
    void lettingGo(String keywords, String letsGo) {
        play("""
                board 8 x 8 x 3
                A1 SP 2-3, %s, at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c4:2
                expect %s A1 let go, refuses A1 spot 5 by ADV-12, offers A1 step c4
                """.formatted(keywords, letsGo));
    }

    @Test
    @Rule({"AWAY-5", "CMD-8", "ADV-6"})
    @DisplayName("CMD-8: a model thrown in its activation, unpinned, moves by a later action from its new place")
    void movingAfterBeingThrown() {
        play("""
                A1 FI 5+ SV 5+ AR 9, at c4; B1 FI 4+, hammer CC KNOCKBACK, at c4; command A advance
                play
                A1 activate; A1 assault B1; B1 fight back with hammer
                dice A 1 1 1 | B 4 1 1; A1 decline CMD-5
                A1 throw north; A1 spot 5
                expect A1 at c5/5, upright, asks A: activation
                spend advance: A1 advance; A1 step c6; A1 spot 5
                expect A1 at c6/5
                """);
    }

    @Test
    @Rule("CMD-9")
    @DisplayName("CMD-9: after an assault in which the enemy has died too")
    void afterADeadlyAssault() {
        HeraldOrder.play(Trigger.ASSAULTED, """
                A1 FI 5+, order "Herald", at c4; B1 SV 5+, at c4; B2 at h8; command A order
                play
                A1 activate; A1 assault B1
                dice A 5 5 1 | B 1 1 1; A1 decline CMD-5
                expect B1 killed, asks A: special order (CMD-9)
                """);
    }

    @Test
    @Rule({"CMD-8", "I-ADRENALINE"})
    @DisplayName("CMD-8: an action for a die, and an item, are described as chosen")
    void describedAsChosen() {
        play("""
                A1 SP 1-2, carries I-ADRENALINE, at c4; B1 at h8; command A advance
                play
                A1 activate; A1 use I-ADRENALINE
                expect event A1 use I-ADRENALINE
                spend advance: A1 advance; A1 spot 4
                expect event spend advance: A1 advance
                """);
    }

    @Test
    @Rule({"AST-2", "I-AMMO", "I-STIMULANTS"})
    @DisplayName("AST-2: a weapon that it has not, or an item that is not for this")
    void weaponsAndItems() {
        play("""
                A1 FI 5+, blade CC, carries I-AMMO, at c4; B1 FI 5+ SV 5+, at c4
                play
                A1 activate; A1 assault B1
                expect refuses A1 wield axe by AST-2, refuses A1 wield blade using I-AMMO by I-AMMO
                expect refuses A1 wield blade using I-STIMULANTS by I-STIMULANTS, refuses B1 wield blade
                """);
    }

    @Test
    @Rule({"CMD-5", "CMD-7", "DICE-8", "ASK-5"})
    @DisplayName("CMD-5, CMD-7, DICE-8: at each stage of a test only its options")
    void stagesOfATest() {
        play("""
                board 2 x 4; barricade north of a2; command B dice model
                A1 RA 5+, rifle R8, at a1; B1 SV 5+, at a4
                play
                A1 activate; A1 shoot rifle at B1
                expect asks B: added dice, refuses reroll 1 by DICE-8, refuses reroll with dice by CMD-5
                expect refuses B1 decline CMD-5 by ASK-5, refuses B1 survive by ASK-1
                add 0; dice A 1 1 1 | B 1 1 1
                expect asks B: command die reroll, refuses add 0 by CMD-7, refuses reroll 1 by DICE-8
                expect refuses reroll with order by CMD-5, refuses B1 decline CMD-7 by ASK-5, refuses B1 survive by ASK-1
                reroll with model; dice B 1
                expect asks A: activation
                """);
    }

    @Test
    @Rule({"CMD-6", "RND-5"})
    @DisplayName("CMD-6, RND-5: a turn whose first model has been activated is ended, not passed")
    void theSecondModel() {
        play("""
                A1 at a1; A2 at a2; B1 to B3 at h8; command A model
                play
                A1 activate; A1 end
                expect asks A: second model, offers end turn, offers spend model: A2 activate, refuses pass, refuses B1 activate
                end turn
                expect asks B: turn, refuses end turn
                """);
    }

    @Test
    @Rule({"ITEM-2", "ASK-5", "I-BOOBY-TRAP"})
    @DisplayName("ITEM-2: found only by the model that moved; ADV-17: a model that has stopped is not asked for a spot")
    void found() {
        play("""
                A1 to A2 SV 5+ HP 2, at c4; B1 at h8
                token 1 I-BOOBY-TRAP at c4; token 2 I-AMMO at c5
                play
                A1 activate; A1 advance; A1 spot 4
                expect refuses A2 pick up 1 by ASK-5, refuses A1 pick up 2 by ITEM-2, refuses A1 keep by ASK-1
                A1 pick up 1
                expect asks B rolls 3 d8: test (I-BOOBY-TRAP), A1 at c4/4
                """);
    }
}
