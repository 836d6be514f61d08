package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * K-BOOM: the model explodes when it is killed. It may also explode by a SPECIAL action, even beside enemies, and is
 * then killed.
 */
final class Boom extends PrintedKeyword {
    private final boolean inAssaults;

    private Boom(RuleId rule, boolean inAssaults) {
        super("BOOM!", rule, PrintedOn.MODEL, Brackets::number);
        this.inAssaults = inAssaults;
    }

    static Boom thirdEdition() {
        return new Boom(RuleIds.K_BOOM, false);
    }

    /**
     * R25-K-BOOM: in any ASSAULT the model may also explode instead of its FIGHT or SURVIVE, also without a FIGHT
     * statistic.
     */
    static Boom revised() {
        return new Boom(RuleIds.R25_K_BOOM, true);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        int dice = keyword.number();
        hooks.on(Trigger.DIED, Scope.OWN, (effects, me, death) -> {
            boolean hasExploded = death.marks().exists(mark -> mark.rule().equals(RuleIds.DMG_4));
            if (!hasExploded) explode(effects, rule(), me, death.cube(), dice);
        });
        hooks.offer(new Exploding(rule(), dice, inAssaults));
    }

    private static void explode(Effects effects, RuleId rule, ModelId me, Cube cube, int dice) {
        effects.explode(rule, new Trigger.Impact(cube, effects.controller(me), Option.none(), WeaponChoice.NONE), dice);
    }

    /**
     * The SPECIAL action. The model stays in its cube while it explodes: what it lends to its neighbours counts
     * (KT-14).
     */
    private record Exploding(RuleId rule, int dice, boolean isAllowedInAssaults) implements Special {
        @Override
        public void targets(GameView game, ModelId model, Consumer<Choice.Use> each) {
            each.accept(new Choice.Use(rule, model, Target.NOTHING));
        }

        @Override
        public boolean isAllowedBesideEnemies() {
            return true;
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            ModelId me = use.model();
            effects.addMark(me, new Mark(RuleIds.DMG_4, 1, Mark.Until.ACTIVATION));
            explode(effects, rule, me, effects.model(me).cube(), dice);
            effects.resolveDelayed();
        }
    }
}
