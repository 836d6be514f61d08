package io.github.deadcube.core.team;

import io.github.deadcube.api.team.Profile;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A card of a force list, with what may be chosen for it.
 *
 * @param profile what every model of the card has; its name is unique in the list
 * @param category what it counts as
 * @param points without any choice, 0 or more
 * @param most how many a team may have; none: any number
 * @param needs the card that must be in the team as well (TEAM-4)
 * @param groups what is chosen for it
 * @param extras who is deployed in addition (TEAM-8)
 */
@Value.Builder
public record ListedCard(
        Profile profile,
        Category category,
        int points,
        Option<Integer> most,
        Option<String> needs,
        Vector<ChoiceGroup> groups,
        Vector<Profile> extras)
        implements WithListedCard {
    /**
     * A card to fill in.
     *
     * @return a builder of a Troop for 0 points without choices
     */
    public static ListedCardBuilder builder() {
        return new ListedCardBuilder()
                .category(Category.TROOP)
                .points(0)
                .most(Option.none())
                .needs(Option.none())
                .groups(Vector.empty())
                .extras(Vector.empty());
    }

    /**
     * Its name.
     *
     * @return unique in its list
     */
    public String name() {
        return profile.name();
    }

    /**
     * All that may be chosen, group by group.
     *
     * @return each with a name of its own
     */
    public Vector<CardOption> options() {
        return groups.flatMap(ChoiceGroup::options);
    }

    /**
     * The choices that it must have, as cheap as they come.
     *
     * @return names of options
     */
    public Vector<String> cheapest() {
        return groups.flatMap(group ->
                group.options().sortBy(CardOption::points).take(group.least()).map(CardOption::name));
    }

    /**
     * A model of this card. Whether the choices are allowed is asked of {@link TeamCheck}.
     *
     * @param choices names of its options, in any order; others are passed over
     * @return the finished card, its points and VPs added up
     */
    public ChosenModel model(Vector<String> choices) {
        Vector<CardOption> chosen = options().filter(option -> choices.contains(option.name()));
        Option<CardOption> piece = chosen.find(option -> option.equipment().isDefined());
        Profile finished = profile.withWorth(
                        profile.worth() + chosen.map(CardOption::worth).sum().intValue())
                .withWeapons(WeaponNames.apart(profile.weapons().appendAll(chosen.flatMap(CardOption::weapons))))
                .withKeywords(profile.keywords().appendAll(chosen.flatMap(CardOption::keywords)))
                .withEquipment(piece.flatMap(CardOption::equipment))
                .withEquipmentNumber(piece.map(CardOption::equipmentNumber).getOrElse(0));
        return new ChosenModel(
                finished,
                category,
                points + chosen.map(CardOption::points).sum().intValue(),
                chosen.map(CardOption::name));
    }

    @Override
    public String toString() {
        return name();
    }
}
