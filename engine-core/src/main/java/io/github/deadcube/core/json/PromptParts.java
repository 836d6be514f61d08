package io.github.deadcube.core.json;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.vavr.control.Option;

/** Takes prompts apart, options with their meanings by the rules that are played. */
record PromptParts(Ruleset ruleset) implements Prompt.Visitor<PromptData> {
    @Override
    public PromptData decision(Prompt.Decision d) {
        return new PromptData.Decision(
                d.side(), d.purpose(), d.rule(), d.options().map(this::offer));
    }

    private PromptData.Offer offer(Choice choice) {
        return new PromptData.Offer(
                choice.toString(),
                ruleset.meaning(choice),
                choice instanceof Choice.OfModel of ? Option.some(of.model()) : Option.none(),
                choice);
    }

    @Override
    public PromptData dice(Prompt.DiceRequest r) {
        return new PromptData.Dice(r.side(), r.purpose(), r.rule(), r.dice(), r.die());
    }

    @Override
    public PromptData shuffle(Prompt.ShuffleRequest r) {
        return new PromptData.Shuffle(r.side(), r.rule(), r.things());
    }

    @Override
    public PromptData finished(Prompt.Finished f) {
        return new PromptData.Finished(f.result());
    }
}
