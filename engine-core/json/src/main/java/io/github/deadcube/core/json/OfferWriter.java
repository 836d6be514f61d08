package io.github.deadcube.core.json;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.OptionFacts;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.json.PromptData.Cost;
import io.github.deadcube.core.json.PromptData.Offer;
import io.github.deadcube.core.support.ChoiceMeaning;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;

/** Writes the options of a decision out: what each does, with what, to whom, where, and at what cost. */
record OfferWriter(Setup setup, Labels labels, Prompt.Decision decision) {
    Vector<Offer> offers() {
        return decision.options().map(this::offer);
    }

    private Offer offer(Choice choice) {
        Choice action = choice instanceof Choice.SpendDie spend ? spend.action() : choice;
        OptionFacts facts = decision.facts(choice);
        Vector<ModelId> models = models(choice);
        Option<Cube> cube = facts.place().map(Place::cube);
        return new Offer(
                choice.toString(),
                label(choice, models),
                SavedTypes.variant(action.getClass()),
                choice.actor(),
                weapon(action),
                rule(action),
                target(choice, models)
                        .map(ModelId::toString)
                        .orElse(cube.map(Cube::toString))
                        .getOrElse(""),
                cube,
                facts.place().map(Place::spot).getOrElse(0),
                facts.token(),
                Cost.of(facts),
                choice);
    }

    private String label(Choice choice, Vector<ModelId> models) {
        String text = labels.titled(choice.toString());
        return ChoiceMeaning.of(choice, setup)
                .map(words -> text + ": " + words)
                .getOrElse(() -> text + labels.names(models));
    }

    /** All models that a choice names, in its order. */
    private static Vector<ModelId> models(Choice choice) {
        ArrayList<ModelId> models = new ArrayList<>();
        choice.names(models::add);
        return Vector.ofAll(models).distinct();
    }

    /** The model that a choice aims at; none if it names two. */
    private static Option<ModelId> target(Choice choice, Vector<ModelId> models) {
        Vector<ModelId> others = models.reject(model -> choice.actor().contains(model));
        return others.size() == 1 ? others.headOption() : Option.none();
    }

    private static String weapon(Choice action) {
        if (action instanceof Choice.Shoot shoot) return shoot.shot().weapon();
        if (action instanceof Choice.Wield wield) return wield.weapon();
        return action instanceof Choice.FightBack back ? back.weapon() : "";
    }

    private static Option<RuleId> rule(Choice action) {
        if (action instanceof Choice.Use use) return Option.some(use.rule());
        return action instanceof Choice.Decline decline ? Option.some(decline.rule()) : Option.none();
    }
}
