package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;

/** ASK-7: the rule that forbids a choice at this time of the game; ASK-1 if no rule does. */
final class WrongTimeRefusal {
    private static final Rejection FIGHT_FIRST =
            new Rejection(RuleIds.ADV_5, "the model must fight at once, and then its move is over", "the fight");
    private static final Rejection LEAVING =
            new Rejection(RuleIds.ADV_6, "the model breaks away, and an enemy may attack it first", "the free ASSAULT");
    private static final Rejection NOT_MOVING =
            new Rejection(RuleIds.ADV_1, "the model is not moving", "an ADVANCE or a SPRINT, then its steps");
    private static final Rejection NO_ACTIVE_MODEL =
            new Rejection(RuleIds.RND_2, "no model is active", "a model to activate first");
    private static final Rejection ACTIVE =
            new Rejection(RuleIds.RND_2, "the model is active", "one of its actions, or the end of its activation");
    private static final Rejection ONE_BY_ONE = new Rejection(
            RuleIds.CMD_6,
            "at most two models are activated in a turn, one after the other",
            "what the active model does, or its end");
    private static final Rejection TOO_LATE_TO_PASS = new Rejection(
            RuleIds.RND_5, "a side passes instead of activating a model", "what the active model does, or its end");
    private static final Rejection NO_TURN_TO_END = new Rejection(
            RuleIds.CMD_6, "a turn is ended where a second model could be activated", "an answer of the prompt's kind");
    private static final Rejection NOTHING_DONE = new Rejection(
            RuleIds.CMD_6, "a turn is ended where a second model could be activated", "a model to activate");
    private static final Rejection NO_ACTION =
            new Rejection(RuleIds.CMD_8, "the die is spent in a model's activation", "a model to activate first");
    private static final Rejection MID_ACTION = new Rejection(
            RuleIds.CMD_8,
            "the die is spent before the model's first action, or when one is done",
            "an answer of the prompt's kind, then the die");
    private static final Rejection NO_PICK_UP = new Rejection(
            RuleIds.ITEM_2, "a model picks up what lies in a cube as it moves there", "a step to the item's cube");

    private WrongTimeRefusal() {}

    static Rejection of(Now now, Choice choice) {
        if (now.view().round() < 1) return Refusals.KIND;
        if (choice instanceof Choice.Activate a) return activate(now, a.model());
        if (choice instanceof Choice.EndTurn) return now.view().active().isEmpty() ? NOTHING_DONE : NO_TURN_TO_END;
        if (choice instanceof Choice.Pass) return now.view().active().isDefined() ? TOO_LATE_TO_PASS : Refusals.KIND;
        if (choice instanceof Choice.SpendDie spend) return bought(now, spend);
        if (choice instanceof Choice.PickUp take) return pickUp(now, take.model());
        return choice instanceof Choice.OfModel of && (moves(choice) || acts(choice))
                ? misplacedAction(now, of.model(), choice)
                : Refusals.KIND;
    }

    private static Rejection pickUp(Now now, ModelId model) {
        View view = now.view();
        if (!view.isInGame(model)) return NO_PICK_UP;
        // ITEM-3: such a model may reveal items at another time
        if (view.hasTrait(model, Trait.REVEALS_ITEMS) && view.hasTrait(model, Trait.READS_INTEL)) return NO_PICK_UP;
        for (RuleId empty : view.ruleOf(model, Trait.EMPTY_HANDED))
            return new Rejection(empty, "a model with " + empty.title() + " picks nothing up", "another model");
        return NO_PICK_UP;
    }

    private static Rejection activate(Now now, ModelId model) {
        if (now.view().active().isEmpty()) return Refusals.KIND;
        if (now.view().isActive(model)) return ACTIVE;
        if (now.model(model).activated()) return Refusals.ACTIVATED;
        return model.side() == now.view().initiative() ? ONE_BY_ONE : Refusals.OTHER_TURN;
    }

    private static Rejection bought(Now now, Choice.SpendDie spend) {
        if (spend.action() instanceof Choice.Activate a) return activate(now, a.model());
        CommandFace face = spend.face();
        boolean action = face == CommandFace.ADVANCE || face == CommandFace.SHOOT || face == CommandFace.ASSAULT;
        if (!action) return Refusals.KIND;
        return now.view().active().isEmpty() ? NO_ACTION : MID_ACTION;
    }

    private static Rejection misplacedAction(Now now, ModelId model, Choice choice) {
        // a model that comes in from reserve takes a spot without being active
        boolean comesIn = choice instanceof Choice.TakeSpot && !now.model(model).inPlay();
        if (now.view().active().isEmpty()) return comesIn ? Refusals.KIND : NO_ACTIVE_MODEL;
        if (!now.view().isActive(model)) return Refusals.KIND;
        for (Frame frame : now.frames()) {
            if (frame.rule().equals(RuleIds.ADV_5)) return FIGHT_FIRST;
            if (frame.rule().equals(RuleIds.ADV_6)) return LEAVING;
            if (frame.rule().equals(RuleIds.RND_3)) {
                Rejection why = moves(choice) && frame == now.top() ? NOT_MOVING : frame.refusalDuring(now, choice);
                return why == null ? Refusals.KIND : why;
            }
        }
        return Refusals.KIND;
    }

    private static boolean moves(Choice choice) {
        return choice instanceof Choice.Step
                || choice instanceof Choice.TakeSpot
                || choice instanceof Choice.LetGo
                || choice instanceof Choice.Leave;
    }

    private static boolean acts(Choice choice) {
        return choice instanceof Choice.Advance
                || choice instanceof Choice.Sprint
                || choice instanceof Choice.Shoot
                || choice instanceof Choice.Assault
                || choice instanceof Choice.StandUp
                || choice instanceof Choice.EndActivation;
    }
}
