package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.HouseRulebook.BracketForm;
import io.github.deadcube.api.extend.HouseRulebook.ItemEntry;
import io.github.deadcube.api.extend.HouseRulebook.KeywordEntry;
import io.github.deadcube.api.extend.HouseRulebook.OrderEntry;
import io.github.deadcube.api.extend.KeywordRule.Bearer;
import io.vavr.collection.Vector;

/** How and where a card prints what an entry of the rulebook is about. */
final class Told {
    private static final int ANY = 99;

    private Told() {}

    /** A paragraph each. */
    static Vector<String> of(HouseRulebook.Entry entry) {
        Vector<String> facts = entry instanceof KeywordEntry keyword
                ? of(keyword)
                : entry instanceof ItemEntry item ? of(item) : Vector.of(often((OrderEntry) entry));
        return entry.spellings().isEmpty()
                ? facts
                : facts.append("Also spelt: " + entry.spellings().mkString(", ") + ".");
    }

    private static Vector<String> of(KeywordEntry keyword) {
        Vector<String> facts = Vector.of("Printed: " + form(keyword) + ", " + places(keyword) + ".");
        if (keyword.brackets().effect())
            facts = facts.append("Effects: " + keyword.brackets().effects().mkString(", ") + ".");
        if (keyword.cumulative()) facts = facts.append("Several add up.");
        if (keyword.carried()) facts = facts.append("On a weapon it counts for whoever carries that.");
        return keyword.equipment() ? facts.append("Sold as equipment.") : facts;
    }

    private static Vector<String> of(ItemEntry item) {
        Vector<String> facts = Vector.of(
                (item.usedOnce() ? "Used once" : "Kept") + (item.bought() ? ", sold as equipment." : ", never sold."));
        return facts.appendAll(item.weapon().map(weapon -> "Weapon: " + weapon + "."));
    }

    private static String often(OrderEntry order) {
        return "A special order, "
                + switch (order.often()) {
                    case ACTIVATION -> "once an activation.";
                    case DIE -> "as often as there is a die for it.";
                    case ROLL -> "once for each attack or roll.";
                    case ROUND -> "once a round.";
                };
    }

    /** Such as {@code TACTICIAN (1 to 3)}, or {@code EXPLOSIVE or EXPLOSIVE (effect)}. */
    private static String form(KeywordEntry keyword) {
        BracketForm form = keyword.brackets();
        Vector<String> ways = Vector.empty();
        if (form.empty()) ways = ways.append(keyword.name());
        if (form.number())
            ways = ways.append(
                    keyword.name() + " (" + (form.most() == ANY ? "n" : form.least() + " to " + form.most()) + ")");
        if (form.effect()) ways = ways.append(keyword.name() + " (effect)");
        return ways.mkString(" or ");
    }

    private static String places(KeywordEntry keyword) {
        Vector<String> places = keyword.places().map(Told::place);
        if (keyword.within().nonEmpty())
            places = places.append("in the brackets of " + keyword.within().mkString(", "));
        return places.isEmpty() ? "nowhere" : places.mkString(" or ");
    }

    private static String place(Bearer bearer) {
        return switch (bearer) {
            case MODEL -> "on a model";
            case RANGED_WEAPON -> "on a weapon with a range";
            case CLOSE_COMBAT_WEAPON -> "on a weapon with range CC";
            case BRACKETS -> "in brackets";
        };
    }
}
