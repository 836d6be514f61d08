package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Items that act when a model picks them up: booby traps and intel. */
class ItemTrapsRulesTest {
    @Test
    @Rule({"ADV-17", "K-ENGINEER", "K-EVADE"})
    @DisplayName("ADV-17, K-EVADE: a model that a booby trap stops while it evades is not asked for its spot again")
    void foundByAnEvadingModel() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 3, ENGINEER, EVADE, at c4
                token 1 I-BOOBY-TRAP at c5
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                B1 step c5; B1 pick up 1; B1 spot 5
                expect B1 at c5/5, upright, token 1 gone, asks A: activation
                """);
    }

    @Test
    @Rule({"I-BOOBY-TRAP", "ADV-17", "ADV-18"})
    @DisplayName("I-BOOBY-TRAP, ADV-17, ADV-18: FRAG (3) on the finder and all there; the other side rolls (DICE-11)")
    void boobyTrap() {
        play("""
                A1 SP 2-3 SV 5+ HP 3, at c4; A2 SV 5+ HP 3, at c5; B1 at h8
                token 1 I-BOOBY-TRAP at c5 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1
                expect asks A: spot (ADV-17)
                A1 spot 9
                expect asks B rolls 3 d8
                dice B 4 4 1 | A 5 1 1 | A 5 5 1
                expect A1 damage 1, A2 unharmed
                dice B 1; A1 spot 5; dice B 3; A2 spot 5
                expect A1 at c6, pinned, activated, A2 at d5, pinned, not activated, token 1 gone, asks B: turn
                """);
    }

    @Test
    @Rule("I-BOOBY-TRAP")
    @DisplayName("I-BOOBY-TRAP: three dice, no more and no fewer; a survived success does no damage")
    void boobyTrapSurvived() {
        play("""
                A1 SV 5+, at c4; B1 at h8
                token 1 I-BOOBY-TRAP at c5 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1; A1 spot 5
                dice B 4 3 3 | A 5 1 1 | B 5; A1 spot 5
                expect A1 unharmed, at c4, pinned, not carries I-BOOBY-TRAP, token 1 gone, asks B: turn
                """);
    }

    @Test
    @Rule({"I-BOOBY-TRAP", "VIC-1"})
    @DisplayName("I-BOOBY-TRAP, VIC-1: killed by it, it scores for the other side")
    void boobyTrapKills() {
        play("""
                A1 SV 5+ VP 2, at c4; A2 at a1; B1 at h8
                token 1 I-BOOBY-TRAP at c5 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1; A1 spot 5
                dice B 4 1 1 | A 1 1 1
                expect A1 killed, score B 2, token 1 gone, asks B: turn
                """);
    }

    @Test
    @Rule("I-BOOBY-TRAP")
    @DisplayName("I-BOOBY-TRAP: not revealed, it does not go off; it stays for the next model that enters")
    void boobyTrapLeftAlone() {
        play("""
                A1 SP 2-3 SV 5+, at c4; B1 at h8
                token 1 I-BOOBY-TRAP at c5 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 decline ITEM-2; A1 step c6; A1 spot 5
                expect A1 at c6, unharmed, upright, token 1 at c5, token 1 face down, asks A: activation
                """);
    }

    @Test
    @Rule({"I-BOOBY-TRAP", "KT-4"})
    @DisplayName("I-BOOBY-TRAP, KT-4: a BOOM! that it sets off waits until its throws and pins are done")
    void boomWaits() {
        play("""
                wall north of c5
                A1 SV 5+ HP 3, at c4; A2 SV 5+, BOOM! (2), at c5; B1 at h8
                token 1 I-BOOBY-TRAP at c5 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1; A1 spot 9
                dice B 4 1 1 | A 5 1 1 | A 1 1 1
                expect A2 killed, A1 upright, not event K-BOOM
                dice B 1 | A 1 1 1 | B 1 1 1             # the wall: a draw
                expect A1 at c5, pinned, unharmed, asks A rolls 2 d8
                dice A 4 1 | A 1 1 1 | A 3; A1 spot 5
                expect A1 at d5, damage 1, score B 1, asks B: turn
                """);
    }

    @Test
    @Rule({"I-BOOBY-TRAP", "KT-4"})
    @DisplayName("I-BOOBY-TRAP, KT-4: a finder killed by it goes BOOM! in its cube, after the others are thrown")
    void theFinderGoesBoom() {
        play("""
                A1 SV 5+, BOOM! (2), at c4; A2 SV 5+ HP 3, at c5; B1 at h8
                token 1 I-BOOBY-TRAP at c5 face down
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1; A1 spot 9
                dice B 4 1 1 | A 1 1 1 | A 5 1 1 | B 3; A2 spot 5
                expect A1 killed, A2 at d5, pinned, unharmed, asks B: turn
                """);
    }

    @Test
    @Rule({"I-BOOBY-TRAP", "K-EVADE", "DICE-11"})
    @DisplayName("I-BOOBY-TRAP, K-EVADE, DICE-11: found in the other side's turn, that side rolls")
    void foundByEvading() {
        play("""
                barricade north of c3
                A1 RA 5+, rifle R8, at c3; B1 SV 5+ HP 3, EVADE, at c4
                token 1 I-BOOBY-TRAP at c5
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                B1 step c5; B1 pick up 1; B1 spot 5
                dice A 4 4 1 | B 1 1 5 | A 1; B1 spot 5
                expect B1 at c6, damage 1, pinned, not activated, asks A: activation
                """);
    }

    @Test
    @Rule({"I-BOOBY-TRAP", "PIN-3"})
    @DisplayName("I-BOOBY-TRAP, PIN-3: it throws the finder among enemies, where it stands up and is attacked")
    void thrownAmongEnemies() {
        play("""
                A1 SV 5+ HP 3, at c4; B1 FI 4+, at c6
                token 1 I-BOOBY-TRAP at c5
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1; A1 spot 9
                dice B 4 1 1 | A 5 1 1 | B 1; A1 spot 4
                dice A 1 1 1
                expect asks B rolls 4 d8: test (PIN-3)
                dice B 4 1 1 1
                expect A1 at c6, upright, damage 1, activated, asks B: turn
                """);
    }

    @Test
    @Rule({"I-INTEL", "VIC-3", "VIC-10"})
    @DisplayName("I-INTEL, VIC-3, VIC-10: picked up it scores, and is discarded; the model moves on")
    void intel() {
        play("""
                A1 SP 2-3, carries I-AMMO, at c4; B1 at h8
                token 1 I-INTEL at c5 face down
                score A 2
                play
                A1 activate; A1 advance; A1 step c5
                expect score A 2
                A1 pick up 1
                expect score A 3, score B 0, token 1 gone, A1 carries I-AMMO, asks A: movement, offers A1 step c6
                """);
    }

    @Test
    @Rule({"I-INTEL", "VIC-9"})
    @DisplayName("I-INTEL, VIC-9: as many VPs as the scenario says; an EVADE in the enemy's turn finds it too")
    void intelOfAnotherScenario() {
        ScriptRunner.standard().withScenario(new IntelScenario()).play("""
                barricade north of c3
                A1 RA 5+, rifle R8, at c3; B1 SV 5+, EVADE, at c4
                token 1 I-INTEL at c5
                play
                A1 activate; A1 shoot rifle at B1; dice A 1 1 1 | B 1 1 1
                B1 step c5; B1 pick up 1; B1 spot 5
                expect score B 3, score A 0, token 1 gone, B1 at c5, upright
                """);
    }

    @Test
    @Rule("I-INTEL")
    @DisplayName("I-INTEL: not picked up it scores nothing, nor in an enemy's cube (ADV-18)")
    void intelLeft() {
        play("""
                A1 SP 2-3 FI 4+, at c4; B1 SV 5+ HP 2, at c6
                token 1 I-INTEL at c5; token 2 I-INTEL at c6
                play
                A1 activate; A1 advance; A1 step c5; A1 decline ITEM-2; A1 step c6; A1 spot 9
                dice A 4 1 1 1 | B 1 1 1
                expect score A 0, token 1 at c5, token 2 at c6, B1 damage 1
                """);
    }

    @Test
    @Rule({"I-BOOBY-TRAP", "ITEM-2"})
    @DisplayName("I-BOOBY-TRAP, ITEM-2: a model thrown onto its token does not set it off")
    void thrownOntoOne() {
        play("""
                A1 SV 5+ HP 3, at c4; B1 at h8
                token 1 I-BOOBY-TRAP at c5; token 2 I-BOOBY-TRAP at c6
                play
                A1 activate; A1 advance; A1 step c5; A1 pick up 1; A1 spot 9
                dice B 4 1 1 | A 5 1 1 | B 1; A1 spot 5
                expect A1 at c6, pinned, unharmed, token 1 gone, token 2 at c6, asks B: turn
                """);
    }

    @Test
    @Rule({"I-BOOBY-TRAP", "ITEM-4"})
    @DisplayName("I-BOOBY-TRAP, ITEM-4: the item of the finder stays; if it dies, it drops the item there (DMG-4)")
    void itemOfTheFinder() {
        play("""
                A1 SP 2-3 SV 5+, at c3; A2 at a1; B1 at h8
                token 1 I-AMMO at c4; token 2 I-BOOBY-TRAP at c5
                play
                A1 activate; A1 advance; A1 step c4; A1 pick up 1; A1 keep
                A1 step c5; A1 pick up 2; A1 spot 9
                expect A1 carries I-AMMO
                dice B 4 1 1 | A 1 1 1
                expect A1 killed, token 1 at c5, token 1 face up, token 2 gone, asks B: turn
                """);
    }

    /** Intel is worth 3 VP. */
    private static final class IntelScenario implements Scenario {
        @Override
        public String name() {
            return "Secrets";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return Deadcube.patrol().zones(battlefield);
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.empty();
        }

        @Override
        public int intel() {
            return 3;
        }
    }
}
