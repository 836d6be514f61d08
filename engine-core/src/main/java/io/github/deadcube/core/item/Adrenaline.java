package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.StepOfModel;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** I-ADRENALINE: both SP numbers are 1 higher in this round. */
class Adrenaline extends Item {
    private Adrenaline(RuleId rule) {
        super("Adrenaline Shot", rule);
    }

    @Override
    public final void attachToMarked(Hooks hooks) {
        hooks.modify(Modifier.SPEED, Scope.OWN, (game, me, moving) -> 1);
    }

    /** It is used without an action. */
    static final class Free extends Adrenaline implements Special {
        Free() {
            super(RuleIds.I_ADRENALINE);
        }

        @Override
        public void attachToCarrier(Hooks hooks) {
            hooks.offer(this);
        }

        @Override
        public boolean isFree() {
            return true;
        }

        @Override
        public boolean isAllowedBesideEnemies() {
            return true;
        }

        @Override
        public void targets(GameView game, ModelId carrier, Consumer<Choice.Use> each) {
            each.accept(new Choice.Use(rule(), carrier, Target.NOTHING));
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            quicken(effects, use.model(), rule());
        }
    }

    /** R25-I-ADRENALINE: it is used when an ADVANCE or a SPRINT is declared. */
    static final class Revised extends Adrenaline {
        Revised() {
            super(RuleIds.R25_I_ADRENALINE);
        }

        @Override
        public boolean helpsMovement() {
            return true;
        }
    }

    private static void quicken(Effects effects, ModelId model, RuleId rule) {
        effects.useItem(model, rule);
        effects.addMark(model, new Mark(rule, 1, Mark.Until.ROUND));
    }

    /** R25-I-ADRENALINE: the choice to use an item when its carrier starts a move. */
    @SavedName(value = "boost", parts = "rule model")
    record Boost(RuleId rule, Option<ModelId> model) implements Continuation.AfterChoice, StepOfModel {
        @Override
        public void options(GameView game, Consumer<Choice> each) {
            each.accept(new Choice.Decline(rule, model.get()));
            each.accept(new Choice.Use(rule, model.get(), Target.NOTHING));
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            if (!(choice instanceof Choice.Decline)) quicken(effects, model.get(), rule);
        }
    }
}
