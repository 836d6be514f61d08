package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Departure;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Requirements;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * R25-I-ADRENALINE, R25-K-CHARGED: an ADVANCE or a SPRINT is declared. Rules that lengthen it act before its cubes are counted.
 *
 * @param kind an ADVANCE, a SPRINT, one cube bought with a command die, or the cubes of an order
 * @param declared whether the rules that act at its start have been called, so that the movement follows
 * @param cubes the number of cubes that an order gives; 0 for other kinds
 */
@SavedName(value = "actionStart", parts = "model kind declared cubes", usual = "cubes=0")
@DescribesFrame(words = "{model} sets out")
record ActionStart(ModelId model, Kind kind, boolean declared, int cubes) implements ActionRules.ChapterFrame {
    @SavedName(value = "actionStart.kind", parts = "advance sprint bought ordered")
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
            return Movement.of(now, model, most, rule);
        }
    }

    /** The movement, after the rules that act when it starts. */
    static Frame of(Now now, ModelId model, Kind kind) {
        return of(now, model, kind, 0);
    }

    /** ORD-4: an ADVANCE of some cubes, whatever the SP. */
    static Frame ordered(Now now, ModelId model, int cubes) {
        return of(now, model, Kind.ORDERED, cubes);
    }

    private static Frame of(Now now, ModelId model, Kind kind, int cubes) {
        return ItemRules.boosts(now, model) || now.triggers().acts(Trigger.DEPARTS, model)
                ? new ActionStart(model, kind, false, cubes)
                : kind.frame(now, model, cubes);
    }

    @Override
    public void requires(Requirements state) {
        boolean ordered = kind == Kind.ORDERED;
        state.number("the number of cubes", cubes, ordered ? 1 : 0, ordered ? Requirements.MOST_CUBES : 0);
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

    /** ADV-1, ADV-16, SPR-1, SPR-2: the ADVANCE and the SPRINT. */
    static final class MoveAction extends Action {
        private static final Rejection NO_SPEED = Refusals.immobile("another action");
        private static final Rejection NO_SPRINTING =
                new Rejection(RuleIds.SPR_2, "an enemy is in the model's cube", "an ADVANCE, which breaks away");

        private final boolean sprints;

        MoveAction(Action.Kind kind, RuleId rule, @Nullable CommandFace die) {
            super(kind, kind == Action.Kind.SPRINT, rule, die);
            this.sprints = kind == Action.Kind.SPRINT;
        }

        private static ModelId mover(Choice choice) {
            return choice instanceof Choice.Sprint sprint ? sprint.model() : ((Choice.Advance) choice).model();
        }

        private boolean hasSpeed(Now now, ModelId model) {
            Card card = now.model(model).card();
            return (sprints ? card.sprint() : card.advance()) > 0;
        }

        @Override
        @Nullable
        Rejection gate(Now now, ModelId model) {
            return sprints ? gateAwayFromEnemies(now, model, NO_SPRINTING) : super.gate(now, model);
        }

        @Override
        void options(Now now, ModelId model, Consumer<Choice> each) {
            if (hasSpeed(now, model)) each.accept(sprints ? new Choice.Sprint(model) : new Choice.Advance(model));
        }

        @Override
        @Nullable
        Rejection refusal(Now now, Choice choice) {
            return hasSpeed(now, mover(choice)) ? null : NO_SPEED;
        }

        @Override
        boolean leaves(Now now, Choice choice) {
            return true;
        }

        @Override
        Frame frame(Now now, Choice choice) {
            return ActionStart.of(now, mover(choice), sprints ? ActionStart.Kind.SPRINT : ActionStart.Kind.ADVANCE);
        }

        /** CMD-8: an ADVANCE of one cube, independent of its SP. */
        @Override
        Frame bought(Now now, Choice choice) {
            return ActionStart.of(now, mover(choice), ActionStart.Kind.BOUGHT);
        }
    }
}
