package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/** ORD-7: the rule of one mode of an order: the hooks of its mark, and the weapon that the mode describes. */
record ModeRule(RuleId rule, String title, Order.Mode mode) implements Library.Rule {
    @Override
    public String text() {
        return "";
    }

    @Override
    public Option<Weapon> weapon() {
        return weapon(mode);
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        attachEffects(mode, hooks);
    }

    static Option<Weapon> weapon(Order.Mode mode) {
        return mode.effects().flatMap(Effect::weapon).headOption();
    }

    static void attachEffects(Order.Mode mode, Hooks hooks) {
        mode.effects().forEach(effect -> effect.attachToMarked(hooks));
    }

    /** The rule of a mode's later effects: they happen to a model with its mark; then the mark is removed. */
    record After(RuleId rule, String title, Order.Mode.LaterEffects later) implements Library.Rule {
        @Override
        public String text() {
            return "";
        }

        @Override
        public void attachToMarked(Hooks hooks) {
            hooks.on(later.trigger(), Scope.ANY, (effects, owner, side) -> {
                effects.removeMarks(owner, rule);
                OrderContext context = OrderContext.of(later.trigger(), owner.side(), owner);
                later.effects().forEach(effect -> effect.apply(effects, rule, context, owner, Target.NOTHING));
            });
        }
    }
}
