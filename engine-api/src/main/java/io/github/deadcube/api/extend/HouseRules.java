package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;

/**
 * Rules of one's own that others find by {@link java.util.ServiceLoader}: {@code Deadcube.houseRules()} has them, and the command
 * line plays by all that lie on its class path or module path. A jar names its class in {@code
 * META-INF/services/io.github.deadcube.api.extend.HouseRules}; a module says {@code provides HouseRules with …}.
 *
 * <pre>{@code
 * public final class GrimHouse implements HouseRules {
 *     public Ruleset over(Ruleset edition) { return edition.withName(edition.name() + "-grim").with(new Grim()); }
 * }
 * }</pre>
 */
public interface HouseRules {
    /** The rules that are played with them: the same with them, under another name or version, by which records tell them apart. */
    Ruleset over(Ruleset edition);

    /** What is fought for where nobody agrees otherwise, as at the command line: by default the same. */
    default Scenario scenario(Scenario shipped) {
        return shipped;
    }

    /** Who fights where nobody agrees otherwise, as at the command line: by default the same. */
    default StrikeTeam team(Side side, StrikeTeam shipped) {
        return shipped;
    }
}
