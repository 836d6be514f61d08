package io.github.deadcube.core.lists;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.lists.EntryContent.Cost;
import io.github.deadcube.core.lists.Findings.At;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** ITEM-7: the pieces that a group named <em>Equipment</em> sells. */
record EquipmentReader(KeywordReader keywords, Findings findings) {
    private static final String GRENADE = "GRENADE";
    private static final int THROW = 3;

    static boolean sells(String group) {
        return group.toUpperCase(Locale.ROOT).contains("EQUIPMENT");
    }

    /** Whether it is equipment that the ruleset does not have. It is reported and not offered. */
    boolean leavesOut(ListEntry entry) {
        return keywords.listWords().equipment(entry.title()).isDefined()
                || grenade(entry).isDefined();
    }

    /** A piece of equipment; none if it is not one, or if the ruleset does not have it. */
    Option<CardOption> read(ListEntry entry) {
        int faults = findings.faults();
        Option<Cost> cost = Cost.of(entry, findings);
        if (cost.isEmpty()) return Option.none();
        CardOption piece = CardOption.named(entry.title())
                .withPoints(cost.get().points())
                .withWorth(cost.get().worth())
                .withMostInTeam(entry.mostInTeam());
        Library library = keywords.ruleset().library();
        Option<RuleId> rule = rule(entry.title());
        if (rule.isEmpty())
            return thrown(entry)
                    .map(grenade -> piece.withWeapons(Vector.of(grenade))
                            .withBought(library.keyword(GRENADE).map(KeywordRule::rule))
                            .withFlawed(findings.faults() > faults));
        Option<KeywordRule> keyword = library.keyword(rule.get()).filter(KeywordRule::isEquipment);
        if (library.item(rule.get()).isEmpty() && keyword.isEmpty()) {
            findings.leftOut(
                    entry,
                    Sentence.of("{ruleset} has no equipment {piece}", keywords.ruleset(), rule.get()),
                    "not offered");
            return Option.none();
        }
        return Option.some(
                piece.withEquipment(rule).withEquipmentNumber(keyword.isEmpty() ? 0 : ListWords.number(entry.title())));
    }

    /**
     * ITEM-7, KT-10: an entry without a profile gives the keyword or the weapon of its name; if {@code words}, it may
     * also be only text.
     */
    EntryContent named(ListEntry entry, boolean words) {
        Option<Weapon> grenade = thrown(entry);
        if (grenade.isDefined()) return EntryContent.NONE.plus(grenade.toVector(), Vector.empty());
        At at = new At(entry.target(), entry.title());
        return EntryContent.NONE.plus(
                Vector.empty(),
                words ? keywords.words(at) : keywords.read(Vector.of(entry.title()), Placement.MODEL, at));
    }

    /** ITEM-7: a grenade without a profile is a weapon for one use, bought or fixed. */
    private Option<Weapon> thrown(ListEntry entry) {
        Option<Keyword> grenade = grenade(entry);
        if (grenade.isEmpty()) return Option.none();
        At at = new At(entry.target(), entry.title());
        Vector<Keyword> read =
                keywords.read(Vector.of(grenade.get().toString(), "ONE-USE"), Placement.RANGED_WEAPON, at);
        if (!read.exists(k -> k.name().equals(GRENADE))) return Option.none();
        findings.corrected(at, "equipment that is no item of the rules", "read as a weapon");
        return Option.some(new Weapon("Grenade", THROW, 0, read));
    }

    private Option<Keyword> grenade(ListEntry entry) {
        return keywords.grammar()
                .parse(entry.title())
                .filter(read -> read.size() == 1 && read.head().name().equals(GRENADE))
                .map(Vector::head);
    }

    /** R25: the identifier of another edition, if that edition has it. */
    private Option<RuleId> rule(String name) {
        Library library = keywords.ruleset().library();
        return keywords.listWords()
                .equipment(name)
                .map(rule -> Vector.of(rule, RuleId.of("R25-" + rule.id()))
                        .find(id -> library.item(id).isDefined()
                                || library.keyword(id).isDefined())
                        .getOrElse(rule));
    }
}
