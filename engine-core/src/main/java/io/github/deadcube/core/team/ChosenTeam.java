package io.github.deadcube.core.team;

import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.team.Category.CategoryLimit;
import io.vavr.collection.Vector;

/**
 * A strike team as somebody has chosen it (TEAM-1). Whether it is legal is asked of {@link TeamCheck}.
 *
 * @param name free text on one line
 * @param faction whose list it was chosen from
 * @param edition by which it was made, a name among {@link io.github.deadcube.core.Deadcube#editions}
 */
public record ChosenTeam(String name, String faction, String edition, Vector<ChosenModel> models) {
    /** A team of the third edition. */
    public ChosenTeam(String name, String faction, Vector<ChosenModel> models) {
        this(name, faction, CategoryLimit.THIRD, models);
    }

    /** The same team with other models: of the same name, faction and edition. */
    public ChosenTeam withModels(Vector<ChosenModel> others) {
        return new ChosenTeam(name, faction, edition, others);
    }

    /**
     * The same team as of another edition, which sets its limits.
     *
     * @param other a name among {@link io.github.deadcube.core.Deadcube#editions}
     */
    public ChosenTeam withEdition(String other) {
        return new ChosenTeam(name, faction, other, models);
    }

    /** Its points, of all cards with all choices: 0 or more. */
    public int points() {
        return models.map(ChosenModel::points).sum().intValue();
    }

    /** Its VPs: what the other side scores for all of it; 0 or more. */
    public int worth() {
        return models.map(model -> model.profile().worth()).sum().intValue();
    }

    /**
     * How many models of a category are in it.
     *
     * @param category any
     * @return 0 or more
     */
    public int count(Category category) {
        return models.count(model -> model.category() == category);
    }

    /** The team as it plays: led by the first Leader, or by the first model if there is none. */
    public StrikeTeam team() {
        int leader = models.indexWhere(model -> model.category() == Category.LEADER);
        return new StrikeTeam(name, Math.max(leader, 0) + 1, models.map(ChosenModel::mustered));
    }

    @Override
    public String toString() {
        return name;
    }
}
