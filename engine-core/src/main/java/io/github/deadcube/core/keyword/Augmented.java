package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * R25-K-AUGMENTED: before a test with the weapon, its model may declare that it rolls two dice again, even where re-rolls are
 * barred. Each use puts a mark on the model until the activation ends; then the model makes a SURVIVE (2) for each. The amount of
 * the mark encodes the weapon and the kind of test. It is 0 after a later attack has been declared.
 */
final class Augmented extends PrintedKeyword {
    private static final int DICE = 2;
    private static final int KINDS = TestContext.Kind.values().length;

    Augmented() {
        super("AUGMENTED", RuleIds.R25_K_AUGMENTED, PrintedOn.WEAPON, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.grant(Trait.AUGMENTING);
        hooks.on(Trigger.DECLARED, Scope.OWN, (effects, me, o) -> offer(effects, me, key(o.kind(), o.weapon())));
        hooks.on(Trigger.ANSWERED, Scope.OWN, (effects, me, o) -> offer(effects, me, key(o.kind(), o.replyWeapon())));
        hooks.on(
                Trigger.EXPLODES,
                Scope.OWN,
                (effects, me, explosion) -> offer(
                        effects, me, key(TestContext.Kind.HAZARD, explosion.at().weapon())));
    }

    /** Whether a shot at a cube uses a weapon with the keyword, printed or given (KT-17). */
    static boolean fires(GameView game, CubeShot shot) {
        return game.hasTrait(shot.shooter(), shot.weapon(), Trait.AUGMENTING);
    }

    /** The aim of INDIRECT is a separate use. */
    static void aims(Effects effects, CubeShot shot) {
        effects.addMark(shot.shooter(), use(key(TestContext.Kind.AIM, shot.weapon())));
    }

    private static void offer(Effects effects, ModelId me, int key) {
        effects.offer(effects.controller(me), new Uses(me, key));
    }

    private static int key(TestContext.Kind kind, WeaponChoice weapon) {
        return weapon instanceof WeaponChoice.OnCard own ? KINDS * (own.number() + 1) + kind.ordinal() : 0;
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.modify(Modifier.REROLLS_EVEN_BARRED, Scope.OWN, (game, me, test) -> augments(game, me, test) ? DICE : 0);
        hooks.on(Trigger.DECLARED, Scope.OWN, (effects, me, o) -> spend(effects, me));
        hooks.on(Trigger.ANSWERED, Scope.OWN, (effects, me, o) -> spend(effects, me));
        hooks.on(Trigger.EXPLODES, Scope.OWN, (effects, me, explosion) -> spend(effects, me));
        hooks.on(Trigger.ACTIVATION_COST, Scope.ANY, (effects, me, active) -> Charged.Pays.due(effects, rule(), me));
    }

    private static boolean augments(GameView game, ModelId me, ModelTest test) {
        if (test.skill() == Skill.SURVIVE) return false;
        TestContext o = test.context();
        // K-IT-BURNS: its one RANGED test has the test context of one of the models that it hits
        boolean ofOthers = !me.equals(o.attacker()) && !me.equals(o.target());
        int key = key(ofOthers ? TestContext.Kind.SHOOT : o.kind(), o.weaponOf(me));
        return key != 0 && uses(game, me).exists(mark -> mark.amount() == key);
    }

    private static List<Mark> uses(GameView game, ModelId me) {
        return game.model(me).marks().filter(mark -> mark.rule().equals(RuleIds.R25_K_AUGMENTED));
    }

    /** Earlier declarations were for a test that is over. */
    private static void spend(Effects effects, ModelId me) {
        List<Mark> uses = uses(effects, me);
        if (uses.forAll(mark -> mark.amount() == 0)) return;
        effects.removeMarks(me, RuleIds.R25_K_AUGMENTED);
        for (int i = 0; i < uses.size(); i++) effects.addMark(me, use(0));
    }

    private static Mark use(int key) {
        return new Mark(RuleIds.R25_K_AUGMENTED, key, Mark.Until.ACTIVATION);
    }

    /** The choice to use it for this test, or not. */
    @SavedName(
            value = "augmented.uses",
            parts = {"owner", "key"})
    private record Uses(ModelId owner, int key) implements Offer {
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
            effects.addMark(owner, use(key));
        }
    }
}
