package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.battlescribe.ListEntry.Index;
import io.github.deadcube.core.battlescribe.ReadResult.Content;
import io.github.deadcube.core.team.CardOption.WeaponNames;
import io.github.deadcube.core.team.ListedCard;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.NavigableSet;
import java.util.TreeSet;

/** The cards of a catalogue, or the cards of a game system for every faction. */
final class ListReader {
    private static final int MOST_CARDS = 2000;

    private final Element root;
    private final Index index;
    private final Findings findings;
    private final ProfileReader profiles;
    private final CardReader cards;
    private final Vector<ListEntry> roots;

    /** Its links lead to the same file and to another file. */
    ListReader(Element root, Option<Element> system, ListEdition published, Ruleset ruleset, Findings findings) {
        this.root = root;
        this.index = new Index(Vector.of(root).appendAll(system));
        this.findings = findings;
        KeywordReader keywords = new KeywordReader(ruleset, index.rules(), findings);
        this.profiles = new ProfileReader(keywords, findings);
        EntryReader entries = new EntryReader(index, profiles, keywords, findings);
        this.cards = new CardReader(index, entries, keywords, published, findings);
        this.roots = root.each("selectionEntries", "selectionEntry")
                .map(ListEntry::of)
                .appendAll(root.each("entryLinks", "entryLink").flatMap(link -> index.linked(link, findings)));
    }

    Index index() {
        return index;
    }

    /** Gives each card a unique name. */
    Vector<ListedCard> cards() {
        new Tags(findings).check(root);
        if (roots.size() > MOST_CARDS)
            findings.fault(root, root.title(), "more than " + MOST_CARDS + " cards", "the rest is not read");
        Vector<ListedCard> read = Vector.empty();
        NavigableSet<String> taken = new TreeSet<>();
        for (ListEntry entry : roots.take(MOST_CARDS))
            for (ListedCard card : cards.card(entry)) {
                ListedCard named = named(card, entry, taken);
                taken.add(named.name());
                read = read.append(named);
            }
        return read;
    }

    /** Entries that are only text are not cards. */
    Content content(ListEdition published, int cardsRead) {
        return new EntryCount(root)
                .of(root.title(), published, roots.count(entry -> !cards.words(entry)), cardsRead, profiles);
    }

    private ListedCard named(ListedCard card, ListEntry entry, NavigableSet<String> taken) {
        if (!taken.contains(card.name())) return card;
        String name = WeaponNames.free(card.name() + " (" + card.category() + ")", taken::contains);
        findings.corrected(entry.at(), entry.name(), "another card has this name", "called " + name);
        return card.withProfile(card.profile().withName(name));
    }

    /** Elements that a list may have. Others are reported, because their content is lost. */
    private record Tags(Findings findings) {
        private static final Vector<String> READ = Vector.of(
                "catalogue",
                "gameSystem",
                "selectionEntries",
                "selectionEntry",
                "selectionEntryGroups",
                "selectionEntryGroup",
                "sharedSelectionEntries",
                "sharedSelectionEntryGroups",
                "sharedProfiles",
                "sharedRules",
                "entryLinks",
                "entryLink",
                "infoLinks",
                "infoLink",
                "profiles",
                "profile",
                "characteristics",
                "characteristic",
                "rules",
                "rule",
                "costs",
                "cost",
                "constraints",
                "constraint",
                "categoryEntries",
                "categoryEntry",
                "categoryLinks",
                "categoryLink",
                "modifiers",
                "modifier",
                "conditions",
                "condition",
                "repeats",
                "repeat");

        /** They do not concern a card. */
        private static final Vector<String> PASSED = Vector.of(
                "readme", "comment", "description", "publications", "costTypes", "profileTypes", "forceEntries");

        void check(Element element) {
            if (PASSED.contains(element.name())) return;
            if (READ.contains(element.name())) {
                element.children().forEach(this::check);
                return;
            }
            findings.leftOut(
                    element, element.title(), "the element '" + element.name() + "' is not read", "passed over");
        }
    }
}
