package io.github.deadcube.core.setup;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Capability.AirDrop;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.motion.ForcedMovement;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Flow;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Requirements;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * SET-10, K-AERIAL: the models declared to come by air are deployed. The sides take turns with one model each; a side without
 * models in the air is skipped. A model lands on the highest floor of a stack. If no floor is legal, it is deployed anywhere in
 * its zone, and the zone grows if necessary (SET-9).
 */
@SavedName(value = "aerial", parts = "side rule")
@DescribesFrame(step = Flow.AERIAL, asks = Purpose.DEPLOYMENT_CUBE, words = "{side}'s models come by air")
record Aerial(Side side, RuleId rule) implements Setups.Waiting, Frame.OfSide {
    /** If the game has models that come by air, the side with the initiative begins. */
    static void come(Now now) {
        for (int i = 0; i < now.view().count(); i++) {
            RuleId rule = ruleOf(now, now.model(i));
            if (rule == null) continue;
            now.then(new Aerial(now.view().initiative(), rule));
            return;
        }
    }

    private static @Nullable AirDrop drop(Now now, ModelState m) {
        return now.hooks().of(m.id()).airDrop();
    }

    /** The rule that lets a model come by air; null if no rule does. */
    static @Nullable RuleId ruleOf(Now now, ModelState m) {
        AirDrop drop = drop(now, m);
        return drop == null ? null : drop.rule();
    }

    /** The models of a side that still have to land. */
    static Array<ModelState> waiting(Now now, Side side) {
        return now.view()
                .models()
                .filter(m -> m.id().side() == side && FlankArrival.waits(now, m) && ruleOf(now, m) != null);
    }

    @Override
    public void requires(Requirements state) {
        state.zones();
    }

    @Override
    public void enter(Now now) {
        Array<ModelState> waiting = waiting(now, side);
        if (waiting.isEmpty()) {
            if (!waiting(now, side.other()).isEmpty()) now.then(new Aerial(side.other(), rule));
            return;
        }
        if (!Deployment.homeless(now, side).isEmpty()) {
            Deployment.grow(now, side);
            now.then(this);
            return;
        }
        List<Choice> offers = new ArrayList<>();
        options(now, offers::add);
        if (offers.size() == 1) chosen(now, offers.get(0));
        else now.ask(this);
    }

    /** Whether the model has a cube by the rules of landing. */
    static boolean canLand(Now now, ModelState m) {
        boolean[] any = {false};
        floors(now, m, cube -> any[0] = true);
        return any[0];
    }

    private static void floors(Now now, ModelState m, Consumer<Cube> each) {
        Objects.requireNonNull(drop(now, m)).cubes(now.view(), m.id(), each);
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        Zone zone = new Zone(now.view(), side);
        for (ModelState m : waiting(now, side)) {
            if (canLand(now, m)) floors(now, m, cube -> each.accept(new Choice.Deploy(m.id(), cube)));
            else zone.each(m, floor -> each.accept(new Choice.Deploy(m.id(), floor)));
        }
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (!(choice instanceof Choice.Deploy deploy)) return Refusals.KIND;
        AirDrop drop = now.view().isInGame(deploy.model()) ? drop(now, now.model(deploy.model())) : null;
        return new Rejection(
                rule,
                "no model of the side comes by air there",
                drop == null ? "a model that comes by air" : drop.legalCube());
    }

    @Override
    public void chosen(Now now, Choice choice) {
        Choice.Deploy d = (Choice.Deploy) choice;
        now.then(ForcedMovement.spot(d.model(), d.cube(), rule, ForcedMovement.Arrival.DEPLOYED));
        now.then(new Aerial(side.other(), rule));
    }
}
