package io.github.deadcube.core.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;

/** Situations in the middle of a game at their limits, and one beyond. */
class SituationLimitsTest {
    private static final Cube C4 = Cube.of("c4");
    /** The card of each model before its set-up gives it one. */
    private static final Card CARD = Card.named("Sized");

    private static final Vector<Lying> NONE_LYING = Vector.empty();

    /** The sizes of side A's models, then of side B's; a model without a place is dead. */
    private static Setup sized(int... sizes) {
        Vector<Card> members = Vector.ofAll(sizes)
                .map(size -> Card.named("Sized")
                        .withSize(size)
                        .withHitPoints(3)
                        .withWeapons(Vector.of(Weapon.ranged("gun", 5, 0))));
        return new Setup(
                Deadcube.ruleset(),
                Deadcube.patrol(),
                Battlefield.open(8, 8, 2),
                100,
                new StrikeTeam("A", 1, members),
                new StrikeTeam("B", 1, members),
                Option.some(Side.A));
    }

    private record Lying(int number, RuleId item, Cube cube, boolean faceUp) {}

    private static Either<Seq<Fault>, GameState> resumed(GameStateBuilder built) {
        return Deadcube.rules().resume(built.build());
    }

    private static ListAssert<RuleId> faults(GameStateBuilder built) {
        return assertThat(resumed(built)
                .fold(errors -> errors.map(Fault::rule).toVector(), state -> Vector.<RuleId>empty())
                .asJava());
    }

    private static GameStateBuilder situation(
            Setup setup, int round, int a, int b, Vector<Lying> tokens, Model... models) {
        GameStateBuilder built = GameStateBuilder.of(Fault.orThrow(Deadcube.game(setup)))
                .round(round)
                .side(Side.A, SideState.NONE.withScore(a))
                .side(Side.B, SideState.NONE.withScore(b))
                .models(Vector.of(models).map(m -> m.withCard(setup.card(m.id()))));
        tokens.forEach(t -> built.token(t.number(), t.item(), t.cube(), t.faceUp()));
        return built;
    }

    private static Setup onScenery(int... sizes) {
        Battlefield field = Battlefield.builder(8, 8, 2)
                .middle(C4, new MiddleWall(MiddleWall.Run.NORTH_SOUTH, Face.BLOCKED))
                .floor(Cube.of("c5:2"), Floor.of(Floor.Cover.NORTH))
                .block(Cube.of("c6"), new Block(0, 0, 30, 10, 10))
                .build()
                .get();
        return sized(sizes).withBattlefield(field);
    }

    private static ListAssert<RuleId> smoking(Cube... smoke) {
        return faults(situation(onScenery(1), 1, 0, 0, NONE_LYING, at("A1", "a1/5"))
                .markers(Vector.of(smoke).map(cube -> Marker.smoke(cube))));
    }

    private static ListAssert<RuleId> standing(Setup setup, Model... models) {
        return faults(situation(setup, 1, 0, 0, NONE_LYING, models));
    }

    private static ListAssert<RuleId> lying(Lying... tokens) {
        return faults(situation(sized(1), 1, 0, 0, Vector.of(tokens), at("A1", "a1/5"), at("B1", "h8/5")));
    }

    private static Model at(String model, String place) {
        return Model.at(ModelId.of(model), CARD, Place.of(place));
    }

    private static ListAssert<RuleId> scored(int round, int a, int b) {
        return faults(situation(sized(1), round, a, b, NONE_LYING, at("A1", "a1/5"), at("B1", "h8/5")));
    }

    @Test
    void roundsAndScores() {
        scored(1, 0, 0).isEmpty();
        scored(5, 0, 0).isEmpty();
        scored(0, 0, 0).containsExactly(RuleIds.RND_1);
        scored(6, 0, 0).containsExactly(RuleIds.RND_1);
        scored(1, 999_999, 999_999).isEmpty();
        scored(1, 1_000_000, 0).containsExactly(RuleIds.VIC_1);
        scored(1, 0, Integer.MAX_VALUE).containsExactly(RuleIds.VIC_1);
        scored(1, -1, 0).containsExactly(RuleIds.VIC_1);
        scored(1, 0, -1).containsExactly(RuleIds.VIC_1);
    }

    @Test
    void tokens() {
        lying(new Lying(1, RuleIds.I_AMMO, C4, true), new Lying(2, RuleIds.I_AMMO, C4, true))
                .isEmpty();
        lying(new Lying(0, RuleIds.I_AMMO, C4, true)).containsExactly(RuleIds.SET_3);
        lying(new Lying(1, RuleIds.I_AMMO, C4, true), new Lying(1, RuleIds.I_AMMO, C4, true))
                .containsOnly(RuleIds.SET_3);
        lying(new Lying(1, RuleIds.I_AMMO, new Cube(9, 1, 1), true)).containsExactly(RuleIds.GEO_1);
        lying(new Lying(1, RuleIds.I_AMMO, new Cube(1, 1, 2), true)).containsExactly(RuleIds.GEO_5);
        lying(new Lying(1, RuleId.of("I-TEAPOT"), C4, true)).contains(RuleIds.ITEM_1);
        lying(new Lying(1, RuleIds.I_STIMULANTS, C4, false), new Lying(2, RuleIds.I_STIMULANTS, C4, false))
                .contains(RuleIds.SET_3);
    }

    @Test
    void tokensHaveThreeDigits() {
        lying(new Lying(999, RuleIds.I_AMMO, C4, true)).isEmpty();
        lying(new Lying(1_000, RuleIds.I_AMMO, C4, true)).containsExactly(RuleIds.SET_3);
    }

    /** No model could pick up the token. */
    @Test
    void noTokenLiesInAFullBlock() {
        Battlefield field = Battlefield.builder(8, 8, 2)
                .block(C4, new Block(0, 0, 30, 30, 30))
                .block(Cube.of("c5"), new Block(0, 0, 30, 15, 30))
                .build()
                .get();
        Setup blocked = sized(1).withBattlefield(field);
        Vector<Lying> beside = Vector.of(new Lying(1, RuleIds.I_AMMO, Cube.of("c5"), true));
        Vector<Lying> within = Vector.of(new Lying(1, RuleIds.I_AMMO, C4, true));
        faults(situation(blocked, 1, 0, 0, beside, at("A1", "a1/5"))).isEmpty();
        faults(situation(blocked, 1, 0, 0, within, at("A1", "a1/5"))).containsExactly(RuleIds.GEO_6);
    }

    @Test
    void marksAndSides() {
        Setup setup = sized(1);
        standing(setup, at("A1", "a1/5").withMarks(List.of(new Mark(RuleIds.K_PREY, 999, Mark.Until.GAME))))
                .isEmpty();
        standing(setup, at("A1", "a1/5").withMarks(List.of(new Mark(RuleIds.K_PREY, 1_000, Mark.Until.GAME))))
                .containsExactly(RuleIds.KT_1);
        standing(setup, at("A1", "a1/5").withMarks(List.of(new Mark(RuleIds.K_PREY, -1, Mark.Until.GAME))))
                .containsExactly(RuleIds.KT_1);
        standing(setup, at("A1", "a1/5").withAllegiance(Allegiance.NEUTRAL)).isEmpty();
        standing(setup, at("A1", "a1/5").withAllegiance(Allegiance.B)).containsExactly(RuleIds.SET_1);
    }

    @Test
    void usedWeaponsAndItems() {
        Setup setup = sized(1);
        standing(setup, at("A1", "a1/5").withUsedUp(List.of(0))).isEmpty();
        standing(setup, at("A1", "a1/5").withUsedUp(List.of(1))).containsExactly(RuleIds.SHO_8);
        standing(setup, at("A1", "a1/5").withItem(Option.some(new Carried(RuleIds.I_AMMO, 1))))
                .isEmpty();
        standing(setup, at("A1", "a1/5").withItem(Option.some(new Carried(RuleId.of("I-TEAPOT"), 1))))
                .contains(RuleIds.ITEM_1);
        standing(setup, at("A1", "a1/5").withDamage(2)).isEmpty();
        standing(setup, at("A1", "a1/5").withDamage(3)).containsExactly(RuleIds.DMG_3);
    }

    @Test
    void equipmentIsThatOfTheCard() {
        standing(sized(1), at("A1", "a1/5").withItem(Option.some(new Carried(RuleIds.I_AMMO, 0))))
                .containsExactly(RuleIds.ITEM_7);
    }

    @Test
    void noFightIsDue() {
        standing(sized(1), at("A1", "a1/5").withForced(1)).containsExactly(RuleIds.AWAY_4);
    }

    @Test
    void aModelThatIsAwayHasNoPlace() {
        standing(sized(1), at("A1", "a1/5").withStatus(Model.Status.LEFT)).containsExactly(RuleIds.SET_11);
    }

    @Test
    void noModelWaitsAfterTheDeployment() {
        standing(sized(1), Model.fresh(ModelId.of("A1"), CARD)).containsExactly(RuleIds.SET_11);
    }

    @Test
    void theCardIsThatOfTheSetup() {
        faults(situation(sized(1), 1, 0, 0, NONE_LYING).model(at("A1", "a1/5"))).containsExactly(RuleIds.SET_1);
    }

    @Test
    void usedUpPartsAreInTheOrderOfTheCard() {
        standing(sized(1), at("A1", "a1/5").withUsedUp(List.of(0, 0))).containsExactly(RuleIds.SHO_8);
    }

    @Test
    void aDamageThatIsWrongSaysWhatWouldBeRight() {
        assertThat(resumed(situation(
                                sized(1), 1, 0, 0, NONE_LYING, at("A1", "a1/5").withDamage(3)))
                        .getLeft()
                        .mkString())
                .contains("0 to 2");
    }

    @Test
    void places() {
        Setup setup = sized(1);
        standing(setup, at("A1", "a1/1")).isEmpty();
        standing(setup, at("A1", "a1/9")).isEmpty();
        standing(setup, Model.at(ModelId.of("A1"), CARD, new Place(C4, 0))).containsExactly(RuleIds.GEO_2);
        standing(setup, Model.at(ModelId.of("A1"), CARD, new Place(C4, 10))).containsExactly(RuleIds.GEO_2);
        standing(setup, at("A1", "c4:2/5")).containsExactly(RuleIds.GEO_5);
    }

    @Test
    void crowds() {
        standing(sized(2, 2), at("A1", "c4/1"), at("A2", "c4/2"), at("B1", "c4/3"), at("B2", "c4/4"))
                .isEmpty();
        standing(sized(2, 3), at("A1", "c4/1"), at("A2", "c4/2")).containsExactly(RuleIds.ADV_4);
        standing(sized(2, 3), at("A1", "c4/1"), at("B2", "c4/2")).isEmpty();
        standing(sized(4, 1), at("A1", "c4/1"), at("A2", "c5/1"), at("B1", "c4/2"))
                .isEmpty();
        standing(sized(4, 1), at("A1", "c4/1"), at("B1", "c4/2"), at("B2", "c4/3"))
                .containsExactly(RuleIds.ADV_4, RuleIds.ADV_4);
        standing(sized(1, 1), at("A1", "c4/1"), at("B1", "c4/1")).containsExactly(RuleIds.GEO_2);
        standing(sized(1, 1), at("A1", "c4/1"), at("B1", "c5/1")).isEmpty();
    }

    @Test
    void onScenery() {
        standing(onScenery(1), at("A1", "c4w/3")).isEmpty();
        standing(onScenery(1), at("A1", "c4/3")).contains(RuleIds.GEO_7);
        standing(onScenery(2), at("A1", "c5:2/8")).isEmpty();
        standing(onScenery(3), at("A1", "c5:2/8")).contains(RuleIds.PART_4);
        standing(onScenery(1), at("A1", "c6/5")).isEmpty();
        standing(onScenery(1), at("A1", "c6/1")).containsExactly(RuleIds.GEO_6);
        standing(onScenery(1), at("A1", "c6/3")).containsExactly(RuleIds.GEO_6);
    }

    /** One fault, also if no rule knows what the other card says. */
    @Test
    void anotherCard() {
        Setup setup = sized(1);
        for (int size : new int[] {0, 4, 31})
            faults(situation(setup, 1, 0, 0, NONE_LYING, at("B1", "h8/5"))
                            .model(at("A1", "a1/5")
                                    .withCard(setup.card(ModelId.of("A1")).withSize(size))))
                    .as("SZ %d", size)
                    .containsExactly(RuleIds.SET_1);
    }

    @Test
    void halfACubeHoldsHalf() {
        standing(onScenery(2, 1), at("A1", "c4w/1"), at("A2", "c4e/1"), at("B1", "c4w/2"))
                .isEmpty();
        standing(onScenery(2, 1), at("A1", "c4w/1"), at("A2", "c4w/2")).containsExactly(RuleIds.ADV_4);
        standing(onScenery(2, 1), at("A1", "c4w/1"), at("B1", "c4w/2"), at("B2", "c4w/3"))
                .containsExactly(RuleIds.ADV_4, RuleIds.ADV_4);
    }

    @Test
    void tokensAndSmokeOnScenery() {
        faults(situation(onScenery(1), 1, 0, 0, Vector.of(new Lying(1, RuleIds.I_AMMO, C4, true)), at("A1", "a1/5")))
                .containsExactly(RuleIds.GEO_7);
        smoking(C4).isEmpty();
        smoking(Cube.of("c4w")).containsExactly(RuleIds.GEO_7);
        smoking(Cube.of("c6:2")).containsExactly(RuleIds.GEO_5);
        smoking(new Cube(9, 1, 1)).containsExactly(RuleIds.GEO_1);
        smoking(C4, C4).containsExactly(RuleIds.K_SMOKE);
    }
}
