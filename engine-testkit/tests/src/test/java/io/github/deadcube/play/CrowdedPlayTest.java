package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.contract.Promise;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/**
 * SET-7, SET-9: with any number of models in a zone and any placement, each model for which there is room is deployed,
 * and the game continues.
 */
class CrowdedPlayTest {
    @Property
    @Tries(build = 40, thorough = 500)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void everybodyIsDeployedAndTheGameGoesOn(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        Walk walk = Walk.from(Crowd.random(chance), chance);
        while (walk.state().position().round() == 0) {
            if (walk.play().prompt() instanceof Prompt.Decision d)
                asked(walk.state().position(), d);
            walk.step();
        }
        Position deployed = walk.state().position();
        for (Model m : deployed.models())
            if (m.inPlay())
                assertThat(zone(deployed, m.id().side())).contains(m.cube().atLevel(1));
            else assertThat(m.marked(RuleIds.SET_9)).as("%s is left out", m).isTrue();
        int added =
                Side.BOTH.map(side -> deployed.side(side).added().size()).sum().intValue();
        Statistics.label("cubes added").collect(added == 0 ? "none" : added < 3 ? "1 to 2" : "3 or more");
        Statistics.label("cubes added")
                .coverage(checked -> checked.check("3 or more").percentage(p -> p > 20));
        while (!walk.play().over()) walk.step();
        Promise.POSITION_IS_LEGAL.check(walk.played());
    }

    private static void asked(Position p, Prompt.Decision decision) {
        List<Choice> options = Walk.options(decision);
        Array<Model> waiting = waiting(p, decision.side());
        if (decision.purpose() == Purpose.DEPLOYMENT)
            for (Model m : waiting) assertThat(options).as("a place for %s", m).contains(new Choice.SetUp(m.id()));
        if (decision.purpose() != Purpose.ZONE_CUBE) return;
        boolean answer = options.contains(new Choice.Done());
        if (!answer) assertThat(waiting).as("models without room").anyMatch(m -> !room(p, m));
        Vector<Cube> zone = zone(p, decision.side());
        Vector<Cube> others = zone(p, decision.side().other());
        Vector<Cube> ground = p.game().setup().battlefield().cubes().filter(c -> c.level() == 1);
        Vector<Cube> roomy = ground.filter(c -> !zone.contains(c) && zone.exists(c::adjacentTo))
                .filter(c -> waiting.exists(m -> roomIn(p, m, Vector.of(c))));
        if (!roomy.isEmpty()) assertThat(roomy).as("adjacent stacks with room").containsAll(cubes(options));
        for (Cube cube : cubes(options)) {
            assertThat(zone).doesNotContain(cube).anyMatch(cube::adjacentTo);
            if (others.contains(cube)) assertThat(others).containsAll(roomy);
        }
    }

    private static Vector<Cube> cubes(List<Choice> options) {
        return Vector.ofAll(options).filter(Choice.AddCube.class::isInstance).map(o -> ((Choice.AddCube) o).cube());
    }

    private static Array<Model> waiting(Position p, Side side) {
        return p.models().filter(m -> m.id().side() == side && m.status() == Model.Status.WAITING);
    }

    private static Vector<Cube> zone(Position p, Side side) {
        Battlefield field = p.game().setup().battlefield();
        Vector<Vector<Cube>> zones = p.game().setup().scenario().zones(field);
        return zones.get(p.side(side).zone() - 1).appendAll(p.side(side).added());
    }

    private static boolean room(Position p, Model m) {
        return roomIn(p, m, zone(p, m.id().side()));
    }

    /** ADV-4, SET-9, computed independently: SZ 4 of a side in a cube, and no enemy. */
    private static boolean roomIn(Position p, Model m, Vector<Cube> stacks) {
        Battlefield field = p.game().setup().battlefield();
        return field.cubes()
                .filter(cube -> field.hasFloor(cube) && stacks.contains(cube.atLevel(1)))
                .exists(cube -> {
                    Array<Model> there =
                            p.models().filter(o -> o.inPlay() && o.cube().equals(cube));
                    return there.forAll(o -> o.id().side() == m.id().side())
                            && there.map(o -> o.card().size()).sum().intValue()
                                    <= 4 - m.card().size();
                });
    }
}
