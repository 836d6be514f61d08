package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * An option of a card: weapons, an upgrade or a piece of equipment (TEAM-5, TEAM-6).
 *
 * @param name unique among the card's options
 * @param points 0 or more
 * @param worth the VPs that it adds to the model's VPs, 0 or more
 * @param weapons the weapons that it gives
 * @param keywords the keywords that it gives
 * @param equipment the piece of equipment that it is (ITEM-7)
 * @param equipmentNumber the number in brackets, as in ENERGY SHIELD (2); 0 if there is no number
 * @param mostInTeam the most options with this name in a team; none: any number
 * @param bought the rule of the equipment as which it counts, although it plays as a weapon (TEAM-6)
 * @param fixed the names of parts that the list fixes in the option and that rosters also name
 * @param flawed whether the reader ignored a fault of the list in this option
 */
@Value.Builder
public record CardOption(
        String name,
        int points,
        int worth,
        Vector<Weapon> weapons,
        Vector<Keyword> keywords,
        Option<RuleId> equipment,
        int equipmentNumber,
        Option<Integer> mostInTeam,
        Option<RuleId> bought,
        Vector<String> fixed,
        boolean flawed)
        implements WithCardOption {
    private static final String AUXILIARY = "AUXILIARY";
    /** Joins the name of an option and the name of a choice within it. */
    private static final String WITHIN = " with ";

    /** An option that costs 0 points and gives nothing. */
    public static CardOption named(String name) {
        return new CardOption(
                name,
                0,
                0,
                Vector.empty(),
                Vector.empty(),
                Option.none(),
                0,
                Option.none(),
                Option.none(),
                Vector.empty(),
                false);
    }

    /** TEAM-6: the rule of the equipment as which the option counts. */
    Option<RuleId> piece() {
        return equipment.orElse(bought);
    }

    /** The names of the roster selections that mean this option. */
    Vector<String> parts() {
        return Vector.of(name.split(WITHIN));
    }

    /** Combines this option and a choice within it into one option. */
    public CardOption joined(CardOption inner) {
        return withName(name + WITHIN + inner.name)
                .withPoints(points + inner.points)
                .withWorth(worth + inner.worth)
                .withWeapons(weapons.appendAll(inner.weapons))
                .withKeywords(keywords.appendAll(inner.keywords))
                .withFixed(fixed.appendAll(inner.fixed))
                .withFlawed(flawed || inner.flawed);
    }

    /** TEAM-5, K-AUXILIARY: whether it is a weapon that a model may have in addition to another choice. */
    boolean auxiliary() {
        return weapons.nonEmpty()
                && weapons.forAll(
                        weapon -> weapon.keywords().exists(k -> k.name().equals(AUXILIARY)));
    }

    @Override
    public String toString() {
        return name;
    }
}
