package io.github.deadcube.api;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * Everything that the players agree on before a game begins (SET-1). Unchecked: {@link Rules#start} checks it.
 *
 * @param ruleset the rules that are played
 * @param scenario the goals of the game
 * @param battlefield the battlefield, with its scenery
 * @param points the size of the game in points, such as 100, 1 to {@value #MOST_POINTS} (VIC-4)
 * @param teamA the strike team of side A
 * @param teamB the strike team of side B
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
    /** The most points of a game (VIC-4). */
    public static final int MOST_POINTS = 99_999;

    private static final int MOST_HINTED = 50;

    /** The strike team of a side. */
    public StrikeTeam team(Side side) {
        return side == Side.A ? teamA : teamB;
    }

    /** The cards of both teams, those of side A first. */
    public Vector<Card> cards() {
        return teamA.members().appendAll(teamB.members());
    }

    /**
     * The card of a model.
     *
     * @throws IndexOutOfBoundsException if its team has no such model
     */
    public Card card(ModelId model) {
        return team(model.side()).members().get(model.number() - 1);
    }

    /** The rule with an identifier, from the ruleset's library or from the scenario; none if neither has it. */
    public Option<Library.Rule> rule(RuleId rule) {
        return ruleset.library()
                .rule(rule)
                .orElse(() -> scenario.rules().find(r -> r.rule().equals(rule)).map(r -> r));
    }

    /**
     * The title of a rule in this game, for people: from the game's rulebook, or from a rule that the library or the
     * scenario adds; the identifier if there is no title.
     */
    public String title(RuleId rule) {
        return rule.known()
                ? rule.title()
                : rule(rule).map(Library.Rule::title).filter(t -> !t.isBlank()).getOrElse(rule.id());
    }

    /**
     * The keywords that the ruleset does not know and carries without effect ({@link Ruleset#carryingUnknown}): a fault
     * for each place where such a keyword is printed, also in brackets, in the order of the cards. It names the model;
     * the first fifty also name the keyword that was probably meant. Empty if the ruleset refuses unknown keywords.
     */
    public Vector<Fault> warnings() {
        return carriedWithoutEffect()
                .zipWithIndex((carried, i) -> Fault.of(
                                RuleIds.KT_19,
                                unknown(
                                        carried._2(),
                                        Option.when(
                                                        i < MOST_HINTED,
                                                        carried._2().name())
                                                .flatMap(ruleset.library()::hint)))
                        .at(carried._1().toString()));
    }

    private static Sentence unknown(Keyword keyword, Option<Sentence> hint) {
        return hint.map(meant -> Sentence.of("no rule knows {keyword}: carried without effect: {hint}", keyword, meant))
                .getOrElse(() -> Sentence.of("no rule knows {keyword}: carried without effect", keyword));
    }

    private Vector<Tuple2<ModelId, Keyword>> carriedWithoutEffect() {
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
                                .map(keyword -> Tuple.of(new ModelId(side, card._2() + 1), keyword))));
    }

    private boolean carriedWithoutEffect(Keyword keyword) {
        return !ruleset.library().knows(keyword.name())
                && ruleset.library().keyword(keyword.name()).isDefined();
    }

    private static Vector<Keyword> nested(Keyword keyword) {
        return keyword.nested().toVector().flatMap(Setup::nested).prepend(keyword);
    }
}
