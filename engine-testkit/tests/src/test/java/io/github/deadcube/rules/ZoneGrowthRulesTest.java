package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET-9: deployment zones that are too small. Most have one cube, a1 or h8. */
class ZoneGrowthRulesTest {
    private static Playback play(String script) {
        return play(new CornerScenario(), script);
    }

    private static Playback play(CornerScenario corners, String script) {
        assertThat(script.lines().count()).isLessThanOrEqualTo(15);
        return Script.Runner.standard().withScenario(corners).play(script);
    }

    @Test
    @Rule({"SET-8", "SET-9"})
    @DisplayName("SET-8, SET-9: any level of the stack that has been added may be used")
    void theWholeStack() {
        play("""
                floors b2:2
                A1 to A3 SZ 4; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5; add cube b2; done
                A2 set up; expect offers A2 deploy b2, refuses A2 deploy b1:2 by SET-7
                A2 deploy b2:2; A2 spot 5
                expect asks A: deployment
                A3 set up; expect offers A3 deploy b2, refuses A3 deploy b2:2 by ADV-4
                """);
    }

    @Test
    @Rule("SET-9")
    @DisplayName("SET-9: one at a time, no more than needed, and adjacent to the zone as it has grown")
    void oneAtATime() {
        play("""
                A1 to A3 SZ 4; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5
                expect refuses add cube c1 by SET-9
                add cube b1; done
                expect asks A: deployment, refuses add cube b2 by ASK-1, offers A2 set up
                A3 set up; A3 deploy b1; A3 spot 5
                expect asks A: zone cube, offers add cube c1, offers add cube a2, refuses add cube b1 by SET-9
                add cube c1; done; A2 set up; A2 deploy c1; A2 spot 5
                expect A2 at c1/5, asks B: deployment
                """);
    }

    @Test
    @Rule({"SET-9", "ADV-4"})
    @DisplayName("SET-9, ADV-4: as soon as one model has no space, though others have; what is left serves them")
    void theBiggestModel() {
        play("""
                A1 SZ 3; A2 SZ 2; A3 SZ 1; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5
                expect asks A: zone cube
                add cube a2; done
                A3 set up; expect offers A3 deploy a1, offers A3 deploy a2
                A3 deploy a1; A3 spot 4; A2 set up; expect refuses A2 deploy a1 by ADV-4, offers A2 deploy a2
                A2 deploy a2; A2 spot 5
                expect asks B: deployment
                """);
    }

    @Test
    @Rule("SET-9")
    @DisplayName("SET-9: with space for all models no zone grows, however little is left")
    void justEnoughSpace() {
        play("""
                A1 SZ 3; A2 SZ 1; B1 to B2 SZ 2
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5; A2 set up; A2 deploy a1; A2 spot 4
                expect asks B: deployment
                B1 set up; B1 deploy h8; B1 spot 4; B2 set up; B2 deploy h8; B2 spot 5
                expect round 1, not event SET-9
                """);
    }

    @Test
    @Rule("SET-9")
    @DisplayName("SET-9: the other side may then add as many to its own zone")
    void theOtherSideAnswers() {
        play("""
                A1 to A3 SZ 4; B1 to B2 SZ 2
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5; add cube b1
                expect asks B: zone cube (SET-9), offers add cube g8, offers done, refuses add cube c1 by SET-9
                expect why B may add a cube to its zone, refuses A2 deploy b1 by ASK-1, refuses add cube f8 by SET-9
                add cube g8
                expect event B adds g8 to its zone, asks A: deployment
                A2 set up; A2 deploy b1; A2 spot 5; add cube c1
                expect asks B: zone cube, offers add cube f8, refuses add cube g8 by SET-9
                done; A3 set up; A3 deploy c1; A3 spot 5
                expect asks B: deployment
                B2 set up; expect offers B2 deploy h8, offers B2 deploy g8, refuses B2 deploy f8 by SET-7
                B2 deploy g8; B2 spot 5
                expect refuses B2 set up by SET-7
                B1 set up; expect offers B1 deploy g8
                """);
    }

    @Test
    @Rule("SET-9")
    @DisplayName("SET-9: a side that has deployed all its models may answer too")
    void noModelLeftToDeploy() {
        play("""
                A1 HP 1; B1 to B2 SZ 3
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5; B1 set up; B1 deploy h8; B1 spot 5
                expect asks B: zone cube (SET-9), refuses done by SET-9, why B adds a cube to its zone
                add cube h7
                expect asks A: zone cube (SET-9), offers add cube b1, offers done, refuses add cube g7 by SET-9
                add cube b1
                expect event A adds b1 to its zone, asks B: deployment
                B2 set up; expect offers B2 deploy h7, refuses B2 deploy h8 by ADV-4
                B2 deploy h7; B2 spot 5
                expect round 1, B2 at h7/5
                """);
    }

    @Test
    @Rule("SET-9")
    @DisplayName("SET-9: both sides run out of space; what the second has added in answer counts, and it adds more")
    void bothRunOut() {
        play("""
                A1 to A2 SZ 4; B1 to B3 SZ 4; initiative B
                play
                zone 2; B1 set up; B1 deploy h8; B1 spot 5; add cube g7; add cube b1; B2 set up; B2 deploy g7; B2 spot 5
                expect asks B: zone cube, offers add cube f6
                add cube f6; done; B3 set up; B3 deploy f6; B3 spot 5
                expect asks A: deployment
                A1 set up; A1 deploy a1; A1 spot 5
                expect asks A: deployment
                A2 set up; expect offers A2 deploy b1, refuses A2 deploy a1 by ADV-4
                A2 deploy b1; A2 spot 5
                expect round 1, B3 at f6/5, A2 at b1/5
                """);
    }

    @Test
    @Rule("SET-9")
    @DisplayName("SET-9: the only cube that is adjacent is added unasked")
    void unasked() {
        play(CornerScenario.of("a1 b1", "a2"), """
                board 2 x 2
                A1 to A3 SZ 4; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5; A2 set up; A2 deploy b1; A2 spot 5
                expect event A adds b2 to its zone, asks B: zone cube
                """);
    }

    @Test
    @Rule("SET-9")
    @DisplayName(
            "SET-9: a zone grows into the other side's only if no other cube is left; remaining models stay in reserve")
    void theOtherZone() {
        play(CornerScenario.of("a1", "b1"), """
                board 3 x 2
                A1 to A6 SZ 4; B1 SZ 4
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5
                expect offers add cube a2, refuses add cube b1 by SET-9
                add cube a2; add cube c1; A2 set up; A2 deploy a2; A2 spot 5
                expect event B adds c1 to its zone, event A adds b2 to its zone, asks B: zone cube
                done; A3 set up; A3 deploy b2; A3 spot 5; done
                expect event A adds c2 to its zone
                A4 set up; A4 deploy c2; A4 spot 5
                expect asks A: zone cube, offers add cube b1, offers add cube c1, refuses done by SET-9
                add cube c1; done; A5 set up; A5 deploy c1; A5 spot 5; done; A6 set up; A6 deploy b1; A6 spot 5
                expect event B1 goes into reserve, B1 reserve, not in play, round 1
                """);
    }

    @Test
    @Rule({"SET-9", "SET-5"})
    @DisplayName("SET-9: a model without space at deployment does not come in by a flank")
    void noFlankWithoutSpace() {
        play(CornerScenario.of("a1 a2 b2", "b1").lasting(2), """
                board 2 x 2
                A1 to A3 SZ 2; B1 to B2 SZ 4
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5; A2 set up; A2 deploy a2; A2 spot 5; A3 set up; A3 deploy b2; A3 spot 5
                B1 set up; expect refuses B1 deploy a1 by SET-7
                B1 deploy b1; B1 spot 5
                expect B2 reserve, not killed, round 1
                dice A 6 6 6 | B 6 6 6; reroll command none; reroll command none
                A1 activate; A1 advance; A1 step a2; A1 spot 1; A1 end; B1 activate; B1 end
                A2 activate; A2 end; A3 activate; A3 end
                expect B2 reserve, round 2                              # a1 is empty
                """);
    }

    @Test
    @Rule("SET-9")
    @DisplayName("SET-9: no model is deployed in a cube with an enemy, even if the zone has grown over it")
    void noEnemies() {
        play(CornerScenario.of("a1", "b1"), """
                board 2 x 2
                A1 to A2 SZ 4; A3 SZ 1; B1 to B2 SZ 3
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5; add cube a2; add cube b2; A2 set up; A2 deploy a2; A2 spot 5
                add cube b2; done; A3 set up; A3 deploy b2; A3 spot 5
                expect asks B: deployment
                B1 set up; expect offers B1 deploy b1, refuses B1 deploy b2 by SET-9
                B1 deploy b1; B1 spot 5
                expect B2 reserve, round 1
                """);
    }

    @Test
    @Rule({"SET-8", "SET-9"})
    @DisplayName("SET-8, SET-9: of the adjacent stacks one with space for the waiting model: a vehicle needs it on the "
            + "ground")
    void stacksThatSuitTheModel() {
        play(CornerScenario.of("a1", "c2"), """
                board 3 x 2; floors a2:2 b1:2; block 0 0 30 30 30 of a2; wall north-south through b1
                A1 to A2 SZ 4, VEHICLE; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5
                expect event A adds b2 to its zone
                """);
        play(CornerScenario.of("a1", "c2"), """
                board 3 x 2; floors a2:2 b1:2; block 0 0 30 30 30 of a2; wall north-south through b1
                A1 to A2 SZ 4; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5
                expect offers add cube a2, offers add cube b1, offers add cube b2
                """);
    }

    @Test
    @Rule({"SET-8", "SET-9"})
    @DisplayName("SET-8, SET-9: five vehicles on four ground cubes are a faulty set-up, four are deployed")
    void vehiclesOnTheGround() {
        String roofs = "board 2 x 2 x 2; floors a1:2 b1:2 a2:2 b2:2; ";
        assertThatThrownBy(() -> Examples.play(roofs + "A1 to A5 SZ 4, VEHICLE; B1 HP 1; play; zone 1"))
                .hasMessageContaining("may have no room")
                .hasMessageContaining("4 cubes for it")
                .hasMessageContaining("SET-9");
        Examples.play(roofs + """
                A1 to A4 SZ 4, VEHICLE; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a1; A1 spot 5; A2 set up; A2 deploy b1; A2 spot 5; add cube a2; done
                A3 set up; A3 deploy a2; A3 spot 5; done; A4 set up; A4 deploy b2; A4 spot 5
                B1 set up; expect refuses B1 deploy a2 by SET-9, offers B1 deploy a2:2
                """);
    }

    @Test
    @Rule("SET-9")
    @DisplayName("SET-9: zones with the same cubes are the same, in whatever order they were added")
    void equalZones() {
        String crowd =
                "A1 to A3 SZ 4; B1 HP 1; play; zone 1; A1 set up; A1 deploy a1; A1 spot 5; add cube b1; add cube ";
        String on = "; A2 set up; A2 deploy b1; A2 spot 5; add cube c1; add cube ";
        Playback one = play(crowd + "g8" + on + "h7");
        Playback other = play(crowd + "h7" + on + "g8");
        Playback third = play(crowd + "h7" + on + "g7");
        assertThat(one.state()).isEqualTo(other.state()).isNotEqualTo(third.state());
        assertThat(one.state().digest())
                .isEqualTo(other.state().digest())
                .isNotEqualTo(third.state().digest());
    }

    @Test
    @Rule({"SET-3", "SET-9"})
    @DisplayName("SET-3, SET-9: item tokens stay where a zone grows over them")
    void tokensStay() {
        play("""
                items 1
                A1 to A2 SZ 4; B1 HP 1
                play
                order 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
                dice B 1 1 | 2 1
                zone 1; A1 set up; A1 deploy a1; A1 spot 5; add cube b1; done; A2 set up; A2 deploy b1; A2 spot 5
                expect token 1 at b1, token 1 face down, asks B: deployment, not event ITEM-3
                """);
    }
}
