package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import java.util.function.Supplier;

/** Assertions about a prompt. */
public final class PromptAssert extends FailureMessages<PromptAssert, Prompt> {
    PromptAssert(Prompt actual, Supplier<String> circumstances) {
        super(actual, PromptAssert.class, circumstances);
    }

    private PromptAssert is(boolean holds, String expected) {
        return check(holds, expected, () -> "the prompt is " + actual);
    }

    /** The side must choose for this purpose, by a rule such as {@code AST-3}. */
    public PromptAssert isDecision(Side side, Purpose purpose, String rule) {
        RuleId id = RuleId.of(rule);
        return is(
                actual instanceof Prompt.Decision d
                        && d.side() == side
                        && d.purpose() == purpose
                        && d.rule().equals(id),
                side + " to be asked: " + purpose + " (" + rule + ")");
    }

    /** The side must roll this number of dice of this kind. */
    public PromptAssert isRoll(Side side, int dice, Die die) {
        return is(
                actual instanceof Prompt.DiceRequest r
                        && r.side() == side
                        && r.dice() == dice
                        && r.die().equals(die),
                side + " to roll " + dice + " " + die);
    }

    public PromptAssert isFinished() {
        return is(actual instanceof Prompt.Finished, "the game to be over");
    }

    /** {@code choices} are options of the prompt, such as {@code A1 spot 5}. The prompt may have more. */
    public PromptAssert offers(String... choices) {
        Vector<Choice> missing = choices(choices).removeAll(options());
        return is(missing.isEmpty(), "the options " + missing.mkString(", "));
    }

    public PromptAssert doesNotOffer(String... choices) {
        Vector<Choice> there = choices(choices).retainAll(options());
        return is(there.isEmpty(), "no options " + there.mkString(", "));
    }

    /** {@code choices} are all options of the prompt, in any order. */
    public PromptAssert offersOnly(String... choices) {
        Vector<Choice> others = options().removeAll(choices(choices));
        return offers(choices).is(others.isEmpty(), "no other options, such as " + others.mkString(", "));
    }

    private static Vector<Choice> choices(String... choices) {
        return Vector.of(choices).map(text -> {
            if (Input.of(text) instanceof Choice choice) return choice;
            throw new IllegalArgumentException("'" + text + "' is not a choice, such as A1 advance");
        });
    }

    private Vector<Choice> options() {
        return actual instanceof Prompt.Decision decision ? decision.options() : Vector.empty();
    }
}
