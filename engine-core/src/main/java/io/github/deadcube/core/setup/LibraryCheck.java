package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.words.Lends;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.hooks.EngineFailure;
import io.github.deadcube.core.order.OrderErrors;
import io.github.deadcube.core.prepared.PreparedGame;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * KT-1, ITEM-1: each name on a card or token, and each name of an order, means one rule and reads back from the
 * notation.
 */
record LibraryCheck(Library library, List<Fault> errors) {
    private static final String ITEM = "I-";

    /** @param played whether the library alone has no errors */
    static void check(Setup setup, boolean played, List<Fault> errors) {
        if (played && setup.scenario().rules().isEmpty()) return;
        Library library = setup.ruleset().library();
        LibraryCheck check = new LibraryCheck(library, errors);
        check.twice(
                "rules",
                library.all()
                        .appendAll(setup.scenario().rules())
                        .map(Library.Rule::rule)
                        .map(RuleId::id));
        if (!played) check.rules();
    }

    /** The orders without identifiers for all their parts. If there are any, the library cannot list its rules. */
    static Vector<Fault> unnameable(Library library) {
        for (ItemRule item : library.items()) {
            EngineFailure.requireResult(item.name(), "the name of " + item.rule());
            EngineFailure.requireResult(item.weapon(), "the weapon of " + item.rule());
        }
        List<Fault> faults = new ArrayList<>();
        for (SpecialOrder order : library.orders())
            if (order instanceof Order data) OrderErrors.ofIdentifier(data, error -> faults.add(fault(order, error)));
        return Vector.ofAll(faults);
    }

    private void rules() {
        alike("keywords", library.keywords(), KeywordRule::printed);
        alike("items", library.items(), ItemRule::name);
        alike("special orders", library.orders(), SpecialOrder::name);
        for (SpecialOrder order : library.orders().reject(Order.class::isInstance))
            NameCheck.fault(order.name()).forEach(fault -> error(fault.under(order.rule())));
        for (KeywordRule keyword : library.keywords())
            if (!Keyword.read(keyword.printed()).contains(Keyword.of(keyword.printed(), 0)))
                error(Fault.of(
                        RuleIds.KT_1,
                        Sentence.of("'{keyword}' reads back as another keyword, or as no keyword", keyword.printed()),
                        "its name alone, in capitals and without brackets, such as GRIM"));
            else
                CardWords.misread(Keyword.of(keyword.printed(), 0), keyword.printed())
                        .forEach(this::error);
        library.items().forEach(this::item);
        library.orders().forEach(this::order);
    }

    private void error(RuleId rule, CharSequence fault) {
        error(Fault.of(rule, fault));
    }

    private void error(Fault fault) {
        errors.add(fault.in("ruleset"));
    }

    /** Reports rules with different identifiers and the same name: a card could not tell them apart. */
    private <R extends Library.Rule> void alike(CharSequence what, Vector<R> rules, Function<R, String> name) {
        twice(what, rules.distinctBy(Library.Rule::rule).map(name));
    }

    private void twice(CharSequence what, Vector<String> names) {
        Set<String> seen = new TreeSet<>();
        Set<String> reported = new TreeSet<>();
        for (String name : names)
            if (!seen.add(name) && reported.add(name))
                error(RuleIds.KT_1, Sentence.of("two {what} are called {name}", Sentence.of(what), name));
    }

    /**
     * ORD-2, ORD-5: the engine records the facts that an order needs, and the library has the keywords that it gives.
     */
    private void order(SpecialOrder order) {
        for (RuleId fact : EngineFailure.requireAll(order.trackedFacts(), "the tracked facts of " + order.rule())
                .distinct()
                .removeAll(PreparedGame.TRACKED))
            error(Fault.of(
                    RuleIds.ORD_2,
                    Sentence.of(
                            "the special order {order} needs facts of {fact}, which the engine does not record",
                            order.name(),
                            fact),
                    Sentence.any(PreparedGame.TRACKED)));
        if (!(order instanceof Order data)) return;
        if (data.modes().isEmpty())
            error(RuleIds.ORD_1, Sentence.of("the special order {order} does nothing", order.name()));
        for (Keyword keyword : data.keywords().flatMap(CardWords::withNested))
            if (!library.knows(keyword.name()))
                error(
                        RuleIds.KT_1,
                        Sentence.of(
                                "the ruleset has the special order {order}, but no rule for {keyword}",
                                order.name(),
                                keyword));
        for (Keyword keyword :
                lent(data).filter(k -> library.itemPrinted(k.name()).isDefined()))
            error(
                    RuleIds.ITEM_7,
                    Sentence.of(
                            "the special order {order} gives '{keyword}', the name of an item", order.name(), keyword));
        OrderErrors.find(data, error -> errors.add(fault(order, error)));
        for (Keyword keyword : data.keywords().distinct()) brackets(order, keyword);
        for (Weapon weapon : data.modes().flatMap(Order.Mode::effects).flatMap(Effect::weapon))
            WeaponName.fault(weapon.name()).forEach(fault -> error(fault.under(order.rule())));
    }

    private static Fault fault(SpecialOrder order, Fault error) {
        Object which = error.where().part().equals("name") ? order.rule() : order.name();
        return Fault.of(
                        error.rule(),
                        Sentence.of("the special order {which}: {text}", which, error.sentence()),
                        error.expectation())
                .in("ruleset");
    }

    private static Vector<Keyword> lent(Order order) {
        return order.modes()
                .flatMap(Order.Mode::effects)
                .filter(Lends.class::isInstance)
                .flatMap(Effect::keywords);
    }

    /** KT-1: the brackets of a keyword that an order gives follow the rules for a card. */
    private void brackets(SpecialOrder order, Keyword keyword) {
        for (KeywordRule rule : library.keyword(keyword.name()))
            if (Vector.of(Placement.MODEL, Placement.RANGED_WEAPON, Placement.CLOSE_COMBAT_WEAPON)
                    .forAll(owner -> rule.fault(keyword, owner).isDefined()))
                error(
                        rule.rule(),
                        Sentence.of(
                                "the special order {order} gives '{keyword}': {words}",
                                order.name(),
                                keyword,
                                rule.fault(keyword, Placement.MODEL).get().said()));
    }

    /** Checks the identifier, the weapon and the weapon's keywords of an item. */
    private void item(ItemRule item) {
        // ITEM-7: THERMAL MINES and TRIP MINE have the identifier of their keyword
        if (!item.rule().id().startsWith(ITEM) && !item.rule().known())
            error(
                    RuleIds.ITEM_1,
                    Sentence.of(
                            "an item's identifier begins with {item}, for example {item}{rule}", ITEM, item.rule()));
        for (Weapon weapon : item.weapon())
            WeaponName.fault(weapon.name()).forEach(fault -> error(fault.under(item.rule())));
        for (Keyword keyword :
                item.weapon().toVector().flatMap(Weapon::keywords).flatMap(CardWords::withNested))
            if (!library.knows(keyword.name()))
                error(
                        RuleIds.KT_1,
                        Sentence.of(
                                "the ruleset has the item {rule}, but no rule for {keyword}", item.rule(), keyword));
    }
}
