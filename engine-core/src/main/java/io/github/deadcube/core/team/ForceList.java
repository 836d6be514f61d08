package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.core.team.Category.CategoryLimit;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.DoubleConsumer;
import java.util.function.IntUnaryOperator;

/**
 * The cards that a faction may choose (TEAM-1), including mercenaries.
 *
 * @param edition a name from {@link io.github.deadcube.core.Deadcube#editions}
 * @param limits the limits of each category in a team
 * @param cards with unique names
 */
public record ForceList(String faction, String edition, Vector<CategoryLimit> limits, Vector<ListedCard> cards) {
    /** A list of the third edition. */
    public ForceList(String faction, Vector<CategoryLimit> limits, Vector<ListedCard> cards) {
        this(faction, EditionNames.THIRD, limits, cards);
    }

    /**
     * Finds a card by its name in the list.
     *
     * @return none if there is no such card
     */
    public Option<ListedCard> card(String name) {
        return cards.find(card -> card.name().equals(name));
    }

    /**
     * Finds a card by its name, if several cards may share the name.
     *
     * @param name with or without the category that makes it unique
     * @return none if there is no such card
     */
    public Option<ListedCard> card(String name, Category category) {
        return card(name)
                .filter(card -> card.category() == category)
                .orElse(() -> card(name + " (" + category + ")"))
                .orElse(() -> card(name));
    }

    /**
     * Creates a model by the name of its card.
     *
     * @param name of a card of the list, or of a model that another card deploys in addition (TEAM-8)
     * @return none if there is no such card
     */
    public Option<ChosenModel> model(String name, Vector<String> choices) {
        return card(name)
                .map(card -> card.model(choices))
                .orElse(() -> cards.flatMap(ListedCard::added)
                        .find(extra -> extra.name().equals(name)));
    }

    /**
     * TEAM-1 to TEAM-9: whether a team of this list is legal.
     *
     * @param points the size of the game
     * @return all faults, first of each model and then of the whole team; empty if the team is legal
     */
    public Vector<Fault> check(ChosenTeam team, int points) {
        return TeamCheck.of(team, this, points);
    }

    /**
     * Whether a team of one of some lists is legal. If no list has its faction and edition, this is a fault, and the team is checked
     * without a list, as {@link ChosenTeam#check} does.
     */
    public static Vector<Fault> check(ChosenTeam team, Vector<ForceList> lists, int points) {
        return TeamCheck.among(team, lists, points);
    }

    /**
     * Draws a legal team. The same random numbers give the same team.
     *
     * @param below returns a random number from 0 to its argument minus 1
     * @return none if no legal team fits into the points
     */
    public Option<ChosenTeam> random(String name, int points, IntUnaryOperator below) {
        return random(name, points, below, done -> {});
    }

    /**
     * Draws the same team as {@link #random(String, int, IntUnaryOperator)} and reports its progress.
     *
     * @param below returns a random number from 0 to its argument minus 1
     * @param progress receives the spent share of the points, 0 to 1, never decreasing
     * @return none if no legal team fits into the points
     */
    public Option<ChosenTeam> random(String name, int points, IntUnaryOperator below, DoubleConsumer progress) {
        return RandomTeams.draw(name, this, points, below, progress);
    }

    /** The list without the cards and options in which the reader ignored a fault. */
    public ForceList sound() {
        return new ForceList(faction, edition, limits, cards.flatMap(ListedCard::sound));
    }

    /**
     * The models of a team with cards or options in which the reader ignored a fault.
     *
     * @param team a team of this list
     * @return in team order, with repeated names; empty if there are no such models
     */
    public Vector<ChosenModel> flawed(ChosenTeam team) {
        return team.models()
                .filter(model -> card(model.name(), model.category()).exists(card -> card.flawed(model)));
    }

    @Override
    public String toString() {
        return faction;
    }
}
