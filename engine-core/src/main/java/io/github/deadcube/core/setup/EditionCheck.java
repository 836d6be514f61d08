package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.hooks.HookCollector;
import io.github.deadcube.core.hooks.LentKeywords;
import io.github.deadcube.core.workspace.ValueCheck;
import io.vavr.collection.Vector;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** KT-1, ITEM-1: what a scenario and the rules of a library name is in the edition. */
record EditionCheck(Ruleset ruleset, Library library, List<Fault> errors) {
    /** @param played whether the rules of the edition alone have no errors */
    static void check(Setup setup, boolean played, List<Fault> errors) {
        EditionCheck check = new EditionCheck(setup.ruleset(), setup.ruleset().library(), errors);
        Vector<RuleId> tokens = setup.scenario().tokens(setup.ruleset());
        for (RuleId token :
                tokens.distinct().filter(token -> check.library.item(token).isEmpty()))
            errors.add(noItem(setup.ruleset(), token).in("scenario"));
        if (!played) check.rules();
        for (Scenario.Rule rule : setup.scenario().rules()) {
            check.keywords("scenario", rule, HookCollector.of(check.library, rule, false, rule::attachToModels));
            check.hooks("scenario", rule, true, rule::attachToMarked);
        }
    }

    private void rules() {
        Set<Library.Rule> refused = refused();
        for (Library.Rule rule : library.all().reject(refused::contains))
            hooks("ruleset", rule, true, rule::attachToMarked);
        for (ItemRule item : library.items()) hooks("ruleset", item, false, item::attachToCarrier);
        for (Library.Rule rule : library.all()) weapon(rule);
    }

    /** That an edition has no such item; with the nearest item, if there is one. */
    static Fault noItem(Ruleset ruleset, RuleId item) {
        return Fault.of(
                RuleIds.ITEM_1,
                Sentence.of("{ruleset} has no rule for the item {item}", ruleset, item),
                nearest(ruleset, item, "an item of the edition"));
    }

    /** That an edition has no such rule; with the nearest rule, if there is one. */
    static Fault noRule(Ruleset ruleset, RuleId rule) {
        return Fault.of(
                RuleIds.KT_1,
                Sentence.of("{ruleset} has no rule {rule}", ruleset, rule),
                nearest(ruleset, rule, "a rule of the edition"));
    }

    private static CharSequence nearest(Ruleset ruleset, RuleId rule, CharSequence otherwise) {
        return ValueCheck.instead(ruleset.library(), rule)
                .<CharSequence>map(other -> Sentence.of("{rule}", other))
                .getOrElse(otherwise);
    }

    /** ORD-5: the orders that give a keyword without a rule, which is an error of its own, with their parts. */
    private Set<Library.Rule> refused() {
        Set<Library.Rule> refused = new LinkedHashSet<>();
        for (SpecialOrder order : library.orders())
            if (order instanceof Order data && !CardCheck.known(library, data.keywords())) {
                refused.add(data);
                data.parts().forEach(refused::add);
            }
        return refused;
    }

    /**
     * KT-10: the hooks of a mark or of an item's carrier that are never called, and the keywords that the rule gives.
     */
    private void hooks(CharSequence where, Library.Rule rule, boolean ofMark, Consumer<Hooks> attach) {
        HookCollector hooks = HookCollector.of(library, rule, ofMark, attach);
        for (Sentence fault : hooks.faults()) errors.add(Fault.of(where, RuleIds.KT_10, fault));
        keywords(where, rule, hooks);
    }

    /** The keywords that a rule gives. */
    private void keywords(CharSequence where, Library.Rule rule, HookCollector hooks) {
        missing(where, rule, hooks);
        for (Keyword lent : hooks.loans().map(LentKeywords.Loan::keyword))
            missing(where, rule, HookCollector.model(library, Vector.of(lent), Vector.empty()));
    }

    /** The keywords that the keywords of a rule's weapon give. */
    private void weapon(Library.Rule rule) {
        Vector<Keyword> keywords = rule.weapon().toVector().flatMap(Weapon::keywords);
        if (keywords.nonEmpty() && CardCheck.known(library, keywords))
            missing("ruleset", rule, HookCollector.weapon(library, Vector.empty(), keywords, keywords));
    }

    private void missing(CharSequence where, Library.Rule rule, HookCollector hooks) {
        for (Keyword keyword : hooks.missing())
            errors.add(Fault.of(
                    where,
                    RuleIds.KT_1,
                    Sentence.of(
                            "{rule} gives the keyword {keyword}, and {ruleset} has no rule for it",
                            rule.rule(),
                            keyword,
                            ruleset)));
    }
}
