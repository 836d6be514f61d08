package io.github.deadcube.core.resolve;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Rejections that several frames share: of inputs that do not answer the prompt (ASK), and of models that may not move or stop. */
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
                    "there are " + dice.size() + (dice.size() == 1 ? " face" : " faces") + ", but " + asked,
                    "the faces of " + asked.dice() + " " + asked.die());
        for (int i = 0; i < dice.size(); i++)
            if (dice.face(i) < 1 || dice.face(i) > asked.die().faces())
                return new Rejection(
                        RuleIds.ASK_3,
                        dice.face(i) + " is not on a " + asked.die(),
                        "faces from 1 to " + asked.die().faces());
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

    private static Rejection answering(Prompt asked) {
        return new Rejection(KIND.rule(), KIND.text(), "an answer to '" + asked + "'");
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
                : new Rejection(UNKNOWN.rule(), "there is no model " + missing[0], "a model of the game");
    }

    /** ADV-16: the model has no SPEED. */
    public static Rejection immobile(String expected) {
        return new Rejection(RuleIds.ADV_16, "the model has no SPEED and cannot choose to move", expected);
    }
}
