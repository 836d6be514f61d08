package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.internal.KeywordForms;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;

/** What a rulebook says of a keyword, a kind of items or a special order beside its text. */
public final class RuleFacts {
    private static final int ANY = 99;

    private RuleFacts() {}

    /** A paragraph each; none if the library has no such rule. */
    public static Vector<Sentence> lines(RuleId rule, HouseRulebook book) {
        return book.named(rule).toVector().flatMap(named -> lines(named, book));
    }

    private static Vector<Sentence> lines(Library.Rule rule, HouseRulebook book) {
        Vector<Sentence> facts = rule instanceof KeywordRule keyword
                ? lines(keyword, book.forms(keyword))
                : rule instanceof ItemRule item ? lines(item) : Vector.of(often((SpecialOrder) rule));
        return rule.spellings().isEmpty() ? facts : facts.append(Sentence.of("Also spelt: {names}.", rule.spellings()));
    }

    private static Vector<Sentence> lines(KeywordRule keyword, KeywordForms forms) {
        Vector<Sentence> facts =
                Vector.of(Sentence.of("Printed: {forms}, {places}.", form(keyword.printed(), forms), places(forms)));
        if (forms.effect()) facts = facts.append(Sentence.of("Effects: {effects}.", forms.effects()));
        if (keyword.isCumulative()) facts = facts.append(Sentence.of("Several add up."));
        if (keyword.countsForCarrier())
            facts = facts.append(Sentence.of("On a weapon, it acts for the model that carries the weapon."));
        return keyword.isEquipment() ? facts.append(Sentence.of("Sold as equipment.")) : facts;
    }

    private static Vector<Sentence> lines(ItemRule item) {
        Sentence use = Sentence.of(
                item.isUsedOnce()
                        ? item.isEquipment() ? "Used once, sold as equipment." : "Used once, never sold."
                        : item.isEquipment() ? "Kept, sold as equipment." : "Kept, never sold.");
        return Vector.of(use).appendAll(item.weapon().map(weapon -> Sentence.of("Weapon: {weapon}.", weapon)));
    }

    private static Sentence often(SpecialOrder order) {
        return Sentence.of(
                switch (order.frequency()) {
                    case ACTIVATION -> "A special order, once an activation.";
                    case DIE -> "A special order, as often as there is a die for it.";
                    case ROLL -> "A special order, once for each attack or roll.";
                    case ROUND -> "A special order, once a round.";
                });
    }

    /** Such as {@code TACTICIAN (1 to 3)}, or {@code EXPLOSIVE or EXPLOSIVE (effect)}. */
    private static Sentence form(String name, KeywordForms forms) {
        Vector<Sentence> ways = Vector.empty();
        if (forms.empty()) ways = ways.append(Sentence.verbatim(name));
        if (forms.number())
            ways = ways.append(
                    forms.most() == ANY
                            ? Sentence.of("{keyword} (n)", name)
                            : Sentence.of("{keyword} ({least} to {most})", name, forms.least(), forms.most()));
        if (forms.effect()) ways = ways.append(Sentence.of("{keyword} (effect)", name));
        return either(ways);
    }

    private static Sentence places(KeywordForms forms) {
        Vector<Sentence> places = forms.places().map(RuleFacts::place);
        if (forms.within().nonEmpty())
            places = places.append(Sentence.of("in the brackets of {keywords}", forms.within()));
        return places.isEmpty() ? Sentence.of("nowhere") : either(places);
    }

    /** {@code one or another or a third}: a way may have a comma. */
    private static Sentence either(Vector<Sentence> ways) {
        return ways.size() < 2 ? ways.head() : Sentence.of("{these} or {this}", either(ways.init()), ways.last());
    }

    private static Sentence place(Placement placement) {
        return Sentence.of(
                switch (placement) {
                    case MODEL -> "on a model";
                    case RANGED_WEAPON -> "on a weapon with a range";
                    case CLOSE_COMBAT_WEAPON -> "on a weapon with range CC";
                    case BRACKETS -> "in brackets";
                });
    }
}
