package io.github.deadcube.core.team;

import io.github.deadcube.api.team.Muster;
import io.github.deadcube.api.team.Profile;
import io.vavr.collection.Vector;

/**
 * A model as it was chosen.
 *
 * @param profile its finished card, with weapons, upgrades and equipment; its name is the card's
 * @param category what it counts as
 * @param points with all its choices, 0 or more
 * @param choices names of the options that it has, in the order of its list
 */
public record ChosenModel(Profile profile, Category category, int points, Vector<String> choices) {
    /**
     * The card's name.
     *
     * @return as in its list
     */
    public String name() {
        return profile.name();
    }

    /** TEAM-8: its card as it plays, marked if it comes in addition. */
    Profile mustered() {
        boolean added = category == Category.EXTRA && profile.muster() == Muster.CHOSEN;
        return added ? profile.withMuster(Muster.ADDED) : profile;
    }

    @Override
    public String toString() {
        return choices.isEmpty() ? name() : name() + ", " + choices.mkString(", ");
    }
}
