package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.testkit.junit.Rule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET-5, SET-11: flankers in reserve, and their arrival. */
class FlankRulesTest {
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
