package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Departure;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/**
 * R25-I-ADRENALINE, R25-K-CHARGED: an ADVANCE or a SPRINT is declared, and what makes it longer is settled before its cubes are counted.
 *
 * @param model who sets out
 * @param kind an ADVANCE, a SPRINT, or one cube that a command die gives
 * @param declared whether that has been settled
 */
@Waits(words = "{model} sets out")
record SettingOut(ModelId model, Kind kind, boolean declared) implements Actions.Waiting {
    /** How far. */
    enum Kind {
        ADVANCE {
            @Override
            Frame frame(Now now, ModelId model) {
                return Movement.of(now, model, Movement.longest(now, now.model(model)), RuleIds.ADV_1);
            }
        },
        SPRINT {
            @Override
            Frame frame(Now now, ModelId model) {
                return Movement.of(now, model, now.sprint(now.model(model)), RuleIds.SPR_1);
            }
        },
        BOUGHT {
            @Override
            Frame frame(Now now, ModelId model) {
                return Movement.of(now, model, 1, RuleIds.CMD_8);
            }
        };

        abstract Frame frame(Now now, ModelId model);
    }

    /** The movement, after whatever may be used with it. */
    static Frame of(Now now, ModelId model, Kind kind) {
        return Items.boosts(now, model) || now.acts(Moment.DEPARTS, model)
                ? new SettingOut(model, kind, false)
                : kind.frame(now, model);
    }

    @Override
    public RuleId rule() {
        return kind == Kind.SPRINT ? RuleIds.SPR_1 : RuleIds.ADV_1;
    }

    @Override
    public void enter(Now now) {
        if (declared) {
            now.then(kind.frame(now, model));
            return;
        }
        RuleId why = kind == Kind.BOUGHT ? RuleIds.CMD_8 : rule();
        now.at(Moment.DEPARTS, model, Arm.Bare.NONE, null, new Departure(model, why));
        Items.boost(now, model);
        now.then(new SettingOut(model, kind, true));
    }
}
