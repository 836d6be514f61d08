package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Loss;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.StepOfModel;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** K-LIFE-DRAIN: HP that its shots cost may heal friends. Those of one explosion are given together. */
final class LifeDrain extends PrintedKeyword {
    private static final int REACH = 2;

    /** Models that it neither drains nor heals. */
    private final Trait spared;

    private final boolean shotsOnly;

    private LifeDrain(RuleId rule, PrintedOn owners, Trait spared, boolean shotsOnly) {
        super("LIFE DRAIN", rule, owners, Brackets::nothing);
        this.spared = spared;
        this.shotsOnly = shotsOnly;
    }

    /** Only its shots drain, and they need no LOS. */
    static LifeDrain thirdEdition() {
        return new LifeDrain(RuleIds.K_LIFE_DRAIN, PrintedOn.SHOOTING, Trait.MACHINE, true);
    }

    /**
     * R25-K-LIFE-DRAIN: any weapon may have it, and needs LOS. It takes nothing from a CONSTRUCT and gives nothing to
     * one.
     */
    static LifeDrain revised() {
        return new LifeDrain(RuleIds.R25_K_LIFE_DRAIN, PrintedOn.WEAPON, Trait.LIFELESS, false);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        if (shotsOnly) hooks.grant(Trait.NEEDS_NO_SIGHT);
        hooks.on(Trigger.LOST, Scope.OPPONENT, this::drained);
        hooks.on(Trigger.DEALT, Scope.OWN, this::dealt);
    }

    private void drained(Effects effects, ModelId me, Loss loss) {
        boolean drains = effects.weapon(me, loss.hit().weapon()).exists(weapon -> !shotsOnly || !weapon.closeCombat());
        if (!drains || effects.hasTrait(loss.hit().target(), spared)) return;
        boolean inExplosion = loss.hit().protection().isDefined();
        if (inExplosion) effects.remember(new Pool(rule(), me, loss.hitPoints()));
        else gives(effects, me, loss.hitPoints());
    }

    /** KT-3: the explosion has dealt all its damage. */
    private void dealt(Effects effects, ModelId me, Trigger.Impact impact) {
        int pool = effects.remembered(Pool.class, me).map(Pool::hitPoints).sum().intValue();
        if (pool == 0) return;
        effects.forget(Pool.class, me);
        gives(effects, me, pool);
    }

    private void gives(Effects effects, ModelId me, int hitPoints) {
        effects.offer(effects.controller(me), new Gives(rule(), spared, Option.some(me), hitPoints));
    }

    /** The HP that an explosion has cost one of its victims. */
    @SavedName("lifeDrain.pool")
    private record Pool(RuleId rule, ModelId owner, int hitPoints) implements RuleData.Memory {
        @Override
        public Mark.Until until() {
            return Mark.Until.ATTACK;
        }
    }

    /** For each HP, the side names a friend or declines. */
    @SavedName(
            value = "lifeDrain.gives",
            usual = {"rule=K-LIFE-DRAIN", "spared=machine"})
    private record Gives(RuleId rule, Trait spared, Option<ModelId> model, int left)
            implements Continuation.AfterChoice, StepOfModel {
        @Override
        public void options(GameView game, Consumer<Choice> each) {
            ModelId me = model.get();
            each.accept(new Choice.Decline(rule(), me));
            Model from = game.model(me);
            if (!from.inPlay()) return;
            for (Model m : game.models())
                if (m.inPlay()
                        && m.injured()
                        && !game.hasTrait(m.id(), spared)
                        && (m.id().equals(me) || game.areFriends(me, m.id()))
                        && from.cube().range(m.cube()) <= REACH
                        && !from.cube().isOtherSideOf(m.cube()))
                    each.accept(new Choice.Use(rule(), me, Target.of(m.id())));
        }

        @Override
        public Option<Rejection> refusal(GameView game, Choice choice) {
            if (!(choice instanceof Choice.Use use) || !use.rule().equals(rule())) return Option.none();
            return Option.some(
                    use.fits(model.get())
                            ? new Rejection(
                                    rule(),
                                    "the target is no injured friend at most 2 cubes from the attacker, or cannot "
                                            + "be healed",
                                    "an injured friend near the attacker, or the attacker itself")
                            : Refusals.OTHER_MODEL);
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            if (!(choice instanceof Choice.Use use) || !use.target().isModel()) return;
            effects.heal(use.target().model().get(), 1, rule());
            if (left > 1) effects.offer(effects.controller(model.get()), new Gives(rule, spared, model, left - 1));
        }
    }
}
