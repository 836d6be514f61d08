package io.github.deadcube.api;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * Everything that the players agree on before a game begins (SET-1). Unchecked: {@link Rules#start} checks it.
 *
 * @param ruleset the rules that are played
 * @param scenario the goals of the game
 * @param points the size of the game in points, such as 100 (VIC-4)
 * @param starting the starting player, if the players agree on one; if none, recon decides (SET-4 to SET-6)
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
    public StrikeTeam team(Side side) {
        return side == Side.A ? teamA : teamB;
    }

    /** The rule with an identifier, from the ruleset's library or from the scenario; none if neither has it. */
    public Option<LibraryRule> rule(RuleId rule) {
        return ruleset.library()
                .rule(rule)
                .orElse(() -> scenario.rules().find(r -> r.rule().equals(rule)).map(r -> r));
    }

    /**
     * The ruleset's rulebook with the titles and texts of the scenario's rules and of the unknown keywords that cards carry without
     * effect. Computed at each call.
     */
    public HouseRulebook rulebook() {
        Vector<LibraryRule> unknown = warnings()
                .map(warning -> warning.keyword().name())
                .distinct()
                .flatMap(name -> ruleset.library().keyword(name));
        return new HouseRulebook(
                ruleset.rulebook().own().appendAll(scenario.rules()).appendAll(unknown));
    }

    /**
     * The keywords that the ruleset does not know and carries without effect ({@link Ruleset#carryingUnknown}): one warning for
     * each place where such a keyword is printed, also in brackets, in the order of the cards. Empty if the ruleset refuses unknown
     * keywords.
     */
    public Vector<Warning> warnings() {
        if (!ruleset.library().carriesUnknown()) return Vector.empty();
        return Side.BOTH
                .toVector()
                .flatMap(side -> team(side)
                        .members()
                        .zipWithIndex()
                        .flatMap(card -> card._1()
                                .keywords()
                                .appendAll(card._1().weapons().flatMap(Weapon::keywords))
                                .flatMap(Setup::nested)
                                .filter(this::carriedWithoutEffect)
                                .map(keyword -> warning(new ModelId(side, card._2() + 1), keyword))));
    }

    private boolean carriedWithoutEffect(Keyword keyword) {
        return !ruleset.library().knows(keyword.name())
                && ruleset.library().keyword(keyword.name()).isDefined();
    }

    private Warning warning(ModelId model, Keyword keyword) {
        return new Warning(
                model,
                keyword,
                "no rule knows " + keyword + ": carried without effect"
                        + ruleset.library().hint(keyword.name()));
    }

    private static Vector<Keyword> nested(Keyword keyword) {
        return keyword.nested().toVector().flatMap(Setup::nested).prepend(keyword);
    }

    /**
     * A problem that a {@link Setup} allows and that the players should know: a keyword that is carried without effect.
     *
     * @param model the model with the keyword on its card
     * @param keyword as printed
     * @param warning the problem, and the keyword that was probably meant
     */
    public record Warning(ModelId model, Keyword keyword, String warning) {
        /** One line. */
        @Override
        public String toString() {
            return model + ": " + warning;
        }
    }
}
