package io.github.deadcube.core.machine;

import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.workspace.View;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Rejections that several frames share: of inputs that do not answer the prompt (ASK), and of models that may not move
 * or stop.
 */
public final class Refusals {
    /** By purpose and side, since tests try thousands of wrong choices. A race between threads is harmless. */
    private static final @Nullable Answering[] ANSWERING =
            new Answering[Prompt.Purpose.values().length * Side.values().length];

    private record Answering(RuleId rule, Rejection why) {}

    private Refusals() {}

    public static final Rejection KIND =
            new Rejection(RuleIds.ASK_1, "this is not what the prompt asks for", "an answer of the prompt's kind");
    public static final Rejection ORDER_COUNT = new Rejection(
            RuleIds.ASK_2, "the order does not have one number for each thing", "each number once, from 1");
    public static final Rejection ORDER_NUMBER = new Rejection(
            RuleIds.ASK_3, "the order names a thing twice, or a thing that does not exist", "each number once, from 1");
    public static final Rejection UNKNOWN = new Rejection(
            RuleIds.ASK_4, "it names a model, a weapon or a cube that is not in the game", "what is in the game");
    public static final Rejection NOTHING =
            new Rejection(RuleIds.ASK_4, "a part of it is null", "a choice with all its parts");
    public static final Rejection NOT_OFFERED =
            new Rejection(RuleIds.ASK_5, "it is not one of the options", "one of the prompt's options");
    public static final Rejection FINISHED =
            new Rejection(RuleIds.ASK_6, "the game is finished", "nothing: a finished game takes no answer");
    public static final Rejection DEAD =
            new Rejection(RuleIds.DMG_3, "the model has been killed and removed", "a model on the battlefield");
    public static final Rejection OTHER_TURN =
            new Rejection(RuleIds.RND_2, "it is the other side's turn", "a model in its own side's turn");
    public static final Rejection ACTIVATED =
            new Rejection(RuleIds.RND_2, "the model has been activated this round", "a model without a marker");
    public static final Rejection PINNED =
            new Rejection(RuleIds.PIN_1, "a pinned model may not be moved", "a model that is not pinned");
    public static final Rejection TOO_LARGE = new Rejection(
            RuleIds.PART_4, "the model is too large to stop on a half floor", "a cube with a whole floor");
    public static final Rejection OTHER_MODEL =
            new Rejection(RuleIds.ASK_5, "this is about another model", "a choice for the model that is asked about");

    /** ASK-2, ASK-3: why the dice do not answer the request; null if they do. */
    static @Nullable Rejection dice(Prompt.DiceRequest asked, Dice dice) {
        if (dice.size() != asked.dice())
            return new Rejection(
                    RuleIds.ASK_2,
                    Sentence.of(
                            "there are {count, plural, one {# face} other {# faces}}, but {asked}",
                            dice.size(),
                            asked.words()),
                    Sentence.of("the faces of {dice} {die}", asked.dice(), asked.die()));
        for (int i = 0; i < dice.size(); i++)
            if (dice.face(i) < 1 || dice.face(i) > asked.die().faces())
                return new Rejection(
                        RuleIds.ASK_3,
                        Sentence.of("{face} is not on a {die}", dice.face(i), asked.die()),
                        Sentence.of("faces from 1 to {faces}", asked.die().faces()));
        return null;
    }

    /** ASK-1: what is asked instead, in the words of its prompt. */
    static Rejection kind(Prompt asked) {
        if (!(asked instanceof Prompt.Decision decision)) return answering(asked);
        int place = decision.purpose().ordinal() * 2 + decision.side().ordinal();
        Answering known = ANSWERING[place];
        if (known == null || !known.rule.equals(decision.rule()))
            ANSWERING[place] = known = new Answering(decision.rule(), answering(asked));
        return known.why;
    }

    /** It is kept for later questions: the words of a prompt hold on to no state. */
    private static Rejection answering(Prompt asked) {
        return new Rejection(KIND.rule(), KIND.sentence(), Sentence.of("an answer to '{asked}'", asked.words()));
    }

    /** ASK-4: the first model that is not in the game; a weapon or a cube if all models are. */
    static Rejection unknown(Choice choice, Predicate<ModelId> known) {
        ModelId[] missing = new ModelId[1];
        choice.names(model -> {
            if (known.test(model)) return true;
            missing[0] = model;
            return false;
        });
        return missing[0] == null
                ? UNKNOWN
                : new Rejection(
                        UNKNOWN.rule(), Sentence.of("there is no model {model}", missing[0]), "a model of the game");
    }

    public static Rejection immobile(CharSequence expected) {
        return new Rejection(RuleIds.ADV_16, "the model has no SPEED and cannot choose to move", expected);
    }

    /** ASK-7: the rule that forbids a choice at this time of the game; ASK-1 if no rule does. */
    static final class WrongTimeRefusal {
        private static final Rejection FIGHT_FIRST =
                new Rejection(RuleIds.ADV_5, "the model must fight at once, and then its move is over", "the fight");
        private static final Rejection LEAVING = new Rejection(
                RuleIds.ADV_6, "the model breaks away, and an enemy may attack it first", "the free ASSAULT");
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
                RuleIds.CMD_6,
                "a turn is ended where a second model could be activated",
                "an answer of the prompt's kind");
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

        static Rejection refusal(Now now, Choice choice) {
            if (now.view().round() < 1) return Refusals.KIND;
            if (choice instanceof Choice.Activate a) return activate(now, a.model());
            if (choice instanceof Choice.EndTurn) return now.view().active().isEmpty() ? NOTHING_DONE : NO_TURN_TO_END;
            if (choice instanceof Choice.Pass)
                return now.view().active().isDefined() ? TOO_LATE_TO_PASS : Refusals.KIND;
            if (choice instanceof Choice.SpendDie spend) return bought(now, spend);
            if (choice instanceof Choice.PickUp take) return pickUp(now, take.model());
            return moves(choice) || acts(choice)
                    ? misplacedAction(now, choice.actor().get(), choice)
                    : Refusals.KIND;
        }

        private static Rejection pickUp(Now now, ModelId model) {
            View view = now.view();
            if (!view.isInGame(model)) return NO_PICK_UP;
            // ITEM-3: such a model may reveal items at another time
            if (view.hasTrait(model, Trait.REVEALS_ITEMS) && view.hasTrait(model, Trait.READS_INTEL)) return NO_PICK_UP;
            for (RuleId empty : view.ruleOf(model, Trait.EMPTY_HANDED))
                return new Rejection(
                        empty,
                        Sentence.of("a model with {title} picks nothing up", Sentence.title(empty)),
                        "another model");
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
            boolean comesIn =
                    choice instanceof Choice.TakeSpot && !now.model(model).inPlay();
            if (now.view().active().isEmpty()) return comesIn ? Refusals.KIND : NO_ACTIVE_MODEL;
            if (!now.view().isActive(model)) return Refusals.KIND;
            for (Frame frame : now.stack().frames()) {
                if (frame.rule().equals(RuleIds.ADV_5)) return FIGHT_FIRST;
                if (frame.rule().equals(RuleIds.ADV_6)) return LEAVING;
                if (frame.rule().equals(RuleIds.RND_3)) {
                    Rejection why =
                            moves(choice) && frame == now.stack().top() ? NOT_MOVING : frame.refusalDuring(now, choice);
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
}
