package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Impact;
import io.github.deadcube.api.extend.Impact.Explosion;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** K-BOOM: the model explodes when it is killed. It may also explode by a SPECIAL action, even beside enemies; that kills it. */
class Boom extends PrintedKeyword implements Special {
    Boom(RuleId rule) {
        super("BOOM!", rule, PrintedOn.MODEL, Brackets::number);
    }

    /** R25-K-BOOM: in any ASSAULT the model may also explode instead of its FIGHT or SURVIVE, whatever its FIGHT is. */
    static Boom revised() {
        return new Boom(RuleIds.R25_K_BOOM) {
            @Override
            public boolean isAllowedInAssaults() {
                return true;
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Trigger.DIED, Scope.OWN, (effects, me, death) -> explode(effects, me, death.cube(), keyword.number()));
        hooks.offer(this);
    }

    private void explode(Effects effects, ModelId me, Cube cube, int dice) {
        effects.delay(new Explosion(
                rule(), new Impact(cube, effects.controller(me), Option.none(), WeaponChoice.NoWeapon.NONE), dice));
    }

    @Override
    public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {
        each.accept(new Choice.Use(rule(), model, Target.NOTHING));
    }

    @Override
    public boolean isAllowedBesideEnemies() {
        return true;
    }

    @Override
    public void use(Effects effects, Choice.Use use) {
        effects.kill(use.model(), rule());
    }
}
