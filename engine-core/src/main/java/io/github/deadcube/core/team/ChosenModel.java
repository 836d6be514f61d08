package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Profile.Muster;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A chosen model of a team.
 *
 * @param profile the finished card with weapons, upgrades and equipment; its name is the name of the card
 * @param points with all choices, 0 or more
 * @param choices the names of the chosen options, in the order of the list
 * @param called the personal name of the model on one line; none if it has only the name of the card
 * @param further more pieces of equipment than a legal model may have (TEAM-6)
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
    /** A model without a personal name. */
    public ChosenModel(Profile profile, Category category, int points, Vector<String> choices) {
        this(profile, category, points, choices, Option.none(), Vector.empty());
    }

    /** The name of the card in its list. */
    public String name() {
        return profile.name();
    }

    /** TEAM-8: the card for play. It is marked if the model is deployed in addition. */
    Profile mustered() {
        boolean added = category == Category.EXTRA && profile.muster() == Muster.CHOSEN;
        return added ? profile.withMuster(Muster.ADDED) : profile;
    }

    /** The name of the card and the personal name, such as {@code 'Rigger' called 'Old Joe'}. */
    String titled() {
        return "'" + name() + "'" + called.map(own -> " called '" + own + "'").getOrElse("");
    }

    @Override
    public String toString() {
        return choices.isEmpty() ? name() : name() + ", " + choices.mkString(", ");
    }
}
