package io.github.deadcube.core.team;

import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.team.Category.CategoryLimit;
import io.vavr.collection.Vector;

/**
 * A chosen strike team (TEAM-1). It may be illegal; {@link TeamCheck} checks it.
 *
 * @param name on one line
 * @param faction the faction of the force list
 * @param edition a name from {@link io.github.deadcube.core.Deadcube#editions}
 */
public record ChosenTeam(String name, String faction, String edition, Vector<ChosenModel> models) {
    /** A team of the third edition. */
    public ChosenTeam(String name, String faction, Vector<ChosenModel> models) {
        this(name, faction, CategoryLimit.THIRD, models);
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

    /** The points of all cards with all choices, 0 or more. */
    public int points() {
        return models.map(ChosenModel::points).sum().intValue();
    }

    /** The VPs that the other side scores if it kills all models, 0 or more. */
    public int worth() {
        return models.map(model -> model.profile().worth()).sum().intValue();
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
}
