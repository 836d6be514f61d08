package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/**
 * Where keywords, items, marks and special orders say what they do. What they bear is a model, or a weapon of a model while it is
 * used (KT-1); the owner is told to every hook. Hooks are gathered once, when a game starts. A hook that its owner is never asked
 * for is a fault of the set-up: a weapon's ARMOUR, for example, unless the keyword counts for the weapon's carrier (KT-10). The
 * owner that hooks are given is a model: the one that bears the hook, or whose weapon does.
 */
public interface Hooks {
    /**
     * Whether the owner is a weapon while it is used, or the effect of one where it lands, such as what stands in a grenade's
     * brackets; a keyword that counts for the weapon's carrier (KT-10) is borne by the model: false for a model, what it carries
     * and what marks it.
     */
    boolean ofWeapon();

    /** Says what is simply so of the owner. */
    void grant(Trait trait);

    /** Says what is simply so of the owner, as another rule has it: a WALKER is a VEHICLE. */
    void grant(Trait trait, RuleId by);

    /**
     * Takes back what another rule of the owner says, whichever of the two comes first: a BIKE can be pinned, though it is a VEHICLE.
     *
     * @param trait the trait; the owner keeps it if a third rule gives it too
     */
    void revoke(Trait trait, RuleId by);

    /** Adds to a figure. */
    <Q> void modify(Modifier<Q> modifier, Scope scope, Amount<Q> amount);

    /** Acts at a moment. */
    <E> void on(Trigger<E> trigger, Scope scope, Reaction<E> reaction);

    /** Forbids something. */
    <Q> void restrict(Restriction<Q> restriction, Scope scope, Check<Q> veto);

    /** Offers something that may be chosen: a SPECIAL action, a mode of shooting, a delivery. */
    void offer(Capability capability);

    /** Offers a SPECIAL action to every friend in play, whether or not the owner itself is in play. */
    void offerToFriends(Special special);

    /** Says how the model gets about; of several gaits the last of {@link MovementMode}'s list counts. */
    void movement(MovementMode mode);

    /** Registers another keyword as well, such as the one in a grenade's brackets. */
    void attach(Keyword keyword);

    /**
     * Registers another keyword as well, for some of the owner's weapons alone: what it adds, does, forbids and offers counts while one
     * of them is used (KT-1).
     */
    void attach(Keyword keyword, WeaponFilter weapons);

    /**
     * Silences keywords: while the hook's mark lies on a model, they do nothing for it.
     *
     * @param keywords their rules, such as K-CONSTRUCT
     * @param scope {@link Scope#OWN} for those of the owner; {@link Scope#OPPONENT} for those of its opponent, in a test or an
     *     attack
     */
    void silence(Vector<RuleId> keywords, Scope scope);

    /**
     * Registers another keyword as well if nothing else says how the weapon's shots get to their cubes (KT-7).
     *
     * @param delivery a keyword that offers a {@link Delivery}
     */
    void attachDefault(Keyword delivery);

    /** Says how the weapon's shots get to their cubes if nothing else does (KT-7). */
    void attachDefault(Delivery delivery);

    /** A number that an owner adds. */
    @FunctionalInterface
    interface Amount<Q> {
        /** How much: more than 0 adds, less takes away. */
        int of(GameView game, ModelId owner, Q question);
    }

    /** What an owner does at a moment. */
    @FunctionalInterface
    interface Reaction<E> {
        /** Does it. */
        void react(Effects effects, ModelId owner, E what);
    }

    /** Why something is forbidden. */
    @FunctionalInterface
    interface Check<Q> {
        /** The reason: null if nothing forbids it. */
        @Nullable
        Rejection check(GameView game, ModelId owner, Q deed);
    }

    /** Whose figure, moment or deed a hook concerns, seen from the hook's owner. */
    enum Scope {
        /** The owner's own: its test, its attack, its activation. */
        OWN,
        /** That of the owner's opponent in the same test or attack. */
        OPPONENT,
        /** Anybody's, while the owner is in play (KT-12); the hook itself says whose and how near. */
        ANY
    }
}
