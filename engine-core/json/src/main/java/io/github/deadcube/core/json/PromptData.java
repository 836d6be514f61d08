package io.github.deadcube.core.json;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A prompt with its options written out. Each kind has a {@code text}: the prompt in a few words. */
sealed interface PromptData {
    /** The prompt; a decision offers the same options in the same order. */
    Prompt prompt();

    /**
     * One option.
     * @param label the option for people: with the names of models or the meaning of the choice
     * @param target the destination, or the target model or cube, such as {@code B2} or {@code c4:2}; empty if none
     */
    @SavedName(value = "prompt.offer", parts = "text label model target choice")
    record Offer(String text, String label, Option<ModelId> model, String target, Input choice) {}

    @SavedName(value = "prompt.decision", parts = "text side purpose rule options")
    record Decision(String text, Side side, Purpose purpose, RuleId rule, Vector<Offer> options) implements PromptData {
        @Override
        public Prompt prompt() {
            Vector<Choice> choices =
                    options.map(Offer::choice).filter(Choice.class::isInstance).map(Choice.class::cast);
            return new Prompt.Decision(side, purpose, rule, choices::forEach);
        }
    }

    @SavedName(value = "prompt.dice", parts = "text side purpose rule dice die")
    record Dice(String text, Side side, Purpose purpose, RuleId rule, int dice, Die die) implements PromptData {
        @Override
        public Prompt prompt() {
            return new Prompt.DiceRequest(side, purpose, rule, dice, die);
        }
    }

    @SavedName(value = "prompt.shuffle", parts = "text side rule things")
    record Shuffle(String text, Side side, RuleId rule, int things) implements PromptData {
        @Override
        public Prompt prompt() {
            return new Prompt.ShuffleRequest(side, rule, things);
        }
    }

    @SavedName(value = "prompt.finished", parts = "text result")
    record Finished(String text, Result result) implements PromptData {
        @Override
        public Prompt prompt() {
            return new Prompt.Finished(result);
        }
    }
}
