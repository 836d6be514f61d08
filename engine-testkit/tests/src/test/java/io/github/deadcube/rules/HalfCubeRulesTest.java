package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** GEO-7, PART-1, PART-2: half-cubes. */
class HalfCubeRulesTest {
    private static final String EAST_WEST = "wall east-west through c5; ";

    private static void offers(String scenery, String model, String expected) {
        play(scenery + "; A1 SP 2-3, " + model + "; B1 at h8\nplay\nA1 activate; A1 advance\nexpect " + expected);
    }

    @Test
    @Rule({"GEO-7", "AWAY-2", "AWAY-4", "PART-1"})
    @DisplayName("22. off a balcony into a half-cube (AWAY-2, AWAY-4, GEO-7)")
    void offABalcony() {
        play("""
                board 8 x 8 x 2; floor c3:2; half floor south of c4:2; barricade south of c4:2; wall east-west through c5
                A1 RA 5+, cannon R6 KNOCKBACK, at c3:2/5; A2 FI 5+ SV 5+ HP 2, at c5s
                B1 SZ 2 FI 4+ SV 5+ HP 3, at c4:2/5
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 6 1 | B 5 1 1
                expect asks A rolls 1 d8: half cube (GEO-7)
                dice A 2; B1 spot 4
                A2 fight back
                dice A 5 1 1 1 | B 4 4 1 1
                expect event B1 falls 1, B1 at c5s/4, upright, damage 1, A2 damage 1
                """);
    }

    @Test
    @Rule({"PART-2", "AST-5"})
    @DisplayName("29. too big for half a cube (PART-2)")
    void tooBig() {
        play(EAST_WEST + """
                A1 SZ 3 FI 4+ SV 5+, at c4/5; B1 SV 5+ HP 2, at c5s
                play
                A1 activate; A1 advance; A1 step c5s
                dice A 4 4 1 1 | B 5 1 1
                expect B1 damage 1
                A1 spot 4
                expect A1 at c4/4, upright, not event ADV-6, asks A: activation
                """);
    }

    @Test
    @Rule("PART-2")
    @DisplayName("PART-2: only for an assault, and only where the capacity alone keeps it out")
    void onlyForAnAssault() {
        play(EAST_WEST + """
                A1 SZ 3 FI 4+ SP 1-2, at c4; B1 at h8
                play
                A1 activate; A1 advance
                expect refuses A1 step c5s by ADV-4
                """);
        play(EAST_WEST + """
                medium gap north of c4; A1 SZ 3 FI 4+, at c4; B1 at c5s
                play
                A1 activate; A1 advance
                expect refuses A1 step c5s by ADV-7
                """);
    }

    @Test
    @Rule("PART-2")
    @DisplayName("PART-2: friends on that side count; a model moved on by force is not put back, nor a killed one")
    void friendsCount() {
        play(EAST_WEST + """
                A1 SZ 3 FI 4+ SV 5+ HP 3, at c4/5; A2 at c5s; B1 FI 4+ SV 5+ HP 2, mace CC KNOCKBACK, at c5s
                play
                A1 activate; A1 advance; A1 step c5s
                B1 fight back with mace
                dice A 1 1 1 1 1 | B 4 1 1
                A1 throw south; A1 spot 5
                expect A1 at c4/5, damage 1, asks A: activation
                """);
    }

    @Test
    @Rule("PART-1")
    @DisplayName("PART-1: each side holds SZ 2 a strike team")
    void halfTheCapacity() {
        offers(EAST_WEST + "A2 SZ 2, at c5s", "at c4", "offers A1 step c5s, offers A1 step b5");
        play(EAST_WEST + """
                A1 SP 1-2, at c4; A2 SZ 2, at c5s; B1 at h8
                play
                A1 activate; A1 advance
                expect refuses A1 step c5s by ADV-4, refuses A1 step c5 by GEO-7
                """);
    }

    @Test
    @Rule("PART-1")
    @DisplayName("PART-1: models on different sides do not affect each other")
    void apart() {
        play(EAST_WEST + """
                A1 RA 4+ FI 4+, rifle R8, at c5s; B1 at c5n
                play
                A1 activate
                expect refuses A1 shoot rifle at B1 by PART-1, refuses A1 assault B1 by AST-1, offers A1 sprint
                A1 advance; A1 step c4
                expect not event ADV-6, asks A: movement
                """);
    }

    @Test
    @Rule({"PART-1", "VIC-2"})
    @DisplayName("PART-1, VIC-2: for objectives it is one cube")
    void objectives() {
        play("""
                wall east-west through c4; A1 at c4s, activated; B1 at h8
                play
                B1 activate; B1 end
                expect score A 2
                """);
        play("""
                wall east-west through c4; A1 at c4s, activated; B1 at c4n
                play
                B1 activate; B1 end
                expect score A 0, score B 0
                """);
    }

    @Test
    @Rule("PART-1")
    @DisplayName("PART-1: an explosion affects only the side it lands on")
    void explosions() {
        play(EAST_WEST + """
                A1 RA 4+, grenade R3 GRENADE (FRAG (3)), at c3; B1 SV 5+, at c5n; B2 SV 5+, at c5s
                play
                A1 activate
                expect refuses A1 shoot grenade at c5 by GEO-7
                A1 shoot grenade at c5s; dice A 4 1 1 | A 1 1 1 | B 5 5 5
                dice A 5; B2 spot 5
                expect B2 at c4/5, pinned, B1 upright
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "c4, c5s, offers", "c4, c5n, refuses", "b5, c5s, offers", "b5, c5n, offers", "b4, c5s, offers",
        "b4, c5n, refuses", "b6, c5n, offers", "b6, c5s, refuses", "c5s, c5n, refuses", "c5s, c6, refuses",
        "c5s, d6, refuses", "c5s, d4, offers", "c5n, c6, offers"
    })
    @Rule("GEO-7")
    @DisplayName(
            "GEO-7: a crossing towards the middle wall, or a diagonal one, reaches the near side; one along it either")
    void nearSides(String from, String to, String verb) {
        offers("wall east-west through c5", "at " + from, verb + " A1 step " + to);
    }

    @ParameterizedTest
    @CsvSource({"1, offers", "2, offers", "3, refuses"})
    @Rule({"GEO-7", "ADV-7"})
    @DisplayName("GEO-7: towards the middle wall the next cube is the other side, through a gap")
    void throughTheMiddle(int size, String verb) {
        play("medium gap east-west through c5; A1 SP 2-3 SZ " + size + """
                , at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5s
                expect %s A1 step c5n
                """.formatted(verb));
    }

    @Test
    @Rule("GEO-7")
    @DisplayName("GEO-7: along the middle wall the side is kept where the next cube is halved the same way")
    void theSideIsKept() {
        String row = "wall east-west through c5 d5";
        offers(row, "at c5s", "offers A1 step d5s, refuses A1 step d5n by GEO-7");
        offers("wall east-west through c5; wall north-south through d5", "at c5s", "offers A1 step d5w");
    }

    @Test
    @Rule({"GEO-7", "ADV-10"})
    @DisplayName("GEO-7: a side climbs the faces that it touches, the middle wall too")
    void climbing() {
        String roof = "board 8 x 8 x 2; floor d5:2; wall east-west through c5; ";
        offers(roof + "wall east of c5", "at c5s", "offers A1 step d5:2");
        offers(roof + "wall west of c5", "at c5s", "refuses A1 step d5:2 by ADV-10");
        String middle = "board 8 x 8 x 2; %s east-west through c5; wall east-west through c5:2";
        offers(middle.formatted("wall"), "at c5n", "offers A1 step c5n:2, refuses A1 step c5s:2");
        offers(middle.formatted("smooth wall"), "at c5n", "refuses A1 step c5n:2 by ADV-10");
        String north = middle.formatted("smooth wall") + "; wall north of c5";
        offers(north, "at c5n", "offers A1 step c5n:2");
        offers(north, "at c5s", "refuses A1 step c5s:2 by ADV-10");
    }

    @Test
    @Rule({"GEO-7", "SLAM-1"})
    @DisplayName("GEO-7, SLAM-1: a model thrown towards a middle wall without a gap is slammed into it")
    void slammed() {
        String script = """
                %s east-west through c5; A1 RA 5+, cannon R6 KNOCKBACK, at c4/5; B1 SV 5+ AR 3 HP 2, at c5s/5
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
                """;
        play(script.formatted("wall") + "dice A 1 1 1 | B 1 1 1\nexpect event B1 is slammed north, B1 at c5s/5");
        play(script.formatted("small gap") + "B1 spot 2\nexpect B1 at c5n/2, upright");
    }

    @Test
    @Rule({"GEO-7", "SCAT-1", "K-GRENADE"})
    @DisplayName("GEO-7: of a scatter along the middle wall a die says to which side it goes: 5 and more, the north")
    void scattered() {
        play("""
                wall east-west through c5; A1 RA 4+, grenade R3 GRENADE (FRAG (3)), at b3; B1 SV 5+, at c5n
                play
                A1 activate; A1 shoot grenade at b5; dice A 1 1 1
                dice A 3; dice A 5; dice A 1 1 1 | B 1 1 1
                expect event GEO-7, event K-FRAG
                """);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"1, d3w", "4, d3w", "5, d3e", "8, d3e"})
    @Rule({"GEO-7", "SET-3"})
    @DisplayName("GEO-7, SET-3: a token lies on one side of a half-cube; a die says on which")
    void tokens(int die, String side) {
        ScriptRunner.standard()
                .with(Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withPool(Vector.of(RuleIds.I_AMMO))))
                .play("""
                        wall north-south through d3; items 1
                        A1 HP 1; B1 HP 1
                        play
                        order 1; dice B 4
                        expect event SET-3
                        dice B 3
                        expect asks B rolls 1 d8: half cube (GEO-7)
                        dice B %d
                        expect event GEO-7, token 1 at %s, asks A: deployment zone
                        """.formatted(die, side));
    }

    @Test
    @Rule({"SET-7", "GEO-7", "PART-3"})
    @DisplayName("SET-7, GEO-7: models are deployed on a side of a half-cube, and where a half floor has space")
    void deployment() {
        play("""
                board 8 x 8 x 2; wall north-south through a8; half floor north of b8:2
                A1 SZ 2; A2 SZ 3; B1 HP 1
                play
                zone 1
                A1 set up
                expect refuses A1 deploy a8 by SET-7, offers A1 deploy a8w, offers A1 deploy b8:2
                A1 deploy a8w; A1 spot 6
                expect A1 at a8w/6
                A2 set up
                expect refuses A2 deploy a8e by ADV-4, refuses A2 deploy b8:2 by ADV-4
                """);
    }
}
