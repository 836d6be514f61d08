package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DeclaredAttack;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.timing.TimingRules;
import io.github.deadcube.core.workspace.HeldBack;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * K-FIRE-CONTROL, SHO-9: two weapons are fired in one SHOOT. Both shots are declared first, one after the other. The
 * second shot begins when the first is resolved up to EVADE. The targets may evade after both shots, and the fights
 * come last.
 *
 * @param shots the frames of the shots, in order
 * @param next the number of the next shot; 0 before the declaration; after the last shot, EVADE, then the fights
 * @param fired the shots at models that have been fired, in order
 * @param beside whether enemies were in its cube when the shots were declared (ORD-4)
 * @param named how many shots are declared so far; 0 after the declaration
 * @param held what waits for the shot for which it was declared
 */
@SavedName("volley")
@DescribesFrame(rule = "SHO-9", words = "{model} fires two weapons")
record Volley(
        ModelId model,
        List<Frame> shots,
        int next,
        List<TestContext> fired,
        boolean beside,
        int named,
        List<HeldBack> held)
        implements ShotFrame, DeclaredAttack {
    private static final int WEAPONS = 2;

    static Frame frame(Now now, Model m, List<Shot> shots) {
        boolean beside = now.neighbours().isBesideEnemies(m.id());
        return new Volley(
                m.id(),
                shots.map(shot -> ShotWeapon.fired(now, m, shot).frame(shot)),
                0,
                List.empty(),
                beside,
                0,
                List.empty());
    }

    private Volley at(int step) {
        return new Volley(model, shots, step, fired, beside, named, held);
    }

    @Override
    public void requires(Requirements state) {
        state.that(
                shots.size() <= WEAPONS && shots.forAll(shot -> shot instanceof AtModel || shot instanceof AimedShot),
                Sentence.of("it fires {count} shots", shots.size()),
                "up to " + WEAPONS + " shots at models or cubes");
        shots.forEach(shot -> shot.requires(state));
        state.number("the next shot", next, 0, shots.size() + 2);
        state.number("the declared shots", named, 0, shots.size());
        held.forEach(waits -> state.number("the shot for which something waits", waits.shot(), 1, shots.size() + 1));
        state.that(
                fired.size() < Math.max(1, next), "more shots are fired than named", "the shots before the next one");
    }

    /** The shot that has been declared last, if it is at a model; null if there is none. */
    private @Nullable AtModel lastDeclared() {
        return next == 0 && named > 0 && shots.get(named - 1) instanceof AtModel shot ? shot : null;
    }

    @Override
    public @Nullable TestContext attack() {
        AtModel shot = lastDeclared();
        return shot == null ? null : shot.attack();
    }

    @Override
    public @Nullable Rejection redirectRefusal(Now now, ModelId to) {
        return Objects.requireNonNull(lastDeclared()).redirectRefusal(now, to);
    }

    @Override
    public Frame redirected(Now now, ModelId to) {
        Frame shot = Objects.requireNonNull(lastDeclared()).redirected(now, to);
        return new Volley(model, shots.update(named - 1, shot), next, fired, beside, named, held);
    }

    /** KT-17: what lasts for the attack ends with it. The other shot is fired. */
    @Override
    public Frame calledOff(Now now) {
        now.lasting().expire(Mark.Until.ATTACK);
        return new Volley(model, shots.removeAt(named - 1), next, fired, beside, named - 1, held);
    }

    /** KT-2: the fights that the shots make due wait until the volley ends. */
    @Override
    public boolean encloses() {
        return true;
    }

    @Override
    public boolean endsWithFights() {
        return true;
    }

    @Override
    public Frame afterActivationEnds(ModelId who) {
        boolean fires = next > 0 && next <= shots.size();
        return fires && who.equals(model) ? at(shots.size() + 1) : this;
    }

    @Override
    public void enter(Now now) {
        if (next == 0) declare(now);
        else if (next <= shots.size()) fire(now, shots.get(next - 1));
        else if (next == shots.size() + 1) evade(now);
        else close(now);
    }

    private void declare(Now now) {
        List<HeldBack> waiting = named == 0 ? held : held.appendAll(HeldBack.taken(now.lasting(), named));
        if (named == shots.size()) {
            now.then(new Volley(model, shots, 1, fired, beside, 0, waiting));
            return;
        }
        List<Frame> declared = shots;
        if (shots.get(named) instanceof AtModel shot) {
            shot.declareFirst(now);
            declared = declared.update(named, shot.declared(now));
        } else {
            declared = declared.update(named, ((AimedShot) shots.get(named)).declareFirst(now));
        }
        now.then(new Volley(model, declared, 0, fired, beside, named + 1, waiting));
    }

    private void fire(Now now, Frame shot) {
        List<TestContext> more = fired;
        List<HeldBack> evading = List.empty();
        if (!lost(now)) {
            giveBack(now);
            if (shot instanceof AimedShot aimed) {
                aimed.fire(now);
                now.then(TimingRules.explosions());
            } else if (shot instanceof AtModel at && !at.isObsolete(now)) {
                TestContext context = at.volley(now);
                more = fired.append(context);
                evading = HeldBack.copied(now.model(context.target()), shots.size() + 1);
            }
        }
        now.then(after(more, evading));
    }

    /** What waits for this shot acts; {@link #evade} counts as the shot after the last. */
    private void giveBack(Now now) {
        held.filter(waits -> waits.shot() == next).forEach(waits -> waits.giveBack(now.lasting(), now.sideChanges()));
    }

    /** The volley at its next step. What waited for this one is over. */
    private Volley after(List<TestContext> more, List<HeldBack> evading) {
        return new Volley(
                model,
                shots,
                next + 1,
                more,
                beside,
                named,
                held.filter(waits -> waits.shot() > next).appendAll(evading));
    }

    /**
     * ORD-2: whether the shooter cannot fire any more: after the first shot also if it is stunned, or beside enemies.
     */
    private boolean lost(Now now) {
        Model m = now.model(model);
        if (!m.inPlay() || m.pinned()) return true;
        return next > 1
                && (now.view().activationOver(model) && now.stack().includeActivation()
                        || !beside && now.neighbours().isBesideEnemies(model));
    }

    /**
     * KT-2, SCAT-8, KT-17: each target may evade once, in the order of the models. What it had for the attack on it
     * lasts until then.
     */
    private void evade(Now now) {
        giveBack(now);
        Vector<ModelId> order = now.neighbours().inOrder();
        for (TestContext context : fired.distinctBy(TestContext::target).sortBy(shot -> order.indexOf(shot.target())))
            now.then(TimingRules.evade(Trigger.Attack.of(context, 0, 0, true)));
        now.then(after(fired, List.empty()));
    }

    private void close(Now now) {
        now.lasting().expire(Mark.Until.ATTACK);
        now.then(TimingRules.settle());
        now.then(TimingRules.attackOver());
        Option<TestContext> shot = fired.headOption()
                .orElse(() -> shots.find(AimedShot.class::isInstance).map(aimed -> ((AimedShot) aimed).context()));
        if (shot.isDefined()) AfterAttack.shot(now, shot.get());
        else AfterAttack.ShootOver.after(now, model);
    }
}
