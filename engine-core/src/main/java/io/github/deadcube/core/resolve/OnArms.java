package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Arms;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hooks.Amount;
import io.github.deadcube.api.extend.Hooks.Reaction;
import io.github.deadcube.api.extend.Hooks.Veto;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Way.ShotMode;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** KT-1: a keyword that is lent to some weapons counts while its bearer uses one of them, and wherever no weapon is in question. */
record OnArms(Arms arms) {
    <Q> Amount<Q> amount(Amount<Q> amount) {
        return (table, bearer, question) -> counts(table, bearer, question) ? amount.of(table, bearer, question) : 0;
    }

    <E> Reaction<E> reaction(Reaction<E> reaction) {
        return (flow, bearer, what) -> {
            if (counts(flow, bearer, what)) reaction.to(flow, bearer, what);
        };
    }

    <Q> Veto<Q> veto(Veto<Q> veto) {
        return (table, bearer, deed) -> counts(table, bearer, deed) ? veto.of(table, bearer, deed) : null;
    }

    ShotMode mode(ShotMode mode) {
        return new Lent(mode, arms);
    }

    /** Whether a weapon is one of them; all weapons are, and none, where any will do. */
    boolean has(Option<Weapon> weapon) {
        return arms.equals(Arms.ANY) || weapon.exists(arms::has);
    }

    private boolean counts(Table table, ModelId bearer, Object question) {
        if (arms.equals(Arms.ANY)) return true;
        Arm arm = used(bearer, question);
        return arm == null || has(table.weapon(bearer, arm));
    }

    /** The weapon that a model uses; null where none is in question. */
    private static @Nullable Arm used(ModelId bearer, Object question) {
        if (question instanceof Tested t) return t.occasion().armOf(bearer);
        if (question instanceof Occasion o) return o.armOf(bearer);
        if (question instanceof Hit h) return dealt(bearer, h.dealer(), h.arm());
        if (question instanceof Landing l) return dealt(bearer, l.dealer(), l.arm());
        if (question instanceof Explosion e) return used(bearer, e.at());
        return question instanceof Attack a
                ? a.attacker().equals(bearer) ? a.arm() : a.occasion().armOf(bearer)
                : null;
    }

    private static Arm dealt(ModelId bearer, Option<ModelId> dealer, Arm arm) {
        return dealer.contains(bearer) ? arm : Arm.Bare.NONE;
    }

    /** A mode of shooting that is lent to some weapons. */
    private record Lent(ShotMode mode, Arms arms) implements ShotMode {
        @Override
        public io.github.deadcube.api.rule.RuleId rule() {
            return mode.rule();
        }

        @Override
        public String words() {
            return mode.words();
        }

        @Override
        public boolean of(Weapon weapon) {
            return arms.has(weapon);
        }

        @Override
        public boolean ordinarily() {
            return mode.ordinarily();
        }

        @Override
        public boolean lengthy() {
            return mode.lengthy();
        }

        @Override
        public boolean bought() {
            return mode.bought();
        }

        @Override
        public boolean ordinary() {
            return mode.ordinary();
        }

        @Override
        public void shoot(Flow flow, Occasion occasion) {
            mode.shoot(flow, occasion);
        }
    }
}
