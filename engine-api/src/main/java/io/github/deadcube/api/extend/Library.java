package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.PrintedName;
import io.github.deadcube.api.shared.Suggestion;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The keywords, items and special orders of a {@link Ruleset}. An edition can use the library of another edition
 * {@link #with} some rules replaced. Two libraries are equal if their rules are equal.
 */
public final class Library {
    /** A library without rules. */
    public static final Library EMPTY = new Library(Vector.empty(), Vector.empty(), Vector.empty());

    private final Vector<KeywordRule> keywords;
    private final Vector<ItemRule> items;
    private final Vector<SpecialOrder> orders;
    private final boolean carriesUnknown;
    /** For fast checks of cards when a game starts. */
    private final Map<String, KeywordRule> byName;

    public Library(Vector<KeywordRule> keywords, Vector<ItemRule> items, Vector<SpecialOrder> orders) {
        this(keywords, items, orders, false);
    }

    private Library(
            Vector<KeywordRule> keywords, Vector<ItemRule> items, Vector<SpecialOrder> orders, boolean carriesUnknown) {
        this.carriesUnknown = carriesUnknown;
        this.keywords = keywords;
        this.items = items;
        this.orders = orders;
        byName = new TreeMap<>();
        for (KeywordRule keyword : keywords) byName.putIfAbsent(keyword.printed(), keyword);
    }

    /** The keywords of another library with other items and orders. */
    private Library(Library other, Vector<ItemRule> items, Vector<SpecialOrder> orders) {
        this.carriesUnknown = other.carriesUnknown;
        this.keywords = other.keywords;
        this.items = items;
        this.orders = orders;
        byName = other.byName;
    }

    /** The keywords, in the order of the library. */
    public Vector<KeywordRule> keywords() {
        return keywords;
    }

    /** The items, in the order of the library. */
    public Vector<ItemRule> items() {
        return items;
    }

    /** The special orders that leaders may have, in the order of the library. */
    public Vector<SpecialOrder> orders() {
        return orders;
    }

    /**
     * The rule of a keyword. The name of an item counts as a keyword too: it gives the item's use, once (ITEM-7).
     *
     * @param printed its name in capitals
     * @return if the library does not know the keyword: a rule without effect if it
     *     {@linkplain #carryingUnknown carries unknown keywords}, otherwise none
     */
    public Option<KeywordRule> keyword(String printed) {
        KeywordRule rule = byName.get(printed);
        if (rule != null) return Option.some(rule);
        return named(printed)
                .<KeywordRule>map(item -> new ItemName(printed, item))
                .orElse(() -> Option.when(carriesUnknown, () -> new WithoutEffect(printed)));
    }

    /**
     * Whether a keyword has a rule; the name of an item counts too.
     *
     * @param printed its name in capitals
     * @return false for a keyword that is carried without effect
     */
    public boolean knows(String printed) {
        return byName.containsKey(printed) || named(printed).isDefined();
    }

    /**
     * A suggestion for a keyword that the library does not know: similar known keywords, or a missing comma.
     *
     * @param printed its name in capitals
     * @return what is probably meant, in a phrase; none if there is no suggestion
     */
    public Option<Sentence> hint(String printed) {
        return new UnknownKeyword(printed, keywords, items.map(item -> PrintedName.plain(item.name()))).hint();
    }

    /**
     * Whether unknown keywords are carried without effect. False unless set by {@link #carryingUnknown}: then they are
     * errors.
     */
    public boolean carriesUnknown() {
        return carriesUnknown;
    }

    /**
     * The same library, but with unknown keywords allowed: they have no effect, and
     * {@link io.github.deadcube.api.Setup#warnings} names them.
     */
    public Library carryingUnknown() {
        return new Library(keywords, items, orders, true);
    }

    /**
     * The keyword with a rule identifier, such as K-TOUGH.
     *
     * @return none if no keyword of the library has it
     */
    public Option<KeywordRule> keyword(RuleId rule) {
        return keywords.find(k -> k.rule().equals(rule));
    }

    /**
     * The item for a name that a card prints like a keyword (ITEM-7).
     *
     * @param printed a keyword's name in capitals
     * @return none if the name is a real keyword, or if the library does not know it
     */
    public Option<ItemRule> itemPrinted(String printed) {
        return byName.containsKey(printed) ? Option.none() : named(printed);
    }

    private Option<ItemRule> named(String capitals) {
        return items.find(i -> i.name().toUpperCase(Locale.ROOT).equals(capitals));
    }

    /**
     * The rule of an item, such as I-AMMO.
     *
     * @return none if the library does not know it
     */
    public Option<ItemRule> item(RuleId item) {
        return items.find(i -> i.rule().equals(item));
    }

    /** The special order with a name; none if the library does not know it. */
    public Option<SpecialOrder> order(String name) {
        return orders.find(o -> o.name().equals(name));
    }

    /**
     * The rule with an identifier, for example of a mark or a marker. Keywords come before items, and items before
     * orders. None if the library does not know it.
     */
    public Option<Library.Rule> rule(RuleId rule) {
        for (KeywordRule k : keywords) if (k.rule().equals(rule)) return Option.some(k);
        for (ItemRule i : items) if (i.rule().equals(rule)) return Option.some(i);
        for (SpecialOrder o : orders) if (o.rule().equals(rule)) return Option.some(o);
        return orders.flatMap(SpecialOrder::parts).find(part -> part.rule().equals(rule));
    }

    /** Every rule: keywords, items, orders, and the parts of orders. */
    public Vector<Library.Rule> all() {
        return Vector.<Library.Rule>ofAll(keywords)
                .appendAll(items)
                .appendAll(orders)
                .appendAll(orders.flatMap(SpecialOrder::parts));
    }

    /** The same library with a keyword. It replaces a keyword with the same printed name. */
    public Library with(KeywordRule keyword) {
        int at = keywords.indexWhere(k -> k.printed().equals(keyword.printed()));
        return new Library(
                at < 0 ? keywords.append(keyword) : keywords.update(at, keyword), items, orders, carriesUnknown);
    }

    /** The same library with an item. It replaces an item with the same rule. */
    public Library with(ItemRule item) {
        int at = items.indexWhere(i -> i.rule().equals(item.rule()));
        return new Library(this, at < 0 ? items.append(item) : items.update(at, item), orders);
    }

    /** The same library with a special order. It replaces an order with the same name. */
    public Library with(SpecialOrder order) {
        int at = orders.indexWhere(o -> o.name().equals(order.name()));
        return new Library(this, items, at < 0 ? orders.append(order) : orders.update(at, order));
    }

    /** The same library with only these special orders. */
    public Library withOrders(Vector<SpecialOrder> only) {
        return new Library(this, items, only);
    }

    /**
     * The same library without a keyword.
     *
     * @param printed its name in capitals
     */
    public Library without(String printed) {
        return new Library(keywords.reject(k -> k.printed().equals(printed)), items, orders, carriesUnknown);
    }

    /** The same library without an item. */
    public Library without(RuleId item) {
        return new Library(this, items.reject(i -> i.rule().equals(item)), orders);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Library library
                && carriesUnknown == library.carriesUnknown
                && keywords.equals(library.keywords)
                && items.equals(library.items)
                && orders.equals(library.orders);
    }

    @Override
    public int hashCode() {
        return Objects.hash(keywords, items, orders);
    }

    @Override
    public String toString() {
        return "Library[keywords=" + keywords + ", items=" + items + ", orders=" + orders
                + (carriesUnknown ? ", unknown keywords carried]" : "]");
    }

    /** ITEM-7: the name of an item, printed like a keyword: it gives the item's use, once. */
    private record ItemName(String printed, ItemRule item) implements KeywordRule {
        @Override
        public RuleId rule() {
            return item.rule();
        }

        @Override
        public Option<Fault> fault(Keyword keyword, Placement placement) {
            if (!keyword.equals(Keyword.of(printed, 0)))
                return Option.some(Fault.of(rule(), "it takes nothing in brackets"));
            if (placement != Placement.MODEL) return Option.some(Fault.of(rule(), "it is printed on a model"));
            return Option.when(!item.isUsedOnce(), () -> Fault.of(rule(), "it has no use that a card could give"));
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {}
    }

    /** KT-1: an unknown keyword that is carried without effect ({@link Library#carryingUnknown}). */
    private record WithoutEffect(String printed) implements KeywordRule {
        private static final String CHAPTER = "UNKNOWN-";
        private static final int ROOM = RuleId.LONGEST - CHAPTER.length();

        /** Its letters and digits, as an identifier may have them; for a name without any, that it is a keyword. */
        @Override
        public RuleId rule() {
            String name = printed.replaceAll("[^A-Z0-9]+", "-");
            String begin = name.substring(0, Math.min(ROOM, name.length()));
            String id = begin.replaceAll("^-|-$", "");
            return RuleId.of(CHAPTER + (id.isEmpty() ? "KEYWORD" : id));
        }

        @Override
        public String text() {
            return "No rule of the game knows this keyword: it is carried without any effect.";
        }

        /** Any contents: the keyword is unknown. */
        @Override
        public Option<Fault> bracketFault(Keyword nested, KeywordRule rule) {
            return Option.none();
        }

        /** True, so that several of them are no error. */
        @Override
        public boolean isCumulative() {
            return true;
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {}
    }

    /**
     * KT-1: suggestions for an unknown keyword.
     *
     * @param known the known rules
     */
    private record UnknownKeyword(String printed, Vector<KeywordRule> known, Vector<String> items) {
        /**
         * R25: keywords of this edition for keywords of another edition that have the same meaning but a different
         * name.
         */
        private static final io.vavr.collection.Map<String, Vector<String>> OTHER_EDITIONS =
                io.vavr.collection.TreeMap.of(
                        "DEFENCE CLOUD", Vector.of("GAS CLOUD"),
                        "SMOKESCREEN", Vector.of("GAS CLOUD"),
                        "TOXIC SMOKE", Vector.of("GAS CLOUD"),
                        "NON-LETHAL", Vector.of("STUN"),
                        "ELUSIVE", Vector.of("STEALTHY", "EVADE"));

        /** What is probably meant; none if there is no suggestion. */
        Option<Sentence> hint() {
            Vector<String> names = known.map(KeywordRule::printed);
            for (KeywordRule rule : known)
                if (rule.spellings().map(PrintedName::plain).contains(PrintedName.plain(printed)))
                    return spelt(rule.printed());
            for (int space = printed.indexOf(' '); space > 0; space = printed.indexOf(' ', space + 1)) {
                String before = printed.substring(0, space);
                String after = printed.substring(space + 1);
                if (names.contains(before) && names.contains(after))
                    return Option.some(
                            Sentence.of("between {before} and {after} a comma or 'and' is missing", before, after));
            }
            String last = printed.substring(printed.lastIndexOf(' ') + 1);
            if (last.matches("AP[0-9]+"))
                return Option.some(Sentence.of("{ap} stands before the keywords, after the range", last));
            if (printed.matches("AP [0-9]+"))
                return Option.some(Sentence.of("it is AP{number}, without a space, after the range", last));
            for (String name : names.appendAll(items)) if (letters(name).equals(letters(printed))) return spelt(name);
            Vector<String> near =
                    OTHER_EDITIONS.getOrElse(printed, Vector.empty()).filter(names::contains);
            if (near.isEmpty()) near = Suggestion.among(printed, names);
            return near.isEmpty()
                    ? Option.none()
                    : Option.some(Sentence.of("the nearest is {keywords}", Sentence.any(near)));
        }

        private static Option<Sentence> spelt(String name) {
            return Option.some(Sentence.of("the rules spell it {keyword}", name));
        }

        private static String letters(String name) {
            return name.replaceAll("[ -]", "");
        }
    }

    /**
     * A rule with hooks: a keyword, an item or a special order of a {@link Library}, or a rule of a {@link Scenario}.
     * Implementations must be immutable values. A rule stores its data in marks, in markers or in a
     * {@link Continuation}.
     */
    public interface Rule {
        /** The identifier of the rule, the same at every call. */
        RuleId rule();

        /**
         * The title for people: a few words. It is shown for a rule that the game's rulebook lacks. By default
         * the title in the rulebook, or the identifier if there is no title.
         */
        default String title() {
            return rule().known() ? rule().title() : rule().id();
        }

        /**
         * The text for people: one paragraph. By default the text in the rulebook, which is empty for an unknown rule.
         */
        default String text() {
            return rule().text();
        }

        /** Other spellings of its name on cards and lists, without brackets, alphabetically. By default empty. */
        default Vector<String> spellings() {
            return Vector.empty();
        }

        /**
         * The weapon that the item gives its carrier (ITEM-7), or that the order describes (ORD-4). By default none.
         */
        default Option<Weapon> weapon() {
            return Option.none();
        }

        /**
         * The types of {@link RuleData} that the rule may leave in a state. They are needed to store a state and read
         * it back. By default the records nested in its class, in an enclosing class, or in a superclass.
         */
        default Vector<Class<? extends RuleData>> savedTypes() {
            return RuleDataFinder.within(getClass());
        }

        /**
         * Registers the hooks of the rule's marks. They act for a model while a mark of the rule lies on it. Called
         * once, when a game starts.
         */
        default void attachToMarked(Hooks hooks) {}

        /**
         * Registers the hooks of the rule's markers. They act while such a marker lies on the battlefield. Called once,
         * when a game starts.
         */
        default void attachToMarkers(Registration<Marker> hooks) {}
    }
}
