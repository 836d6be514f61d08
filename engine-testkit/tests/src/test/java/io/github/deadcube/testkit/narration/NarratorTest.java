package io.github.deadcube.testkit.narration;

import static io.github.deadcube.api.rule.RuleIds.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.match.BegunGames;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class NarratorTest {
    private static final GameState BEGIN = BegunGames.begun();
    private static final ModelId GUNNER = id("A3");
    private static final ModelId CAPTAIN = id("A1");
    private static final ModelId BRUTE = id("B2");
    private static final ModelId FUSE = id("B8");
    private static final Event ACTIVE = new Event.ActivationBegan(GUNNER);
    private static final Event SHOT = shot(new Shot("autogun", Target.of(BRUTE)));

    @Test
    void aShotIsOneLineWithDiceRuleAndHarm() {
        assertThat(told(
                        ACTIVE,
                        SHOT,
                        new Event.Targeted(BRUTE, GUNNER, SHO_5),
                        rolled(GUNNER, 5, SHO_5, 5, 7, 1),
                        rolled(BRUTE, 5, SHO_5, 5, 1, 1),
                        new Event.Compared(2, 1, SHO_5),
                        new Event.Damaged(BRUTE, 1, SHO_5)))
                .containsExactly(
                        "  A3 Gunner shoots B2 Brute with autogun: 5 7 1 against 5 1 1, 2 to 1 (SHO-5): loses 1 HP "
                                + "(3 of 4 left)");
    }

    @Test
    void eachLossSaysWhatIsLeftOfTheCard() {
        assertThat(told(
                        new Event.Damaged(BRUTE, 1, SHO_5),
                        new Event.Damaged(BRUTE, 1, SHO_5),
                        new Event.Healed(BRUTE, 1, SHO_5)))
                .containsExactly(
                        "  B2 Brute loses 1 HP (3 of 4 left), loses 1 HP (2 of 4 left), regains 1 HP (3 of 4)");
    }

    @Test
    void theTestAgainstFireNamesTheBurningModel() {
        assertThat(told(
                        ACTIVE,
                        thing(Side.B, 4, RuleIds.K_IT_BURNS, 4, 1, 1),
                        rolled(GUNNER, 5, RuleIds.K_IT_BURNS, 1, 1, 1),
                        new Event.Compared(1, 0, RuleIds.K_IT_BURNS),
                        new Event.Damaged(GUNNER, 1, RuleIds.K_IT_BURNS)))
                .containsExactly(
                        "  A3 Gunner burns: 1 1 1 against 4 1 1, 0 to 1 (K-IT-BURNS): loses 1 HP (1 of 2 left)");
    }

    @Test
    void aVoluntaryDropIsNotAThrow() {
        assertThat(told(
                        ACTIVE,
                        new Event.Fell(GUNNER, 2),
                        new Event.ForcedTo(GUNNER, new Place(cube("c4"), 5), RuleIds.ADV_12)))
                .containsExactly("  A3 Gunner falls to c4, 2 down");
        assertThat(told(
                        ACTIVE,
                        new Event.Fell(GUNNER, 1),
                        new Event.ForcedTo(GUNNER, new Place(cube("c4"), 5), RuleIds.ADV_12)))
                .containsExactly("  A3 Gunner drops to c4, 1 down");
        assertThat(told(ACTIVE, new Event.ForcedTo(GUNNER, new Place(cube("c4"), 5), RuleIds.SCAT_1)))
                .containsExactly("  A3 Gunner is thrown to c4");
    }

    @Test
    void aDropWithinAMoveIsNotTheDropOfTheNextThrow() {
        assertThat(told(
                        ACTIVE,
                        new Event.Fell(GUNNER, 1),
                        new Event.Moved(GUNNER, new Place(cube("c4"), 5), RuleIds.ADV_12),
                        new Event.ForcedTo(GUNNER, new Place(cube("c5"), 5), RuleIds.SCAT_1)))
                .containsExactly("  A3 Gunner moves on to c4, is thrown to c5");
    }

    @Test
    void smokeIsNarrated() {
        assertThat(told(
                        ACTIVE,
                        SHOT,
                        new Event.Targeted(BRUTE, GUNNER, SHO_5),
                        new Event.Modified(GUNNER, -1, K_SMOKE),
                        rolled(GUNNER, 5, SHO_5, 5, 7),
                        rolled(BRUTE, 5, SHO_5, 5, 1, 1),
                        new Event.Compared(2, 1, SHO_5),
                        new Event.Unharmed(BRUTE, 1, SHO_5),
                        new Event.TurnBegan(Side.B),
                        new Event.Rolled(Side.A, Option.none(), 0, Dice.of(4), K_SMOKE),
                        new Event.MarkerStayed(Marker.of(K_SMOKE, cube("c4"))),
                        new Event.Rolled(Side.A, Option.none(), 0, Dice.of(5), K_SMOKE),
                        new Event.MarkerGone(Marker.of(K_SMOKE, cube("d4")), K_SMOKE),
                        new Event.TurnBegan(Side.B)))
                .containsExactly(
                        "  A3 Gunner shoots B2 Brute with autogun (a die less: SMOKE): 5 7 against 5 1 1, 2 to 1 "
                                + "(SHO-5):"
                                + " is unharmed by 1 damage",
                        "  smoke in c4 stays (die 4)",
                        "  smoke in d4 clears (die 5)");
    }

    @Test
    void theShootersDiceAlwaysComeFirst() {
        assertThat(told(
                        ACTIVE,
                        SHOT,
                        rolled(BRUTE, 5, SHO_5, 5, 5, 1),
                        rolled(GUNNER, 5, SHO_5, 4, 7, 1),
                        new Event.Compared(1, 2, SHO_5)))
                .containsExactly(
                        "  A3 Gunner shoots B2 Brute with autogun: 4 7 1 against 5 5 1, 1 to 2 (SHO-5): no harm");
    }

    @Test
    void bonusDiceRerollsAndCommandDiceAreDistinguished() {
        assertThat(told(
                        ACTIVE,
                        SHOT,
                        new Event.CommandSpent(Side.B, CommandFace.DICE, CMD_7),
                        new Event.CommandSpent(Side.B, CommandFace.DICE, CMD_7),
                        rolled(GUNNER, 5, SHO_5, 8, 1, 1),
                        rolled(GUNNER, 5, SHO_5, 8),
                        rolled(GUNNER, 5, SHO_5, 2),
                        rolled(BRUTE, 5, SHO_5, 1, 1, 1, 1, 1),
                        rolled(GUNNER, 5, SHO_5, 6),
                        new Event.CommandSpent(Side.B, CommandFace.SHOOT, CMD_5),
                        rolled(BRUTE, 5, SHO_5, 7),
                        new Event.Compared(3, 1, SHO_5),
                        new Event.Unharmed(BRUTE, 2, SHO_5)))
                .containsExactly("  A3 Gunner shoots B2 Brute with autogun (B adds 2 dice): 8 1 1 +8 +2 (again: 6)"
                        + " against 1 1 1 1 1 (Shoot die: 7), 3 to 1 (SHO-5): is unharmed by 2 damage");
    }

    @Test
    void aTestWithoutDiceIsNarratedToo() {
        assertThat(told(ACTIVE, SHOT, rolled(BRUTE, 5, SHO_5, 5, 5, 1), new Event.Compared(0, 2, SHO_5)))
                .containsExactly(
                        "  A3 Gunner shoots B2 Brute with autogun: no dice against 5 5 1, 0 to 2 (SHO-5): no harm");
    }

    @Test
    void laterLinesOfAnActivationAreIndented() {
        assertThat(told(
                        ACTIVE,
                        acted(new Choice.Advance(GUNNER), ADV_1),
                        moved("c6", 0),
                        moved("d5", 0),
                        moved("d5", 3),
                        SHOT,
                        new Event.ActivationMarked(GUNNER, RND_3),
                        new Event.Passed(Side.B)))
                .containsExactly(
                        "  A3 Gunner advances to c6, d5",
                        "    A3 Gunner shoots B2 Brute with autogun",
                        "  B passes (RND-5)");
    }

    @Test
    void idlenessIsNarrated() {
        assertThat(told(ACTIVE, new Event.ActivationMarked(GUNNER, RND_3))).containsExactly("  A3 Gunner does nothing");
        assertThat(told(
                        new Event.Deployed(GUNNER, new Place(cube("c6"), 5), SET_7),
                        ACTIVE,
                        acted(new Choice.Advance(GUNNER), ADV_1),
                        moved("c6", 3),
                        acted(new Choice.Sprint(GUNNER), SPR_1)))
                .containsExactly(
                        "  A deploys: A3 Gunner c6",
                        "  A3 Gunner advances within c6",
                        "    A3 Gunner sprints, but stays");
    }

    @Test
    void anExplosionIsNarratedVictimByVictim() {
        assertThat(told(
                        new Event.ActivationBegan(FUSE),
                        new Event.Acted(FUSE, new Choice.Use(K_BOOM, FUSE, Target.NOTHING), SPC_1),
                        new Event.Killed(FUSE, K_BOOM),
                        new Event.Scored(Side.A, 1, VIC_1),
                        new Event.Exploded(cube("e1"), 3, K_BOOM),
                        thing(Side.B, 4, K_BOOM, 4, 8, 1),
                        thing(Side.B, 4, K_BOOM, 3),
                        new Event.Compared(2, 0, K_BOOM),
                        rolled(GUNNER, 5, K_BOOM, 5, 1, 1),
                        new Event.Compared(2, 1, K_BOOM),
                        new Event.Damaged(GUNNER, 1, K_BOOM),
                        rolled(BRUTE, 5, K_BOOM, 5, 5, 1),
                        new Event.Compared(2, 2, K_BOOM),
                        new Event.Rolled(Side.B, Option.some(GUNNER), 0, Dice.of(3), SCAT_1),
                        new Event.Fell(GUNNER, 1),
                        new Event.ForcedTo(GUNNER, new Place(cube("f1"), 5), K_BOOM),
                        new Event.Pinned(GUNNER, K_BOOM),
                        new Event.Pinned(BRUTE, K_BOOM),
                        new Event.TurnBegan(Side.A),
                        new Event.Passed(Side.A)))
                .containsExactly(
                        "  B8 Fuse uses BOOM!: is killed, A scores 1 VP",
                        "    BOOM! in e1: 4 8 1 +3, 2 successes (K-BOOM)",
                        "    A3 Gunner: 5 1 1, 1 to 2 (K-BOOM): loses 1 HP (1 of 2 left)",
                        "    B2 Brute: 5 5 1, 2 to 2 (K-BOOM): no harm",
                        "    A3 Gunner is thrown to f1, 1 down (die 3), is pinned",
                        "    B2 Brute is pinned",
                        "  A passes (RND-5)");
    }

    @Test
    void theLandingOfAGrenadeIsNarrated() {
        Event thrown = shot(new Shot("grenade", Target.of(cube("c5"))));
        Event used = new Event.UsedUp(GUNNER, "grenade", RuleIds.K_ONE_USE);
        assertThat(told(
                        thrown,
                        used,
                        rolled(GUNNER, 5, K_GRENADE, 1, 5, 1),
                        new Event.Compared(1, 1, K_GRENADE),
                        new Event.Landed(cube("c5"), true, K_GRENADE),
                        new Event.Exploded(cube("c5"), 3, K_FRAG)))
                .containsExactly(
                        "  A3 Gunner shoots at c5 with grenade (its last): 1 5 1, 1 success (K-GRENADE): lands in c5",
                        "  FRAG in c5, where no model is");
        assertThat(told(
                        thrown,
                        rolled(GUNNER, 5, K_GRENADE, 1, 1, 1),
                        new Event.Compared(0, 1, K_GRENADE),
                        new Event.Rolled(Side.A, Option.some(GUNNER), 0, Dice.of(1), SCAT_1),
                        new Event.Bounced(cube("c5"), Direction.NORTH),
                        new Event.Landed(cube("c5"), false, K_GRENADE)))
                .containsExactly("  A3 Gunner shoots at c5 with grenade: 1 1 1, 0 successes (K-GRENADE):"
                        + " bounces back to c5 (die 1)");
    }

    @Test
    void aFightNamesRepliesOrdersShieldsAndTheLoser() {
        Event order = new Event.Acted(
                CAPTAIN,
                new Choice.SpendDie(
                        CommandFace.ORDER, new Choice.Use(RuleId.of("ORDER-STAND-TOGETHER"), CAPTAIN, Target.NOTHING)),
                RuleId.of("ORDER-STAND-TOGETHER"));
        assertThat(told(
                        new Event.Targeted(CAPTAIN, BRUTE, ADV_5),
                        order,
                        new Event.Acted(CAPTAIN, new Choice.FightBack(CAPTAIN, "sabre"), AST_3),
                        rolled(BRUTE, 4, ADV_5, 5, 1, 1),
                        rolled(CAPTAIN, 5, ADV_5, 5, 5, 5),
                        new Event.Compared(1, 3, ADV_5),
                        thing(Side.B, 6, K_ENERGY_SHIELD, 6, 2),
                        new Event.Compared(1, 0, K_ENERGY_SHIELD),
                        new Event.Absorbed(BRUTE, 1, K_ENERGY_SHIELD),
                        new Event.Damaged(BRUTE, 4, ADV_5),
                        new Event.Killed(BRUTE, ADV_5)))
                .containsExactly("  B2 Brute attacks A1 Captain (Stand Together for A1 Captain)"
                        + " (A1 Captain fights back with sabre): 5 1 1 against 5 5 5, 1 to 3 (ADV-5):"
                        + " shield rolls 6 2 and absorbs 1 (K-ENERGY-SHIELD), B2 Brute loses 4 HP, is killed");
    }

    @Test
    void roundsShowCommandDiceScoresAndTheResult() {
        assertThat(told(
                        new Event.RoundBegan(1),
                        new Event.CommandRolled(Side.A, CommandDice.of(CommandFace.DICE, CommandFace.MODEL)),
                        new Event.CommandPutBack(Side.A, CommandDice.of(CommandFace.DICE)),
                        new Event.CommandRolled(Side.A, CommandDice.of(CommandFace.ORDER)),
                        ACTIVE,
                        SHOT,
                        new Event.Scored(Side.B, 2, VIC_2),
                        new Event.RoundBegan(2),
                        new Event.Scored(Side.A, 12, VIC_1),
                        new Event.Ended(new Result(Option.some(Side.A), VIC_5))))
                .containsExactly(
                        "",
                        "Round 1",
                        "  A rolls command dice: +1 Model, Dice",
                        "  A rolls Dice again (CMD-2): Special Order",
                        "  A3 Gunner shoots B2 Brute with autogun",
                        "  B scores 2 VP for an objective (VIC-2)",
                        "Score after round 1: A 0 VP, B 2 VP",
                        "",
                        "Round 2",
                        "  A scores 12 VP (VIC-1)",
                        "Score after round 2: A 12 VP, B 2 VP",
                        "",
                        "A (Saltwind Wardens) wins, 12 to 2 VP: the target of 12 VP is reached (VIC-5)");
    }

    @Test
    void additionsOfAnApplicationAreNarratedInItsText() {
        assertThat(told(new Event.Effect(RuleId.of("HOUSE-1"), "c4", 3)))
                .containsExactly("  HOUSE-1 on c4: 3 (HOUSE-1)");
    }

    private static java.util.List<String> told(Event... events) {
        java.util.List<String> lines = new ArrayList<>();
        Narrator narrator = new Narrator(BEGIN, Viewer.EVERYBODY, TextStyle.NONE, lines::add);
        for (Event event : events) narrator.tell(new Transition(BEGIN, List.of(event)));
        narrator.flush();
        return lines;
    }

    private static Event shot(Shot shot) {
        return acted(new Choice.Shoot(GUNNER, shot), SHO_5);
    }

    private static Event acted(Choice choice, RuleId rule) {
        return new Event.Acted(GUNNER, choice, rule);
    }

    private static Event moved(String cube, int spot) {
        return new Event.Moved(GUNNER, new Place(cube(cube), spot), ADV_1);
    }

    private static Event rolled(ModelId model, int target, RuleId rule, int... faces) {
        return new Event.Rolled(model.side(), Option.some(model), target, Dice.of(faces), rule);
    }

    private static Event thing(Side side, int target, RuleId rule, int... faces) {
        return new Event.Rolled(side, Option.none(), target, Dice.of(faces), rule);
    }

    private static Cube cube(String text) {
        return Cube.of(text);
    }

    private static ModelId id(String text) {
        return ModelId.of(text);
    }
}
