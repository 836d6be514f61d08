package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Departure;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;

/**
 * R25-I-ADRENALINE, R25-K-CHARGED: an ADVANCE or a SPRINT is declared. Rules that lengthen it act before its cubes are
 * counted.
 *
 * @param kind an ADVANCE, a SPRINT, one cube bought with a command die, or the cubes of an order
 * @param declared whether the rules that act at its start have been called, so that the movement follows
 * @param cubes the number of cubes that an order gives; 0 for other kinds
 */
@SavedName(value = "actionStart", usual = "cubes=0")
@DescribesFrame(words = "{model} sets out")
record ActionStart(ModelId model, Kind kind, boolean declared, int cubes) implements ActivationFrame {
    @SavedName("actionStart.kind")
    enum Kind {
        ADVANCE(RuleIds.ADV_1),
        SPRINT(RuleIds.SPR_1),
        BOUGHT(RuleIds.CMD_8),
        ORDERED(RuleIds.CMD_9);

        private final RuleId rule;

        Kind(RuleId rule) {
            this.rule = rule;
        }

        private Frame frame(Now now, ModelId model, int cubes) {
            int most = switch (this) {
                case ADVANCE -> Movement.longest(now, now.model(model));
                case SPRINT -> now.view().sprint(now.model(model));
                case BOUGHT -> 1;
                case ORDERED -> cubes;
            };
            return Movement.frame(now, model, most, rule);
        }
    }

    /** The movement, after the rules that act when it starts. */
    static Frame frame(Now now, ModelId model, Kind kind) {
        return frame(now, model, kind, 0);
    }

    /** ORD-4: an ADVANCE of some cubes, whatever the SP. */
    static Frame ordered(Now now, ModelId model, int cubes) {
        return frame(now, model, Kind.ORDERED, cubes);
    }

    private static Frame frame(Now now, ModelId model, Kind kind, int cubes) {
        return ItemRules.boosts(now, model) || now.triggers().acts(Trigger.DEPARTS, model)
                ? new ActionStart(model, kind, false, cubes)
                : kind.frame(now, model, cubes);
    }

    @Override
    public void requires(Requirements state) {
        boolean ordered = kind == Kind.ORDERED;
        state.number("the number of cubes", cubes, ordered ? 1 : 0, ordered ? StateBounds.MOST_CUBES : 0);
    }

    @Override
    public RuleId rule() {
        return kind == Kind.SPRINT ? RuleIds.SPR_1 : RuleIds.ADV_1;
    }

    @Override
    public void enter(Now now) {
        if (declared) {
            now.then(kind.frame(now, model, cubes));
            return;
        }
        now.triggers().at(Trigger.DEPARTS, model, new Departure(model, kind.rule));
        ItemRules.boost(now, model);
        now.then(new ActionStart(model, kind, true, cubes));
    }
}
