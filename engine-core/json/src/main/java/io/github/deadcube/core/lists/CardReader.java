package io.github.deadcube.core.lists;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.lists.LimitReader.Limits;
import io.github.deadcube.core.lists.ListEntry.Index;
import io.github.deadcube.core.support.Equipment;
import io.github.deadcube.core.support.WeaponText;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.NavigableSet;
import java.util.TreeSet;

record CardReader(Index index, EntryReader entries, KeywordReader keywords, ListEdition published, Findings findings) {
    /** Whether an entry is not a card but only text: rules of the faction that every team has. */
    boolean words(ListEntry entry) {
        boolean model = entry.each("profile").exists(CardReader::ofModel)
                || entry.each("infoLink")
                        .flatMap(link -> index.find(link.get("targetId")))
                        .exists(CardReader::ofModel);
        return entry.target().get("type").equals("upgrade")
                && !model
                && categoryOf(entry)._2().isEmpty()
                && entry.free();
    }

    private static boolean ofModel(Element profile) {
        return profile.get("typeName").equals(ProfileReader.MODEL);
    }

    /** A card; none if a part of it cannot be read, with a finding. Another card may have the same name. */
    Option<ListedCard> card(ListEntry entry) {
        if (words(entry)) {
            findings.leftOut(entry, "this gives no model: rules of the faction in words", "passed over");
            return Option.none();
        }
        return findings.ofCard(entry.title(), () -> read(entry));
    }

    private Option<ListedCard> read(ListEntry entry) {
        int faults = findings.faults();
        Option<Category> category = category(entry);
        if (category.isEmpty()) return Option.none();
        LimitReader.Read limited = new LimitReader(index, findings).read(entry);
        boolean flawed = findings.faults() > faults;
        if (limited.none()) {
            findings.leftOut(entry, "this card is hidden, or none of it may be taken", "not offered");
            return Option.none();
        }
        EntryContent parts = entries.parts(entry, Vector.empty());
        if (!parts.sound()) {
            findings.fault(entry, "a part of this card cannot be read", "the card is not read");
            return Option.none();
        }
        if (parts.models().size() != 1) {
            findings.fault(
                    entry,
                    Sentence.of(
                            "a card has one model's profile, not {count}",
                            parts.models().size()),
                    "the card is not read");
            return Option.none();
        }
        int misplaced = findings.faults();
        EntryContent armed = new MisplacedKeywords(keywords.ruleset(), findings).onWeapons(parts, entry);
        Card card = finished(entry, armed);
        Vector<CardOption> refused = refused(entry, card, armed.groups());
        return Option.some(ListedCard.of(card)
                .withCategory(category.get())
                .withPoints(parts.cost().points())
                .withMost(once(category.get()) ? Option.some(1) : limited.most())
                .withLimits(Vector.<ListedCard.Limit>narrow(limited.limits()).appendAll(limited.least()))
                .withNeeds(limited.needs())
                .withGroups(groups(card, armed.groups()))
                .withRefused(refused)
                .withExtras(parts.extras())
                .withFixed(parts.fixed())
                .withFlawed(flawed || armed.flawed() || findings.faults() > misplaced));
    }

    private Card finished(ListEntry entry, EntryContent parts) {
        Vector<Keyword> printed = parts.models().head().keywords();
        return parts.card().withName(entry.title()).withKeywords(printed.appendAll(added(printed, parts.keywords())));
    }

    /** The keywords that count in addition to the present ones (KT-1). */
    private Vector<Keyword> added(Vector<Keyword> there, Vector<Keyword> more) {
        Vector<Keyword> all = there;
        for (Keyword keyword : more) {
            boolean counts =
                    keywords.ruleset().library().keyword(keyword.name()).exists(rule -> rule.isCumulative());
            Vector<Keyword> before = all;
            if (counts || !before.exists(k -> k.name().equals(keyword.name()))) all = all.append(keyword);
        }
        return all.drop(there.size());
    }

    /** TEAM-3: a team may have a named character once. */
    private static boolean once(Category category) {
        return category == Category.LIVING_LEGEND || category == Category.MERCENARY;
    }

    /** TEAM-6, R25-TEAM-6: equipment that the card may not buy is not offered. */
    private Vector<CardOption> refused(ListEntry entry, Card card, Vector<ChoiceGroup> groups) {
        Vector<CardOption> refused = Vector.empty();
        for (ChoiceGroup group : groups)
            for (CardOption option : group.options())
                for (Fault why : refusal(card, group, option)) {
                    findings.corrected(
                            entry,
                            Sentence.of("'{group}' is offered, but {why}", group, why.sentence()),
                            Sentence.of("not offered ({rule})", published.cited(RuleIds.TEAM_6)));
                    refused = refused.append(option.withName(option.name().replace(",", "")));
                }
        return refused;
    }

    /** ITEM-7: a grenade with another effect than that of the rules is equipment too. */
    private static Option<Fault> refusal(Card card, ChoiceGroup group, CardOption option) {
        if (option.equipment().isDefined())
            return Equipment.refusal(card, option.equipment().get());
        return EquipmentReader.sells(group.name()) ? Equipment.refusal(card) : Option.none();
    }

    private Vector<ChoiceGroup> groups(Card card, Vector<ChoiceGroup> groups) {
        Vector<ChoiceGroup> read = Vector.empty();
        NavigableSet<String> names = new TreeSet<>();
        for (ChoiceGroup group : groups) {
            Vector<CardOption> options = Vector.empty();
            for (CardOption option : group.options()) {
                if (refusal(card, group, option).isDefined()) continue;
                String name = WeaponText.free(option.name().replace(",", ""), names::contains);
                names.add(name);
                options = options.append(option.withName(name).withKeywords(added(card.keywords(), option.keywords())));
            }
            if (!options.isEmpty())
                read = read.append(
                        new ChoiceGroup(group.name(), group.least(), Math.min(group.most(), options.size()), options));
        }
        return read;
    }

    /**
     * The name of its category in the list, and the category: of several categories the first that a team has, the
     * primary one before others.
     */
    private Tuple2<String, Option<Category>> categoryOf(ListEntry entry) {
        Vector<Tuple2<String, Option<Category>>> named = entry.each("categoryLink")
                .partition(link -> link.is("primary"))
                .apply(Vector::appendAll)
                .map(this::linked)
                .map(name -> Tuple.of(name, Limits.category(name)));
        return named.find(category -> category._2().isDefined())
                .orElse(named.headOption())
                .getOrElse(() -> Tuple.of("", Option.none()));
    }

    private String linked(Element categoryLink) {
        return index.find(categoryLink.get("targetId")).map(Element::title).getOrElse(categoryLink::title);
    }

    private Option<Category> category(ListEntry entry) {
        Tuple2<String, Option<Category>> category = categoryOf(entry);
        if (category._2().isEmpty())
            findings.fault(
                    entry,
                    category._1().isEmpty()
                            ? "this card has no category"
                            : Sentence.of("'{category}' is no category of a strike team", category._1()),
                    "the card is not read");
        return category._2();
    }
}
