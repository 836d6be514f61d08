package io.github.deadcube.core.sight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** LOS-2, LOS-3, LOS-5, LOS-6: properties of sight, on random battlefields full of scenery. */
class SightPropertyTest {
    private static final int QUESTIONS = 20;

    /** One question: the places and bodies of the shooter and the target. */
    private record Question(Place from, Body shooter, Place to, Body target) {
        static Question of(Tables tables, Battlefield field) {
            return new Question(tables.place(field), tables.body(), tables.place(field), tables.body());
        }

        LineOfSight on(Battlefield field) {
            return BattlefieldSight.on(field).line(from, shooter, to, target);
        }

        LineOfSight turned(Turn turn, Battlefield turned) {
            return new Question(turn.of(from), shooter, turn.of(to), target).on(turned);
        }
    }

    @Property
    @Tries(build = 60, thorough = 1_000)
    void theSlowReferenceSeesTheSame(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        SlowSight slow = new SlowSight(field);
        for (int i = 0; i < QUESTIONS; i++) {
            Question q = Question.of(tables, field);
            assertThat(q.on(field)).as("%s", q).isEqualTo(slow.line(q.from(), q.shooter(), q.to(), q.target()));
        }
    }

    @Property
    @Tries(build = 60, thorough = 1_000)
    void theSlowReferenceSeesTheSameCubes(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        Vector<Cube> smoke = Vector.fill(3, () -> tables.cube(field)).distinct();
        SlowSight clear = new SlowSight(field);
        for (int i = 0; i < QUESTIONS; i++) {
            Question q = Question.of(tables, field);
            Cube to = q.to().cube();
            assertThat(BattlefieldSight.on(field).sees(q.from(), q.shooter(), to))
                    .as("%s", q)
                    .isEqualTo(clear.sees(q.from(), q.shooter(), to));
            // smoke inside the target does not hide it; an eye in smoke sees nothing beyond its cube
            Cube here = q.from().cube().whole();
            boolean within = smoke.contains(here) && !here.equals(to.whole());
            SlowSight slow = clear.past(smoke.remove(to.whole()));
            assertThat(BattlefieldSight.on(field).past(smoke).sees(q.from(), q.shooter(), to))
                    .as("%s %s", smoke, q)
                    .isEqualTo(!within && slow.sees(q.from(), q.shooter(), to));
        }
    }

    @Property
    @Tries(build = 100, thorough = 2_000)
    void anOpaqueThingOpensNoLine(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        Question q = Question.of(tables, field);
        for (int i = 0; i < QUESTIONS; i++) {
            Battlefield more = tables.more(field);
            // skip if the new thing moves a body up or down
            if (moved(q, field, more)) continue;
            assertThat(q.on(more)).isLessThanOrEqualTo(q.on(field));
        }
    }

    private static boolean moved(Question q, Battlefield field, Battlefield more) {
        return !StandingBody.of(field, q.from(), q.shooter()).equals(StandingBody.of(more, q.from(), q.shooter()))
                || !StandingBody.of(field, q.to(), q.target()).equals(StandingBody.of(more, q.to(), q.target()));
    }

    @Property
    @Tries(build = 100, thorough = 2_000)
    void smokeOpensNoLine(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        for (int i = 0; i < QUESTIONS; i++) {
            Question q = Question.of(tables, field);
            Vector<Cube> smoke = Vector.of(tables.cube(field), tables.cube(field));
            LineOfSight seen = BattlefieldSight.on(field).past(smoke).line(q.from(), q.shooter(), q.to(), q.target());
            assertThat(seen).isLessThanOrEqualTo(q.on(field));
            if (smoke.contains(q.to().cube().whole())) assertThat(seen).isEqualTo(LineOfSight.NONE);
        }
    }

    @Property
    @Tries(build = 60, thorough = 1_000)
    void theTableOfOpenSkyEqualsASearchOfAllFloorsAbove(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        for (int i = 0; i < QUESTIONS; i++) {
            Place at = tables.place(field);
            assertThat(field.visibleFromAbove(at)).as("%s", at).isEqualTo(openSky(field, at));
            Cube cube = at.cube();
            Vector<Integer> spots = Vector.rangeClosed(1, cube.part().spots());
            assertThat(field.visibleFromAbove(cube))
                    .as("%s", cube)
                    .isEqualTo(spots.exists(spot -> openSky(field, new Place(cube, spot))));
        }
    }

    /** LOS-6: no floor of the stack above the spot covers it. */
    private static boolean openSky(Battlefield field, Place at) {
        int east = field.eastOf(at) % Battlefield.CUBE;
        int north = field.northOf(at) % Battlefield.CUBE;
        return Vector.rangeClosed(at.cube().level() + 1, field.levels())
                .map(level -> field.floor(at.cube().whole().atLevel(level)).cover())
                .forAll(cover -> !cover.covers(east, north));
    }

    @Property
    @Tries(build = 40, thorough = 1_000)
    void smokeIsABoxThatFillsItsCube(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        Vector<Cube> smoke = Vector.fill(3, () -> tables.cube(field).whole()).distinct();
        SlowSight slow = new SlowSight(field).past(smoke);
        for (int i = 0; i < QUESTIONS; i++) {
            Question q = Question.of(tables, field);
            boolean within = smoke.contains(q.from().cube().whole())
                    || smoke.contains(q.to().cube().whole());
            LineOfSight expected = within ? LineOfSight.NONE : slow.line(q.from(), q.shooter(), q.to(), q.target());
            assertThat(BattlefieldSight.on(field).past(smoke).line(q.from(), q.shooter(), q.to(), q.target()))
                    .as("%s %s", smoke, q)
                    .isEqualTo(expected);
            assertThat(BattlefieldSight.on(field)
                            .past(smoke)
                            .sighting(q.from(), q.shooter(), q.to(), q.target())
                            .line())
                    .isEqualTo(expected);
        }
    }

    @Property
    @Tries(build = 60, thorough = 2_000)
    void indexedCubesOfALineEqualAllCrossedCubes(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        for (int i = 0; i < QUESTIONS; i++) {
            Question q = Question.of(tables, field);
            long[] eye = eye(field, q);
            StandingBody target = StandingBody.of(field, q.to(), q.target());
            Ray line = Ray.beside(eye, target, 0, 0, target.height() / 2);
            Vector<Cube> crossed = field.cubes()
                    .filter(cube -> cube.equals(q.from().cube().whole())
                            || cube.equals(q.to().cube().whole())
                            || ExactGeometry.inside(line, SightBlocker.smoke(cube)));
            assertThat(BattlefieldSight.on(field).crossed(q.from(), q.shooter(), q.to(), q.target()))
                    .isEqualTo(crossed);
        }
    }

    private static long[] eye(Battlefield field, Question q) {
        StandingBody stand = StandingBody.of(field, q.from(), q.shooter());
        return new long[] {stand.x(), stand.y(), stand.eye()};
    }

    @Property
    @Tries(build = 100, thorough = 2_000)
    void mirroredTurnedOrMovedBattlefieldsShowTheSame(
            @ForAll long seed,
            @ForAll boolean mirrored,
            @ForAll @IntRange(max = 3) int quarters,
            @ForAll @IntRange(max = 2) int east,
            @ForAll @IntRange(max = 2) int north) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        Turn turn = new Turn(mirrored, quarters, east, north);
        Battlefield turned = turn.of(field);
        for (int i = 0; i < QUESTIONS; i++) {
            Question q = Question.of(tables, field);
            assertThat(q.turned(turn, turned)).as("%s %s", turn, q).isEqualTo(q.on(field));
            Cube cube = q.to().cube();
            assertThat(BattlefieldSight.on(turned).sees(turn.of(q.from()), q.shooter(), turn.of(cube)))
                    .isEqualTo(BattlefieldSight.on(field).sees(q.from(), q.shooter(), cube));
        }
    }

    @Property
    @Tries(build = 6, thorough = 50)
    void cachedSightEqualsFirstSight(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        // few places, so that many questions differ in one value; more bodies than the cache holds
        Vector<Place> places = Vector.fill(12, () -> tables.place(field));
        Vector<Body> bodies = Vector.fill(100, tables::body);
        Vector<Question> asked = Vector.fill(
                2000,
                () -> new Question(tables.one(places), tables.one(bodies), tables.one(places), tables.one(bodies)));
        Vector<LineOfSight> first = asked.map(q -> q.on(field));
        assertThat(asked.map(q -> q.on(field))).isEqualTo(first);
        SightView view = new SightView(field, new SightBlockers(field), Vector.empty());
        assertThat(asked.map(q -> view.line(q.from(), q.shooter(), q.to(), q.target())))
                .isEqualTo(first);
    }

    @Property
    @Tries(build = 8, thorough = 100)
    void cachedSightPastSmokeEqualsFirstSight(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        // more sets of smoke than the cache holds, each as a new value every time
        Vector<Vector<Cube>> smokes = Vector.range(0, 40)
                .map(i -> Vector.fill(3, () -> tables.cube(field).whole()));
        SightBlockers blockers = new SightBlockers(field);
        Vector<Question> asked = Vector.range(0, 10).map(i -> Question.of(tables, field));
        for (int time = 0; time < 2; time++)
            for (Question q : asked)
                for (Vector<Cube> smoke : smokes) {
                    SightView view = new SightView(field, blockers, smoke);
                    Vector<Cube> again = Vector.ofAll(smoke.toJavaList());
                    assertThat(BattlefieldSight.on(field).past(again).line(q.from(), q.shooter(), q.to(), q.target()))
                            .isEqualTo(view.line(q.from(), q.shooter(), q.to(), q.target()));
                    assertThat(BattlefieldSight.on(field).past(again).sees(q.from(), q.shooter(), q.to().cube()))
                            .isEqualTo(view.sees(q.from(), q.shooter(), q.to().cube()));
                    assertThat(BattlefieldSight.on(field)
                                    .past(again)
                                    .sees(q.from(), q.shooter(), q.to().cube().whole()))
                            .isEqualTo(view.sees(
                                    q.from(), q.shooter(), q.to().cube().whole()));
                }
    }
}
