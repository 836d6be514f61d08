package io.github.deadcube.core.team;

import io.github.deadcube.core.team.Category.CategoryLimit;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What a faction offers (TEAM-1), mercenaries included.
 *
 * @param edition by which its teams are made, a name among {@link io.github.deadcube.core.Deadcube#editions}
 * @param limits how many of each category a team has
 * @param cards no two with one name
 */
public record ForceList(String faction, String edition, Vector<CategoryLimit> limits, Vector<ListedCard> cards) {
    /** A list of the third edition. */
    public ForceList(String faction, Vector<CategoryLimit> limits, Vector<ListedCard> cards) {
        this(faction, CategoryLimit.THIRD, limits, cards);
    }

    /**
     * A card by its name.
     *
     * @param name as in the list
     * @return none if there is no such card
     */
    public Option<ListedCard> card(String name) {
        return cards.find(card -> card.name().equals(name));
    }

    /**
     * A card by the name that it bears where several cards share one.
     *
     * @param name with or without the category that sets it apart
     * @return none if there is no such card
     */
    public Option<ListedCard> card(String name, Category category) {
        return card(name)
                .filter(card -> card.category() == category)
                .orElse(() -> card(name + " (" + category + ")"))
                .orElse(() -> card(name));
    }

    /**
     * A model by the name of its card.
     *
     * @param name as in the list; or of one who is deployed in addition by another card (TEAM-8)
     * @return none if there is no such card
     */
    public Option<ChosenModel> model(String name, Vector<String> choices) {
        return card(name)
                .map(card -> card.model(choices))
                .orElse(() -> cards.flatMap(ListedCard::extras)
                        .find(extra -> extra.name().equals(name))
                        .map(extra -> new ChosenModel(extra, Category.EXTRA, 0, Vector.empty())));
    }

    /** The list without cards and options in which a fault was passed over: of the same faction, edition and limits. */
    public ForceList sound() {
        return new ForceList(faction, edition, limits, cards.flatMap(ListedCard::sound));
    }

    /**
     * The models of a team whose cards or choices have a fault of this list that was passed over.
     *
     * @param team a team of this list
     * @return in team order, each as often as it comes; empty if the team uses nothing faulty
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
