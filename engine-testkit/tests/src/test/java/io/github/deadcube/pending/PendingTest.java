package io.github.deadcube.pending;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.testkit.script.Script;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;

/** The pending frames of a state: each has its rule and a description. The next frame comes first. */
class PendingTest {
    private static final String ROUND = "RND-9 the round goes on";
    private static final String TURN = "CMD-6 it is A's turn";
    private static final String ACTIVE = "RND-3 A1 is active";
    private static final String POT = """
            A1 RA 4+, pot R3 GRENADE (FRAG (1)), at c2; B1 SV 5+, at c4
            play
            A1 activate; A1 shoot pot at c4; dice A\s""";
    private static final String OFF_A_ROOF = """
            floors c4:3 c5:3
            A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5; B1 SV 5+ AR 1 HP 2, at c5:3/5
            play
            A1 activate; A1 shoot cannon at B1; dice A 5 7 1 1 1 | B 5 1 1
            """;
    private static final String RECON = """
            A1 RECON 5+; A2 HP 1; B1 RECON 5+; recon
            play
            dice A 5 1 1 1 1 | B 1 1 1 1 1
            """;
    private static final String DEPLOYED =
            "; A starts; zone 2; A1 set up; A1 deploy e1; A1 spot 5; A2 set up; A2 deploy f1; A2 spot 5; B1 set up; "
                    + "B1 deploy a8; B1 spot 5";

    /** Returns the frames that have a description. */
    private static ListAssert<String> after(String script) {
        GameState state = Script.play(script).state();
        return assertThat(state.pending()
                .filter(p -> !p.describe().isEmpty())
                .map(p -> p.rule() + " " + p.describe(state.position()).mkString("; "))
                .asJava());
    }

    @Test
    void actions() {
        after("A1 at c4; B1 at h8; play; A1 activate").containsExactly(ACTIVE, TURN, ROUND);
        after("A1 SV 5+ FI 5+, at c4; B1 FI 5+ SV 5+, at c4; play; A1 activate; A1 advance; A1 step c5")
                .containsExactly("ADV-6 A1 breaks away", "ADV-1 A1 moves", ACTIVE, TURN, ROUND);
        String entering = "A1 FI 5+, at c4; B1 to B2 FI 5+ SV 5+, at c5; play; A1 activate; A1 advance; A1 step c5";
        after(entering).startsWith("ADV-1 A1 takes a spot of c5", "ADV-5 A1 must fight in c5", ACTIVE);
        after(entering + "; A1 spot 4; A1 attack B2").startsWith("ADV-5 A1 assaults B2", ACTIVE);
        after("A1 FI 5+, at c4; B1 FI 5+ SV 5+, at c4; play; A1 activate; A1 assault B1")
                .startsWith("AST-1 A1 assaults B1", ACTIVE);
        after("A1 pinned, SV 5+, at c4; B1 to B2 FI 5+, at c4; play; A1 activate; A1 stand up")
                .startsWith("STD-1 A1 takes a spot of c4", "STD-2 A1 is attacked as it stands up", ACTIVE);
    }

    @Test
    void entering() {
        after("wall north-south through c5; A1 SZ 3 FI 5+, at c4; B1 FI 5+ SV 5+, at c5w; play; A1 "
                        + "activate; A1 advance;"
                        + " A1 step c5w")
                .startsWith("ADV-5 A1 assaults B1", "PART-2 A1 is put back into c4", ACTIVE);
        String find = "; play; A1 activate; A1 advance; A1 step c5";
        String ammunition = "A1 at c4; B1 at h8; token 1 I-AMMO at c5" + find;
        after(ammunition).startsWith("ITEM-2 A1 may pick something up", "ADV-1 A1 moves", ACTIVE);
        after(ammunition + "; A1 pick up 1").startsWith("ITEM-4 A1 has picked up I-AMMO", "ADV-1 A1 moves");
        String trap = "A1 at c4; B1 at h8; token 1 I-BOOBY-TRAP at c5 face down" + find + "; A1 pick up 1";
        after(trap).startsWith("ADV-17 A1 takes a spot of c5", "ADV-1 A1 moves");
        after(trap + "; A1 spot 5")
                .startsWith(
                        "I-BOOBY-TRAP a test (I-BOOBY-TRAP) for which B rolls",
                        "I-BOOBY-TRAP an explosion in c5 (I-BOOBY-TRAP)",
                        "KT-4 explosions wait",
                        "ADV-1 A1 moves");
    }

    @Test
    void shots() {
        String shot =
                "A1 RA 5+, rifle R8, at c2; B1 SV 5+ HP 9, ENERGY SHIELD (1), EVADE, at c4; %s; play; A1 activate; "
                        + "A1 shoot rifle at B1; ";
        after(shot.formatted("command B dice"))
                .startsWith("SHO-5 a test (SHO-5) of B1", "SHO-5 A1 shoots at B1", ACTIVE);
        after(shot.formatted("round 2") + "dice A 5 5 5 5 5").startsWith("SHO-5 a test (SHO-5) of B1");
        after(shot.formatted("round 2") + "dice A 5 5 5 5 5 | B 1 1 1")
                .startsWith(
                        "K-ENERGY-SHIELD a test (K-ENERGY-SHIELD) for which B rolls",
                        "DMG-1 B1 is hit for 5 (SHO-5)",
                        "KT-2 after A1's attack on B1",
                        ACTIVE);
        after(shot.formatted("round 2") + "dice A 1 1 1 1 1 | B 1 1 1")
                .startsWith("K-EVADE B1 may make a step (K-EVADE)", "KT-2 after A1's attack on B1", ACTIVE);
    }

    @Test
    void blazingAway() {
        String gun = "A1 RA 5+, gun R8 RAPID FIRE, at c3; B1 SV 5+, at c5; play; A1 activate;"
                + " A1 shoot gun at B1 as blaze away";
        String uses = "K-RAPID-FIRE A1 uses Rapid Fire (K-RAPID-FIRE)";
        after(gun).startsWith("K-RAPID-FIRE a test (K-RAPID-FIRE) of A1", uses, ACTIVE);
        after(gun + "; dice A 5 1 1 1 1 1").startsWith("K-RAPID-FIRE a test (K-RAPID-FIRE) of B1", uses, ACTIVE);
    }

    @Test
    void explosions() {
        after(POT + "4 1 1 | A 1 | B 5 1 1")
                .startsWith("K-FRAG B1 is thrown", "K-FRAG B1 about to be pinned", "KT-4 explosions wait", ACTIVE);
        after(POT + "4 1 1 | A 4")
                .startsWith(
                        "K-FRAG a test (K-FRAG) of B1",
                        "K-FRAG an explosion in c4 (K-FRAG)",
                        "KT-4 explosions wait",
                        ACTIVE);
        after(POT.replace("play", "command B dice; play") + "4 1 1")
                .startsWith("K-FRAG dice may be added for B1", "K-FRAG an explosion in c4 (K-FRAG)");
        after(POT + "1 1 1").startsWith("SCAT-1 the shot at c4 scatters", ACTIVE);
        after(POT.replace("; dice A ", ""))
                .startsWith(
                        "K-GRENADE a test (K-GRENADE) of A1", "K-GRENADE A1 uses Grenade on c4 (K-GRENADE)", ACTIVE);
    }

    @Test
    void forcedMoves() {
        after(OFF_A_ROOF)
                .startsWith(
                        "K-KNOCKBACK B1 takes a spot of c6",
                        "FALL-1 B1 must survive (FALL-1)",
                        "KT-2 after A1's attack on B1",
                        ACTIVE);
        after(OFF_A_ROOF.replace("play", "half floor west of c6:3; play"))
                .startsWith("K-KNOCKBACK B1 comes down over c6:3", "KT-2 after A1's attack on B1");
        after("A1 FI 5+, maul CC KNOCKBACK, at c4; B1 FI 5+ SV 5+ AR 9, at c4; play; A1 activate; A1 assault B1;"
                        + " A1 wield maul; B1 survive; dice A 5 1 1 | B 1 1 1")
                .startsWith(
                        "K-KNOCKBACK B1 is moved directly away from A1",
                        "KT-2 after A1's attack on B1",
                        "AST-1 A1 assaults B1",
                        ACTIVE);
        after("""
                board 2 x 3 x 3; floors a1:3 a2:3; barricade north of a1:3; A1 RA 5+, cannon R8 KNOCKBACK, at a1:3
                B1 SV 5+ AR 1, at a2:3; B2 SZ 4, at a3; B3 SZ 4, at b2
                play
                A1 activate; A1 shoot cannon at B1; dice A 5 1 1 | B 1 1 1 | A 1 1 1 1 1 1 1 1
                """).startsWith("K-KNOCKBACK B1 finds no room at a3", "KT-2 after A1's attack on B1");
    }

    @Test
    void commandDice() {
        String end =
                "A1 TACTICIAN (1), at c4, activated; A2 TACTICIAN (%d), at c4, activated; B1 at h8; play; B1 activate; "
                        + "B1 end";
        after(end.formatted(2))
                .startsWith(
                        "CMD-1 A names the model whose command dice count",
                        "CMD-1 B names the model whose command dice count",
                        "CMD-2 A may roll command dice again",
                        "CMD-2 B may roll command dice again");
        after(end.formatted(1)).startsWith("CMD-1 A rolls command dice").endsWith("RND-2 it is A's turn", ROUND);
        after("A1 at a1; A2 at a2; B1 at h8; command A model; play; A1 activate; A1 end")
                .containsExactly(TURN, ROUND);
    }

    @Test
    void setUp() {
        after("items 1; A1 RECON 5+; B1 RECON 5+; recon; play")
                .containsExactly("SET-3 the item tokens are shuffled", "SET-4 recon");
        after("A1 RECON 5+; B1 RECON 5+; recon; play")
                .containsExactly("SET-4 a test (SET-4) for which A rolls", "SET-4 recon");
        after(RECON).containsExactly("SET-5 recon");
        after(RECON + "dice A 7").containsExactly("SET-6 A chooses the starting player");
        after(RECON + "dice A 7; A starts")
                .containsExactly(
                        "SET-7 A chooses a deployment zone",
                        "SET-7 A deploys",
                        "SET-7 B deploys",
                        "SET-5 recon effects",
                        "RND-1 a round begins");
        after(RECON + "dice A 7; A starts; zone 2; A1 set up; A1 deploy e1").startsWith("SET-7 A1 takes a spot of e1");
        after(RECON + "dice A 7" + DEPLOYED + "; recon 7").startsWith("SET-5 A sends a model around a flank");
        after(RECON + "dice A 8" + DEPLOYED + "; recon 8").startsWith("SET-5 A chooses a row of the recon table");
        after(RECON + "dice A 4" + DEPLOYED + "; recon 4").startsWith("SET-5 A moves models before the first round");
        after("A1 to A5 SZ 4; B1; play; zone 1; A1 set up; A1 deploy a8; A1 spot 5; A2 set up; A2 deploy "
                        + "b8; A2 spot 5; A3 set up; A3 deploy c8; A3 spot 5;"
                        + " A4 set up; A4 deploy d8; A4 spot 5")
                .startsWith("SET-9 A adds a cube to its zone", "SET-9 B may add a cube to its zone", "SET-7 A deploys");
    }
}
