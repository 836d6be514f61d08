package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** K-SCOUT, SET-10: a SPRINT after deployment, before round 1. Zones are a8 to d8 and e1 to h1. */
class ScoutRulesTest {
    @Test
    @Rule({"K-SCOUT", "SET-10", "SPR-1"})
    @DisplayName(
            "K-SCOUT, SET-10: after deployment a SPRINT each, the side with the initiative first, in an order of its own")
    void sprints() {
        play("""
                A1 SP 1-2, SCOUT; A2 HP 1; A3 SP 1-2, SCOUT; B1 SP 1-2, SCOUT
                play
                zone 1; A1 set up; A1 deploy a8; A1 spot 5; A2 set up; A2 deploy b8; A2 spot 5; A3 set up; A3 deploy d8; A3 spot 5; B1 set up; B1 deploy h1; B1 spot 5
                expect asks A: keyword (K-SCOUT), offers exactly A1 sprint | A3 sprint | done
                expect refuses A2 sprint by K-SCOUT, refuses B1 sprint by K-SCOUT, refuses A1 advance by ASK-1
                A3 sprint; A3 step d7; A3 step d6; A3 spot 5
                expect A3 at d6/5, not activated, offers exactly A1 sprint | done, refuses A3 sprint by K-SCOUT
                A1 sprint; A1 step a7; A1 step a6
                expect refuses A1 step a5 by K-SCOUT
                A1 spot 5
                expect asks B: keyword (K-SCOUT), round 0
                B1 sprint; B1 step h2; B1 spot 5
                expect B1 at h2/5, round 1, asks A rolls 3 command dice
                """);
    }

    @Test
    @Rule("K-SCOUT")
    @DisplayName("K-SCOUT: each may be skipped; without scouts no side is asked")
    void skipped() {
        play("""
                A1 SCOUT; A2 SCOUT; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a8; A1 spot 5; A2 set up; A2 deploy b8; A2 spot 5; B1 set up; B1 deploy h1; B1 spot 5
                A1 sprint; A1 step a7; A1 spot 5; done
                expect A1 at a7/5, A2 at b8/5, round 1
                """);
    }

    @Test
    @Rule({"K-SCOUT", "SET-5", "SET-10"})
    @DisplayName("SET-10: recon effects come before scouts")
    void afterRecon() {
        play("""
                A1 RECON 5+, SCOUT; B1 RECON 5+; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 4
                A starts; zone 1; A1 set up; A1 deploy a8; A1 spot 5; B1 set up; B1 deploy h1; B1 spot 5
                expect asks A: recon effect
                recon 4; A1 step a7; A1 spot 5
                expect asks A: keyword (K-SCOUT)
                A1 sprint; A1 step a6; A1 spot 5
                expect A1 at a6/5, round 1
                """);
    }

    @Test
    @Rule("K-SCOUT")
    @DisplayName("K-SCOUT: into and through no cube with another model, friend or foe")
    void noCubesWithModels() {
        play("""
                A1 SP 1-9, FLIGHT, SCOUT; A2 HP 1; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a8; A1 spot 5; A2 set up; A2 deploy b8; A2 spot 5; B1 set up; B1 deploy e1; B1 spot 5; A1 sprint
                expect refuses A1 step b8 by K-SCOUT, offers A1 step b7
                A1 step b7; A1 step c6; A1 step d5; A1 step d4; A1 step d3; A1 step d2
                expect refuses A1 step e1 by K-SCOUT, offers A1 step d1
                A1 spot 5
                expect A1 at d2/5, round 1
                """);
    }

    @Test
    @Rule({"K-SCOUT", "ADV-12"})
    @DisplayName("K-SCOUT: nor does it drop into one")
    void dropsOnNoModel() {
        play("""
                floor a8:2; floor b8:2
                A1 SP 1-2, SCOUT; A2 HP 1; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a8:2; A1 spot 5; A2 set up; A2 deploy a8; A2 spot 5; B1 set up; B1 deploy e1; B1 spot 5; A1 sprint
                expect offers A1 step a7:2, offers A1 step a7, offers A1 step b8:2
                """);
        play("""
                floor a8:2
                A1 SP 1-2, SCOUT; A2 HP 1; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a8:2; A1 spot 5; A2 set up; A2 deploy b8; A2 spot 5; B1 set up; B1 deploy e1; B1 spot 5; A1 sprint
                expect refuses A1 step b8:2 by ADV-4, refuses A1 step b8 by K-SCOUT, offers A1 step a7:2
                """);
    }

    @Test
    @Rule({"K-SCOUT", "ITEM-2", "SPR-1"})
    @DisplayName("K-SCOUT, ITEM-2: it may pick items up in cubes that it enters, not in its first cube")
    void items() {
        play("""
                items 1; A1 SP 1-2, SCOUT; B1 HP 1
                play
                order 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18; dice B 1 7
                zone 1; A1 set up; A1 deploy a8; A1 spot 5; B1 set up; B1 deploy e1; B1 spot 5; A1 sprint; A1 step a7
                expect asks A: pick up
                A1 pick up 1
                expect asks A: item
                """);
    }

    @Test
    @Rule({"K-SCOUT", "PIN-1", "ADV-16"})
    @DisplayName("K-SCOUT, ADV-16: not with SP -")
    void whenNot() {
        play("""
                A1 SP -, SCOUT; A2 SCOUT; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a8; A1 spot 5; A2 set up; A2 deploy b8; A2 spot 5; B1 set up; B1 deploy e1; B1 spot 5
                expect offers exactly A2 sprint | done, refuses A1 sprint by ADV-16
                """);
    }

    @Test
    @Rule({"K-SCOUT", "K-AGILE"})
    @DisplayName("K-SCOUT: AGILE counts")
    void agile() {
        play("""
                floor a7:2
                A1 SP 1-1, AGILE, FLIGHT, SCOUT; B1 HP 1
                play
                zone 1; A1 set up; A1 deploy a8; A1 spot 5; B1 set up; B1 deploy e1; B1 spot 5; A1 sprint; A1 step a8:2; A1 step a7:2; A1 spot 5
                expect A1 at a7:2/5
                """);
    }
}
