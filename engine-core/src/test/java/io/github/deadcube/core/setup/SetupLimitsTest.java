package io.github.deadcube.core.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.ReconEffect;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;

/** A ruleset, a scenario and a battlefield at their limits, and one beyond. */
class SetupLimitsTest {
    private static final Battlefield FIELD = Battlefield.open(2, 2, 2);
    private static final Cube SOUTH_WEST = new Cube(1, 1, 1);
    private static final Cube NORTH_EAST = new Cube(2, 2, 1);
    private static final Cube OUTSIDE = new Cube(3, 1, 1);
    private static final Odd RIGHT = new Odd(
            "Odd",
            Vector.of(Vector.of(SOUTH_WEST), Vector.of(NORTH_EAST)),
            Vector.of(SOUTH_WEST),
            Vector.of(NORTH_EAST),
            8,
            1);

    /** A scenario with arbitrary answers. */
    private record Odd(
            String name, Vector<Vector<Cube>> cubes, Vector<Cube> places, Vector<Cube> doors, int items, int rounds)
            implements Scenario {
        @Override
        public Vector<Vector<Cube>> zones(Battlefield battlefield) {
            return cubes;
        }

        @Override
        public Vector<Objective> objectives(Battlefield battlefield) {
            return places.map(cube -> new Objective(cube, 1));
        }

        @Override
        public Vector<Cube> exits(Battlefield battlefield) {
            return doors;
        }
    }

    private static Setup setup(Ruleset ruleset, Scenario scenario, int... sizes) {
        return new Setup(ruleset, scenario, FIELD, 1, team("A", sizes), team("B", 1), Option.some(Side.A));
    }

    private static StrikeTeam team(String name, int... sizes) {
        return new StrikeTeam(
                name, 1, Vector.ofAll(sizes).map(size -> Card.named(name).withSize(size)));
    }

    private static ListAssert<String> faults(Setup setup) {
        return assertThat(Deadcube.rules()
                .start(setup)
                .fold(errors -> errors.map(e -> e.where() + " " + e.rule()).toVector(), state -> Vector.<String>empty())
                .asJava());
    }

    private static ListAssert<String> faults(Ruleset ruleset) {
        return faults(setup(ruleset, RIGHT, 1));
    }

    private static ListAssert<String> faults(
            String name,
            Vector<Vector<Cube>> zones,
            Vector<Cube> objectives,
            Vector<Cube> exits,
            int items,
            int rounds) {
        return faults(setup(Deadcube.ruleset(), new Odd(name, zones, objectives, exits, items, rounds), 1));
    }

    @Test
    void valuesAtTheLimitsAreAllowed() {
        faults(setup(Deadcube.ruleset(), RIGHT, 1)).isEmpty();
    }

    @Test
    void dice() {
        Ruleset right = Deadcube.ruleset();
        faults(right.withTables(right.tables()
                        .withCommandFaces(right.tables().commandFaces().tail())))
                .containsExactly("ruleset CMD-1");
        faults(right.withTables(
                        right.tables().withScatter(right.tables().scatter().tail())))
                .containsExactly("ruleset SCAT-1");
        faults(right.withTables(right.tables().withRecon(right.tables().recon().append(ReconEffect.ANY))))
                .containsExactly("ruleset SET-5");
    }

    @Test
    void rulesThatAreThereTwiceAreErrors() {
        Ruleset right = Deadcube.ruleset();
        Library library = right.library();
        Vector<KeywordRule> keywords =
                library.keywords().append(library.keywords().head());
        Vector<ItemRule> items = library.items().append(library.items().head());
        faults(right.withLibrary(new Library(keywords, library.items(), library.orders())))
                .containsExactly("ruleset KT-1");
        faults(right.withLibrary(new Library(library.keywords(), items, library.orders())))
                .containsExactly("ruleset KT-1");
    }

    @Test
    void pointsAndNames() {
        Setup right = setup(Deadcube.ruleset(), RIGHT, 1);
        faults(right.withPoints(0)).containsExactly("points VIC-4");
        faults(right.withTeamB(team("B\n", 1))).containsExactly("team B SET-1", "team B, model 1 SET-1");
        faults(right.withTeamB(team("\rB", 1))).containsExactly("team B SET-1", "team B, model 1 SET-1");
        faults("\nOdd", RIGHT.cubes(), RIGHT.places(), RIGHT.doors(), 8, 1).containsExactly("scenario SET-1");
    }

    @Test
    void scenarios() {
        Vector<Cube> outside = Vector.of(OUTSIDE);
        faults("Odd", RIGHT.cubes(), outside, RIGHT.doors(), 8, 1).containsExactly("objectives SET-2");
        faults("Odd", RIGHT.cubes(), RIGHT.places(), outside, 8, 1).containsExactly("exits ADV-3");
        faults("Odd", RIGHT.cubes(), Vector.fill(99, () -> SOUTH_WEST), RIGHT.doors(), 8, 1)
                .isEmpty();
        faults("Odd", RIGHT.cubes(), Vector.fill(100, () -> SOUTH_WEST), RIGHT.doors(), 8, 1)
                .containsExactly("objectives SET-2");
        faults("Odd", RIGHT.cubes(), RIGHT.places(), RIGHT.doors(), 8, 0).containsExactly("scenario VIC-6");
    }

    @Test
    void zones() {
        Vector<Cube> one = Vector.of(SOUTH_WEST);
        Vector<Cube> all = FIELD.cubes().filter(cube -> cube.level() == 1);
        zoned(Vector.of(one), 8).containsExactly("scenario SET-7");
        zoned(Vector.of(one, one, one), 8).containsExactly("scenario SET-7", "zone 2 SET-2");
        zoned(Vector.of(one, Vector.of(all.last(), all.last())), 8).containsExactly("zone 2 SET-2");
        zoned(Vector.of(one, one), 8).containsExactly("zone 2 SET-2");
        zoned(Vector.of(one, all.removeAll(one)), 8).containsExactly("scenario SET-3");
        zoned(Vector.of(one, all.removeAll(one)), 0).isEmpty();
    }

    private static ListAssert<String> zoned(Vector<Vector<Cube>> zones, int items) {
        return faults("Odd", zones, RIGHT.places(), RIGHT.doors(), items, 1);
    }

    /** Four cubes, each with room for SZ 4. */
    @Test
    void room() {
        fits(4, 4, 4, 4).isEmpty();
        fits(4, 4, 4, 4, 1).contains("team A SET-9");
        fits(3, 3, 3, 1, 1, 1).isEmpty();
        fits(3, 3, 3, 3, 2).contains("team A SET-9");
        fits(2, 2, 2, 2, 2, 2).isEmpty();
    }

    private static ListAssert<String> fits(int... sizes) {
        return faults(setup(Deadcube.ruleset(), RIGHT, sizes));
    }

    /** A half-cube and a block in two of four cubes. */
    @Test
    void roomBesideScenery() {
        Battlefield field = FIELD.toBuilder()
                .middle(NORTH_EAST, new MiddleWall(MiddleWall.Run.NORTH_SOUTH, Face.BLOCKED))
                .block(new Cube(1, 2, 1), new Block(0, 0, 30, 30, 10))
                .build()
                .get();
        besideScenery(field, 4, 4).isEmpty();
        besideScenery(field, 4, 4, 4).containsExactly("team A SET-9");
        besideScenery(field, 2, 2, 2, 2, 2, 2).isEmpty();
        besideScenery(field, 2, 2, 2, 2, 2, 2, 2).containsExactly("team A SET-9");
    }

    /** One spot in each of four cubes: even the smallest model fills the cube. */
    @Test
    void roomForOneEach() {
        Battlefield.Builder builder = FIELD.toBuilder();
        for (Cube cube : FIELD.cubes().filter(c -> c.level() == 1))
            builder = builder.block(cube, new Block(0, 0, 30, 20, 10)).block(cube, new Block(10, 0, 30, 30, 10));
        Battlefield field = builder.build().get();
        besideScenery(field, 1, 1, 1, 1).isEmpty();
        besideScenery(field, 1, 1, 1, 1, 1).containsExactly("team A SET-9");
    }

    private static ListAssert<String> besideScenery(Battlefield field, int... sizes) {
        return faults(setup(Deadcube.ruleset(), RIGHT, sizes).withBattlefield(field));
    }
}
