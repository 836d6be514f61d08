package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.internal.KeywordForms;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;

/** What a rulebook says of a keyword, a kind of items or a special order beside its text. */
public final class RuleFacts {
    private static final int ANY = 99;

    private RuleFacts() {}

    /** A paragraph each; none if the library has no such rule. */
    public static Vector<String> lines(RuleId rule, HouseRulebook book) {
        return book.named(rule).toVector().flatMap(named -> lines(named, book));
    }

    private static Vector<String> lines(Library.Rule rule, HouseRulebook book) {
        Vector<String> facts = rule instanceof KeywordRule keyword
                ? lines(keyword, book.forms(keyword))
                : rule instanceof ItemRule item ? lines(item) : Vector.of(often((SpecialOrder) rule));
        return rule.spellings().isEmpty()
                ? facts
                : facts.append("Also spelt: " + rule.spellings().mkString(", ") + ".");
    }

    private static Vector<String> lines(KeywordRule keyword, KeywordForms forms) {
        Vector<String> facts = Vector.of("Printed: " + form(keyword.printed(), forms) + ", " + places(forms) + ".");
        if (forms.effect()) facts = facts.append("Effects: " + forms.effects().mkString(", ") + ".");
        if (keyword.isCumulative()) facts = facts.append("Several add up.");
        if (keyword.countsForCarrier())
            facts = facts.append("On a weapon, it acts for the model that carries the weapon.");
        return keyword.isEquipment() ? facts.append("Sold as equipment.") : facts;
    }

    private static Vector<String> lines(ItemRule item) {
        Vector<String> facts = Vector.of((item.isUsedOnce() ? "Used once" : "Kept")
                + (item.isEquipment() ? ", sold as equipment." : ", never sold."));
        return facts.appendAll(item.weapon().map(weapon -> "Weapon: " + weapon + "."));
    }

    private static String often(SpecialOrder order) {
        return "A special order, "
                + switch (order.frequency()) {
                    case ACTIVATION -> "once an activation.";
                    case DIE -> "as often as there is a die for it.";
                    case ROLL -> "once for each attack or roll.";
                    case ROUND -> "once a round.";
                };
    }

    /** Such as {@code TACTICIAN (1 to 3)}, or {@code EXPLOSIVE or EXPLOSIVE (effect)}. */
    private static String form(String name, KeywordForms forms) {
        Vector<String> ways = Vector.empty();
        if (forms.empty()) ways = ways.append(name);
        if (forms.number())
            ways = ways.append(name + " (" + (forms.most() == ANY ? "n" : forms.least() + " to " + forms.most()) + ")");
        if (forms.effect()) ways = ways.append(name + " (effect)");
        return ways.mkString(" or ");
    }

    private static String places(KeywordForms forms) {
        Vector<String> places = forms.places().map(RuleFacts::place);
        if (forms.within().nonEmpty())
            places = places.append("in the brackets of " + forms.within().mkString(", "));
        return places.isEmpty() ? "nowhere" : places.mkString(" or ");
    }

    private static String place(Placement placement) {
        return switch (placement) {
            case MODEL -> "on a model";
            case RANGED_WEAPON -> "on a weapon with a range";
            case CLOSE_COMBAT_WEAPON -> "on a weapon with range CC";
            case BRACKETS -> "in brackets";
        };
    }
}
