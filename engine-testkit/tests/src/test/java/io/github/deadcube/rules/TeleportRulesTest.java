package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-TELEPORT: destination, timing, and effects on arrival. */
class TeleportRulesTest {
    @Test
    @Rule({"K-TELEPORT", "AST-10", "ADV-6", "ADV-5"})
    @DisplayName("36. out of one fight into another (K-TELEPORT, AST-10)")
    void outOfOneFightIntoAnother() {
        play("""
                A1 SV 5+ FI 4+, TELEPORT, at c4; B1 FI 4+, at c4; B2 SV 5+ HP 2, pinned, at e6
                play
                A1 activate
                expect refuses A1 use K-TELEPORT on c8 by K-TELEPORT
                A1 use K-TELEPORT on e6; B1 attack A1; dice A 5 1 1 | B 4 1 1; A1 spot 1
                dice A 4 4 1 1 1 | B 5 1 1              # 3, +1 moved in, +1 pinned
                expect B2 damage 1, upright, A1 at e6/1, asks A: activation, refuses A1 use K-TELEPORT on c4 by RND-4
                """);
    }

    @Test
    @Rule({"K-TELEPORT", "GEO-9", "KT-18"})
    @DisplayName("K-TELEPORT: 1 to 3 cubes, levels counted, whatever lies between; to a floor")
    void destinations() {
        play("""
                floors c7:2 c4:4
                wall north of c4; wall east of c4; wall south of c4; wall west of c4
                A1 TELEPORT, at c4; B1 at h8
                play
                A1 activate
                expect offers A1 use K-TELEPORT on c7, offers A1 use K-TELEPORT on f7, offers A1 use K-TELEPORT on c4:4
                expect refuses A1 use K-TELEPORT on c4 by K-TELEPORT, refuses A1 use K-TELEPORT on c8 by K-TELEPORT
                expect refuses A1 use K-TELEPORT on c5:2 by K-TELEPORT, refuses A1 use K-TELEPORT by K-TELEPORT
                A1 use K-TELEPORT on c7:2; A1 spot 5
                expect A1 at c7:2/5, offers A1 advance, refuses A1 sprint by RND-3
                """);
    }

    @Test
    @Rule({"K-TELEPORT", "ADV-4", "GEO-7", "PART-2"})
    @DisplayName(
            "K-TELEPORT: a cube with space; a side of a half-cube is named, and none is entered for an assault alone")
    void cubesWithSpace() {
        play("""
                wall north-south through c5; A1 SZ 2, TELEPORT, at c4; A2 SZ 4, at d4; A3 SZ 1, at c5w; B1 at h8
                play
                A1 activate
                expect refuses A1 use K-TELEPORT on d4 by K-TELEPORT, refuses A1 use K-TELEPORT on c5w by K-TELEPORT
                expect refuses A1 use K-TELEPORT on c5 by K-TELEPORT, offers A1 use K-TELEPORT on c5e
                A1 use K-TELEPORT on c5e; A1 spot 1
                expect A1 at c5e/1
                """);
        play("""
                wall north-south through c5; A1 SZ 3 FI 4+, TELEPORT, at c4; B1 at c5w
                play
                A1 activate
                expect refuses A1 use K-TELEPORT on c5w by K-TELEPORT
                """);
    }

    @Test
    @Rule({"K-TELEPORT", "ADV-6", "ACT-3"})
    @DisplayName(
            "K-TELEPORT, ADV-6: beside enemies it breaks away; an attack that kills, pins or moves it stops the teleport")
    void breakingAway() {
        String leaving = """
                A1 SV 5+ HP %d, TELEPORT, at c4; B1 FI 4+%s, at c4; B2 at h8
                play
                A1 activate; A1 use K-TELEPORT on c6; B1 attack A1; dice A 1 1 1 | B 4 1 1
                """;
        play(leaving.formatted(1, "") + "expect A1 killed");
        play(leaving.formatted(9, "") + "A1 spot 5; expect A1 at c6/5, damage 1");
        play(leaving.formatted(9, ", KNOCKBACK")
                + "A1 throw north; A1 spot 5; expect A1 at c5/5, damage 1, asks A: activation");
        play("""
                A1 TELEPORT, at c4; B1 FI 4+, at c4; B2 at h8
                play
                A1 activate; A1 use K-TELEPORT on c6; B1 decline ADV-6; A1 spot 5
                expect A1 at c6/5, refuses A1 shoot gun at B1
                """);
        play("""
                A1 TELEPORT, at c4; B1 FI 4+, pinned, at c4; B2 at h8
                play
                A1 activate; A1 use K-TELEPORT on c6; A1 spot 5
                expect A1 at c6/5, B1 pinned
                """);
    }

    @Test
    @Rule({"K-TELEPORT", "K-TRAP", "ITEM-2", "ADV-18"})
    @DisplayName("K-TELEPORT, ADV-18: its arrival is an entry: items and traps there count, those between do not")
    void comingIn() {
        play("""
                A1 TELEPORT, at c4; B1 at h8; token 1 I-AMMO at c5; token 2 I-INTEL at c6
                play
                A1 activate; A1 use K-TELEPORT on c6
                expect asks A: pick up, refuses A1 pick up 1 by ITEM-2
                A1 pick up 2; A1 spot 5
                expect score A 1, A1 at c6/5
                """);
        play("""
                A1 SV 5+ HP 9, TELEPORT, at c4; B1 at h8; laid K-TRAP (FRAG (1)) of B1 at c5; laid K-TRAP (FRAG (1)) of B1 at c6
                play
                A1 activate; A1 use K-TELEPORT on c6; B1 use K-TRAP on A1; A1 spot 5; dice B 1 | A 1 1 1; dice B 1; A1 spot 5
                expect A1 at c7/5, pinned, laid K-TRAP (FRAG (1)) of B1 at c5
                """);
    }

    @Test
    @Rule({"K-TELEPORT", "ACT-2", "ADV-16"})
    @DisplayName("K-TELEPORT: not while it is pinned, and not with SP -")
    void whenNot() {
        play("""
                A1 TELEPORT, pinned, at c4; B1 at h8
                play
                A1 activate
                expect refuses A1 use K-TELEPORT on c6 by ACT-2
                """);
        play("""
                A1 SP -, TELEPORT, at c4; B1 at h8
                play
                A1 activate
                expect refuses A1 use K-TELEPORT on c6 by K-TELEPORT
                """);
    }

    @Test
    @Rule({"K-TELEPORT", "K-VEHICLE"})
    @DisplayName("K-TELEPORT: a VEHICLE changes level by it")
    void aVehicle() {
        play("""
                floor c6:2; A1 VEHICLE, TELEPORT, at c4; B1 at h8
                play
                A1 activate; A1 use K-TELEPORT on c6:2; A1 spot 5
                expect A1 at c6:2/5
                """);
    }
}
