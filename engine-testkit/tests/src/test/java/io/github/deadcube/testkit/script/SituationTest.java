package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.OpenGround;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class SituationTest {
    private static final ModelId A1 = new ModelId(Side.A, 1);

    @Test
    void aWholeCard() {
        Card expected = Card.named("Sergeant, the 2nd")
                .withAdvance(2)
                .withSprint(3)
                .withRanged(new Statistic(5))
                .withFight(new Statistic(4))
                .withSurvive(new Statistic(3))
                .withArmour(1)
                .withHitPoints(2)
                .withSize(3)
                .withWorth(4)
                .withRecon(new Statistic(6))
                .withOrder(Option.some("Hold the line"))
                .withWeapons(Vector.of(
                        Weapon.ranged("heavy rifle", 5, 1, Keyword.of("RAPID FIRE"), Keyword.of("TOXIC", 1)),
                        Weapon.closeCombat("wall-breaker", 0)))
                .withKeywords(Vector.of(Keyword.of("TOUGH"), Keyword.of("BOOM!", 2)));
        Script script = Script.of("""
                A1 "Sergeant, the 2nd", SP 2-3 RA 5+ FI 4+, SV 3+ AR 1 HP 2 SZ 3 VP 4 RECON 6+
                A1 heavy rifle R5 AP1 RAPID FIRE and TOXIC (1), wall-breaker CC, TOUGH, BOOM! (2)
                A1 order "Hold the line", at c4
                """);
        assertThat(script.setup(Deadcube.ruleset(), new OpenGround()).teamA().members())
                .containsExactly(expected);
    }

    @Test
    void withoutASpotTheFirstPossibleIsUsed() {
        Position situation = read("""
                block 10 10 20 20 30 of c4, half floor north of d4:2, wall north-south through e4
                A1 to A2 at c4; A3 at d4:2; A4 at e4e; B1 at c4
                """);
        assertThat(standing(situation).map(model -> model.place().toString()))
                .containsExactly("c4/1", "c4/2", "d4:2/5", "e4e/5", "c4/3");
    }

    @Test
    void aCardWithoutStatistics() {
        Position situation = read("A1 SP - AR -, at c4");
        Card expected = Card.named("A1").withAdvance(0).withSprint(0);
        assertThat(situation.game().setup().teamA().members()).containsExactly(expected);
    }

    @Test
    void stateOfAModel() {
        Position situation =
                read("A1 HP 3, at c4:2/7, pinned, damage 2, activated, neutral, marked K-PREY 2 until round");
        Model expected = Model.at(A1, situation.game().setup().card(A1), Place.of("c4:2/7"))
                .withDamage(2)
                .withPinned(true)
                .withActivated(true)
                .withAllegiance(Allegiance.NEUTRAL)
                .withMarks(List.of(new Mark(RuleIds.K_PREY, 2, Mark.Until.ROUND)));
        assertThat(standing(situation)).containsExactly(expected);
    }

    @Test
    void aMissingSpotIsTheFirstFree() {
        Position situation = read("A1 to A3 at c4; B1 at c4/5, B2 at c4");
        assertThat(standing(situation).map(s -> s.id() + " " + s.place()))
                .containsExactly("A1 c4/1", "A2 c4/2", "A3 c4/3", "B1 c4/5", "B2 c4/4");
    }

    @Test
    void killedModelsAreInTheTeamAndNotInPlay() {
        Position situation = read("A1 to A3 SV 4+, at c4; A2 killed");
        assertThat(situation.game().setup().teamA().members()).hasSize(3);
        assertThat(standing(situation).map(s -> s.id().number())).containsExactly(1, 3);
    }

    @Test
    void aSideThatIsNotMentionedHasNoModelInPlay() {
        Position situation = read("A1 at c4");
        assertThat(situation.game().setup().teamB().members()).hasSize(1);
        assertThat(standing(situation)).hasSize(1);
        assertThat(Script.of("A1 at c4").run(Script.Runner.standard())).isNotEmpty();
    }

    @Test
    void theTurn() {
        Position situation =
                read("initiative B, round 3, points 150; score A 2, score B 11, command B dice model dice; A1 at c4");
        assertThat(situation.initiative()).isEqualTo(Side.B);
        assertThat(situation.round()).isEqualTo(3);
        assertThat(situation.game().setup().points()).isEqualTo(150);
        assertThat(situation.a().score()).isEqualTo(2);
        assertThat(situation.b().score()).isEqualTo(11);
        assertThat(situation.a().command()).isEqualTo(CommandDice.NONE);
        assertThat(situation.b().command()).isEqualTo(CommandDice.of("model dice dice"));
    }

    @Test
    void theFirstModelLeadsUnlessAnotherDoes() {
        Position situation = read("A1 to A2 at c4; B1 to B3 at c5; B2 leader");
        assertThat(situation.game().setup().teamA().leader()).isEqualTo(1);
        assertThat(situation.game().setup().teamB().leader()).isEqualTo(2);
    }

    @Test
    void theBoardIsAsHighAsItsHighestPart() {
        assertThat(read("A1 at c4").battlefield()).hasToString("battlefield of 8 × 8 × 1 cubes");
        assertThat(read("A1 at c4:3").battlefield()).hasToString("battlefield of 8 × 8 × 3 cubes");
        assertThat(read("wall north of c4:2").battlefield()).hasToString("battlefield of 8 × 8 × 2 cubes");
        assertThat(read("board 3x5x9").battlefield()).hasToString("battlefield of 3 × 5 × 9 cubes");
    }

    @Test
    void drawnModelsStandWhereTheyAreDrawn() {
        Position situation = read("""
                :1  a   b     # a comment
                 2  .   A1B1
                 1  .   .
                B1 at b2/9
                """);
        assertThat(standing(situation).map(s -> s.id() + " " + s.place())).containsExactly("A1 b2/5", "B1 b2/9");
    }

    private static Position read(String text) {
        return Script.of(text)
                .position(Deadcube.ruleset(), new OpenGround())
                .get()
                .position();
    }

    private static Vector<Model> standing(Position position) {
        return position.models().filter(Model::inPlay).toVector();
    }
}
