package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A chosen strike team (TEAM-1). It may be illegal; {@link #check} and {@link ForceList#check} check it.
 *
 * @param name on one line
 * @param faction the faction of the force list
 * @param edition a name from {@link io.github.deadcube.core.Deadcube#editions}
 */
public record ChosenTeam(String name, String faction, String edition, Vector<ChosenModel> models) {
    /** A team of the third edition. */
    public ChosenTeam(String name, String faction, Vector<ChosenModel> models) {
        this(name, faction, EditionNames.THIRD, models);
    }

    /** A team with other models and the same name, faction and edition. */
    public ChosenTeam withModels(Vector<ChosenModel> others) {
        return new ChosenTeam(name, faction, edition, others);
    }

    /**
     * The same team with another edition, which sets the limits.
     *
     * @param other a name from {@link io.github.deadcube.core.Deadcube#editions}
     */
    public ChosenTeam withEdition(String other) {
        return new ChosenTeam(name, faction, other, models);
    }

    /**
     * Whether the team is legal by the rules of its edition, without its list: cards and choices are not compared with one.
     *
     * @param size of the game, in points
     * @return all faults, first of each model and then of the whole team; empty if the team is legal
     */
    public Vector<Fault> check(int size) {
        return TeamCheck.of(this, size);
    }

    /** The points of all cards with all choices; the largest number if they are more. Negative if those of some models are. */
    public int points() {
        long sum = models.map(ChosenModel::points).sum().longValue();
        return (int) Math.max(Integer.MIN_VALUE, Math.min(sum, Integer.MAX_VALUE));
    }

    /** The VPs that the other side scores if it kills all models, 0 or more. */
    public int worth() {
        return models.map(model -> model.card().worth()).sum().intValue();
    }

    /** The number of models of a category. */
    public int count(Category category) {
        return models.count(model -> model.category() == category);
    }

    /** The team for play. The first Leader leads it; if there is no Leader, the first model leads it. */
    public StrikeTeam team() {
        int leader = models.indexWhere(model -> model.category() == Category.LEADER);
        return new StrikeTeam(name, Math.max(leader, 0) + 1, models.map(ChosenModel::mustered));
    }

    @Override
    public String toString() {
        return name;
    }

    /**
     * A chosen model of a team.
     *
     * @param card the finished card with weapons, upgrades and equipment; its name is the name of the card
     * @param points with all choices, 0 or more
     * @param choices the names of the chosen options, in the order of the list
     * @param called the personal name of the model on one line; none if it has only the name of the card
     * @param further more pieces of equipment than a legal model may have (TEAM-6)
     */
    @Value.Builder
    public record ChosenModel(
            Card card,
            Category category,
            int points,
            Vector<String> choices,
            Option<String> called,
            Vector<RuleId> further)
            implements WithChosenModel {
        /** A model without a personal name. */
        public ChosenModel(Card card, Category category, int points, Vector<String> choices) {
            this(card, category, points, choices, Option.none(), Vector.empty());
        }

        /** The name of the card in its list. */
        public String name() {
            return card.name();
        }

        /** TEAM-8: the card for play. It is marked if the model is deployed in addition. */
        Card mustered() {
            boolean added = category == Category.EXTRA && card.muster() == Muster.CHOSEN;
            return added ? card.withMuster(Muster.ADDED) : card;
        }

        /** The name of the card and the personal name, such as {@code 'Rigger' called 'Old Joe'}. */
        String titled() {
            return "'" + name() + "'"
                    + called.map(own -> " called '" + own + "'").getOrElse("");
        }

        @Override
        public String toString() {
            return choices.isEmpty() ? name() : name() + ", " + choices.mkString(", ");
        }
    }
}
