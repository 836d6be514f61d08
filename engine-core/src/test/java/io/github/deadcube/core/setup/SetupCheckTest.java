package io.github.deadcube.core.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** SET-1, SET-2, SET-9, GEO-2, ADV-4: the errors of bad set-ups and situations are all reported. */
class SetupCheckTest {
    private static final Card PLAIN = Card.named("Plain").withHitPoints(2);
    private static final Setup RIGHT = new Setup(
            Deadcube.ruleset(),
            Deadcube.patrol(),
            Battlefield.open(8, 8, 1),
            100,
            team(PLAIN, PLAIN),
            team(PLAIN),
            Option.some(Side.A));

    private static StrikeTeam team(Card... members) {
        return new StrikeTeam("team", 1, Vector.of(members));
    }

    private static Card sized(int size) {
        return Card.named("Sized").withSize(size);
    }

    private static Seq<Fault> errors(Setup setup) {
        return Deadcube.rules().start(setup).getLeft();
    }

    private static Seq<Fault> errors(Model... models) {
        return errors(RIGHT, models);
    }

    private static Seq<Fault> errors(Setup setup, Model... models) {
        GameStateBuilder built = GameStateBuilder.of(Fault.orThrow(Deadcube.game(setup)));
        return Deadcube.rules().resume(built.models(Vector.of(models)).build()).getLeft();
    }

    private static Model at(String model, String place) {
        return Model.at(ModelId.of(model), PLAIN, Place.of(place));
    }

    @Test
    void aValidSetUpStarts() {
        assertThat(Deadcube.rules().start(RIGHT).isRight()).isTrue();
    }

    @Test
    void allErrorsOfASetUpAreReported() {
        Card odd =
                Card.named("Odd").withSize(5).withKeywords(Vector.of(Keyword.of("TOUGH", 2), Keyword.of("LEVITATION")));
        Seq<Fault> errors = errors(RIGHT.withPoints(0)
                .withTeamA(new StrikeTeam("team", 3, Vector.of(odd)))
                .withTeamB(new StrikeTeam("nobody", 1, Vector.empty())));
        assertThat(errors.map(Fault::rule).asJava())
                .contains(RuleIds.VIC_4, RuleIds.SET_1, RuleIds.GEO_3, RuleIds.K_TOUGH, RuleIds.KT_1);
        assertThat(errors.map(e -> e.where().part()).asJava())
                .contains("points", "team A", "team B", "team A, model 1 'Odd'");
        assertThat(errors.mkString("\n")).contains("LEVITATION").contains("TOUGH (2)");
    }

    @Test
    void pointsAndTheRulesetsNameHaveAnEnd() {
        assertThat(Deadcube.rules().start(RIGHT.withPoints(99_999)).isRight()).isTrue();
        assertThat(errors(RIGHT.withPoints(100_000)).map(Fault::toString))
                .containsExactly("points: the size of a game is 1 to 99999 points, not 100000 (VIC-4)");
        assertThat(errors(RIGHT.withRuleset(RIGHT.ruleset().withName("two\nlines")))
                        .map(e -> e.where().part()))
                .containsExactly("ruleset");
    }

    @Test
    void weaponsAndOrdersAreChecked() {
        Card armed = Card.named("Armed")
                .withOrder(Option.some("Dance"))
                .withWeapons(Vector.of(
                        Weapon.ranged("gun", 5, 0, Keyword.of("GRENADE")),
                        Weapon.ranged("gun", 5, 0),
                        Weapon.closeCombat("gun at B2 ", -1)));
        assertThat(errors(RIGHT.withTeamA(team(armed)))
                        .map(e -> e.where() + " " + e.rule())
                        .asJava())
                .containsExactlyInAnyOrder(
                        "team A, model 1 'Armed' CMD-9",
                        "team A, model 1 'Armed', weapon 'gun' K-GRENADE",
                        "team A, model 1 'Armed' SHO-1",
                        "team A, model 1 'Armed', weapon 'gun at B2 ' SHO-1",
                        "team A, model 1 'Armed', weapon 'gun at B2 ' DMG-2");
    }

    @Test
    void aScenarioNeedsItsBattlefield() {
        assertThat(errors(RIGHT.withBattlefield(Battlefield.open(6, 8, 1)))
                        .map(Fault::rule)
                        .asJava())
                .containsExactly(RuleIds.SET_2);
    }

    @Test
    void bothTeamsHaveSixtyFourModelsTogetherAtMost() {
        assertThat(Deadcube.rules().start(RIGHT.withTeamA(team(filled(63)))).isRight())
                .isTrue();
        assertThat(errors(RIGHT.withTeamA(team(filled(64))))
                        .map(e -> e.rule() + ": " + e.text())
                        .asJava())
                .containsExactly("SET-1: both teams together have at most 64 models, not 65");
    }

    private static Card[] filled(int models) {
        return Vector.fill(models, sized(1)).toJavaArray(Card[]::new);
    }

    @Test
    void aZoneHasCubesAndThoseOnTheGround() {
        assertThat(errors(RIGHT.withBattlefield(Battlefield.open(8, 8, 2)).withScenario(new OddZones()))
                        .map(e -> e.where() + " " + e.rule())
                        .asJava())
                .containsExactly("zone 1 SET-8", "zone 1 SET-2", "zone 2 SET-9");
    }

    @Test
    void aCubeIsOfOneZone() {
        assertThat(errors(RIGHT.withScenario(new Overlapping(0)))
                        .map(e -> e.where() + " " + e.rule() + ": " + e.text()))
                .containsExactly("zone 2 SET-2: a1 is also in zone 1: a cube is in one zone only");
    }

    @Test
    void countsOfTheRulesetAndTheScenarioHaveARange() {
        assertThat(errors(RIGHT.withScenario(new Overlapping(-1)))
                        .map(Fault::rule)
                        .asJava())
                .contains(RuleIds.SET_3);
        assertThat(errors(RIGHT.withScenario(new Overlapping(100)))
                        .map(Fault::rule)
                        .asJava())
                .contains(RuleIds.SET_3);
        assertThat(errors(RIGHT.withRuleset(RIGHT.ruleset()
                                .withTables(RIGHT.ruleset().tables().withFallDice(-5))))
                        .map(Fault::toString))
                .containsExactly("ruleset: the number of dice for a fall is 0 to 99, not -5 (FALL-1)");
        assertThat(errors(RIGHT.withRuleset(RIGHT.ruleset()
                                .withTables(RIGHT.ruleset().tables().withPool(Vector.fill(100, RuleIds.I_AMMO)))))
                        .map(Fault::rule)
                        .asJava())
                .containsExactly(RuleIds.SET_3);
    }

    private record Overlapping(int items) implements Scenario {
        @Override
        public String name() {
            return "Overlapping";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            Cube both = new Cube(1, 1, 1);
            return Vector.of(Vector.of(both, new Cube(2, 1, 1)), Vector.of(both, new Cube(1, 2, 1)));
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.empty();
        }
    }

    private record OddZones() implements Scenario {
        @Override
        public String name() {
            return "Odd zones";
        }

        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return Vector.of(Vector.of(new Cube(1, 1, 1), new Cube(2, 1, 2), new Cube(1, 9, 1)), Vector.empty());
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return Vector.empty();
        }
    }

    @Test
    void aSituationIsCheckedModelByModel() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> errors(at("A9", "c4/5")))
                .withMessage("the team has no A9: its models are A1 to A2");
        assertThat(errors(at("A1", "z9/5")).map(Fault::rule).asJava()).containsExactly(RuleIds.GEO_1);
        assertThat(errors(at("A1", "c4/5"), at("B1", "c4/5")).map(Fault::rule).asJava())
                .containsExactly(RuleIds.GEO_2);
        assertThat(errors(at("A1", "c4/5").withDamage(2)).map(Fault::rule).asJava())
                .containsExactly(RuleIds.DMG_3);
        assertThat(errors(at("A1", "c4/5").withDamage(-1), at("B1", "c4:2/5"))
                        .map(Fault::rule)
                        .asJava())
                .containsExactly(RuleIds.DMG_3, RuleIds.GEO_1);
    }

    @Test
    void aCubeHoldsSizeFourASideAndEightInAll() {
        Setup big = RIGHT.withTeamA(team(sized(2), sized(3))).withTeamB(team(sized(4)));
        Seq<Fault> errors = errors(
                big,
                Vector.of(at("A1", "c4/1"), at("A2", "c4/2"), at("B1", "c4/3"))
                        .map(m -> m.withCard(big.card(m.id())))
                        .toJavaArray(Model[]::new));
        assertThat(errors.map(Fault::rule).asJava()).containsExactly(RuleIds.ADV_4, RuleIds.ADV_4);
    }
}
