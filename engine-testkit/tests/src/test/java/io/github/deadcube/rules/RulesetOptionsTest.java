package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Each option of the ruleset, with its default and another value. */
class RulesetOptionsTest {
    private static final Ruleset DEFAULT = Deadcube.ruleset();

    private static void play(Ruleset ruleset, String script) {
        Script.Runner.standard().with(ruleset).play(script);
    }

    @Test
    @Rule("CMD-1")
    @DisplayName("CMD-1: what the six faces of a command die are")
    void commandFaces() {
        String roll = """
                A1 at a1; B1 at h8
                play
                A1 activate; A1 end; B1 activate; B1 end
                """;
        play(
                DEFAULT,
                roll + "dice A 1 2 3; expect command A model dice advance; dice B 4 5 6; "
                        + "expect command B shoot assault order");
        play(
                DEFAULT.withTables(DEFAULT.tables().withCommandFaces(CommandFace.ALL.reverse())),
                roll + "dice A 1 2 3; expect command A shoot assault order");
        play(
                DEFAULT.withTables(DEFAULT.tables().withCommandFaces(Vector.fill(6, CommandFace.ORDER))),
                roll + "dice A 1 2 3; expect command A order order order");
    }

    @Test
    @Rule("AST-5")
    @DisplayName("AST-5: being forced into a cube is no moving in")
    void forcedIsNotMovedIn() {
        String knockedUponA2 = """
                barricade north of c3
                A1 RA 5+, cannon R8 KNOCKBACK, at c2/5; A2 SV 5+ HP 3, at c5, pinned
                B1 FI 5+ SV 5+ AR 9 HP 3, at c4/5
                play
                A1 activate; A1 shoot cannon at B1
                dice A 5 1 1 | B 1 1 1
                B1 spot 4
                """;
        play(DEFAULT, knockedUponA2 + "dice A 1 1 1; expect asks B rolls 4 d8: test (AWAY-4)");
        play(
                DEFAULT.with(Variant.FORCED_COUNTS_AS_MOVED_IN),
                knockedUponA2 + "dice A 1 1 1; expect asks B rolls 5 d8: test (AWAY-4)");
    }

    @Test
    @Rule("AST-9")
    @DisplayName("AST-9: a friend in the cube is another model than the one tested")
    void friendOfItself() {
        String fight = """
                A1 FI 5+ SV 5+ HP 3, at c4; B1 FI 5+ SV 5+ HP 3, at c4
                play
                A1 activate; A1 assault B1
                """;
        play(DEFAULT, fight + "B1 fight back; expect asks A rolls 3 d8: test; dice A 1 1 1; expect asks B rolls 3 d8");
        Ruleset itself = DEFAULT.with(Variant.FRIEND_OF_ITSELF);
        play(itself, fight + "B1 fight back; expect asks A rolls 4 d8: test; dice A 1 1 1 1; expect asks B rolls 4 d8");
        play(itself, fight + "B1 survive; dice A 1 1 1 1; expect asks B rolls 4 d8");
    }

    @Test
    @Rule("AST-9")
    @DisplayName("AST-9: with another friend there it is one die all the same")
    void friendOfItselfBesideAnother() {
        String fight = """
                A1 FI 5+ SV 5+ HP 3, at c4; A2 at c4; B1 SV 5+ HP 3, at c4
                play
                A1 activate; A1 assault B1
                expect asks A rolls 4 d8: test
                """;
        play(DEFAULT, fight);
        play(DEFAULT.with(Variant.FRIEND_OF_ITSELF), fight);
    }

    @Test
    @Rule("VIC-7")
    @DisplayName("VIC-7: whether a side without models loses after round 5, whatever the VPs")
    void wipedOutLoses() {
        String end = """
                A1 killed; B1 at h8; round 5; score A 3
                play
                B1 activate; B1 end
                """;
        play(DEFAULT, end + "expect B wins (VIC-7)");
        play(DEFAULT.without(Variant.WIPED_OUT_LOSES), end + "expect A wins (VIC-6)");
    }

    @Test
    @Rule("VIC-8")
    @DisplayName("VIC-8: whether the game ends in the end phase in which a side has no model left")
    void wipeOutEndsGame() {
        String end = """
                A1 killed; B1 at h8; round 2; score A 3
                play
                B1 activate; B1 end
                """;
        play(DEFAULT, end + "expect round 3, asks B rolls 3 command dice");
        play(DEFAULT.with(Variant.WIPE_OUT_ENDS_GAME), end + "expect finished, B wins (VIC-8)");
        String goesOn = "A1 at a1, activated; B1 at h8; round 2; play; B1 activate; B1 end; expect round 3";
        play(DEFAULT.with(Variant.WIPE_OUT_ENDS_GAME), goesOn);
    }

    @Test
    @Rule("SCAT-1")
    @DisplayName("SCAT-1: where the faces of a scatter die lead")
    void scatter() {
        String thrown = """
                A1 RA 4+, pot R3 GRENADE (FRAG (3)), at c2; B1 at h8
                play
                A1 activate; A1 shoot pot at c4; dice A 1 1 1
                """;
        String[] cubes = {"c5", "d5", "d4", "d3", "c3", "b3", "b4", "b5"};
        for (int face = 1; face <= cubes.length; face++)
            play(DEFAULT, thrown + "dice A " + face + "; expect event K-FRAG in " + cubes[face - 1]);
        play(
                DEFAULT.withTables(DEFAULT.tables().withScatter(Direction.ALL.reverse())),
                thrown + "dice A 1; expect event K-FRAG in b5");
    }

    @Test
    @Rule("VIC-8")
    @DisplayName(
            "VIC-8: if a wipe-out ends the game, the surviving side wins, whatever the VPs; without one the VPs decide")
    void wipeOutOfEitherSide() {
        Ruleset wipeOut = DEFAULT.with(Variant.WIPE_OUT_ENDS_GAME);
        play(wipeOut, """
                A1 at h8; B1 killed; round 2; score B 3
                play
                A1 activate; A1 end
                expect finished, A wins (VIC-8)
                """);
        String bothDie = """
                A1 VP 1 SV 5+, BOOM! (3), at c4; B1 VP %d SV 5+, at c4; round 2
                play
                A1 activate; A1 use K-BOOM
                dice A 4 1 1 | B 1 1 1
                expect A1 killed, B1 killed, finished, %s (VIC-8)
                """;
        play(wipeOut, bothDie.formatted(2, "A wins"));
        play(wipeOut, bothDie.formatted(1, "a draw"));
    }

    @Test
    @Rule("R25-K-COMM-LINK")
    @DisplayName("R25-K-COMM-LINK: the mark goes with its model's next one alone, or when the round ends")
    void marksThatLast() {
        String marked = """
                A1 COMM-LINK, at c1; B1 at h8
                play
                A1 activate; A1 use R25-K-COMM-LINK on c5; A1 end; B1 activate; B1 end
                dice A 1 1 1 | B 1 1 1; reroll command none; reroll command none
                """;
        play(Deadcube.revised(), marked + "expect round 2, laid R25-K-COMM-LINK of A1 at c5");
        play(Deadcube.revised().with(Variant.MARKS_LAST_A_ROUND), marked + "expect round 2, nothing laid");
    }

    @Test
    @Rule("R25-K-SUPPRESSION")
    @DisplayName("R25-K-SUPPRESSION: with range CC its user is spared, or pinned like all others in the cube")
    void pinnedByItsFriend() {
        String flail = """
                A1 FI 4+, flail CC SUPPRESSION, at c5; B1 SV 5+ HP 9, at c5
                play
                A1 activate; A1 assault B1; A1 wield flail; dice A 1 1 1 | B 1 1 1
                """;
        play(Deadcube.revised(), flail + "expect A1 upright, B1 pinned");
        play(Deadcube.revised().with(Variant.SUPPRESSES_ITSELF), flail + "expect A1 pinned, B1 pinned");
    }

    @Test
    @Rule({"R25-K-FLIGHT", "K-FLIGHT"})
    @DisplayName("R25-K-FLIGHT: nothing protects it from a fall, or, with the keyword of the third edition, nothing "
            + "harms it")
    void flightThatProtects() {
        String thrown = """
                board 8 x 8 x 3; floors c4:3; barricade north of c3:3; A1 RA 4+, gun R8 KNOCKBACK, at c3:3; B1 SV 5+ HP 9, FLIGHT, at c4:3
                floors c3:3
                play
                A1 activate; A1 shoot gun at B1; dice A 4 1 1 | B 1 1 1
                """;
        Ruleset harmless =
                Deadcube.revised().with(DEFAULT.library().keyword("FLIGHT").get());
        play(Deadcube.revised(), thrown + "B1 spot 5; expect asks A rolls 3 d8: test (FALL-1)");
        play(harmless, thrown + "B1 spot 5; expect B1 at c5, upright, damage 1");
    }

    @Test
    @Rule({"R25-I-TOXIC-SMOKE-GRENADE", "SET-3"})
    @DisplayName("R25-I-TOXIC-SMOKE-GRENADE: none among the tokens, or as many as the pool says")
    void toxicTokens() {
        Ruleset revised = Deadcube.revised();
        Vector<RuleId> more = revised.tables().pool().append(RuleIds.R25_I_TOXIC_SMOKE_GRENADE);
        assertThat(revised.tokens()).doesNotContain(RuleIds.R25_I_TOXIC_SMOKE_GRENADE);
        assertThat(revised.withTables(revised.tables().withPool(more)).tokens())
                .contains(RuleIds.R25_I_TOXIC_SMOKE_GRENADE);
    }
}
