package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderEffects;
import io.github.deadcube.api.order.words.Is;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** ORD-6: a model that replaces a dead one. */
class ReplacementRulesTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Order ORDER = OrderScript.order(
            Order.Mode.at(Trigger.DIED).when(Is.FRIENDLY).doing(OrderEffects.relieves("Understudy", true, true)));
    private static final String STREET = """
            board 2 x 4; barricade north of a2
            A1 RA 5+, rifle R8, at a1; A2 RA 5+, rifle R8, at b1
            B1 SV 5+, at a4; B2 order "Test", leader, at b4; B3 "Understudy", VP 3, SV 5+, HP 2, spare; B4 "Other", spare
            command B order order
            """;
    private static final String SHOT = STREET + """
            play
            A1 activate; A1 shoot rifle at B1
            dice A 5 1 1 | B 1 1 1; B1 decline CMD-5
            """;

    @Test
    @Rule({"ORD-6", "DMG-4"})
    @DisplayName("ORD-6: it takes a free spot of the dead one's cube, pinned and activated, and both deaths score")
    void comesPinnedAndActivated() {
        OrderScript.play(ORDER, STREET + "play\nexpect B3 spare, B4 spare");
        OrderScript.play(ORDER, SHOT + """
                expect B1 killed, score A 1, asks B: special order
                spend order: B1 use HOUSE-TEST
                expect asks B: spot
                B3 spot 7
                expect B3 at a4/7, B3 pinned, B3 activated, B1 killed, B4 spare
                """);
        OrderScript.play(ORDER, STREET.replace("barricade", "B3 at a4; barricade") + """
                play
                A1 activate; A1 shoot rifle at B3
                dice A 5 5 1 | B 1 1 1; B3 decline CMD-5
                expect B3 killed, score A 3
                """);
    }

    @Test
    @Rule("ORD-6")
    @DisplayName("ORD-6: each spare comes once; where none is left the order is not offered")
    void onceEach() {
        OrderScript.play(ORDER, STREET.replace("HP 2, spare", "HP 2, spare, killed") + """
                play
                A1 activate; A1 shoot rifle at B1
                dice A 5 1 1 | B 1 1 1; B1 decline CMD-5
                expect B1 killed, B3 killed, asks A
                """);
    }

    @Test
    @Rule({"ORD-6", "TEAM-8", "CMD-3"})
    @DisplayName("ORD-6, TEAM-8: half of the team is counted without spares and additional models")
    void halfIsCountedWithoutThem() {
        String end = """
                play
                A1 activate; A1 end; B1 activate; B1 end
                dice A 1 1 1 | B 1 1 1
                """;
        OrderScript.play(
                ORDER,
                "A1 at a1; A2 killed; A3 spare; A4 added, killed; B1 at h8\n" + end + "expect asks A: command reroll");
        OrderScript.play(
                ORDER, "A1 at a1; A2 killed; A3 killed; B1 at h8; B2 to B3 killed\n" + end + "expect asks A: turn");
        OrderScript.play(
                ORDER, "A1 at a1; A2 killed; A3 spare, killed; B1 at h8\n" + end + "expect asks A: command reroll");
    }

    @Test
    @Rule("ORD-6")
    @DisplayName("ORD-6: a side whose last model dies is not saved by spares that stay apart")
    void sparesAreNotDeployed() {
        Script.Runner.standard()
                .with(Deadcube.ruleset().with(ORDER).with(Variant.WIPE_OUT_ENDS_GAME))
                .play("""
                        board 2 x 4; barricade north of a2
                        A1 RA 5+, rifle R8, at a1; B1 SV 5+, order "Test", leader, at a4; B2 "Understudy", spare; round 2
                        play
                        A1 activate; A1 shoot rifle at B1; dice A 5 1 1 | B 1 1 1; A1 end
                        expect B1 killed, B2 spare, finished, A wins (VIC-8)
                        """);
    }

    @Test
    @Rule("ORD-6")
    @DisplayName("ORD-6: no side deploys a spare, and a spare is no leader")
    void apartFromTheBeginning() {
        Setup setup = Shipped.setup(Shipped.ruleset().with(ORDER));
        Card spare = Card.named("Understudy").withMuster(Muster.SPARE);
        StrikeTeam team = setup.teamB();
        Setup with = setup.withTeamB(
                new StrikeTeam(team.name(), team.leader(), team.members().append(spare)));
        GameState begin = RULES.start(with).get();
        assertThat(begin.position().models().last().status().name()).isEqualTo("SPARE");
        StrikeTeam led = new StrikeTeam(
                team.name(), team.members().size() + 1, team.members().append(spare));
        assertThat(RULES.start(setup.withTeamB(led)).getLeft().map(Fault::toString))
                .containsExactly("team B, model " + led.leader()
                        + ": the leader cannot be a spare, which is not deployed at the start (ORD-6)");
    }

    @Test
    @Rule("ORD-6")
    @DisplayName("ORD-6: a situation contains the state of a spare, and is read back equal")
    void written() {
        for (String fate : new String[] {"spare", "spare, killed", "spare, at b4/1, pinned"}) {
            Playback playback = OrderScript.play(
                    ORDER,
                    "A1 at a1; B1 at d4; B2 order \"Test\", leader, at e4; B3 \"Understudy\", " + fate + "\nplay\n");
            String text = TextDrawing.script(playback.state());
            assertThat(text).contains("B3 \"Understudy\", " + fate.replace("spare, spare", "spare") + "\n");
            assertThat(OrderScript.play(ORDER, text + "play\n").state().digest())
                    .isEqualTo(playback.state().digest());
        }
    }
}
