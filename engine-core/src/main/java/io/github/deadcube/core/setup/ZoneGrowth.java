package io.github.deadcube.core.setup;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * SET-9: a side adds a cube to its zone, and a further cube if that is not enough. The other side may answer each with
 * a cube before the deployment continues.
 *
 * @param answer whether this side answers a cube of the other side: it may add one, also when all its models are
 *     deployed
 */
@SavedName("zoneGrowth")
@DescribesFrame(step = Flow.ZONE_GROWTH, rule = "SET-9", asks = Purpose.ZONE_CUBE)
record ZoneGrowth(Side side, boolean answer) implements DeploymentFrame, Frame.OfSide {
    private static final Rejection NOT_BESIDE = new Rejection(
            RuleIds.SET_9,
            "the cube is no ground cube beside the side's zone, has no room, or is the other side's",
            "a ground cube adjacent to its zone with room; of the other side's zone only if there is no other");
    private static final Rejection MUST =
            new Rejection(RuleIds.SET_9, "a model of the side has no room in its zone", "a cube for its zone");

    @Override
    public void requires(Requirements state) {
        state.zones();
    }

    @Override
    public Sentence describe() {
        return answer
                ? Sentence.of("{side} may add a cube to its zone", side)
                : Sentence.of("{side} adds a cube to its zone", side);
    }

    @Override
    public void enter(Now now) {
        Vector<Cube> cubes = cubes(now);
        if (!answer && cubes.size() == 1) now.sideChanges().addToZone(side, cubes.head());
        else if (!answer || !cubes.isEmpty()) now.ask(this);
    }

    private Vector<Cube> cubes(Now now) {
        Zone zone = new Zone(now.view(), side);
        return zone.adjacent(answer ? Deployment.waiting(now, side) : Deployment.homeless(now, side));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (Cube cube : cubes(now)) each.accept(new Choice.AddCube(cube));
        if (answer) each.accept(new Choice.Done());
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (choice instanceof Choice.AddCube) return NOT_BESIDE;
        return choice instanceof Choice.Done ? MUST : Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.AddCube add) now.sideChanges().addToZone(side, add.cube());
    }

    @DescribesFrame(
            step = Flow.ZONES,
            rule = "SET-7",
            asks = Purpose.DEPLOYMENT_ZONE,
            words = "{side} chooses a deployment zone")
    @SavedName("zoneChoice")
    record ZoneChoice(Side side) implements DeploymentFrame, Frame.OfSide {
        private static final Rejection NO_ZONE =
                new Rejection(RuleIds.SET_7, "the scenario has no zone of that number", "one of the scenario's zones");

        /** VIC-9: some scenarios give each side its zone. */
        @Override
        public void enter(Now now) {
            Option<Integer> given = now.game().scenario().zoneOf(side);
            if (given.isEmpty()) now.ask(this);
            else take(now, given.get());
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            for (int zone = 1; zone <= now.game().scenarioCubes().zones().size(); zone++)
                each.accept(new Choice.Zone(zone));
        }

        @Override
        public Rejection reasonNotListed(Now now, Choice choice) {
            return choice instanceof Choice.Zone ? NO_ZONE : Refusals.KIND;
        }

        @Override
        public void chosen(Now now, Choice choice) {
            take(now, ((Choice.Zone) choice).number());
        }

        private void take(Now now, int zone) {
            now.sideChanges().takeZone(side, zone);
            now.sideChanges().takeZone(side.other(), zone == 1 ? 2 : 1);
        }
    }
}
