package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET-11: flankers without a free cube, on a battlefield with only four cubes, all on a flank. */
class ReserveRulesTest {
    private static final CornerScenario FOUR_CUBES = CornerScenario.of("a1", "b1 a2 b2");

    /** A1 flanks, A2 explodes, and B holds every cube when the flankers are due. */
    private static final String LEFT_TO_THE_OTHERS = """
            board 2 x 2
            A1 RECON 5+; A2 VP 0, BOOM! (2); B1 to B4 HP 1; recon
            play
            dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
            A starts; zone 1; A1 set up; A1 deploy a1; A1 spot 5; A2 set up; A2 deploy a1; A2 spot 4; B1 set up; B1 deploy b1; B1 spot 5
            B2 set up; B2 deploy a2; B2 spot 5; B3 set up; B3 deploy b2; B3 spot 5; B4 set up; B4 deploy b2; B4 spot 4
            recon 7; A1 flank; dice A 6 6 6 | B 6 6 6
            reroll command none; reroll command none
            A2 activate; A2 use K-BOOM; B4 activate; B4 advance; B4 step a1; B4 spot 5; B4 end
            B1 activate; B1 end; B2 activate; B2 end; B3 activate; B3 end
            """;

    private static void play(CornerScenario corners, Ruleset ruleset, String script) {
        assertThat(script.lines().count()).isLessThanOrEqualTo(15);
        Script.Runner.standard().with(ruleset).withScenario(corners).play(script);
    }

    private static void play(int rounds, String script) {
        play(FOUR_CUBES.lasting(rounds), Deadcube.ruleset(), script);
    }

    @Test
    @Rule({"SET-5", "SET-11", "RND-9"})
    @DisplayName("SET-5, SET-11, RND-9: two flankers and one free cube: one comes in, the other in the next round")
    void oneCubeForTwo() {
        play(2, """
                board 2 x 2
                A1 RECON 5+; A2 to A3 HP 1; B1 to B2 HP 1; recon
                play
                dice A 5 5 1 1 1 | B 1 1 1 1 1 | A 7 7
                A starts; zone 1; A1 set up; A1 deploy a1; A1 spot 5; A2 set up; A2 deploy a1; A2 spot 4; A3 set up; A3 deploy a1; A3 spot 6
                B1 set up; B1 deploy b1; B1 spot 5; B2 set up; B2 deploy a2; B2 spot 5
                recon 7; A2 flank; recon 7; A3 flank; dice A 6 6 6 | B 6 6 6; reroll command none
                A1 activate; A1 end; B1 activate; B1 end; B2 activate; B2 end
                expect asks A: flank, offers A2 deploy b2, offers A3 deploy b2, refuses A2 deploy a1 by SET-5
                A3 deploy b2; A3 spot 5
                expect A3 at b2/5, A2 reserve, not killed, round 2
                dice A 6 6 6 | B 6 6 6; reroll command none; reroll command none; A1 activate; A1 end
                B1 activate; B1 advance; B1 step a2; B1 spot 4; B1 end; A3 activate; A3 end; B2 activate; B2 end
                A2 spot 5
                expect A2 at b1/5, finished
                """);
    }

    @Test
    @Rule("RND-9")
    @DisplayName("RND-9: one flanker and one free cube: it comes in there unasked, on a spot of its own choice")
    void oneCubeForOne() {
        play(2, """
                board 2 x 2
                A1 RECON 5+; A2 HP 1; B1 to B2 HP 1; recon
                play
                dice A 5 1 1 1 1 | B 1 1 1 1 1 | A 7
                A starts; zone 1; A1 set up; A1 deploy a1; A1 spot 5; A2 set up; A2 deploy a1; A2 spot 4
                B1 set up; B1 deploy b1; B1 spot 5; B2 set up; B2 deploy a2; B2 spot 5
                recon 7; A2 flank; dice A 6 6 6 | B 6 6 6; reroll command none; reroll command none
                A1 activate; A1 end; B1 activate; B1 end; B2 activate; B2 end
                expect asks A: spot (SET-5), round 1
                A2 spot 7
                expect A2 at b2/7, round 2
                """);
    }

    @Test
    @Rule({"VIC-7", "SET-11"})
    @DisplayName("VIC-7, SET-11: a side with only a flanker in reserve has no model in play, and loses")
    void onlyAFlankerLeft() {
        play(1, LEFT_TO_THE_OTHERS + "expect A2 killed, A1 reserve, not killed, score B 0, finished, B wins (VIC-7)");
    }

    @Test
    @Rule({"VIC-8", "SET-11"})
    @DisplayName("VIC-8, SET-11: a flanker in reserve does not prevent the end by a wipe-out; without that option its "
            + "side passes")
    void noWipeOut() {
        Ruleset wipeOut = Deadcube.ruleset().with(Variant.WIPE_OUT_ENDS_GAME);
        play(FOUR_CUBES.lasting(2), wipeOut, LEFT_TO_THE_OTHERS + "expect A1 reserve, finished, B wins (VIC-8)");
        play(2, LEFT_TO_THE_OTHERS + """
                expect A2 killed, A1 reserve, round 2, not event VIC-8, asks A rolls 3 command dice
                dice A 6 6 6 | B 6 6 6; reroll command none
                expect asks B: turn, refuses A1 activate
                """);
    }
}
