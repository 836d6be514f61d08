package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** R25-K-AUGMENTED: two dice are rolled again for a mark, which costs a SURVIVE (2) as the activation ends. */
final class Augmented extends PrintedKeyword {
    private static final int DICE = 2;

    Augmented() {
        super("AUGMENTED", RuleIds.R25_K_AUGMENTED, PrintedOn.WEAPON, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(
                Trigger.DECLARED,
                Scope.OWN,
                (effects, me, attack) -> offer(effects, me, attack.kind(), attack.weapon()));
        hooks.on(
                Trigger.ANSWERED,
                Scope.OWN,
                (effects, me, attack) -> offer(effects, me, attack.kind(), attack.replyWeapon()));
        hooks.on(
                Trigger.AIMED,
                Scope.OWN,
                (effects, me, shot) -> offer(effects, me, TestContext.Kind.AIM, shot.weapon()));
        hooks.on(
                Trigger.EXPLODES,
                Scope.OWN,
                (effects, me, impact) -> offer(effects, me, TestContext.Kind.HAZARD, impact.weapon()));
    }

    private static void offer(Effects effects, ModelId me, TestContext.Kind kind, WeaponChoice weapon) {
        effects.offer(effects.controller(me), new Uses(me, kind, weapon));
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.modify(
                Modifier.REROLLS_EVEN_BARRED, Scope.OWN, (game, me, test) -> isDeclared(game, me, test) ? DICE : 0);
        hooks.on(Trigger.DECLARED, Scope.OWN, (effects, me, attack) -> effects.forget(Declared.class, me));
        hooks.on(Trigger.ANSWERED, Scope.OWN, (effects, me, attack) -> effects.forget(Declared.class, me));
        hooks.on(Trigger.AIMED, Scope.OWN, (effects, me, shot) -> effects.forget(Declared.class, me));
        hooks.on(Trigger.EXPLODES, Scope.OWN, (effects, me, impact) -> effects.forget(Declared.class, me));
        hooks.on(
                Trigger.ACTIVATION_ENDS.at(Step.COST),
                Scope.ANY,
                (effects, me, active) -> Charged.Pays.due(effects, rule(), me));
    }

    private static boolean isDeclared(GameView game, ModelId me, ModelTest test) {
        if (test.skill() == Skill.SURVIVE) return false;
        TestContext context = test.context();
        // K-IT-BURNS: its one RANGED test has the context of one of the models that it hits
        boolean ofOthers = !me.equals(context.attacker()) && !me.equals(context.target());
        TestContext.Kind kind = ofOthers ? TestContext.Kind.SHOOT : context.kind();
        return game.remembered(Declared.class, me).contains(new Declared(me, kind, context.weaponOf(me)));
    }

    @SavedName("augmented.uses")
    private record Uses(ModelId owner, TestContext.Kind kind, WeaponChoice weapon) implements Offer {
        @Override
        public RuleId rule() {
            return RuleIds.R25_K_AUGMENTED;
        }

        @Override
        public Option<ModelId> model() {
            return Option.some(owner);
        }

        @Override
        public void taken(Effects effects) {
            effects.addMark(owner, new Mark(rule(), 1, Mark.Until.ACTIVATION));
            effects.remember(new Declared(owner, kind, weapon));
        }
    }

    @SavedName("augmented.declared")
    private record Declared(ModelId owner, TestContext.Kind kind, WeaponChoice weapon) implements RuleData.Memory {
        @Override
        public RuleId rule() {
            return RuleIds.R25_K_AUGMENTED;
        }

        @Override
        public Mark.Until until() {
            return Mark.Until.ATTACK;
        }
    }
}
