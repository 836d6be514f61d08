package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.core.team.CardOption;
import io.github.deadcube.core.team.Category;
import io.github.deadcube.core.team.ChoiceGroup;
import io.github.deadcube.core.team.Equipment;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.WeaponNames;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Entries that stand for themselves in a list, as cards. */
final class CardReader {
    private static final RuleId GRENADE = RuleId.of("K-GRENADE");

    private final Index index;
    private final EntryReader entries;
    private final KeywordReader keywords;
    private final Published published;
    private final Findings findings;

    CardReader(Index index, EntryReader entries, KeywordReader keywords, Published published, Findings findings) {
        this.index = index;
        this.entries = entries;
        this.keywords = keywords;
        this.published = published;
        this.findings = findings;
    }

    /** A card; none if something of it cannot be read, which is told. Its name may still be another's. */
    Option<ListedCard> card(Entry entry) {
        Option<Category> category = category(entry);
        Option<Element> needed = needed(entry);
        if (category.isEmpty() || !offered(entry, needed)) return Option.none();
        Parts parts = entries.parts(entry, Vector.empty());
        if (!parts.sound()) {
            findings.fault(entry.at(), entry.name(), "a part of this card cannot be read", "the card is not read");
            return Option.none();
        }
        if (parts.models().size() != 1) {
            findings.fault(
                    entry.at(),
                    entry.name(),
                    "a card has one model's profile, not " + parts.models().size(),
                    "the card is not read");
            return Option.none();
        }
        Parts armed = new Misplaced(keywords.ruleset(), findings).onWeapons(parts, entry.at(), entry.name());
        Profile profile = profile(entry, armed);
        return Option.some(ListedCard.builder()
                .profile(profile)
                .category(category.get())
                .points(parts.cost().points())
                .most(once(category.get()) ? Option.some(1) : entry.mostInTeam())
                .needs(needed.map(Element::title))
                .groups(groups(entry, profile, armed.groups()))
                .extras(parts.extras())
                .build());
    }

    private Profile profile(Entry entry, Parts parts) {
        Profile printed = parts.models().head();
        Vector<Keyword> more = without(printed.keywords(), parts.keywords());
        return printed.withName(entry.name())
                .withWorth(parts.cost().worth())
                .withWeapons(WeaponNames.apart(parts.weapons()))
                .withKeywords(printed.keywords().appendAll(more));
    }

    /** Those that count besides the ones that are there (KT-1). */
    private Vector<Keyword> without(Vector<Keyword> there, Vector<Keyword> more) {
        Vector<Keyword> all = there;
        for (Keyword keyword : more) {
            boolean counts =
                    keywords.ruleset().library().keyword(keyword.name()).exists(rule -> rule.cumulative());
            Vector<Keyword> before = all;
            if (counts || !before.exists(k -> k.name().equals(keyword.name()))) all = all.append(keyword);
        }
        return all.drop(there.size());
    }

    /** TEAM-3: a named character comes once. */
    private static boolean once(Category category) {
        return category == Category.LIVING_LEGEND || category == Category.MERCENARY;
    }

    /** Names of options are told apart, and what the card may not buy is not offered (TEAM-6, R25-TEAM-6). */
    private Vector<ChoiceGroup> groups(Entry entry, Profile card, Vector<ChoiceGroup> groups) {
        Vector<ChoiceGroup> read = Vector.empty();
        Vector<String> names = Vector.empty();
        for (ChoiceGroup group : groups) {
            Vector<CardOption> options = Vector.empty();
            for (CardOption option : group.options()) {
                Option<String> refusal = sold(group, option).flatMap(piece -> Equipment.refusal(card, piece));
                if (refusal.isDefined()) {
                    findings.corrected(
                            entry.at(),
                            entry.name(),
                            "'" + group + "' is offered, but " + refusal.get(),
                            "not offered (" + published.cited(RuleIds.TEAM_6) + ")");
                    continue;
                }
                String name = WeaponNames.free(option.name().replace(",", ""), names);
                names = names.append(name);
                options =
                        options.append(option.withName(name).withKeywords(without(card.keywords(), option.keywords())));
            }
            if (!options.isEmpty())
                read = read.append(
                        new ChoiceGroup(group.name(), group.least(), Math.min(group.most(), options.size()), options));
        }
        return read;
    }

    /** ITEM-7: a grenade of another effect than the rules' own is equipment too. */
    private static Option<RuleId> sold(ChoiceGroup group, CardOption option) {
        return option.equipment().orElse(() -> Option.when(EquipmentReader.sells(group.name()), GRENADE));
    }

    private Option<Category> category(Entry entry) {
        Vector<Element> links = entry.each("categoryLinks", "categoryLink");
        Option<Element> link = links.filter(l -> l.is("primary")).headOption().orElse(links.headOption());
        String name = link.flatMap(l -> index.find(l.get("targetId")))
                .map(Element::title)
                .getOrElse(link.map(Element::title).getOrElse(""));
        Option<Category> category = Limits.category(name);
        if (category.isEmpty())
            findings.fault(
                    entry.at(),
                    entry.name(),
                    name.isEmpty() ? "this card has no category" : "'" + name + "' is no category of a strike team",
                    "the card is not read");
        return category;
    }

    /** TEAM-4: the card on whose presence it depends whether this one may be taken. */
    private Option<Element> needed(Entry entry) {
        Vector<Element> modifiers = entry.each("modifiers", "modifier");
        Vector<Element> conditions = modifiers.flatMap(m -> m.each("conditions", "condition"));
        for (Element modifier : modifiers)
            if (modifier.each("conditions", "condition").isEmpty() && !Cost.setsCost(modifier, modifier.get("field")))
                findings.fault(modifier, entry.name(), "this modifier is not understood", "passed over");
        for (Element condition : conditions)
            if (!present(condition))
                findings.fault(condition, entry.name(), "this condition is not understood", "passed over");
        return conditions
                .filter(CardReader::present)
                .flatMap(c -> index.find(c.get("childId")))
                .headOption();
    }

    private static boolean present(Element condition) {
        boolean one = Figures.whole(condition.get("value")).contains(1);
        return condition.get("field").equals("selections")
                && one
                && Vector.of("equalTo", "atLeast").contains(condition.get("type"));
    }

    private boolean offered(Entry entry, Option<Element> needed) {
        boolean shut = entry.hidden() || entry.most().exists(most -> most == 0);
        if (shut && needed.isEmpty()) {
            findings.leftOut(
                    entry.at(), entry.name(), "this card is hidden, or none of it may be taken", "not offered");
            return false;
        }
        return true;
    }
}
