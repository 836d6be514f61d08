package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Deed;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * K-RAMPAGE: injured as its activation begins, it rolls a die. On 1 or 2 the other side has it for this activation; on 7 or 8 it may
 * first move one cube, or stand up, free.
 */
class Rampage extends Printed {
    private static final int LOST = 2;
    private static final int FREE = 7;

    Rampage(RuleId rule) {
        super("RAMPAGE", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    /** R25-K-RAMPAGE: in an overfull cube it may do something else before it leaves (ADV-19). */
    static Rampage revised() {
        return new Rampage(RuleIds.R25_K_RAMPAGE) {
            @Override
            public void attach(Keyword keyword, Hooks hooks) {
                super.attach(keyword, hooks);
                hooks.has(Trait.UNHURRIED);
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        Rejection noDie = new Rejection(
                rule(), "no command die is spent on a model that is out of control", "an action without a die");
        hooks.on(Moment.CONTROL, Scope.OWN, (flow, me, active) -> {
            if (flow.model(me).injured() && !calmed(flow, me))
                flow.roll(me.side(), 1, Purpose.KEYWORD, new Tries(rule(), Option.some(me)));
        });
        hooks.forbids(Deed.COMMAND_DIE, Scope.OWN, (table, me, die) -> lost(table, me) ? noDie : null);
        hooks.forbids(Deed.BOUGHT_DICE, Scope.OWN, (table, me, model) -> lost(table, me) ? noDie : null);
    }

    private static boolean lost(Table table, ModelId me) {
        return table.controller(me) != me.side();
    }

    /** K-UNDER-CONTROL: another friend in its cube keeps it under control. */
    private static boolean calmed(Table table, ModelId me) {
        return table.in(table.model(me).cube())
                .exists(other -> table.friends(me, other) && table.is(other, Trait.CALMING));
    }

    /** The die, its own side's. */
    private record Tries(RuleId rule, Option<ModelId> model) implements Then.Rolled {
        @Override
        public void rolled(Flow flow, Dice dice) {
            ModelId me = model.get();
            if (dice.face(0) <= LOST) flow.control(me.side().other(), rule);
            else if (dice.face(0) >= FREE)
                flow.offer(
                        me.side(),
                        flow.model(me).pinned() ? new Headstrong.FreeStandUp(rule, model) : new Charges(rule, model));
        }
    }

    /** One free cube of movement. */
    private record Charges(RuleId rule, Option<ModelId> model) implements Offer {
        @Override
        public void options(Table table, Consumer<Choice> each) {
            if (table.model(model.get()).profile().advance() > 0) Offer.super.options(table, each);
        }

        @Override
        public void taken(Flow flow) {
            flow.advance(model.get(), 1, rule);
        }
    }
}
