package io.github.deadcube.core.shipped;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShippedTest {
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());
    private static final Battlefield FIELD = SETUP.battlefield();

    @Test
    void theEngineFindsNoFault() {
        assertThat(Deadcube.rules().start(SETUP)).isNotEmpty();
    }

    @Test
    void thingsAreNamedAsPrintedAndAsTyped() {
        assertThat(Shipped.team("ashbarrow-rabble"))
                .isEqualTo(Shipped.team("Ashbarrow Rabble"))
                .isNotEmpty();
        assertThat(NamedBattlefield.shipped("tower-block"))
                .isEqualTo(NamedBattlefield.shipped("Tower block"))
                .isNotEmpty();
        assertThat(Shipped.team("ashbarrow")).isEmpty();
    }

    @Test
    void allTeamsPlayInEachEdition() {
        for (String name : Deadcube.editions())
            for (ChosenTeam team : Shipped.teams())
                assertThat(Deadcube.rules()
                                .start(Shipped.setup(
                                        Shipped.ruleset(Deadcube.edition(name).get()), team, team)))
                        .as(name + ", " + team)
                        .isNotEmpty();
    }

    @Test
    void theGameAddsNothingToTheRulebookOfItsEdition() {
        for (String name : Deadcube.editions()) {
            Ruleset edition = Shipped.all(Deadcube.edition(name).get());
            assertThat(HouseRulebook.of(Shipped.setup(edition))).as(name).isEqualTo(HouseRulebook.of(edition));
        }
    }

    @ParameterizedTest
    @EnumSource
    void teamsAreOfAGoodSize(Side side) {
        StrikeTeam team = SETUP.team(side);
        assertThat(team.members().size()).isBetween(6, 8);
        assertThat(team.members().map(Card::size)).allMatch(size -> size == 1 || size == 2);
        assertThat(team.members().map(Card::size).sum().intValue()).isLessThanOrEqualTo(10);
        assertThat(team.members().map(Card::worth).sum().intValue()).isBetween(12, 16);
        assertThat(team.members().get(team.leader() - 1).order()).isNotEmpty();
    }

    @Test
    void betweenThemTheTeamsUseTheseKeywords() {
        Vector<Card> models = SETUP.teamA().members().appendAll(SETUP.teamB().members());
        Vector<String> printed = models.flatMap(ShippedTest::keywords).map(Keyword::toString);
        assertThat(printed.distinct())
                .contains("AP (1)", "TOUGH", "TOXIC (1)", "ENERGY SHIELD (2)", "RESILIENT (1)", "WEIGHT OF FIRE (1)")
                .contains("TACTICIAN (1)", "KNOCKBACK", "RAPID FIRE", "EVADE", "GRENADE (FRAG (3))", "BOOM! (3)");
    }

    @Test
    void theBattlefieldIsTheSameAfterHalfATurn() {
        assertThat(FIELD.cubes()).allSatisfy(cube -> {
            assertThat(FIELD.hasFloor(cube)).isEqualTo(FIELD.hasFloor(turned(cube)));
            for (Direction d : Direction.ALL.reject(Direction::diagonal))
                assertThat(FIELD.face(cube, d))
                        .isEqualTo(FIELD.face(turned(cube), Direction.of(-d.east(), -d.north())));
        });
    }

    @Test
    void zonesAreOpenGround() {
        assertThat(SETUP.scenario().zones(FIELD).flatMap(zone -> zone))
                .hasSize(8)
                .allSatisfy(cube -> {
                    assertThat(FIELD.visibleFromAbove(cube)).isTrue();
                    for (Direction d : Direction.ALL.reject(Direction::diagonal))
                        assertThat(FIELD.face(cube, d)).isIn(Face.OPEN, Face.EDGE);
                });
    }

    @Test
    void severalRoofsCanBeClimbed() {
        Vector<Cube> roofs = FIELD.cubes().filter(cube -> cube.level() > 1 && FIELD.hasFloor(cube));
        assertThat(roofs.map(Cube::level)).contains(2, 3);
        assertThat(roofs)
                .hasSizeGreaterThanOrEqualTo(6)
                .allSatisfy(roof -> assertThat(besides(roof)).anySatisfy(d -> {
                    Cube below = roof.next(d).atLevel(roof.level() - 1);
                    Direction back = Direction.of(-d.east(), -d.north());
                    assertThat(FIELD.hasFloor(below)).isTrue();
                    assertThat(FIELD.face(below, back).climbable()).isTrue();
                    assertThat(FIELD.hasFloor(roof.next(d))).isFalse();
                    assertThat(FIELD.face(roof, d).gap().size()).isGreaterThanOrEqualTo(2);
                }));
    }

    private static Vector<Direction> besides(Cube cube) {
        return Direction.ALL.filter(d -> !d.diagonal() && FIELD.contains(cube.next(d)));
    }

    private static Vector<Keyword> keywords(Card model) {
        return model.keywords().appendAll(model.weapons().flatMap(weapon -> weapon.keywords()));
    }

    private static Cube turned(Cube cube) {
        return new Cube(9 - cube.column(), 9 - cube.row(), cube.level());
    }
}
