package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;

/** I-ADRENALINE: both SP numbers are 1 higher in this round. */
class AdrenalineShot extends Item {
    private AdrenalineShot(RuleId rule) {
        super("Adrenaline Shot", rule);
    }

    @Override
    public final void attachToMarked(Hooks hooks) {
        hooks.modify(Modifier.SPEED, Scope.OWN, (game, me, moving) -> 1);
    }

    /** It is used without an action. */
    static final class Free extends AdrenalineShot implements Special {
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
            useForRound(effects, use.model(), rule());
        }
    }

    /** R25-I-ADRENALINE: it is used when an ADVANCE or a SPRINT is declared. */
    static final class Revised extends AdrenalineShot {
        Revised() {
            super(RuleIds.R25_I_ADRENALINE);
        }

        @Override
        public boolean helpsMovement() {
            return true;
        }
    }
}
