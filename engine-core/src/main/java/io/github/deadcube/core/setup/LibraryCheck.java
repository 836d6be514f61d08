package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.order.Effect;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.OrderMode;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** KT-1, ITEM-1: what cards, tokens and leaders name is one rule, and known by the notation. */
final class LibraryCheck {
    private static final String ITEM = "I-";

    private final Library library;
    private final List<SetupError> errors;

    private LibraryCheck(Library library, List<SetupError> errors) {
        this.library = library;
        this.errors = errors;
    }

    static void of(Setup setup, List<SetupError> errors) {
        Library library = setup.ruleset().library();
        LibraryCheck check = new LibraryCheck(library, errors);
        check.twice(
                "rules",
                library.all()
                        .appendAll(setup.scenario().rules())
                        .map(LibraryRule::rule)
                        .map(RuleId::id));
        check.alike("keywords", library.keywords(), KeywordRule::printed);
        check.alike("items", library.items(), ItemRule::name);
        check.alike("special orders", library.orders(), SpecialOrder::name);
        for (SpecialOrder order : library.orders())
            NameCheck.fault(order.name()).forEach(fault -> check.error(order.rule(), fault));
        for (KeywordRule keyword : library.keywords())
            if (!Keyword.parse(keyword.printed()).contains(Keyword.of(keyword.printed())))
                check.error(RuleIds.KT_1, "'" + keyword.printed() + "' is read as another keyword, or as none");
        library.items().forEach(check::item);
        library.orders().forEach(check::order);
    }

    private void error(RuleId rule, String fault) {
        errors.add(new SetupError("ruleset", rule, fault));
    }

    /** Several rules, each with an identifier of its own, that cards and leaders could not tell apart. */
    private <R extends LibraryRule> void alike(String what, Vector<R> rules, Function<R, String> name) {
        twice(what, rules.distinctBy(LibraryRule::rule).map(name));
    }

    private void twice(String what, Vector<String> names) {
        Set<String> seen = new TreeSet<>();
        Set<String> told = new TreeSet<>();
        for (String name : names)
            if (!seen.add(name) && told.add(name)) error(RuleIds.KT_1, "two " + what + " of it are called " + name);
    }

    /** ORD-5: what an order lends is a keyword like any other. */
    private void order(SpecialOrder order) {
        if (!(order instanceof Order data)) return;
        if (data.modes().isEmpty()) error(RuleIds.ORD_1, "the special order " + order.name() + " does nothing");
        for (Keyword keyword : data.keywords().flatMap(k -> Vector.of(k).appendAll(k.nested())))
            if (!library.knows(keyword.name()))
                error(RuleIds.KT_1, "it has the special order " + order.name() + ", but no rule for " + keyword);
        if (data.modes().exists(mode -> mode.disturbing().isDefined()))
            error(
                    RuleIds.ORD_2,
                    "the special order " + order.name() + " would move or kill a model in the midst of a test");
        for (Keyword keyword : data.keywords().distinct()) brackets(order, keyword);
        for (Weapon weapon : data.modes().flatMap(OrderMode::effects).flatMap(Effect::weapon))
            NameCheck.WeaponName.fault(weapon.name()).forEach(fault -> error(order.rule(), fault));
    }

    /** KT-1: what stands in the brackets of a keyword that an order lends is what a card may print there. */
    private void brackets(SpecialOrder order, Keyword keyword) {
        for (KeywordRule rule : library.keyword(keyword.name()))
            if (Vector.of(Placement.MODEL, Placement.RANGED_WEAPON, Placement.CLOSE_COMBAT_WEAPON)
                    .forAll(owner -> rule.fault(keyword, owner).isDefined()))
                error(
                        rule.rule(),
                        "the special order " + order.name() + " lends '" + keyword + "': "
                                + rule.fault(keyword, Placement.MODEL).get());
    }

    /** What an item fires, or gives its carrier, is a keyword like any other. */
    private void item(ItemRule item) {
        // ITEM-7: THERMAL MINES and TRIP MINE bear their keyword's identifier
        if (!item.rule().id().startsWith(ITEM) && !item.rule().known())
            error(RuleIds.ITEM_1, "an item's identifier begins with " + ITEM + ", such as " + ITEM + item.rule());
        for (Weapon weapon : item.weapon())
            NameCheck.WeaponName.fault(weapon.name()).forEach(fault -> error(item.rule(), fault));
        for (Keyword keyword : item.weapon()
                .toVector()
                .flatMap(Weapon::keywords)
                .flatMap(k -> Vector.of(k).appendAll(k.nested())))
            if (!library.knows(keyword.name()))
                error(RuleIds.KT_1, "it has the item " + item.rule() + ", but no rule for " + keyword);
    }
}
