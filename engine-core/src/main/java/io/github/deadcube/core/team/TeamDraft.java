package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A strike team that is being built. It knows the models that may still be added, and why others may not.
 *
 * <pre>{@code
 * TeamDraft team = TeamDraft.begin("Night Shift", list, 100);
 * team = team.with(team.open().head(), Vector.empty());
 * }</pre>
 *
 * @param team the chosen models so far
 */
public record TeamDraft(ForceList list, int points, ChosenTeam team) {
    /** An empty team. */
    public static TeamDraft begin(String name, ForceList list, int points) {
        return new TeamDraft(list, points, new ChosenTeam(name, list.faction(), list.edition(), Vector.empty()));
    }

    /** The points that are not spent; negative if too many are. */
    public int left() {
        return points - team.points();
    }

    /** Adds a model and the models that its card deploys in addition (TEAM-8), without a check. */
    public TeamDraft with(ListedCard card, Vector<String> choices) {
        Vector<ChosenModel> models = team.models().append(card.model(choices)).appendAll(card.added());
        return new TeamDraft(list, points, team.withModels(models));
    }

    /** The first fault that would remain even with more models; none if the model can be added. */
    public Option<Fault> whyNot(ListedCard card, Vector<String> choices) {
        return TeamCheck.lasting(with(card, choices).team(), list, points).headOption();
    }

    /** The cards of which a model with the cheapest choices may still be added. */
    public Vector<ListedCard> open() {
        return list.cards().filter(card -> whyNot(card, card.cheapest()).isEmpty());
    }

    /**
     * The options that a model of the team may still get.
     *
     * @param model the number in the team, from 1
     * @return in the order of the card; empty for a model that is deployed in addition
     */
    public Vector<CardOption> open(int model) {
        ChosenModel chosen = team.models().get(model - 1);
        if (chosen.category() == Category.EXTRA) return Vector.empty();
        return list.card(chosen.name(), chosen.category())
                .toVector()
                .flatMap(card -> card.options()
                        .filter(option -> !chosen.choices().contains(option.name()))
                        .filter(option ->
                                changed(model, card.model(chosen.choices().append(option.name())))));
    }

    /** The faults of the team as it is; empty if it is legal. More models repair them, if {@link #with} added only what {@link #whyNot} allows. */
    public Vector<Fault> missing() {
        return TeamCheck.of(team, list, points);
    }

    private boolean changed(int model, ChosenModel into) {
        ChosenTeam other = team.withModels(team.models().update(model - 1, into));
        return TeamCheck.lasting(other, list, points).isEmpty();
    }
}
