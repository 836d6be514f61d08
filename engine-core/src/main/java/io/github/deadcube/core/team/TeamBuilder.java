package io.github.deadcube.core.team;

import io.github.deadcube.core.team.TeamCheck.TeamFault;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A strike team in the making: what may still be added, and why not.
 *
 * <pre>{@code
 * TeamBuilder team = TeamBuilder.begin("Night Shift", list, 100);
 * team = team.with(team.open().head(), Vector.empty());
 * }</pre>
 *
 * @param team what is chosen so far; but for what is {@linkplain #missing missing} it is legal
 */
public record TeamBuilder(ForceList list, int points, ChosenTeam team) {
    /** An empty team. */
    public static TeamBuilder begin(String name, ForceList list, int points) {
        return new TeamBuilder(list, points, new ChosenTeam(name, list.faction(), list.edition(), Vector.empty()));
    }

    /** The points that are not spent: 0 or more. */
    public int left() {
        return points - team.points();
    }

    /** The team with one model more, and with those that its card deploys in addition (TEAM-8). It is not checked. */
    public TeamBuilder with(ListedCard card, Vector<String> choices) {
        Vector<ChosenModel> extras =
                card.extras().map(extra -> new ChosenModel(extra, Category.EXTRA, 0, Vector.empty()));
        Vector<ChosenModel> models = team.models().append(card.model(choices)).appendAll(extras);
        return new TeamBuilder(list, points, team.withModels(models));
    }

    /** Why a model cannot be added: the first fault that no more models would cure; none if it can. */
    public Option<TeamFault> whyNot(ListedCard card, Vector<String> choices) {
        return TeamCheck.of(with(card, choices).team(), list, points).find(fault -> !fault.missing());
    }

    /** The cards of which a model may still be added, each with the cheapest choices. */
    public Vector<ListedCard> open() {
        return list.cards().filter(card -> whyNot(card, card.cheapest()).isEmpty());
    }

    /**
     * The options that a model of the team may still have.
     *
     * @param model its number in the team, 1 for the first
     * @return in the order of its card; none for who is deployed in addition
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

    /** What the team still lacks to be legal: empty if it is legal. */
    public Vector<TeamFault> missing() {
        return TeamCheck.of(team, list, points);
    }

    private boolean changed(int model, ChosenModel into) {
        ChosenTeam other = team.withModels(team.models().update(model - 1, into));
        return TeamCheck.of(other, list, points).forAll(TeamFault::missing);
    }
}
