package io.github.deadcube.core.lists;

import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.lists.EntryContent.Cost;
import io.github.deadcube.core.lists.Findings.At;
import io.github.deadcube.core.lists.ListEntry.Index;
import io.github.deadcube.core.lists.ProfileReader.Characteristics;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.IntConsumer;

/** Reads an entry: its profiles, its fixed parts, and its choices. */
final class EntryReader {
    /**
     * Links may branch at every step: a list with more entries and profiles is refused. Real lists have some hundreds.
     */
    private static final int MOST_VISITS = 20_000;
    /** The limit for fixed parts of one kind in a model. */
    private static final int MOST_ALIKE = 20;
    /** How many entries and groups may lead to each other. Real lists have a handful. */
    private static final int DEEPEST = 64;

    private static final String NOT_READ = "what has it is not read";

    private final Index index;
    private final ProfileReader profiles;
    private final KeywordReader keywords;
    private final EquipmentReader equipment;
    private final Findings findings;
    private int visits;

    EntryReader(Index index, ProfileReader profiles, KeywordReader keywords, Findings findings) {
        this.index = index;
        this.profiles = profiles;
        this.keywords = keywords;
        this.equipment = new EquipmentReader(keywords, findings);
        this.findings = findings;
    }

    /** All of an entry; the path contains the entries that lead to it. */
    EntryContent parts(ListEntry entry, Vector<Element> path) {
        if (endless(entry, path, NOT_READ)) return EntryContent.BROKEN;
        if (++visits > MOST_VISITS) return tooMany(entry);
        Vector<Element> within = path.append(entry.target());
        int faults = findings.faults();
        EntryContent parts = printed(entry);
        Vector<ListEntry> children = index.entries(entry, findings);
        parts = parts.flawedIf(findings.faults() > faults);
        for (ListEntry child : children) parts = plus(parts, child, within);
        boolean leaf = !parts.gives() && children.isEmpty();
        return leaf ? parts.plus(named(entry)) : parts;
    }

    /**
     * Whether an entry leads back to where it comes from, for which {@code otherwise} says what is done, or is too
     * deep.
     */
    private boolean endless(ListEntry entry, Vector<Element> path, CharSequence otherwise) {
        boolean back = path.contains(entry.target());
        boolean deep = path.size() == DEEPEST;
        if (back) findings.fault(entry, "this link leads back to where it comes from", otherwise);
        else if (deep)
            findings.fault(
                    entry, Sentence.of("more than {most} entries and groups lead to each other", DEEPEST), NOT_READ);
        return back || deep;
    }

    private EntryContent tooMany(ListEntry entry) {
        findings.fault(
                entry,
                Sentence.of("more than {most} entries and profiles are linked", MOST_VISITS),
                "the rest is not read");
        return EntryContent.BROKEN;
    }

    private EntryContent plus(EntryContent parts, ListEntry child, Vector<Element> path) {
        if (hidden(child)) return parts;
        if (child.target().name().equals("selectionEntryGroup")) return plusGroup(parts, child, path);
        EntryContent inner = parts(child, path);
        if (!inner.sound()) return child.least() > 0 ? parts.broken() : parts;
        if (!inner.models().isEmpty() && isModel(child)) return plusModel(parts, child, inner);
        if (child.least() > 0) return several(parts.plusFixed(child.title()), child, inner);
        if (none(child)) return parts;
        if (child.most().isEmpty()) findings.corrected(child, "nothing says how many there may be", "read as one");
        Vector<CardOption> options = options(child, inner);
        return options.isEmpty() ? parts : parts.plus(new ChoiceGroup(child.title(), 0, 1, options));
    }

    /** The required number of one part. Nested numbers multiply, so they need a limit. */
    private EntryContent several(EntryContent parts, ListEntry fixed, EntryContent inner) {
        EntryContent all = parts;
        int required = required(fixed);
        for (int n = 0; n < required; n++) {
            if (n > 0) visits += 1 + inner.size();
            if (visits > MOST_VISITS) return tooMany(fixed);
            all = all.plus(inner);
        }
        return all;
    }

    private int required(ListEntry fixed) {
        if (fixed.least() > MOST_ALIKE)
            findings.fault(
                    fixed,
                    Sentence.of("a model has at most {most} of a kind, not {count}", MOST_ALIKE, fixed.least()),
                    "the rest is not read");
        return Math.min(fixed.least(), MOST_ALIKE);
    }

    private boolean hidden(ListEntry entry) {
        if (entry.hidden()) findings.leftOut(entry, "this is hidden", "not offered");
        return entry.hidden();
    }

    /** A limit of 0 within a card cannot be raised by other models. */
    private boolean none(ListEntry entry) {
        boolean none = entry.most().exists(most -> most == 0);
        if (none && entry.conditional("max", "parent"))
            findings.leftOut(entry, "it may be taken under a condition within its card only", "not offered");
        return none;
    }

    private EntryContent plusModel(EntryContent parts, ListEntry child, EntryContent inner) {
        if (child.least() == 0) {
            findings.leftOut(child, "a model that may come in addition", "not offered");
            return parts;
        }
        EntryContent armed = new MisplacedKeywords(keywords.ruleset(), findings).onWeapons(inner, child);
        // the card that deploys it is worth its VPs
        Card extra = armed.card().withWorth(0);
        EntryContent all = parts;
        for (int n = required(child); n > 0; n--) all = all.plusExtra(extra).costing(armed.cost());
        return all.flawedIf(armed.flawed());
    }

    private static boolean isModel(ListEntry entry) {
        return !entry.target().get("type").equals("upgrade");
    }

    private EntryContent plusGroup(EntryContent parts, ListEntry group, Vector<Element> path) {
        Vector<CardOption> options = Vector.empty();
        for (ListEntry entry : flat(group, path)) {
            if (hidden(entry) || none(entry)) continue;
            Option<CardOption> piece = EquipmentReader.sells(group.title()) ? equipment.read(entry) : Option.none();
            if (piece.isDefined()) options = options.append(piece.get());
            else if (!EquipmentReader.sells(group.title()) || !equipment.leavesOut(entry)) {
                EntryContent inner = parts(entry, path.append(group.target()));
                if (inner.sound()) options = options.appendAll(options(entry, inner));
            }
        }
        int most = group.most().getOrElse(options.size());
        if (options.isEmpty() || most == 0) return group.least() > 0 ? parts.broken() : parts;
        return parts.plus(new ChoiceGroup(group.title(), group.least(), Math.min(most, options.size()), options));
    }

    /** The entries of a group; limits of nested groups are not used. */
    private Vector<ListEntry> flat(ListEntry group, Vector<Element> path) {
        Vector<ListEntry> flat = Vector.empty();
        if (endless(group, path, "passed over")) return flat;
        for (ListEntry entry : index.entries(group, findings)) {
            if (!entry.target().name().equals("selectionEntryGroup")) {
                flat = flat.append(entry);
                continue;
            }
            if (++visits > MOST_VISITS) {
                tooMany(entry);
                return flat;
            }
            findings.corrected(entry, "a group within a group", "its options are read as the outer one's");
            flat = flat.appendAll(flat(entry, path.append(group.target())));
        }
        return flat;
    }

    /** One option for each way to choose within it. */
    private Vector<CardOption> options(ListEntry entry, EntryContent parts) {
        CardOption bare = CardOption.named(entry.title())
                .withPoints(parts.cost().points())
                .withWorth(parts.cost().worth())
                .withWeapons(parts.weapons())
                .withKeywords(parts.keywords())
                .withMostInTeam(entry.mostInTeam())
                .withFixed(parts.fixed())
                .withFlawed(parts.flawed());
        if (!parts.extras().isEmpty()) findings.leftOut(entry, "an option that adds a model", "read without the model");
        return Combinations.combined(
                bare,
                parts.groups(),
                too -> findings.leftOut(
                        entry,
                        Sentence.of("there are more ways to choose here than {most}", too),
                        "the first are offered"));
    }

    private EntryContent printed(ListEntry entry) {
        Option<Cost> cost = Cost.of(entry, findings);
        EntryContent parts = cost.isEmpty() ? EntryContent.BROKEN : EntryContent.NONE.costing(cost.get());
        Vector<String> orders = ProfileReader.orders(entry.rules().map(Element::title));
        for (Characteristics c : characteristics(entry)) {
            if (++visits > MOST_VISITS) return tooMany(entry);
            parts = profiles.plus(parts, c, orders);
        }
        return parts;
    }

    private Vector<Characteristics> characteristics(ListEntry entry) {
        Vector<Characteristics> own =
                entry.each("profile").map(profile -> new Characteristics(profile, Vector.empty()));
        for (Element link : entry.each("infoLink")) {
            if (!link.get("type").equals("profile")) continue;
            Option<Element> profile =
                    index.find(link.get("targetId")).filter(e -> e.name().equals("profile"));
            if (profile.isEmpty())
                findings.fault(
                        new At(link, entry.title()),
                        Sentence.of("the link '{link}' leads to no profile", link.title()),
                        "passed over");
            own = own.appendAll(profile.map(p -> new Characteristics(p, link.each("modifier"))));
        }
        return own;
    }

    /**
     * ITEM-7, KT-10: an entry without a profile may give the keyword or item of its name. A required entry may also be
     * only text.
     */
    private EntryContent named(ListEntry entry) {
        int faults = findings.faults();
        return equipment
                .named(entry, entry.least() > 0 || entry.rules().nonEmpty())
                .flawedIf(findings.faults() > faults);
    }

    private static final class Combinations {
        private static final int MOST = 64;

        private Combinations() {}

        /** At most 64; the listener learns if there were more. */
        static Vector<CardOption> combined(CardOption bare, Vector<ChoiceGroup> groups, IntConsumer tooMany) {
            Vector<CardOption> all = Vector.of(bare);
            for (ChoiceGroup group : groups) {
                Vector<CardOption> more = group.least() == 0 ? all : Vector.empty();
                for (CardOption one : all)
                    for (CardOption inner : group.options()) more = more.append(one.joined(inner));
                all = more;
                if (all.size() > MOST) {
                    tooMany.accept(MOST);
                    all = all.take(MOST);
                }
            }
            return all;
        }
    }
}
