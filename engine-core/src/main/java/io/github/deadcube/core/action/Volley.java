package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.timing.Timing;
import io.vavr.collection.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * K-FIRE-CONTROL, SHO-9: two weapons are fired in one SHOOT. All is declared first; the second shot begins when the first is resolved
 * up to EVADE. Who was shot at may evade after both, and the fights come last.
 *
 * @param model the shooter
 * @param shots what fires each shot, in order
 * @param next the number of the shot that is next; 0 before all is declared; after the last comes EVADE, then the fights
 * @param fired the occasions of the shots at models that have been fired
 */
record Volley(ModelId model, List<Frame> shots, int next, List<Occasion> fired) implements Frame {
    private static final int MOST = 2;

    /** The rule that lets a model fire two weapons, or one of these with another; null if none does. */
    private static @Nullable RuleId rule(Now now, ModelId model, Iterable<Shot> shots) {
        RuleId by = now.ruleOf(model, Trait.TWO_WEAPONS);
        for (Shot shot : shots) if (by == null) by = Aims.ruleOf(now, now.model(model), shot, Trait.TWO_WEAPONS);
        return by;
    }

    /** Whether a model may fire two weapons at all, or one of its weapons with another. */
    static boolean may(Now now, ModelId model) {
        if (now.is(model, Trait.TWO_WEAPONS)) return true;
        for (int w = 0; w < now.game().weapons(model).length; w++)
            if (now.is(model, Arm.own(w), Trait.TWO_WEAPONS)) return true;
        return false;
    }

    /** Why so many shots may not be fired; null if each may be looked at. */
    static @Nullable Rejection refusal(Now now, Choice.Shoot shoot) {
        RuleId by = rule(now, shoot.model(), shoot.shots());
        if (by == null || shoot.shots().isEmpty()) return Aims.NO_MODE;
        boolean two = shoot.shots().size() == MOST
                && !shoot.shots().head().weapon().equals(shoot.shots().last().weapon());
        if (!two) return new Rejection(by, "a SHOOT uses one weapon, or two different ones", "one shot, or two");
        return shoot.shots().count(shot -> shot.item().isDefined()) > 1
                ? new Rejection(by, "a one-use item is used for one of the shots", "an item with one of them")
                : null;
    }

    /** CMD-8: a die gives one weapon only. */
    static Rejection notBought(Now now, Choice.Shoot shoot) {
        RuleId by = rule(now, shoot.model(), shoot.shots());
        return new Rejection(
                by == null ? RuleIds.CMD_8 : by, "a Shoot command die gives one weapon only", "one of the shots");
    }

    /** Every pair of shots with different weapons, in both orders. */
    static void pairs(Now now, ModelId model, java.util.List<Shot> shots, Consumer<List<Shot>> each) {
        for (Shot one : shots)
            for (Shot other : shots)
                if (!one.weapon().equals(other.weapon())
                        && (one.item().isEmpty() || other.item().isEmpty())
                        && rule(now, model, List.of(one, other)) != null) each.accept(List.of(one, other));
    }

    static Frame of(Now now, ModelState m, List<Shot> shots) {
        return new Volley(m.id(), shots.map(shot -> Aims.frame(now, m, shot)), 0, List.empty());
    }

    @Override
    public RuleId rule() {
        return RuleIds.SHO_9;
    }

    @Override
    public String words() {
        return model + " fires two weapons";
    }

    /** KT-2: the fights that the shots make due wait for its end. */
    @Override
    public boolean encloses() {
        return true;
    }

    @Override
    public void enter(Now now) {
        if (next == 0) declare(now);
        else if (next <= shots.size()) fire(now, shots.get(next - 1));
        else if (next == shots.size() + 1) evade(now);
        else close(now);
    }

    private void declare(Now now) {
        List<Frame> declared = shots;
        for (int i = 0; i < shots.size(); i++) {
            if (shots.get(i) instanceof AtModel shot) {
                shot.declareFirst(now);
                declared = declared.update(i, shot.declared(now));
            } else {
                ((AimedShot) shots.get(i)).declare(now);
            }
        }
        now.then(new Volley(model, declared, 1, fired));
    }

    private void fire(Now now, Frame shot) {
        List<Occasion> more = fired;
        if (next == 1 || !lost(now)) {
            if (shot instanceof AimedShot aimed) {
                aimed.fire(now);
                now.then(Timing.explosions());
            } else if (shot instanceof AtModel at && !at.lapsed(now)) {
                more = fired.append(at.volley(now));
            }
        }
        now.then(new Volley(model, shots, next + 1, more));
    }

    /** What follows is not made any more by a shooter that is dead, pinned, stunned or beside enemies. */
    private boolean lost(Now now) {
        ModelState m = now.model(model);
        return !m.inPlay() || m.pinned() || now.activationOver() || now.besideEnemies(model);
    }

    private void evade(Now now) {
        List<Occasion> once = fired.distinctBy(Occasion::target);
        for (Occasion o : once)
            now.then(Timing.evade(new Attack(o, o.attacker(), o.target(), o.arm(), 0, 0, true, o.wasPinned())));
        now.then(new Volley(model, shots, next + 1, fired));
    }

    private void close(Now now) {
        now.then(Timing.settle());
        now.then(Timing.over());
        if (fired.isEmpty()) ShootOver.after(now, model);
        else Aftermath.shot(now, fired.head());
    }
}
