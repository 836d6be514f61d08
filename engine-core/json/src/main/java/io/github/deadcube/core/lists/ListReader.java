package io.github.deadcube.core.lists;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.lists.ListEntry.Index;
import io.github.deadcube.core.lists.ProfileReader.Characteristics;
import io.github.deadcube.core.lists.ReadResult.Content;
import io.github.deadcube.core.lists.ReadResult.ListedOrder;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.WeaponText;
import io.github.deadcube.core.team.ListedCard;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
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
    /** The names of the cards that are called otherwise than their entries, by the identifiers of these. */
    private final SortedMap<String, String> renamed = new TreeMap<>();

    /** Its links lead to the same file and to another file. */
    ListReader(Element root, Option<Element> system, ListEdition published, Ruleset ruleset, Findings findings) {
        this.root = root;
        this.index = new Index(Vector.of(root).appendAll(system));
        this.findings = findings;
        KeywordReader keywords = new KeywordReader(ruleset, index.rules(), findings);
        this.profiles = new ProfileReader(keywords, findings);
        EntryReader entries = new EntryReader(index, profiles, keywords, findings);
        this.cards = new CardReader(index, entries, keywords, published, findings);
        this.roots = root.each("selectionEntry")
                .map(ListEntry::of)
                .appendAll(root.each("entryLink").flatMap(link -> index.linked(link, findings)));
    }

    Index index() {
        return index;
    }

    Vector<ListedCard> cards() {
        new Tags(findings).check(root);
        if (roots.size() > MOST_CARDS)
            findings.fault(root, Sentence.of("more than {most} cards", MOST_CARDS), "the rest is not read");
        Vector<ListedCard> read = Vector.empty();
        CostCheck costs = new CostCheck(findings);
        NavigableSet<String> taken = new TreeSet<>();
        for (ListEntry entry : roots.take(MOST_CARDS))
            for (ListedCard card : cards.card(entry)) {
                ListedCard named = named(card, entry, taken);
                taken.add(named.name());
                read = read.append(named);
                costs.add(entry, named);
            }
        costs.check();
        return read;
    }

    /** Entries that are only text are not cards. */
    Content content(ListEdition published, int cardsRead) {
        return new EntryCount(root)
                .content(root.title(), published, roots.count(entry -> !cards.words(entry)), cardsRead, profiles);
    }

    private ListedCard named(ListedCard card, ListEntry entry, NavigableSet<String> taken) {
        if (!taken.contains(card.name())) return card;
        String name = WeaponText.free(card.name() + " (" + card.category() + ")", taken::contains);
        findings.corrected(entry, "another card has this name", Sentence.of("called {name}", name));
        renamed.put(entry.id(), name);
        return card.withCard(card.card().withName(name));
    }

    /**
     * The cards that have another name than their entries, because another card has that name: their names by the
     * identifiers of the entries.
     */
    SortedMap<String, String> renamed() {
        return renamed;
    }

    /** Elements that a list may have. Others are reported, because their content is lost. */
    private record Tags(Findings findings) {
        private static final Vector<String> READ = Vector.of(
                ("catalogue gameSystem selectionEntries selectionEntry selectionEntryGroups selectionEntryGroup "
                                + "sharedSelectionEntries sharedSelectionEntryGroups sharedProfiles sharedRules "
                                + "entryLinks "
                                + "entryLink infoLinks infoLink profiles profile characteristics characteristic "
                                + "rules rule costs "
                                + "cost constraints constraint categoryEntries categoryEntry categoryLinks "
                                + "categoryLink modifiers "
                                + "modifier conditions condition conditionGroups conditionGroup repeats repeat")
                        .split(" "));

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
                    element, Sentence.of("the element '{element}' is not read", element.name()), "passed over");
        }
    }

    /** Counts the contents of a file, linked or not. */
    static final class EntryCount {
        private static final int LONGEST_TEXT = 2_000;

        private final Element root;
        private final Vector<Element> all;

        EntryCount(Element root) {
            this.root = root;
            this.all = root.all();
        }

        Content content(String title, ListEdition published, int cards, int cardsRead, ProfileReader profiles) {
            Vector<Characteristics> printed =
                    all.filter(e -> e.name().equals("profile")).map(e -> new Characteristics(e, Vector.empty()));
            Vector<Characteristics> weapons = printed.filter(c -> c.type().equals(ProfileReader.WEAPON));
            printed.filter(c -> c.type().equals(ProfileReader.MODEL)).forEach(c -> profiles.model(c, Vector.empty()));
            Vector<ListedOrder> orders = orders(printed, profiles);
            return new Content(
                    root.file(),
                    title,
                    published.words(),
                    published.edition(),
                    cards,
                    cardsRead,
                    weapons.size(),
                    weapons.count(c -> profiles.weapon(c).isDefined()),
                    orders.size(),
                    orders.count(order -> order.played().isDefined()),
                    orders);
        }

        private Vector<ListedOrder> orders(Vector<Characteristics> printed, ProfileReader profiles) {
            Vector<Tuple2<String, Element>> abilities = printed.flatMap(
                    c -> profiles.printed(c.get("Abilities").getOrElse("")).map(name -> Tuple.of(name, c.profile())));
            Vector<Tuple2<String, Element>> rules = all.filter(
                            e -> e.name().equals("rule") || e.name().equals("infoLink"))
                    .map(e -> Tuple.of(e.title(), e));
            SortedMap<String, String> texts = texts();
            return abilities
                    .appendAll(rules.filter(rule -> ProfileReader.isOrder(rule._1()))
                            .map(rule -> rule.map1(ProfileReader::order)))
                    .distinctBy(Tuple2::_1)
                    .map(order -> new ListedOrder(
                            order._2().file(),
                            order._2().line(),
                            order._1(),
                            texts.getOrDefault(order._1(), ""),
                            profiles.played(order._1())));
        }

        /** The texts of special orders in the rules of the file; of several texts the longest. */
        private SortedMap<String, String> texts() {
            SortedMap<String, String> texts = new TreeMap<>();
            for (Element rule : all)
                if (rule.name().equals("rule") && ProfileReader.isOrder(rule.title())) {
                    String said = rule.child("description")
                            .map(Element::text)
                            .getOrElse(() -> rule.get("description"))
                            .replaceAll("\\s+", " ")
                            .strip();
                    String text = TextBounds.cut(said, LONGEST_TEXT);
                    texts.merge(
                            ProfileReader.order(rule.title()),
                            text,
                            (one, other) -> other.length() > one.length() ? other : one);
                }
            return texts;
        }
    }
}
