package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.vavr.collection.Array;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * SET-7 to SET-9: a side deploys its whole team, one model at a time in its own order, on any level of its zone. Where one has
 * no room left, the zone grows ({@link ZoneGrowth}); who finds none on the whole battlefield stays in reserve for good.
 */
record Deployment(Side side) implements Frame {
    private static final Rejection DEPLOYED = new Rejection(
            RuleIds.SET_7,
            "the model is the other side's, or it has been deployed",
            "a model of the side still to be deployed");
    private static final Rejection OUTSIDE = new Rejection(
            RuleIds.SET_7, "the cube is outside the side's zone, or has no floor", "a floored cube of its zone");
    private static final Rejection FULL =
            new Rejection(RuleIds.ADV_4, "the cube has no room for the model", "a cube of its zone with room");

    private static final Rejection ENEMY = new Rejection(
            RuleIds.SET_9, "nobody is deployed in a cube with an enemy", "a cube of its zone without enemies");
    private static final Rejection NOT_BY_AIR =
            new Rejection(RuleIds.SET_7, "the model does not come by air", "a cube of its zone");
    private static final Rejection ABOVE =
            new Rejection(RuleIds.SET_8, "a vehicle is deployed on the ground", "a ground cube of its zone");

    @Override
    public RuleId rule() {
        return RuleIds.SET_7;
    }

    @Override
    public String words() {
        return side + " deploys";
    }

    @Override
    public void enter(Now now) {
        if (!waits(now, side)) return;
        if (homeless(now, side).isEmpty()) {
            now.ask(this);
            return;
        }
        grow(now, side);
        now.then(this);
    }

    /** SET-9: the zone of a side grows for models that have no room in it; those for whom it never could are left out. */
    static void grow(Now now, Side side) {
        Array<ModelState> lost = homeless(now, side).reject(new Zone(now, side)::couldTake);
        if (lost.isEmpty()) {
            now.then(new ZoneGrowth(side, false));
            now.then(new ZoneGrowth(side.other(), true));
        }
        lost.forEach(m -> now.leaveOut(m.id()));
    }

    /** Whether a side has models still to be deployed. */
    static boolean waits(Now now, Side side) {
        for (int i = now.game().first(side); i < now.game().end(side); i++) if (waits(now.model(i))) return true;
        return false;
    }

    private boolean waits(Now now, ModelId model) {
        return model.side() == side && now.has(model) && waits(now.model(model));
    }

    private static boolean waits(ModelState m) {
        return m.status() == ModelState.Status.WAITING;
    }

    /** SET-9: those who have no legal cube in their side's zone, and no way to come but there. */
    static Array<ModelState> homeless(Now now, Side side) {
        Zone zone = new Zone(now, side);
        if (!waits(now, side)) return Aerial.waiting(now, side).filter(m -> !Aerial.lands(now, m) && !zone.room(m));
        Array<ModelState> homeless = Array.empty();
        for (int i = now.game().first(side); i < now.game().end(side); i++) {
            ModelState m = now.model(i);
            if (waits(m) && Aerial.ruleOf(now, m) == null && !zone.room(m)) homeless = homeless.append(m);
        }
        return homeless;
    }

    /** The models of a side that are still to be deployed; those by air, once the others have been. */
    static Array<ModelState> waiting(Now now, Side side) {
        Array<ModelState> here = now.models().filter(m -> m.id().side() == side && waits(m));
        return here.isEmpty() ? Aerial.waiting(now, side) : here;
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return new Prompt.Decision(side, Purpose.DEPLOYMENT, rule(), now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        Zone zone = new Zone(now, side);
        for (int i = now.game().first(side); i < now.game().end(side); i++) {
            ModelState m = now.model(i);
            if (!waits(m)) continue;
            zone.each(m, floor -> each.accept(new Choice.Deploy(m.id(), floor)));
            RuleId byAir = Aerial.ruleOf(now, m);
            if (byAir != null) each.accept(new Choice.Use(byAir, m.id(), Target.NOTHING));
        }
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (choice instanceof Choice.Use use) return byAir(now, use);
        if (!(choice instanceof Choice.Deploy d)) return Refusals.KIND;
        if (!waits(now, d.model())) return DEPLOYED;
        ModelState m = now.model(d.model());
        Zone zone = new Zone(now, side);
        if (!zone.floorIn(d.cube())) return OUTSIDE;
        if (!Zone.admits(now, m, d.cube())) return ABOVE;
        if (now.enemies(m, d.cube(), false)) return ENEMY;
        return now.room(m, d.cube()) ? null : FULL;
    }

    /** K-AERIAL, SET-7: why a model may not be declared to come by air; null if it may. */
    private @Nullable Rejection byAir(Now now, Choice.Use use) {
        if (!waits(now, use.model())) return DEPLOYED;
        ModelState m = now.model(use.model());
        boolean may = use.rule().equals(Aerial.ruleOf(now, m)) && use.target().equals(Target.NOTHING);
        return may ? null : NOT_BY_AIR;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Use use) {
            now.reserve(use.model(), use.rule());
            now.then(this);
            return;
        }
        Choice.Deploy d = (Choice.Deploy) choice;
        now.then(Motion.spot(d.model(), d.cube(), rule(), Motion.Arrival.DEPLOYED));
        now.then(this);
    }
}
