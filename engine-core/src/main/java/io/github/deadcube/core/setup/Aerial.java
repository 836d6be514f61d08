package io.github.deadcube.core.setup;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.hooks.GameCapability.AirDrop;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.motion.MotionRules;
import io.vavr.collection.Array;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** SET-10, K-AERIAL: models come by air, one of each side in turn, in the steps of a deployment. */
@SavedName("aerial")
@DescribesFrame(step = Flow.AERIAL, asks = Purpose.DEPLOYMENT, words = "{side}'s models come by air")
record Aerial(Side side, RuleId rule) implements DeploymentFrame, Frame.OfSide {
    /** If the game has models that come by air, the side with the initiative begins. */
    static void come(Now now) {
        for (int i = 0; i < now.game().models(); i++) {
            RuleId rule = ruleOf(now, now.model(i));
            if (rule == null) continue;
            now.then(new Aerial(now.view().initiative(), rule));
            return;
        }
    }

    private static @Nullable AirDrop drop(Now now, Model m) {
        return now.hooks().hooksOf(m.id()).offered(AirDrop.class);
    }

    /** The rule that lets a model come by air; null if no rule does. */
    static @Nullable RuleId ruleOf(Now now, Model m) {
        AirDrop drop = drop(now, m);
        return drop == null ? null : drop.rule();
    }

    static Array<Model> waiting(Now now, Side side) {
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
        Array<Model> waiting = waiting(now, side);
        if (waiting.isEmpty()) {
            if (!waiting(now, side.other()).isEmpty()) now.then(new Aerial(side.other(), rule));
            return;
        }
        if (!Deployment.homeless(now, side).isEmpty()) {
            Deployment.grow(now, side);
            now.then(this);
            return;
        }
        now.ask(this);
    }

    static boolean canLand(Now now, Model m) {
        boolean[] any = {false};
        floors(now, m, cube -> any[0] = true);
        return any[0];
    }

    private static void floors(Now now, Model m, Consumer<Cube> each) {
        Objects.requireNonNull(drop(now, m)).cubes(now.view(), m.id(), each);
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (Model m : waiting(now, side)) each.accept(new Choice.SetUp(m.id()));
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        return choice instanceof Choice.SetUp
                ? new Rejection(rule, "the model does not come by air, or it has landed", "a model that comes by air")
                : Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        now.then(new Landing(((Choice.SetUp) choice).model(), rule));
        now.then(new Aerial(side.other(), rule));
    }

    /** K-AERIAL: a model lands; if no floor is legal, anywhere in its zone, which has grown if necessary (SET-9). */
    @DescribesFrame(step = Flow.DEPLOYMENT_CUBE, asks = Purpose.DEPLOYMENT_CUBE, words = "{model} comes by air")
    @SavedName("aerial.landing")
    record Landing(ModelId model, RuleId rule) implements DeploymentFrame, Frame.OfOneModel {
        @Override
        public void requires(Requirements state) {
            state.zones();
            boolean waits = waiting(state.now(), model.side()).exists(m -> m.id().equals(model));
            state.that(waits, Sentence.of("{model} does not come by air", model), "a model that does");
        }

        @Override
        public boolean asksFor(Choice choice) {
            return choice instanceof Choice.Deploy;
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            Model m = now.model(model);
            Consumer<Cube> floor = cube -> each.accept(new Choice.Deploy(model, cube));
            if (canLand(now, m)) floors(now, m, floor);
            else new Zone(now.view(), model.side()).each(m, floor);
        }

        @Override
        public Rejection reasonNotListed(Now now, Choice choice) {
            if (!(choice instanceof Choice.Deploy d)) return Refusals.KIND;
            return Objects.requireNonNull(drop(now, now.model(model))).refusal(now.view(), model, d.cube());
        }

        @Override
        public void chosen(Now now, Choice choice) {
            Cube cube = ((Choice.Deploy) choice).cube();
            now.then(MotionRules.spot(model, cube, rule, MotionRules.Arrival.DEPLOYED));
        }
    }
}
