package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;

/**
 * House rules that are found by {@link java.util.ServiceLoader}. {@code Deadcube.houseRules()} returns them, and the
 * command line uses all house rules on its class path or module path. A jar names its class in
 * {@code META-INF/services/io.github.deadcube.api.extend.HouseRules}; a module declares
 * {@code provides HouseRules with …}.
 *
 * <pre>{@code
 * public final class GrimHouse implements HouseRules {
 *     public Ruleset over(Ruleset edition) { return edition.withName(edition.name() + "-grim").with(new Grim()); }
 * }
 * }</pre>
 */
public interface HouseRules {
    /**
     * Adds these rules to an edition. The result must have another name or version, because records identify a ruleset
     * by them.
     */
    Ruleset over(Ruleset edition);

    /**
     * The scenario for games in which the players do not choose one, as at the command line. By default
     * {@code shipped}.
     */
    default Scenario scenario(Scenario shipped) {
        return shipped;
    }

    /**
     * The strike team for games in which the players do not choose one, as at the command line. By default
     * {@code shipped}.
     */
    default StrikeTeam team(Side side, StrikeTeam shipped) {
        return shipped;
    }
}
