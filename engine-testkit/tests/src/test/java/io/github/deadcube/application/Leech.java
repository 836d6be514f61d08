package io.github.deadcube.application;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Loss;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * The application's own LIFE DRAIN: shots without LOS, and each HP that they cost may heal a friend near the attacker.
 */
public record Leech() implements KeywordRule {
    private static final RuleId RULE = RuleId.of("HOUSE-LEECH");
    private static final int REACH = 2;

    @Override
    public String printed() {
        return "LEECH";
    }

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.grant(Trait.NEEDS_NO_SIGHT);
        hooks.on(Trigger.LOST, Scope.OPPONENT, Leech::drained);
        hooks.on(Trigger.DEALT, Scope.OWN, (effects, me, impact) -> give(effects, me));
    }

    private static void drained(Effects effects, ModelId me, Loss loss) {
        boolean shot = effects.weapon(me, loss.hit().weapon()).exists(weapon -> !weapon.closeCombat());
        if (!shot || effects.hasTrait(loss.hit().target(), Trait.MACHINE)) return;
        effects.remember(new Drained(me, loss.hitPoints()));
        boolean inExplosion = loss.hit().protection().isDefined();
        if (!inExplosion) give(effects, me);
    }

    private static void give(Effects effects, ModelId me) {
        int hitPoints = effects.remembered(Drained.class, me)
                .map(Drained::hitPoints)
                .sum()
                .intValue();
        effects.forget(Drained.class, me);
        if (hitPoints > 0) effects.offer(effects.controller(me), new Give(Option.some(me), hitPoints));
    }

    /** HP that a shot has cost. */
    @SavedName("leech.drained")
    public record Drained(ModelId owner, int hitPoints) implements RuleData.Memory {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public Mark.Until until() {
            return Mark.Until.ATTACK;
        }
    }

    /** One HP for a friend, or none; then the next HP. */
    @SavedName("leech.give")
    public record Give(Option<ModelId> model, int hitPoints) implements Continuation.AfterChoice {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void options(GameView game, Consumer<Choice> each) {
            ModelId me = model.get();
            each.accept(new Choice.Decline(RULE, me));
            if (!game.model(me).inPlay()) return;
            for (Model m : game.models())
                if (isPatient(game, me, m)) each.accept(new Choice.Use(RULE, me, Target.of(m.id())));
        }

        private static boolean isPatient(GameView game, ModelId me, Model m) {
            return m.inPlay()
                    && m.injured()
                    && (m.id().equals(me) || game.areFriends(me, m.id()))
                    && !game.hasTrait(m.id(), Trait.MACHINE)
                    && game.model(me).cube().range(m.cube()) <= REACH
                    && !game.model(me).cube().isOtherSideOf(m.cube());
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            if (!(choice instanceof Choice.Use use) || !use.target().isModel()) return;
            effects.heal(use.target().model().get(), 1, RULE);
            if (hitPoints > 1) effects.offer(effects.controller(model.get()), new Give(model, hitPoints - 1));
        }
    }
}
