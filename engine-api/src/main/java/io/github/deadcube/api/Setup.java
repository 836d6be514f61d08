package io.github.deadcube.api;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * All that is agreed before a game begins (SET-1). Unchecked: {@link Rules#start} checks it.
 *
 * @param ruleset the rules that are played
 * @param scenario what is fought for
 * @param battlefield where
 * @param points the size of the game, such as 100 (VIC-4)
 * @param teamA side A's strike team
 * @param teamB side B's strike team
 * @param starting the starting player, if that is agreed; none: recon decides (SET-4 to SET-6)
 */
@Value.Builder
public record Setup(
        Ruleset ruleset,
        Scenario scenario,
        Battlefield battlefield,
        int points,
        StrikeTeam teamA,
        StrikeTeam teamB,
        Option<Side> starting)
        implements WithSetup {
    /**
     * A side's strike team.
     *
     * @param side a side
     * @return its team
     */
    public StrikeTeam team(Side side) {
        return side == Side.A ? teamA : teamB;
    }

    /**
     * A rule of the ruleset's library or of the scenario.
     *
     * @param rule its identifier
     * @return none if neither has it
     */
    public Option<LibraryRule> rule(RuleId rule) {
        return ruleset.library()
                .rule(rule)
                .orElse(() -> scenario.rules().find(r -> r.rule().equals(rule)).map(r -> r));
    }

    /**
     * The ruleset's rulebook with the titles and texts of the scenario's own rules.
     *
     * @return made anew at each call
     */
    public HouseRulebook rulebook() {
        return new HouseRulebook(ruleset.library().all().appendAll(scenario.rules()));
    }
}
