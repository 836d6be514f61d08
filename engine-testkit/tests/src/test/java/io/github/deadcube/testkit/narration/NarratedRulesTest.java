package io.github.deadcube.testkit.narration;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.book.CaseNarration;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.start.OrderFiles;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The story says what has happened where a rule has steps of its own. */
class NarratedRulesTest {
    @Rule("K-BLAST")
    @Test
    void aBlastSaysWhereNoModelIs() {
        String shot = """
                A1 RA 4+, bomb R3 GRENADE (BLAST), at c2; B1 SV 5+ HP 9, at %s; B2 at h8
                play
                A1 activate; A1 shoot bomb at c4; dice A 4 1 1
                """;
        assertThat(narrated(shot.formatted("c4") + "dice A 1; B1 spot 5"))
                .contains("BLAST in c4\n", "B1 is thrown to c5 (die 1), is pinned");
        assertThat(narrated(shot.formatted("h7") + "A1 end")).contains("BLAST in c4, where no model is");
    }

    @Rule("K-FIRE-CONTROL")
    @Test
    void eachOfTwoShotsHasItsTarget() {
        assertThat(narrated("""
                        barricade north of c3
                        A1 RA 5+, FIRE CONTROL, gun R8, net R8, at c2; B1 SV 5+ HP 9, at c5; B2 SV 5+ HP 9, at d5
                        play
                        A1 activate; A1 shoot gun at B1; A1 shoot net at B2
                        dice A 5 5 2 | B 1 1 3; dice A 5 1 4 | B 1 2 1"""))
                .contains(
                        "A1 shoots B1 with gun (and B2 with net): 5 5 2 against 1 1 3, 2 to 0 (SHO-5)",
                        "A1 shoots B2 with net: 5 1 4 against 1 2 1, 1 to 0 (SHO-5): loses 1 HP");
    }

    @Rule("K-FIRE-CONTROL")
    @Test
    void smokeBesideTheSecondShotIsToldWithIt() {
        assertThat(narrated("""
                        smoke e6
                        A1 RA 5+, FIRE CONTROL, gun R8, bolt R8, at c3; A2 at a1; B1 SV 5+ HP 4, at a6/5; B2 SV 5+ HP 4, at e5
                        play
                        A1 activate; A1 shoot gun at B1; A1 shoot bolt at B2
                        dice A 5 1 1 1 1 | B 1 1 1; dice A 5 1 1 1 | B 1 1 1"""))
                .contains(
                        "A1 shoots B1 with gun (and B2 with bolt): 5 1 1 1 1 against 1 1 1, 1 to 0 (SHO-5): loses 1 "
                                + "HP (3 of 4 left)\n",
                        "A1 shoots B2 with bolt (a die less: SMOKE): 5 1 1 1 against 1 1 1, 1 to 0 (SHO-5)");
    }

    @Rule({"K-FIRE-CONTROL", "I-AMMO"})
    @Test
    void anItemIsToldWithTheShotThatItIsFor() {
        String begun = """
                A1 RA 5+, FIRE CONTROL, gun R8, bolt R8, carries I-AMMO, at c3; A2 at a1; B1 SV 5+ HP 4, at c6
                play; A1 activate; A1 shoot gun at B1%s; A1 shoot bolt at B1%s
                """;
        assertThat(narrated(begun.formatted("", " using I-AMMO")
                        + "dice A 5 1 1 1 1 | B 1 1 1; dice A 5 1 1 1 1 1 | B 1 1 1"))
                .contains(
                        "A1 shoots B1 with gun (and B1 with bolt using Ammo): 5 1 1 1 1 against",
                        "A1 shoots B1 with bolt using Ammo: 5 1 1 1 1 1 against");
        assertThat(narrated(begun.formatted(" using I-AMMO", "")
                        + "dice A 5 1 1 1 1 1 | B 1 1 1; dice A 5 1 1 1 1 | B 1 1 1"))
                .contains(
                        "A1 shoots B1 with gun (and B1 with bolt) (using Ammo): 5 1 1 1 1 1",
                        "with bolt: 5 1 1 1 1 against");
    }

    /** DICE-1: a test that no other roll opposes. */
    @Rule("K-INVIGORATE")
    @Test
    void aTestAfterOnesOwnAttackIsNotAgainstIt() {
        assertThat(narrated("""
                        A1 RA 4+, FIRE CONTROL, gun R8, drum R2 INVIGORATE, at c3; A2 activated, at c3; B1 SV 5+ HP 4, at c6
                        play
                        A1 activate; A1 shoot gun at B1; A1 shoot drum at A2
                        dice A 1 1 1 1 1 | B 1 1 1; dice A 4 4 1""")).contains("A1: 4 4 1, 2 successes (K-INVIGORATE)");
    }

    /** The dice of the second shot begin its line, not those that the first makes others roll. */
    @Rule("K-FIRE-CONTROL")
    @Test
    void theSecondShotBeginsWithItsDice() {
        String begun = "A1 RA 5+, FIRE CONTROL, %s, rifle R8, at c2; B1 SV 5+ HP 9, at c4; B2 SV 5+ HP 9, at c4\nplay\n"
                + "A1 activate; A1 shoot gun %s; A1 shoot rifle at B2; dice A 5 5 1%s";
        String second = "\n    A1 shoots B2 with rifle: 5 1 1 1 1 against 1 1 1, 1 to 0 (SHO-5): loses 1 HP";
        String dice = "; dice A 5 1 1 1 1 | B 1 1 1";
        assertThat(narrated(begun.formatted("gun R3 GRENADE (FRAG (2))", "at c3", dice)))
                .contains("shoots at c3 with gun (and B2 with rifle) (its last): 5 5 1", "FRAG in c3", second);
        assertThat(narrated(begun.formatted("gun R8 RAPID FIRE", "at B1 as blaze away", " 1 1 1; dice B 1 1 1" + dice)))
                .contains("B1: 1 1 1", second);
        assertThat(narrated(begun.replace("5 5 1", "3; B1 spot 5; dice A 3; B2 spot 1")
                        .formatted("gun R8 EXPLOSIVE (BLAST)", "at c4", dice)))
                .contains("is pinned" + second);
        assertThat(narrated(begun.formatted("gun R8 KNOCKBACK", "at B1", " 1 1 | B 1 1 1; B1 spot 2" + dice)))
                .contains("is knocked back to c5" + second);
        assertThat(narrated(begun.formatted("gun R8 IT BURNS!", "at B1", "; dice B 1 1 1 | B 1 1 1" + dice)))
                .contains("B1: 1 1 1", "B2: 1 1 1", second);
    }

    /** No model has acted when a fire goes on: the line begins with it. */
    @Rule("K-IT-BURNS")
    @Test
    void aFireGoesOnInALineOfItsOwn() {
        assertThat(narrated("""
                        A1 at a1; B1 SV - HP 5, marked K-IT-BURNS 1, at c4; B2 at h8; initiative B
                        play
                        B1 activate; dice A 5 5 1""")).contains("  IT BURNS!: 5 5 1, 2 successes (K-IT-BURNS)");
    }

    @Rule("K-RAMPAGE")
    @Test
    void theDieOfARampageIsItsOwn() {
        String begun = "A1 RA 4+ SP 1-2 HP 5, RAMPAGE, bomb R3 GRENADE (SMOKE), damage 1, %sat c3; B1 at c7\nplay\n"
                + "A1 activate; ";
        assertThat(narrated(begun.formatted("") + "dice A 4; A1 shoot bomb at c6; dice A 4 1 1"))
                .contains("A1 rolls 4 RAMPAGE\n", "lands in c6, smoke");
        assertThat(narrated(begun.formatted("pinned, ") + "dice A 7; A1 stand up; A1 spot 4; A1 end"))
                .contains("A1 rolls 7 RAMPAGE: stands up")
                .doesNotContain("does nothing");
    }

    @Rule("R25-K-THERMAL-MINES")
    @Test
    void anItemOfTheAnswerIsTheTargets() {
        assertThat(narrated("""
                        edition revised
                        A1 FI 4+ AR 3 HP 9, WALKER, THERMAL MINES, at c3; B1 FI 4+ HP 5, THERMAL MINES, at c4
                        play
                        A1 activate; A1 advance; A1 step c4; A1 spot 9; A1 wield nothing
                        B1 fight back with item thermal mines; dice A 1 1 1 1 | B 4 1 1""")).contains("A1 attacks B1 (B1's THERMAL MINES is used up): ");
    }

    @Rule("R25-K-MEDIC")
    @Test
    void aMedicHasSuccesses() {
        assertThat(narrated("""
                        edition revised
                        A1 MEDIC, at c4; A2 HP 5 SV 5+, damage 4, at c4; B1 at h8
                        play
                        A1 activate; A1 use R25-K-MEDIC on A2; dice A 5 5 1"""))
                .contains("A1 uses MEDIC on A2: 5 5 1, 2 successes (R25-K-MEDIC): regains 2 HP (3 of 5)");
    }

    @Rule("K-DROP-SUIT")
    @Test
    void aSuitThrowsWhatItBeats() {
        assertThat(narrated("""
                        A1 at c2; A2 DROP SUIT, reserve; B1 SV 5+, at d5/4
                        play
                        A1 activate; A1 use K-DROP-SUIT on A2 at c5; A2 spot 5; dice A 4 4 1 | B 1 1 1; B1 spot 5"""))
                .contains("1 1 1, 0 to 2 (K-DROP-SUIT)", "is thrown to e5")
                .doesNotContain("no harm");
    }

    @Rule("SCAT-3")
    @Test
    void aScatterHasTheDieOfAHalfFloorToo() {
        assertThat(narrated("""
                        half floor north of c5:2; floors c4:2 c3:2
                        A1 RA 4+, bomb R3 GRENADE (FRAG (3)), at c3:2; B1 SV 5+ HP 5, at c4:2
                        play
                        A1 activate; A1 shoot bomb at c4:2; dice A 1 1 1; dice A 1; dice A 4""")).contains("scatters to c5 (die 1, half floor 4)");
    }

    @Rule("GEO-7")
    @Test
    void aScatterHasTheDieOfAHalfCubeToo() {
        assertThat(narrated("""
                        wall north-south through c5
                        A1 RA 4+, bomb R3 GRENADE (FRAG (3)), at c3; B1 SV 5+ HP 5, at c4
                        play
                        A1 activate; A1 shoot bomb at c4; dice A 1 1 1; dice A 1; dice A 4""")).contains("scatters to c5w (die 1, half-cube 4)");
    }

    @Rule("SCAT-6")
    @Test
    void eachDieOfAModelWithoutRoomIsTold() {
        assertThat(narrated("""
                        floors c3:3 c4:3 c6:3; barricade north of c3:3
                        wall north of c5; wall east of c5; wall south of c5; wall west of c5; open east of c5; open north of c5
                        A1 RA 5+, cannon R8 KNOCKBACK, at c3:3
                        B1 SV 5+ AR 1, at c4:3; B2 SZ 4, at c5; B3 SZ 4, at d5
                        play
                        A1 activate; A1 shoot cannon at B1; dice A 5 1 1 | B 1 1 1; dice A 5 | A 7 | A 3; dice A 1
                        B1 spot 5; dice A 5 1 1 | B 5 1 1""")).contains("to c6, 2 down (die 5, die 7, die 3, die 1)");
        assertThat(narrated("""
                        A1 RA 4+, grenade R3 GRENADE (FRAG (1)), at c2; B1 SV 5+, at c4/7; B2 SZ 4, at c5
                        play
                        A1 activate; A1 shoot grenade at c4; dice A 4 1 1 | A 1 | B 1 1 1 | A 1""")).contains("stays in c4 (die 1)");
    }

    @Rule("LIV-SLAM")
    @Test
    void aSlamAgainstTheFloorIsTold() {
        assertThat(narrated("""
                        edition living
                        floor c4:3; floor d4:2
                        A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/6; B1 SV 5+ AR 9 HP 3, at d4:2/5
                        play
                        A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 1 | B 1 1 1; dice A 1 1 1 | B 1 1 1""")).contains("is slammed down");
    }

    @Rule({"ADV-6", "K-KNOCKBACK"})
    @Test
    void aModelThatIsKnockedAwayDoesNotStay() {
        assertThat(narrated("""
                        A1 SP 1-2 FI 4+ SV 5+ HP 9, at c4; B1 FI 4+, claw CC KNOCKBACK, at c4
                        play
                        A1 activate; A1 advance; A1 step c3
                        B1 attack A1; B1 wield claw; dice A 1 1 1 | B 5 5 5""")).contains("A1 advances\n", "as it breaks away").doesNotContain("but stays");
    }

    @Rule({"K-ENGINEER", "K-INVIGORATE"})
    @Test
    void defusedTrapsAndReadiedModelsAreTold() {
        assertThat(narrated("""
                        laid K-TRAP (FRAG (2)) of B1 at c5
                        A1 SP 1-2, ENGINEER, at c4; B1 at h8
                        play
                        A1 activate; A1 advance; A1 step c5""")).contains("trap (FRAG (2)) of B1 in c5 is defused");
    }

    /** A die of a generator is no test, and its line does not end with "no harm". */
    @Rule({"K-SHIELD-GENERATOR", "R25-K-SHIELD-GENERATOR"})
    @Test
    void theDiceOfAShieldGeneratorAreItsOwn() {
        String shot = """
                %sbarricade north of c3
                A1 RA 5+, gun R8, at c3; B1 SV 5+ HP 3, %sat c4; B2 SHIELD GENERATOR (1), at c4
                play
                A1 activate; A1 shoot gun at B1; dice A 5 5 1 | B 1 1 1 | B 1%s; A1 end
                """;
        for (String edition : new String[] {"", "edition revised\n"})
            assertThat(narrated(shot.formatted(edition, "", "")))
                    .contains("2 to 0 (SHO-5): shield generator rolls 1, loses 2 HP (1 of 3 left)\n");
        assertThat(narrated(shot.formatted("", "ENERGY SHIELD (1), ", " | B 6")))
                .contains(": shield rolls 1, shield generator rolls 6 and absorbs 1 (K-SHIELD-GENERATOR), loses 1 HP");
    }

    @Rule("K-STUN")
    @Test
    void aStunnedActiveModelIsTold() {
        assertThat(narrated("""
                        A1 FI 4+ SV 5+ HP 5, at c4; A2 at a1; B1 FI 4+ SV 5+, baton CC STUN, at c5; B2 at h8
                        play
                        A1 activate; A1 advance; A1 step c5; A1 spot 1
                        B1 fight back with baton; dice A 1 1 1 1 | B 4 1 1"""))
                .contains("0 to 1 (ADV-5): A1 is marked as activated (K-STUN)\n")
                .doesNotContain("no harm");
        assertThat(narrated("""
                        A1 RA 5+, bomb R3 GRENADE (STUN), at c3; A2 at a1; B1 SV 5+ HP 5, at c4; B2 at h8
                        play
                        A1 activate; A1 shoot bomb at c4; dice A 1 1 1 | A 5"""))
                .contains("scatters to c3 (die 5), A1 is marked as activated (K-STUN)\n")
                .doesNotContain("does nothing");
    }

    @Rule({"K-PREY", "K-IT-BURNS"})
    @Test
    void preyAndFireAreTold() {
        String shot = "A1 RA 5+, gun R8 %s, at c5; B1 SV 5+ HP 3, at c8; B2 at h8\nplay\n"
                + "A1 activate; A1 shoot gun at B1; dice A 5 1 1%s | B 5 1 1; A1 end";
        assertThat(narrated(shot.formatted("PREY", " 1 1")))
                .contains("1 to 1 (SHO-5): is marked as prey (K-PREY)\n")
                .doesNotContain("no harm");
        assertThat(narrated(shot.formatted("IT BURNS!", "")))
                .contains("is set on fire (K-IT-BURNS)\n")
                .doesNotContain("no harm");
    }

    @Rule("SCAT-7")
    @Test
    void aShotThatIsLostIsTold() {
        assertThat(narrated("""
                        A1 RA 5+, mortar R8 INDIRECT (FRAG (1)), at c5; B1 at c8; B2 at h8
                        play
                        A1 activate; A1 shoot mortar at c8; dice A 1 1 1 | A 1""")).contains("0 successes (K-INDIRECT): scatters off the battlefield (die 1) (SCAT-7)\n");
        assertThat(narrated("""
                        edition revised
                        A1 RA 5+, tube R8 EXPLOSIVE (FRAG (1)), at c5; B1 SV 5+ HP 5, at c8; B2 at h8
                        play
                        A1 activate; A1 shoot tube at c8; dice A 1 1 1 | A 1; A1 end"""))
                .contains("0 successes (R25-K-EXPLOSIVE): scatters off the battlefield (die 1) (SCAT-7)\n");
    }

    @Rule("K-TELEPORT")
    @Test
    void aTeleportArrives() {
        assertThat(narrated("""
                        A1 TELEPORT, at c3; B1 at h8
                        play
                        A1 activate; A1 use K-TELEPORT on c6; A1 spot 1""")).contains("A1 uses TELEPORT on c6: arrives in c6\n");
    }

    @Rule("PART-2")
    @Test
    void aModelThatIsPutBackGoesBack() {
        assertThat(narrated("""
                        wall east-west through c5
                        A1 SZ 3 SP 1-2 FI 4+ SV 5+ HP 5, at c4; A2 at a1; B1 SZ 1 SV 5+ HP 9, at c5s/1; B2 at h8
                        play
                        A1 activate; A1 advance; A1 step c5s; dice A 4 1 1 1 | B 1 1 1; A1 spot 9; A1 end""")).contains("A1 goes back to c4 (PART-2)\n").doesNotContain("moves on");
    }

    /** The order comes between the tests of two victims: the test of the second has a line of its own. */
    @Rule({"ORD-5", "K-FRAG"})
    @Test
    void anOrderWithinAnExplosionHasNoDiceOfIt() {
        Script.Runner runner = knowing("Bodyguard", """
                "triggers": ["loses"], "when": ["friendly"], "selector": {"group": "friend"}, "effects": ["turned"]""");
        assertThat(narrated(runner, """
                        command B order
                        A1 RA 5+, tube R8 EXPLOSIVE (FRAG (1)), at c2; A2 at a1
                        B1 order "Bodyguard", SV 5+ HP 5, at c5; B2 SV 5+ HP 5, at c5; B3 at h8
                        play
                        A1 activate; A1 shoot tube at c5; dice A 4 | B 1 1 1; B1 decline CMD-5
                        spend order: B1 use HOUSE-1 on B2
                        dice B 1 1 1; dice A 1; B1 spot 5; dice A 3; B2 spot 5"""))
                .contains(
                        "uses Bodyguard on B2: loses 1 HP (4 of 5 left)\n",
                        "  B2: 1 1 1, 0 to 1 (K-FRAG): loses 1 HP (3 of 5 left)\n");
    }

    @Rule("ORD-5")
    @Test
    void theDiceOfAShieldOfAnOrderAreItsOwn() {
        Script.Runner runner = knowing("Barrier", """
                "triggers": ["declared"], "when": ["target"], "until": "attack",
                "effects": [{"type": "adds", "modifier": "shield", "amount": 2}]""");
        assertThat(narrated(runner, """
                        barricade north of c3; command B order
                        A1 RA 5+, gun R8, at c3; A2 at a1; B1 order "Barrier", SV 5+ HP 5, at c4; B2 at h8
                        play
                        A1 activate; A1 shoot gun at B1; spend order: B1 use HOUSE-1; dice A 5 5 1 | B 1 1 1
                        dice B 6 1; A1 end"""))
                .contains("2 to 0 (SHO-5): Barrier rolls 6 1 and absorbs 1 (HOUSE-1), loses 1 HP (4 of 5 left)\n");
    }

    /** Rules with a special order HOUSE-1. */
    private static Script.Runner knowing(String order, String mode) {
        Vector<Order> orders = Json.readOrders("""
                        {"version": %d, "orders": [{"rule": "HOUSE-1", "name": "%s", "text": "x.", "modes": [{%s}]}]}
                        """.formatted(Deadcube.FORMAT_VERSION, order, mode))
                .get();
        return Script.Runner.standard().with(new OrderFiles(orders, Vector.empty()).over(Shipped.ruleset()));
    }

    private static String narrated(String script) {
        return narrated(Script.Runner.standard(), script);
    }

    private static String narrated(Script.Runner runner, String script) {
        return CaseNarration.lines(runner.play(script)).mkString("\n") + "\n";
    }
}
