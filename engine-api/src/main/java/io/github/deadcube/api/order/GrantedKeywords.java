package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/** ORD-7: what belongs to one mode of an order: its mark, and the weapon that it describes. */
record GrantedKeywords(RuleId rule, String title, OrderMode mode) implements LibraryRule {
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
        marked(mode, hooks);
    }

    static Option<Weapon> weapon(OrderMode mode) {
        return mode.effects().flatMap(Effect::weapon).headOption();
    }

    static void marked(OrderMode mode, Hooks hooks) {
        mode.effects().forEach(effect -> effect.attachToMarked(hooks));
    }

    /** What happens later to whom a mark of it lies on; then the mark goes. */
    record After(RuleId rule, String title, OrderMode.LaterEffects later) implements LibraryRule {
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
