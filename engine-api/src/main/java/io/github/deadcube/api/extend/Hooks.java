package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.Way.Delivery;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/**
 * Where keywords, items, marks and special orders say what they do. What they bear is a model, or a weapon of a model while it is
 * used (KT-1); the bearer is told to every hook. Hooks are gathered once, when a game starts. A hook that its bearer is never asked
 * for is a fault of the set-up: a weapon's ARMOUR, for example, unless the keyword counts for the weapon's carrier (KT-10). The
 * bearer that hooks are given is a model: the one that bears the hook, or whose weapon does.
 */
public interface Hooks {
    /**
     * Whether the bearer is a weapon while it is used, or the effect of one where it lands, such as what stands in a grenade's
     * brackets; a keyword that counts for the weapon's carrier (KT-10) is borne by the model: false for a model, what it carries
     * and what marks it.
     */
    boolean ofWeapon();

    /** Says what is simply so of the bearer. */
    void has(Trait trait);

    /** Says what is simply so of the bearer, as another rule has it: a WALKER is a VEHICLE. */
    void has(Trait trait, RuleId by);

    /**
     * Takes back what another rule of the bearer says, whichever of the two comes first: a BIKE can be pinned, though it is a VEHICLE.
     *
     * @param trait the trait; the bearer keeps it if a third rule gives it too
     */
    void lifts(Trait trait, RuleId by);

    /** Adds to a figure. */
    <Q> void adds(Figure<Q> figure, Scope scope, Amount<Q> amount);

    /** Acts at a moment. */
    <E> void on(Moment<E> moment, Scope scope, Reaction<E> reaction);

    /** Forbids something. */
    <Q> void forbids(Deed<Q> deed, Scope scope, Veto<Q> veto);

    /** Offers something that may be chosen: a SPECIAL action, a mode of shooting, a delivery. */
    void offers(Way way);

    /** Offers a SPECIAL action to every friend in play, whether or not the bearer itself is in play. */
    void lends(Special special);

    /** Says how the model gets about; of several gaits the last of {@link Gait}'s list counts. */
    void gait(Gait gait);

    /** Registers another keyword as well, such as the one in a grenade's brackets. */
    void attach(Keyword keyword);

    /**
     * Registers another keyword as well, for some of the bearer's weapons alone: what it adds, does, forbids and offers counts while one
     * of them is used (KT-1).
     */
    void attach(Keyword keyword, Arms arms);

    /**
     * Silences keywords: while the hook's mark lies on a model, they do nothing for it.
     *
     * @param keywords their rules, such as K-CONSTRUCT
     * @param scope {@link Scope#OWN} for those of the bearer; {@link Scope#OPPONENT} for those of its opponent, in a test or an
     *     attack
     */
    void silences(Vector<RuleId> keywords, Scope scope);

    /**
     * Registers another keyword as well if nothing else says how the weapon's shots get to their cubes (KT-7).
     *
     * @param delivery a keyword that offers a {@link Delivery}
     */
    void otherwise(Keyword delivery);

    /** Says how the weapon's shots get to their cubes if nothing else does (KT-7). */
    void otherwise(Delivery delivery);

    /** A number that a bearer adds. */
    @FunctionalInterface
    interface Amount<Q> {
        /** How much: more than 0 adds, less takes away. */
        int of(Table table, ModelId bearer, Q question);
    }

    /** What a bearer does at a moment. */
    @FunctionalInterface
    interface Reaction<E> {
        /** Does it. */
        void to(Flow flow, ModelId bearer, E what);
    }

    /** Why something is forbidden. */
    @FunctionalInterface
    interface Veto<Q> {
        /** The reason: null if nothing forbids it. */
        @Nullable
        Rejection of(Table table, ModelId bearer, Q deed);
    }

    /** Whose figure, moment or deed a hook concerns, seen from the hook's bearer. */
    enum Scope {
        /** The bearer's own: its test, its attack, its activation. */
        OWN,
        /** That of the bearer's opponent in the same test or attack. */
        OPPONENT,
        /** Anybody's, while the bearer is in play (KT-12); the hook itself says whose and how near. */
        ANYBODY
    }
}
