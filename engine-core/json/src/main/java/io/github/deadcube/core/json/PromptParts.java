package io.github.deadcube.core.json;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;

/** Takes prompts apart, options with their labels by what is played. */
record PromptParts(Setup setup) implements Prompt.Visitor<PromptData> {
    @Override
    public PromptData decision(Prompt.Decision d) {
        return new PromptData.Decision(
                d.toString(), d.side(), d.purpose(), d.rule(), d.options().map(this::offer));
    }

    private PromptData.Offer offer(Choice choice) {
        String text = choice.toString();
        Vector<ModelId> models = models(choice);
        Option<String> others = others(choice, models).map(ModelId::toString);
        return new PromptData.Offer(
                text,
                setup.ruleset()
                        .meaning(choice)
                        .map(words -> text + ": " + words)
                        .getOrElse(() -> named(text, models)),
                choice.whose(),
                choice.where().map(Cube::toString).orElse(others).getOrElse(""),
                choice);
    }

    /** All that it names, in its order. */
    private static Vector<ModelId> models(Choice choice) {
        ArrayList<ModelId> models = new ArrayList<>();
        choice.names(models::add);
        return Vector.ofAll(models).distinct();
    }

    /** At whom it is aimed; none if at two. */
    private static Option<ModelId> others(Choice choice, Vector<ModelId> models) {
        Vector<ModelId> others = models.reject(model -> choice.whose().contains(model));
        return others.size() == 1 ? others.headOption() : Option.none();
    }

    private String named(String text, Vector<ModelId> models) {
        Vector<String> names = models.flatMap(id ->
                        setup.team(id.side()).members().drop(id.number() - 1).headOption())
                .map(card -> card.name());
        return names.isEmpty() ? text : text + names.mkString(" (", ", ", ")");
    }

    @Override
    public PromptData dice(Prompt.DiceRequest r) {
        return new PromptData.Dice(r.toString(), r.side(), r.purpose(), r.rule(), r.dice(), r.die());
    }

    @Override
    public PromptData shuffle(Prompt.ShuffleRequest r) {
        return new PromptData.Shuffle(r.toString(), r.side(), r.rule(), r.things());
    }

    @Override
    public PromptData finished(Prompt.Finished f) {
        return new PromptData.Finished(f.toString(), f.result());
    }
}
