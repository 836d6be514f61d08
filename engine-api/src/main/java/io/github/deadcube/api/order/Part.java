package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/** ORD-7: what belongs to one mode of an order: its mark, and the weapon that it describes. */
record Part(RuleId rule, String title, Mode mode) implements LibraryRule {
    @Override
    public String text() {
        return "";
    }

    @Override
    public Option<Weapon> weapon() {
        return weapon(mode);
    }

    @Override
    public void marked(Hooks hooks) {
        marked(mode, hooks);
    }

    static Option<Weapon> weapon(Mode mode) {
        return mode.effects().flatMap(Effect::weapon).headOption();
    }

    static void marked(Mode mode, Hooks hooks) {
        mode.effects().forEach(effect -> effect.lent(hooks));
    }

    /** What happens later to whom a mark of it lies on; then the mark goes. */
    record After(RuleId rule, String title, Mode.Later later) implements LibraryRule {
        @Override
        public String text() {
            return "";
        }

        @Override
        public void marked(Hooks hooks) {
            hooks.on(later.moment(), Scope.ANYBODY, (flow, bearer, side) -> {
                flow.unmark(bearer, rule);
                Cue cue = Cue.of(later.moment(), bearer.side(), bearer);
                later.effects().forEach(effect -> effect.on(flow, rule, cue, bearer, Target.NOTHING));
            });
        }
    }
}
