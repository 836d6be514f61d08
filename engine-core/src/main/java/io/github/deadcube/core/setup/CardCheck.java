package io.github.deadcube.core.setup;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.Suggestion;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.hooks.HookCollector;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** DICE-5, KT-1: finds every error of a card. */
record CardCheck(Ruleset ruleset, Vector<Sentence> where, List<Fault> errors) {
    /** The part of what is wrong with the card itself. */
    private static final Vector<Sentence> CARD = Vector.empty();

    private static final int MOST_KEYWORDS = 99;
    private static final int MOST_OF_A_WEAPON = 31;
    /** Limited because a script writes a weapon with its keywords as one item. */
    private static final int LONGEST_WEAPON = 1_000;

    private static final int MOST_ORDERS = 9;

    private static final int HIGHEST = 99;
    /** A suggestion compares an unknown keyword with all known ones, so it is for the first faults only. */
    private static final int MOST_HINTED = 50;

    static void check(Ruleset ruleset, Vector<Sentence> where, Card card, List<Fault> errors) {
        CardCheck check = new CardCheck(ruleset, where, errors);
        check.statistics(card);
        check.orderAndEquipment(card);
        check.keywords(card);
        check.weapons(card);
        if (isWithinLimits(card) && known(ruleset.library(), printed(card))) check.hooks(card);
    }

    /** KT-1, KT-19: checks the keyword that a marker carries. */
    static List<Fault> carried(Ruleset ruleset, Vector<Sentence> where, Keyword effect) {
        CardCheck check = new CardCheck(ruleset, where, new ArrayList<>());
        check.keyword(CARD, effect, rule -> Option.none());
        return check.errors;
    }

    /** Whether a card has few enough weapons and keywords to collect their hooks; one with more has an error. */
    static boolean isWithinLimits(Card card) {
        return card.keywords().size() <= MOST_KEYWORDS
                && card.weapons().size() <= CardUses.MOST
                && card.weapons().forAll(w -> w.keywords().size() <= MOST_OF_A_WEAPON);
    }

    private void statistics(Card card) {
        range("SZ", card.size(), 1, 4, RuleIds.GEO_3);
        card.base().forEach(mm -> range("the base in mm", mm, 10, 160, RuleIds.GEO_3));
        card.height().forEach(h -> range("the height in hundredths of an inch", h, 25, 600, RuleIds.GEO_3));
        range("HP", card.hitPoints(), 1, 99, RuleIds.DMG_3);
        range("SP", card.advance(), 0, 9, RuleIds.ADV_1);
        range("SP (sprint)", card.sprint(), 0, 9, RuleIds.SPR_1);
        range("AR", card.armour(), 0, 99, RuleIds.DMG_2);
        range("VP", card.worth(), 0, 99, RuleIds.VIC_1);
        for (Skill skill : Skill.values())
            if (card.statistic(skill).exists())
                range(Sentence.verbatim(skill.name()), card.statistic(skill).target(), 2, 8, RuleIds.DICE_1);
        if (card.recon().exists()) range("RECON", card.recon().target(), 2, 8, RuleIds.DICE_1);
    }

    private void orderAndEquipment(Card card) {
        if (card.equipment().isEmpty() && card.equipmentNumber() != 0)
            error(CARD, RuleIds.ITEM_7, "a number of a piece of equipment without the piece");
        orders(card);
        card.equipment().forEach(piece -> equipment(piece, card.equipmentNumber()));
        bought(card);
    }

    private void keywords(Card card) {
        // those beyond the limit are not looked at: it is an error, and a card from outside may have very many
        Vector<Keyword> keywords = card.keywords().take(MOST_KEYWORDS);
        keywords.distinct().forEach(k -> {
            keyword(CARD, k, Placement.MODEL);
            misread(CARD, k);
        });
        repeated(CARD, keywords);
        if (card.keywords().size() > MOST_KEYWORDS)
            error(CARD, RuleIds.KT_1, "a model has at most " + MOST_KEYWORDS + " keywords");
    }

    private void weapons(Card card) {
        if (card.weapons().size() > CardUses.MOST)
            error(CARD, RuleIds.SHO_1, "a model has at most " + CardUses.MOST + " weapons");
        if (card.weapons().size() + card.keywords().size() > CardUses.MOST
                && card.keywords()
                        .exists(k -> ruleset.library().itemPrinted(k.name()).isDefined()))
            error(
                    CARD,
                    RuleIds.ITEM_7,
                    "a card with an item's name has at most " + CardUses.MOST + " weapons and keywords");
        card.weapons().take(CardUses.MOST).forEach(this::weapon);
        card.weapons().groupBy(Weapon::name).forEach((name, same) -> {
            if (same.size() > 1)
                error(
                        CARD,
                        RuleIds.SHO_1,
                        Sentence.of("two weapons are called '{name}': give each its own name", name));
        });
    }

    private static Vector<Keyword> printed(Card card) {
        return card.keywords().appendAll(card.weapons().flatMap(Weapon::keywords));
    }

    /**
     * Whether a library has a rule for each keyword and for the keywords in their brackets: only then the hooks can be
     * collected.
     */
    static boolean known(Library library, Vector<Keyword> keywords) {
        return keywords.forAll(k -> library.keyword(k.name()).isDefined()
                && known(library, k.nested().toVector()));
    }

    /** KT-1: reports the keywords that the card's keywords give and that have no rule. */
    private void missing(Vector<Sentence> part, HookCollector hooks, Vector<Keyword> reported) {
        for (Keyword keyword : hooks.missing().removeAll(reported))
            error(
                    part,
                    RuleIds.KT_1,
                    Sentence.of("its keywords give {keyword}, and {ruleset} has no rule for it", keyword, ruleset));
    }

    /**
     * The keyword that keeps a model from carrying anything; none if it may, or if the card has too many keywords or an
     * unknown one.
     */
    static Option<RuleId> emptyHanded(Library library, Card card) {
        return isWithinLimits(card) && known(library, printed(card))
                ? Option.of(HookCollector.model(
                                library, card.keywords(), card.weapons().flatMap(Weapon::keywords))
                        .toHookSet()
                        .ruleOf(Trait.EMPTY_HANDED))
                : Option.none();
    }

    /** Whether a keyword alone has the effect: a card may print WALKER, which counts as VEHICLE. */
    private static boolean isEmptyHanded(Library library, Keyword keyword) {
        return known(library, Vector.of(keyword))
                && HookCollector.model(library, Vector.of(keyword), Vector.empty())
                        .toHookSet()
                        .hasTrait(Trait.EMPTY_HANDED);
    }

    /** KT-10: reports each hook that the engine never calls in its placement. */
    private void hooks(Card card) {
        Vector<Keyword> onWeapons = card.weapons().flatMap(Weapon::keywords);
        HookCollector model = HookCollector.model(ruleset.library(), card.keywords(), onWeapons);
        model.faults().forEach(fault -> error(CARD, RuleIds.KT_10, fault));
        missing(CARD, model, Vector.empty());
        for (Weapon w : card.weapons()) {
            HookCollector armed = HookCollector.weapon(ruleset.library(), card.keywords(), onWeapons, w.keywords());
            for (Sentence fault : armed.faults())
                if (!model.faults().contains(fault)) error(weaponPart(w), RuleIds.KT_10, fault);
            missing(weaponPart(w), armed, model.missing());
        }
        RuleId empty = model.toHookSet().ruleOf(Trait.EMPTY_HANDED);
        if (empty != null) {
            String printed = card.keywords()
                    .find(keyword -> isEmptyHanded(ruleset.library(), keyword))
                    .map(Keyword::name)
                    .getOrElse(empty::title);
            card.equipment()
                    .forEach(item -> error(
                            CARD,
                            empty,
                            Sentence.of("a model with {printed} has no equipment, and no {item}", printed, item)));
        }
    }

    /** R25-K-ENERGY-SHIELD: checks bought equipment against the printed keywords. */
    private void bought(Card card) {
        for (RuleId piece : card.equipment())
            for (KeywordRule keyword : ruleset.library().keyword(piece).filter(KeywordRule::preventsBuying))
                if (printed(card).exists(k -> k.name().equals(keyword.printed())))
                    error(
                            CARD,
                            piece,
                            Sentence.of("the card prints {keyword}: a second one cannot be bought", keyword.printed()));
    }

    /** ITEM-7: an item, or a piece that is a keyword. */
    private void equipment(RuleId piece, int number) {
        Option<KeywordRule> keyword = ruleset.library().keyword(piece).filter(KeywordRule::isEquipment);
        if (ruleset.library().item(piece).isDefined()) {
            if (number != 0) error(CARD, RuleIds.ITEM_7, Sentence.of("{piece} takes no number", piece));
            if (!ruleset.library().item(piece).get().isEquipment())
                error(
                        CARD,
                        RuleIds.ITEM_7,
                        Sentence.of("{piece} is used up when it is picked up: it cannot be bought", piece));
        } else if (keyword.isEmpty()) {
            error(CARD, EditionCheck.noItem(ruleset, piece).under(RuleIds.ITEM_7));
        } else {
            keyword(CARD, Keyword.of(keyword.get().printed(), number), Placement.MODEL);
        }
    }

    private void error(Vector<Sentence> part, RuleId rule, CharSequence fault) {
        error(part, Fault.of(rule, fault));
    }

    private void error(Vector<Sentence> part, Fault fault) {
        errors.add(fault.in(where.appendAll(part)));
    }

    private static Vector<Sentence> weaponPart(Weapon weapon) {
        return Vector.of(PartName.ofWeapon(weapon.name()));
    }

    private void range(CharSequence what, int value, int least, int most, RuleId rule) {
        if (value < least || value > most)
            error(
                    CARD,
                    rule,
                    Sentence.of("{what} is {least} to {most}, not {value}", Sentence.of(what), least, most, value));
    }

    private void orders(Card card) {
        Vector<String> orders = card.orders().take(MOST_ORDERS);
        if (card.order().isEmpty() && card.furtherOrders().nonEmpty())
            error(CARD, RuleIds.CMD_9, "a further special order without a first one");
        if (card.orders().size() > MOST_ORDERS)
            error(CARD, RuleIds.CMD_9, "a card has at most " + MOST_ORDERS + " special orders");
        orders.filter(name -> ruleset.library().order(name).isEmpty()).forEach(name -> error(CARD, noOrder(name)));
        Vector<SpecialOrder> known = orders.flatMap(ruleset.library()::order);
        if (known.distinct().size() < known.size()) error(CARD, RuleIds.CMD_9, "a special order is printed twice");
    }

    /** Tells which special orders a wrong name may mean: those with a similar name, otherwise all. */
    private Fault noOrder(String name) {
        Sentence none = Sentence.of("{ruleset} has no special order '{name}'", ruleset, name);
        Vector<String> all = ruleset.library().orders().map(SpecialOrder::name);
        if (errors.size() >= MOST_HINTED || all.isEmpty()) return Fault.of(RuleIds.CMD_9, none);
        Vector<String> near = Suggestion.among(name, all);
        return Fault.of(
                RuleIds.CMD_9,
                near.isEmpty()
                        ? Sentence.of("{none}: it has {orders}", none, all)
                        : Sentence.of(
                                "{none}: the nearest is {orders}",
                                none,
                                Sentence.any(near.map(order -> Sentence.of("'{order}'", order)))));
    }

    private void weapon(Weapon w) {
        Vector<Sentence> part = weaponPart(w);
        WeaponName.fault(w.name()).forEach(fault -> error(part, fault.under(RuleIds.SHO_1)));
        if (w.range() < 0 || w.range() > 99)
            error(part, RuleIds.SHO_4, Sentence.of("a range is CC or 1 to 99 cubes, not {range}", w.range()));
        if (w.ap() < 0 || w.ap() > 99) error(part, RuleIds.DMG_2, Sentence.of("AP is 0 to 99, not {ap}", w.ap()));
        if (WeaponName.isNone(w.name()))
            error(part, RuleIds.AST_2, "'nothing' cannot be a weapon's name: it means no weapon");
        Placement placement = w.closeCombat() ? Placement.CLOSE_COMBAT_WEAPON : Placement.RANGED_WEAPON;
        Vector<Keyword> keywords = w.keywords().take(MOST_OF_A_WEAPON);
        keywords.distinct().forEach(k -> {
            keyword(part, k, placement);
            misread(part, k);
        });
        if (w.keywords().size() > MOST_OF_A_WEAPON)
            error(part, RuleIds.KT_1, "a weapon has at most " + MOST_OF_A_WEAPON + " keywords");
        else if (w.toString().length() > LONGEST_WEAPON)
            error(part, RuleIds.KT_1, "a weapon with its keywords has at most " + LONGEST_WEAPON + " characters");
        repeated(part, keywords);
    }

    /**
     * KT-1, KT-11: a keyword that is not cumulative is printed once; the sum of a cumulative one stays within the limit
     * for one keyword.
     */
    private void repeated(Vector<Sentence> part, Vector<Keyword> keywords) {
        keywords.groupBy(Keyword::name).forEach((name, same) -> {
            if (same.size() < 2) return;
            if (ruleset.library().keyword(name).exists(rule -> !rule.isCumulative()))
                error(part, RuleIds.KT_11, Sentence.of("{name} is printed twice, but it is not cumulative", name));
            int sum = same.map(Keyword::number).sum().intValue();
            if (sum > HIGHEST && same.forAll(k -> k.number() >= 0 && k.number() <= HIGHEST))
                error(
                        part,
                        RuleIds.KT_1,
                        Sentence.of(
                                "the sum of the numbers of {name} is at most {highest}, not {sum}",
                                name,
                                HIGHEST,
                                sum));
        });
    }

    /**
     * A record of the game must read the keyword back. The names of the library's keywords are checked with the
     * library.
     */
    private void misread(Vector<Sentence> part, Keyword k) {
        if (!ruleset.library().knows(k.name()) || k.nested().isDefined())
            CardWords.misread(k, k.toString()).forEach(fault -> error(part, fault));
    }

    private void keyword(Vector<Sentence> part, Keyword k, Placement placement) {
        keyword(part, k, rule -> rule.fault(k, placement));
    }

    /** KT-19: checks a keyword and the keywords in its brackets. */
    private void keyword(Vector<Sentence> part, Keyword k, Function<KeywordRule, Option<Fault>> fault) {
        Option<KeywordRule> rule = ruleset.library().keyword(k.name());
        if (rule.isEmpty())
            error(
                    part,
                    RuleIds.KT_1,
                    Option.when(errors.size() < MOST_HINTED, k.name())
                            .flatMap(ruleset.library()::hint)
                            .map(hint -> Sentence.of(
                                    "{ruleset} has no rule for the keyword {keyword}: {hint}", ruleset, k, hint))
                            .getOrElse(
                                    () -> Sentence.of("{ruleset} has no rule for the keyword {keyword}", ruleset, k)));
        rule.flatMap(fault).forEach(wrong -> error(part, wrong.rule(), Sentence.of("'{k}': {words}", k, wrong.said())));
        if (k.number() < 0 || k.number() > HIGHEST)
            error(
                    part,
                    RuleIds.KT_1,
                    Sentence.of("the number of a keyword is 0 to {highest}, not {number}", HIGHEST, k.number()));
        else if (rule.isDefined()
                && k.nested().forAll(inner -> inner.number() >= 0 && inner.number() <= HIGHEST)
                && !Keyword.read(k.toString()).contains(k))
            error(part, RuleIds.KT_1, Sentence.of("'{k}' reads back as another keyword", k));
        for (Keyword nested : k.nested())
            keyword(
                    part,
                    nested,
                    inner -> rule.map(outer -> outer.bracketFault(nested, inner))
                            .getOrElse(() -> inner.fault(nested, Placement.BRACKETS)));
    }
}
