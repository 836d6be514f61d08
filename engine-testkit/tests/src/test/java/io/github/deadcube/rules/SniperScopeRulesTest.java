package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-SNIPER-SCOPE: a short shot, or a long one with two dice more. */
class SniperScopeRulesTest {
    private static final String SCENE = """
            barricade north of c4; A1 RA 5+, sniper R8 SNIPER SCOPE, rifle R8, at c2; B1 SV 5+ HP 5, at c5
            play
            A1 activate
            """;

    @Test
    @Rule({"K-SNIPER-SCOPE", "RND-3"})
    @DisplayName("K-SNIPER-SCOPE: the short shot is as any other, after a move too")
    void shortShot() {
        play(SCENE + """
                A1 advance; A1 spot 4; A1 shoot sniper at B1
                expect asks A rolls 3 d8: test
                dice A 5 1 1 | B 1 1 1
                expect B1 damage 1
                """);
    }

    @Test
    @Rule({"K-SNIPER-SCOPE", "RND-3"})
    @DisplayName("K-SNIPER-SCOPE: the long shot has 2 dice more, and nothing but it fits into the activation")
    void longShot() {
        play(SCENE + """
                A1 shoot sniper at B1 as long shot
                expect asks A rolls 5 d8: test
                dice A 5 5 1 1 1
                expect asks B rolls 3 d8: test
                dice B 1 1 1
                expect B1 damage 2, asks B: turn
                """);
        play(SCENE + """
                A1 advance; A1 spot 4
                expect refuses A1 shoot sniper at B1 as long shot by RND-3, offers A1 shoot sniper at B1
                """);
    }

    @Test
    @Rule({"K-SNIPER-SCOPE", "SHO-6", "CMD-7"})
    @DisplayName("K-SNIPER-SCOPE, SHO-6: they come on top of all other modifiers")
    void withOtherModifiers() {
        play("""
                floor c2:2; command A dice; A1 RA 5+, sniper R8 SNIPER SCOPE, at c2:2; B1 SV 5+ HP 5, at c5
                play
                A1 activate; A1 shoot sniper at B1 as long shot; add 1
                expect asks A rolls 9 d8: test           # 3, +2 clear, +1 higher, +2, and a Dice die
                """);
    }

    @Test
    @Rule({"K-SNIPER-SCOPE", "SHO-9"})
    @DisplayName("K-SNIPER-SCOPE, SHO-9: it is the weapon's own way, not another's, and known by its words alone")
    void ofTheWeapon() {
        play(SCENE + """
                expect refuses A1 shoot rifle at B1 as long shot by SHO-9
                expect refuses A1 shoot sniper at B1 as blaze away by SHO-9
                """);
    }

    @Test
    @Rule({"K-SNIPER-SCOPE", "K-RAPID-FIRE"})
    @DisplayName("K-SNIPER-SCOPE, K-RAPID-FIRE: the long shot does not blaze away, and blazing away is not long")
    void noBlazeAway() {
        play("""
                barricade north of c4; A1 RA 5+, gun R8 SNIPER SCOPE and RAPID FIRE, at c2; B1 SV 5+ HP 5, at c5
                play
                A1 activate; A1 advance; A1 spot 4
                expect offers A1 shoot gun at B1 as blaze away
                A1 shoot gun at B1 as blaze away
                expect asks A rolls 4 d8: test
                """);
        play("""
                barricade north of c4; A1 RA 5+, gun R8 SNIPER SCOPE and RAPID FIRE, at c2; B1 SV 5+ HP 5, at c5
                play
                A1 activate; A1 shoot gun at B1 as long shot; dice A 5 1 1 1 1 | B 1 1 1
                expect B1 damage 1, upright
                """);
    }

    @Test
    @Rule({"K-SNIPER-SCOPE", "CMD-8"})
    @DisplayName("K-SNIPER-SCOPE, CMD-8: a Shoot die buys the short shot only; the long one is left as the action")
    void aShootDie() {
        play("command A shoot\n" + SCENE + """
                expect refuses spend shoot: A1 shoot sniper at B1 as long shot by CMD-8
                spend shoot: A1 shoot sniper at B1; dice A 1 1 1 | B 1 1 1
                A1 shoot sniper at B1 as long shot; dice A 1 1 1 1 1 | B 1 1 1
                expect asks B: turn
                """);
    }

    @Test
    @Rule({"K-SNIPER-SCOPE", "SHO-2", "SHO-4"})
    @DisplayName("K-SNIPER-SCOPE: range, line of sight and enemies beside it count as for any SHOOT")
    void asAnyShoot() {
        play("""
                A1 RA 5+, sniper R3 SNIPER SCOPE, at c2; B1 at c6; B2 at c2
                play
                A1 activate
                expect refuses A1 shoot sniper at B1 as long shot by ACT-3
                """);
        play("""
                wall east of d2; A1 RA 5+, sniper R3 SNIPER SCOPE, at c2; A2 at c3; B1 at c6; B2 at e2
                play
                A1 activate
                expect refuses A1 shoot sniper at B1 as long shot by SHO-4
                expect refuses A1 shoot sniper at B2 as long shot by SHO-4
                expect refuses A1 shoot sniper at A2 as long shot by SHO-3
                """);
    }

    @Test
    @Rule({"K-SNIPER-SCOPE", "K-KNOCKBACK", "KT-1"})
    @DisplayName("K-SNIPER-SCOPE, KT-1: the weapon's other keywords act by the long shot too")
    void otherKeywords() {
        play("""
                barricade north of c4; A1 RA 5+, sniper R8 AP1 SNIPER SCOPE and KNOCKBACK, at c2; B1 SV 5+ AR 1 HP 5, at c5
                play
                A1 activate; A1 shoot sniper at B1 as long shot; dice A 5 1 1 1 1 | B 1 1 1; B1 spot 5
                expect B1 damage 1, at c6/5
                """);
    }
}
