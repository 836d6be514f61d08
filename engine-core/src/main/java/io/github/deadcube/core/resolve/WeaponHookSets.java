package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hooks.Check;
import io.github.deadcube.api.extend.Impact;
import io.github.deadcube.api.extend.Registration.Amount;
import io.github.deadcube.api.extend.Registration.Reaction;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.extend.WeaponFilter;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** KT-1: a keyword that a rule gives to some weapons. It counts while its owner uses one, or if no weapon is concerned. */
record WeaponHookSets(WeaponFilter weapons) {
    <Q> Amount<ModelId, Q> amount(Amount<ModelId, Q> amount) {
        return (game, owner, question) -> counts(game, owner, question) ? amount.of(game, owner, question) : 0;
    }

    <E> Reaction<ModelId, E> reaction(Reaction<ModelId, E> reaction) {
        return (effects, owner, what) -> {
            if (counts(effects, owner, what)) reaction.react(effects, owner, what);
        };
    }

    <Q> Check<Q> veto(Check<Q> veto) {
        return (game, owner, question) -> counts(game, owner, question) ? veto.check(game, owner, question) : null;
    }

    ShotMode mode(ShotMode mode) {
        return new Lent(mode, weapons);
    }

    /** Whether the weapon matches; always true for {@link WeaponFilter#ANY}, even without a weapon. */
    boolean has(Option<Weapon> weapon) {
        return weapons.equals(WeaponFilter.ANY) || weapon.exists(weapons::matches);
    }

    private boolean counts(GameView game, ModelId owner, Object question) {
        if (weapons.equals(WeaponFilter.ANY)) return true;
        WeaponChoice weapon = used(owner, question);
        return weapon == null || has(game.weapon(owner, weapon));
    }

    /** The weapon that a model uses; null if the question concerns no weapon. */
    private static @Nullable WeaponChoice used(ModelId owner, Object question) {
        if (question instanceof ModelTest t) return t.context().weaponOf(owner);
        if (question instanceof TestContext o) return o.weaponOf(owner);
        if (question instanceof Hit h) return dealt(owner, h.attacker(), h.weapon());
        if (question instanceof Impact l) return dealt(owner, l.attacker(), l.weapon());
        if (question instanceof Explosion e) return used(owner, e.at());
        if (question instanceof CubeShot s) return dealt(owner, Option.some(s.shooter()), s.weapon());
        return question instanceof Attack a
                ? a.attacker().equals(owner) ? a.weapon() : a.context().weaponOf(owner)
                : null;
    }

    private static WeaponChoice dealt(ModelId owner, Option<ModelId> dealer, WeaponChoice weapon) {
        return dealer.contains(owner) ? weapon : WeaponChoice.NoWeapon.NONE;
    }

    /** A shot mode that a rule gives to some weapons. */
    private record Lent(ShotMode mode, WeaponFilter weapons) implements ShotMode {
        @Override
        public io.github.deadcube.api.rule.RuleId rule() {
            return mode.rule();
        }

        @Override
        public String words() {
            return mode.words();
        }

        @Override
        public boolean fits(Weapon weapon) {
            return weapons.matches(weapon);
        }

        @Override
        public boolean isDefault() {
            return mode.isDefault();
        }

        @Override
        public boolean isLong() {
            return mode.isLong();
        }

        @Override
        public boolean isForShootDie() {
            return mode.isForShootDie();
        }

        @Override
        public boolean allowsModifiers() {
            return mode.allowsModifiers();
        }

        @Override
        public boolean hasKeywordEffects() {
            return mode.hasKeywordEffects();
        }

        @Override
        public void shoot(Effects effects, TestContext context) {
            mode.shoot(effects, context);
        }
    }
}
