package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Profile.Muster;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A model as it was chosen.
 *
 * @param profile its finished card, with weapons, upgrades and equipment; its name is the card's
 * @param category what it counts as
 * @param points with all its choices, 0 or more
 * @param choices names of the options that it has, in the order of its list
 * @param called its own name, free text on one line; none if nothing but its card's
 * @param further pieces of equipment besides that of its card, which no legal model has (TEAM-6)
 */
@Value.Builder
public record ChosenModel(
        Profile profile,
        Category category,
        int points,
        Vector<String> choices,
        Option<String> called,
        Vector<RuleId> further)
        implements WithChosenModel {
    /**
     * A model without a name of its own.
     *
     * @param profile its finished card
     * @param category what it counts as
     * @param points with all its choices, 0 or more
     * @param choices names of the options that it has
     */
    public ChosenModel(Profile profile, Category category, int points, Vector<String> choices) {
        this(profile, category, points, choices, Option.none(), Vector.empty());
    }

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

    /** The card's name with its own, such as {@code 'Rigger' called 'Old Joe'}. */
    String titled() {
        return "'" + name() + "'" + called.map(own -> " called '" + own + "'").getOrElse("");
    }

    @Override
    public String toString() {
        return choices.isEmpty() ? name() : name() + ", " + choices.mkString(", ");
    }
}
