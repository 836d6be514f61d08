package io.github.deadcube.core.setup;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.action.ActionRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.motion.MotionRules;
import io.github.deadcube.core.timing.TimingRules;
import java.util.function.Consumer;

/** SET-5, SET-8, SET-11, RND-9: flankers come in. A flanker without a legal cube tries again in the next round. */
@SavedName("flankArrival")
@DescribesFrame(step = Flow.FLANKERS, rule = "SET-5", asks = Purpose.FLANK, words = "{side}'s flankers come in")
record FlankArrival(Side side) implements DeploymentFrame, Frame.OfSide {
    private static final Rejection NOT_THERE = new Rejection(
            RuleIds.SET_5,
            "a flanker comes in on a floor of the leftmost or rightmost column, in a cube without models",
            "such a cube");
    private static final Rejection NO_FLANKER = new Rejection(
            RuleIds.SET_5, "the model is no flanker of this side in reserve", "a flanker of the side in reserve");
    private static final Rejection ABOVE =
            new Rejection(RuleIds.SET_8, "a vehicle comes in on the ground", "a ground cube");

    /** Whether the model waits to come in at a flank: a suit must be called in, and SET-9 leaves some models out. */
    static boolean waits(Now now, Model m) {
        return m.status() == Model.Status.RESERVE
                && !m.marked(RuleIds.SET_9)
                && !now.view().hasTrait(m.id(), Trait.IN_RESERVE);
    }

    @Override
    public void enter(Now now) {
        askOrTake(now);
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        for (int i = now.game().first(side); i < now.game().end(side); i++) {
            Model m = now.model(i);
            if (!waits(now, m)) continue;
            for (Cube cube : now.game().grid().flanks())
                if (now.view().roster().in(cube) == 0
                        && Zone.admits(now.view(), m, cube)
                        && now.neighbours().hasRoom(m, cube)) each.accept(new Choice.Deploy(m.id(), cube));
        }
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (!(choice instanceof Choice.Deploy d)) return Refusals.KIND;
        if (d.model().side() != side || !waits(now, now.model(d.model()))) return NO_FLANKER;
        return Zone.admits(now.view(), now.model(d.model()), d.cube()) ? NOT_THERE : ABOVE;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        Choice.Deploy d = (Choice.Deploy) choice;
        comeIn(now, d.model(), d.cube(), RuleIds.SET_5);
        now.then(this);
    }

    /**
     * A model comes in from reserve: markers in the cube act first (K-TRAP, ADV-17), and an order of the other side
     * last (ORD-2).
     */
    static void comeIn(Now now, ModelId model, Cube cube, RuleId rule) {
        if (TimingRules.entryMatters(now, model)) {
            now.edit().deploy(model, new Place(cube, 0), rule);
            now.then(TimingRules.entering(model, cube));
            now.then(TimingRules.settle());
            now.then(MotionRules.halt(model, rule));
            now.then(TimingRules.settle());
        } else now.then(MotionRules.spot(model, cube, rule, MotionRules.Arrival.DEPLOYED));
        ActionRules.stoppedNearEnemy(now, model, cube);
    }

    /** SET-11: a model that a rule brings in from reserve comes in when its turn has come. */
    @SavedName("flankArrival.comingIn")
    @DescribesFrame(words = "{model} comes in at {cube}")
    record ComingIn(ModelId model, Cube cube, RuleId rule) implements DeploymentFrame {
        @Override
        public void enter(Now now) {
            if (now.model(model).status() == Model.Status.RESERVE) comeIn(now, model, cube, rule);
        }
    }
}
