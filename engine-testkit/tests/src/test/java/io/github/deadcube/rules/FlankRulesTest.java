package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET-5, SET-11: flankers in reserve, and their arrival. */
class FlankRulesTest {
    @Test
    @Rule({"SET-5", "SET-11"})
    @DisplayName("SET-5, SET-11: 7 moves one of the winner's models to the reserve: neither in play nor killed")
    void takenOff() {
        play("""
                A1 RECON 5+; A2 HP 1; B1 RECON 5+; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 7
                expect asks A: recon model (SET-5), offers A1 flank, offers A2 flank, refuses B1 flank by SET-5
                A2 flank
                expect event A2 goes into reserve, A2 reserve, not in play, not killed, not left, score B 0, A1 at e1
                expect round 1, asks A rolls 3 command dice
                """);
    }

    @Test
    @Rule({"SET-11", "RND-5"})
    @DisplayName("SET-11, RND-5: a model in reserve does not count among the models left to activate")
    void notCountedForPassing() {
        play("""
                A1 RECON 5+; A2 HP 1; B1 RECON 5+; B2 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5
                B1 set up; B1 deploy a8; B1 spot 5; B2 set up; B2 deploy b8; B2 spot 5
                recon 7; A2 flank
                dice A 1 2 3 | B 1 2 3
                reroll command none; reroll command none
                expect asks A: turn, offers pass, offers A1 activate, refuses A2 activate
                pass
                expect refuses pass by RND-5
                """);
    }

    @Test
    @Rule("RND-5")
    @DisplayName("RND-5: with an empty reserve the same two models may not pass")
    void counted() {
        play("""
                A1 RECON 5+; A2 HP 1; B1 RECON 5+; B2 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5
                B1 set up; B1 deploy a8; B1 spot 5; B2 set up; B2 deploy b8; B2 spot 5
                forgo 7
                dice A 1 2 3 | B 1 2 3
                reroll command none; reroll command none
                expect refuses pass by RND-5
                """);
    }

    @Test
    @Rule({"SET-11", "CMD-3", "RND-6"})
    @DisplayName("SET-11, CMD-3, RND-6: it does not remain on the battlefield, and does not extend the round")
    void remaining() {
        play("""
                A1 RECON 5+; B1 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5
                recon 7; A1 flank
                dice B 1 2 3 | A 1 2 3
                reroll command none
                expect asks B: turn
                B1 activate; B1 end
                expect round 1, asks A: flank (SET-5)
                """);
    }

    @Test
    @Rule("CMD-3")
    @DisplayName("CMD-3: of three models two remain on the battlefield: a re-roll; with two of them in reserve: none")
    void mostOfThemInReserve() {
        play("""
                A1 RECON 5+; A2 to A3 HP 1; B1 HP 1; recon
                play
                dice A 5 5 1 1 1 | B 1 1 1 1 1 | A 7 7
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5; A3 set up; A3 deploy f1; A3 spot 1
                B1 set up; B1 deploy a8; B1 spot 5
                recon 7; A2 flank; recon 7
                expect refuses A2 flank by SET-5
                A3 flank
                dice A 1 2 3 | B 1 2 3
                expect A2 reserve, A3 reserve, asks B: command reroll
                """);
        play("""
                A1 RECON 5+; A2 to A3 HP 1; B1 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5; A3 set up; A3 deploy f1; A3 spot 1
                B1 set up; B1 deploy a8; B1 spot 5
                recon 7; A2 flank
                dice A 1 2 3 | B 1 2 3
                expect A2 reserve, asks A: command reroll
                """);
    }

    @Test
    @Rule({"SET-5", "RND-9"})
    @DisplayName(
            "SET-5, RND-9: in the end phase of round 1 it comes in in the first or last column, in a cube without models")
    void comingIn() {
        play("""
                floors h3:2
                A1 RECON 5+; A2 HP 1; B1 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                A starts; zone 2; A1 set up; A1 deploy h1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 7; A2 flank; dice A 1 2 3 | B 1 2 3
                reroll command none; reroll command none; A1 activate; A1 end; B1 activate; B1 end
                expect asks A: flank (SET-5), offers A2 deploy a1, offers A2 deploy a7, offers A2 deploy h8
                expect offers A2 deploy h3, offers A2 deploy h3:2, refuses A2 deploy h4:2 by SET-5
                expect refuses A2 deploy b1 by SET-5, refuses A2 deploy g4 by SET-5, refuses A2 deploy a8 by SET-5
                expect refuses A2 deploy h1 by SET-5, refuses A1 deploy a1 by SET-5, refuses done by ASK-1
                A2 deploy h3:2; A2 spot 4
                expect A2 at h3:2/4, in play, not reserve, event A2 deployed at h3:2/4, round 2
                """);
    }

    @Test
    @Rule("RND-9")
    @DisplayName(
            "RND-9: objectives are scored before it comes in, so it holds none in round 1; in round 2 it is activated")
    void afterTheObjectives() {
        play("""
                A1 RECON 5+; B1 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5
                recon 7; A1 flank; dice B 1 2 3 | A 1 2 3
                reroll command none; B1 activate; B1 end
                A1 deploy a2; A1 spot 5
                expect round 2, score A 0, A1 at a2/5, not activated, initiative B
                dice B 1 2 3 | A 1 2 3
                reroll command none; reroll command none; B1 activate; B1 end
                expect offers A1 activate
                """);
    }

    @Test
    @Rule({"SET-5", "RND-9"})
    @DisplayName("SET-5, RND-9: several come in one by one, each in a cube of its own; the other side is not asked")
    void severalComeIn() {
        play("""
                A1 RECON 5+; A2 HP 1; B1 HP 1; recon
                play
                dice A 5 5 1 1 1 | B 1 1 1 1 1 | A 7 7
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5
                recon 7; A1 flank; recon 7; A2 flank; dice B 1 2 3 | A 1 2 3
                reroll command none; B1 activate; B1 end
                A2 deploy h4; A2 spot 5
                expect asks A: flank, refuses A1 deploy h4 by SET-5, refuses A2 deploy h5 by SET-5
                A1 deploy h5; A1 spot 5
                expect A2 at h4/5, A1 at h5/5, round 2
                """);
    }

    @Test
    @Rule("SET-5")
    @DisplayName("SET-5: if the winner forgoes or ends 7, all models stay at their places")
    void noModelFlanks() {
        play("""
                A1 RECON 5+; B1 HP 1; recon
                play
                dice A 5 5 1 1 1 | B 1 1 1 1 1 | A 7 7
                A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                forgo 7
                expect asks A: recon effect, offers recon 7
                recon 7; done
                expect A1 at e1/5, not reserve, asks A rolls 3 command dice
                dice A 1 2 3 | B 1 2 3
                reroll command none; reroll command none; A1 activate; A1 end; B1 activate; B1 end
                expect round 2, asks A rolls 3 command dice
                """);
    }

    @Test
    @Rule({"SET-5", "RND-9"})
    @DisplayName("SET-5, RND-9: flankers come in whichever side has had the last turn of round 1")
    void afterTheLastTurnOfEitherSide() {
        play("""
                A1 RECON 5+; A2 HP 1; B1 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5
                recon 7; A2 flank; dice B 1 2 3 | A 1 2 3
                reroll command none; reroll command none; B1 activate; B1 end; A1 activate; A1 end
                expect asks A: flank (SET-5)
                A2 deploy h4; A2 spot 5
                expect round 2, A2 at h4/5
                """);
    }

    @Test
    @Rule({"RND-9", "K-SMOKE"})
    @DisplayName("RND-9: smoke may go before flankers come in")
    void afterTheSmoke() {
        play("""
                A1 RECON 5+ RA 4+, pot R3 GRENADE (SMOKE); A2 HP 1; B1 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                A starts; zone 2; A1 set up; A1 deploy h1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5; B1 set up; B1 deploy a8; B1 spot 5
                recon 7; A2 flank; dice A 1 2 3 | B 1 2 3; reroll command none; reroll command none
                A1 activate; A1 shoot pot at h4; dice A 4 1 1; A1 end; B1 activate; B1 end
                expect asks B rolls 1 d8: smoke (K-SMOKE), A2 reserve
                dice B 8
                expect no smoke, asks A: flank (SET-5)
                """);
    }

    @Test
    @Rule({"SET-5", "SET-8"})
    @DisplayName("SET-5, SET-8: any floored level will do, for a vehicle the ground alone")
    void onTheGround() {
        String flank = """
                board 8 x 8 x 2; floors a2:2 h4:2; A1 RECON 5+ %s; B1 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                B starts; zone 1; B1 set up; B1 deploy a8; B1 spot 5; A1 set up; A1 deploy e1; A1 spot 5
                recon 7; A1 flank; dice B 1 2 3 | A 1 2 3
                reroll command none; B1 activate; B1 end
                """;
        play(flank.formatted("SZ 2") + "expect offers A1 deploy h4, offers A1 deploy h4:2, offers A1 deploy a2:2");
        for (String vehicle : new String[] {"VEHICLE", "WALKER", "BIKE"})
            play(flank.formatted("SZ 2, " + vehicle)
                    + "expect offers A1 deploy h4, refuses A1 deploy h4:2 by SET-8, refuses A1 deploy c4 by SET-5");
    }
}
