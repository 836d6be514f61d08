package io.github.deadcube.core.setup;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.motion.MotionRules;
import io.vavr.collection.Array;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * SET-7 to SET-9: a side deploys its team, one model at a time in the order of its choice, on any level of its zone. If
 * a model has no room, the zone grows ({@link ZoneGrowth}). A model without room on the whole battlefield stays in
 * reserve for the rest of the game.
 */
@SavedName("deployment")
@DescribesFrame(step = Flow.DEPLOYMENT, rule = "SET-7", asks = Purpose.DEPLOYMENT, words = "{side} deploys")
record Deployment(Side side) implements DeploymentFrame, Frame.OfSide {
    private static final Rejection DEPLOYED = new Rejection(
            RuleIds.SET_7,
            "the model is the other side's, or in reserve, or it has been deployed",
            "a model of the side still to be deployed");
    private static final Rejection NO_CUBE =
            new Rejection(RuleIds.SET_9, "the zone has no room for the model", "a model that has a cube there");

    @Override
    public void requires(Requirements state) {
        state.zones();
        state.deploys(side);
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

    /** SET-9: the zone of a side grows for the models without room. Models that no growth can help stay in reserve. */
    static void grow(Now now, Side side) {
        Array<Model> lost = homeless(now, side).reject(new Zone(now.view(), side)::couldTake);
        if (lost.isEmpty()) {
            now.then(new ZoneGrowth(side, false));
            now.then(new ZoneGrowth(side.other(), true));
        }
        lost.forEach(m -> now.edit().leaveOut(m.id()));
    }

    static boolean waits(Now now, Side side) {
        for (int i = now.game().first(side); i < now.game().end(side); i++) if (waits(now.model(i))) return true;
        return false;
    }

    private boolean waits(Now now, ModelId model) {
        return model.side() == side && now.view().isInGame(model) && waits(now.model(model));
    }

    private static boolean waits(Model m) {
        return m.status() == Model.Status.WAITING;
    }

    /** SET-9: the models without a legal cube in their side's zone that cannot be deployed elsewhere. */
    static Array<Model> homeless(Now now, Side side) {
        Zone zone = new Zone(now.view(), side);
        if (!waits(now, side))
            return Aerial.waiting(now, side).filter(m -> !Aerial.canLand(now, m) && !zone.hasRoom(m));
        Array<Model> homeless = Array.empty();
        for (int i = now.game().first(side); i < now.game().end(side); i++) {
            Model m = now.model(i);
            if (waits(m) && Aerial.ruleOf(now, m) == null && !zone.hasRoom(m)) homeless = homeless.append(m);
        }
        return homeless;
    }

    /** The models that a side still has to deploy; the models in the air only after all others. */
    static Array<Model> waiting(Now now, Side side) {
        Array<Model> here = now.view().models().filter(m -> m.id().side() == side && waits(m));
        return here.isEmpty() ? Aerial.waiting(now, side) : here;
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        Zone zone = new Zone(now.view(), side);
        for (int i = now.game().first(side); i < now.game().end(side); i++) {
            Model m = now.model(i);
            if (waits(m) && DeploymentCube.possible(now, m, zone)) each.accept(new Choice.SetUp(m.id()));
        }
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        if (!(choice instanceof Choice.SetUp next)) return Refusals.KIND;
        if (!waits(now, next.model())) return DEPLOYED;
        return DeploymentCube.possible(now, now.model(next.model()), new Zone(now.view(), side)) ? null : NO_CUBE;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        now.then(new DeploymentCube(((Choice.SetUp) choice).model()));
        now.then(this);
    }

    /** SET-7, SET-10: both sides deploy; the models in the air, recon effects, scouts and the rounds follow. */
    @DescribesFrame(step = Flow.DEPLOYING, rule = "SET-7")
    @SavedName("deploying")
    record Deploying() implements DeploymentFrame {
        @Override
        public void requires(Requirements state) {
            Side.BOTH.forEach(state::deploys);
        }

        @Override
        public void enter(Now now) {
            for (int i = 0; i < now.game().models(); i++) {
                ModelId id = now.model(i).id();
                RuleId called = now.hooks().hooksOf(id).ruleOf(Trait.IN_RESERVE);
                if (called != null && now.model(i).status() == Model.Status.WAITING)
                    now.edit().reserve(id, called);
            }
            Side first = now.view().initiative();
            now.then(new ZoneGrowth.ZoneChoice(first));
            now.then(new Deployment(first));
            now.then(new Deployment(first.other()));
            Aerial.come(now);
            now.then(new ReconEffects());
            ScoutMoves.come(now);
            now.then(now.chapters().nextRound());
        }
    }

    /**
     * SET-7 to SET-9: a side chooses a cube of its zone, on any level, for a model, or declares that the model comes by
     * air.
     */
    @DescribesFrame(
            step = Flow.DEPLOYMENT_CUBE,
            rule = "SET-7",
            asks = Purpose.DEPLOYMENT_CUBE,
            words = "{model} is deployed")
    @SavedName("deploymentCube")
    record DeploymentCube(ModelId model) implements DeploymentFrame, Frame.OfOneModel {
        private static final Rejection OUTSIDE = new Rejection(
                RuleIds.SET_7, "the cube is outside the side's zone, or has no floor", "a floored cube of its zone");
        private static final Rejection FULL =
                new Rejection(RuleIds.ADV_4, "the cube has no room for the model", "a cube of its zone with room");

        private static final Rejection ENEMY = new Rejection(
                RuleIds.SET_9, "no model is deployed in a cube with an enemy", "a cube of its zone without enemies");
        private static final Rejection NOT_BY_AIR =
                new Rejection(RuleIds.SET_7, "the model does not come by air", "a cube of its zone");
        private static final Rejection ABOVE =
                new Rejection(RuleIds.SET_8, "a vehicle is deployed on the ground", "a ground cube of its zone");

        /** Whether a model has a cube in its side's zone, or may come by air. */
        static boolean possible(Now now, Model m, Zone zone) {
            return Aerial.ruleOf(now, m) != null || zone.hasRoom(m);
        }

        @Override
        public void requires(Requirements state) {
            state.zones();
            state.that(
                    waits(state.now().model(model)),
                    Sentence.of("{model} does not wait for its deployment", model),
                    "a model that does");
        }

        @Override
        public boolean asksFor(Choice choice) {
            return choice instanceof Choice.Deploy || choice instanceof Choice.Use;
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            Model m = now.model(model);
            new Zone(now.view(), model.side()).each(m, floor -> each.accept(new Choice.Deploy(model, floor)));
            RuleId byAir = Aerial.ruleOf(now, m);
            if (byAir != null) each.accept(new Choice.Use(byAir, model, Target.NOTHING));
        }

        @Override
        public @Nullable Rejection refusal(Now now, Choice choice) {
            if (!asksFor(choice)) return Refusals.KIND;
            if (!choice.fits(model)) return Refusals.OTHER_MODEL;
            Model m = now.model(model);
            if (choice instanceof Choice.Use use) {
                boolean may =
                        use.rule().equals(Aerial.ruleOf(now, m)) && use.target().equals(Target.NOTHING);
                return may ? null : NOT_BY_AIR;
            }
            Cube cube = ((Choice.Deploy) choice).cube();
            if (!new Zone(now.view(), model.side()).floorIn(cube)) return OUTSIDE;
            if (!Zone.admits(now.view(), m, cube)) return ABOVE;
            if (now.neighbours().enemies(m, cube, false)) return ENEMY;
            if (!now.game().grid().stands(m.card().size(), cube)) return Refusals.TOO_LARGE;
            return now.neighbours().hasRoom(m, cube) ? null : FULL;
        }

        @Override
        public void chosen(Now now, Choice choice) {
            if (choice instanceof Choice.Deploy at)
                now.then(MotionRules.spot(model, at.cube(), RuleIds.SET_7, MotionRules.Arrival.DEPLOYED));
            else now.edit().reserve(model, ((Choice.Use) choice).rule());
        }
    }
}
