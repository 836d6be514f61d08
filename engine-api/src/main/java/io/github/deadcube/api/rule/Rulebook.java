package io.github.deadcube.api.rule;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of the game by identifier, with titles and texts.
 *
 * <p>The texts come from the resource {@code rulebook.txt} of this package, in UTF-8. A blank line separates two
 * entries. An entry's first line is the identifier, a tab and the title. The lines of its text follow, each indented by
 * four spaces; line breaks have no meaning. Each {@link Passage} ends with its basis in square brackets: sources,
 * {@code ruling}, or {@code option} and the member of a {@code Ruleset} that changes it, with commas between them.
 *
 * <pre>{@code
 * ADV-2<TAB>Step by step
 *     Each step goes to an adjacent cube, diagonals included. [sheets]
 *
 * VIC-8<TAB>Wiped out before round 5
 *     A side without models in play (VIC-7) before round 5 plays on (it can only pass). [sheets] The
 *     option "wipe-out ends the game". [option WIPE_OUT_ENDS_GAME]
 * }</pre>
 *
 * <p>The resource is read once, at the first use. If it is missing or malformed, which is a bug of this library, the
 * first use throws an {@link ExceptionInInitializerError}. Its cause, an {@link IllegalStateException}, names the line.
 */
public final class Rulebook {
    private Rulebook() {}

    /** All rules in catalogue order. */
    public static Vector<RuleId> all() {
        return Loaded.RULES;
    }

    /**
     * Finds a rule by its identifier, in upper or lower case, with hyphens or underscores, with or without spaces
     * around it.
     *
     * @param id the identifier, such as {@code ADV-5}, {@code adv-5} or {@code ADV_5}
     * @return the identifier; empty if the rulebook has no such rule
     */
    public static Option<RuleId> find(String id) {
        return entry(id.strip().toUpperCase(Locale.ROOT).replace('_', '-')).map(Entry::rule);
    }

    /**
     * The rules that contain a word, or another sequence of characters: {@link #mentions}.
     *
     * @param word such as {@code knockback}
     * @return first the rules with the word in their identifier or title, then those with it only in their text, both
     *     in catalogue order; empty if the word is blank
     */
    public static Vector<RuleId> search(String word) {
        Predicate<String> has = mentions(word);
        Tuple2<Vector<RuleId>, Vector<RuleId>> split =
                all().partition(rule -> has.test(rule.id()) || has.test(rule.title()));
        return split._1().appendAll(split._2().filter(rule -> has.test(rule.text())));
    }

    /**
     * Whether a text contains some words, in upper or lower case. Each word but the last may be longer in the text:
     * {@code break away} is in {@code breaking away}.
     *
     * @param words in their order; spaces around them are ignored. If they are blank, no text contains them
     */
    public static Predicate<String> mentions(String words) {
        if (words.isBlank()) return text -> false;
        String pattern =
                Vector.of(words.strip().split("\\s+")).map(Pattern::quote).mkString("\\p{L}*\\s+");
        return Pattern.compile(pattern, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                .asPredicate();
    }

    /**
     * The chapters, the texts before the first hyphen of the identifiers, each once, in catalogue order: {@code GEO},
     * {@code LOS} and so on.
     */
    public static Vector<String> chapters() {
        return all().map(RuleId::chapter).distinct();
    }

    static Option<Entry> entry(String id) {
        return Loaded.ENTRIES.get(id);
    }

    /**
     * The entry of one rule.
     *
     * @param position its place in the catalogue, from 0
     * @param text the passages in one line
     */
    record Entry(RuleId rule, int position, String title, Vector<Passage> passages, String text) {

        Entry with(Vector<Passage> read) {
            return new Entry(
                    rule, position, title, read, read.map(Passage::text).mkString(" "));
        }
    }

    /** Holds the entries; a separate class, so that they are read at the first use. */
    private static final class Loaded {

        private static final Vector<Entry> IN_ORDER = RulebookFile.entries();
        private static final Vector<RuleId> RULES = IN_ORDER.map(Entry::rule);

        // Keyed by text: the order of RuleId needs the positions from this map, which is not yet complete.
        private static final SortedMap<String, Entry> ENTRIES =
                TreeMap.ofEntries(IN_ORDER.map(entry -> Tuple.of(entry.rule().id(), entry)));
    }

    /**
     * A part of a rule's text with one basis: some sentences, or a part of one. The passages of a rule, joined by
     * spaces, are its text.
     *
     * @param text without spaces around it
     * @param basis at least one; several where a source says a part, and a decision completes it
     */
    public record Passage(String text, Vector<Basis> basis) {
        private static final Pattern MARK = Pattern.compile("\\[([^]]*)]");

        /** Whether a ruling or an option is a part of its basis. */
        public boolean isDecision() {
            return basis.exists(Basis::isDecision);
        }

        /** The bases for people: {@code stated: reference sheets, ruling}. */
        public String basisText() {
            return basis.mkString(", ");
        }

        /** The text, and its basis in square brackets. */
        @Override
        public String toString() {
            return text + " [" + basisText() + "]";
        }

        /** Reads a text in which a mark in square brackets ends each passage, or returns what is wrong. */
        static Either<Fault, Vector<Passage>> read(String marked) {
            Vector<Passage> passages = Vector.empty();
            Matcher mark = MARK.matcher(marked);
            int from = 0;
            while (mark.find()) {
                String text = marked.substring(from, mark.start()).strip();
                Vector<Option<Basis>> basis = Vector.of(mark.group(1).split(",", -1))
                        .map(String::strip)
                        .map(Basis::read);
                if (text.isEmpty())
                    return Either.left(Fault.of(Sentence.of("the mark {group} has no text", mark.group())));
                if (basis.exists(Option::isEmpty))
                    return Either.left(Fault.of(Sentence.of("{group} is no basis", mark.group())));
                passages = passages.append(new Passage(text, basis.map(Option::get)));
                from = mark.end();
            }
            String rest = marked.substring(from).strip();
            return rest.isEmpty()
                    ? Either.right(passages)
                    : Either.left(Fault.of(Sentence.of("'{rest}' has no basis", rest)));
        }
    }

    /**
     * Where a {@link Passage} of the rulebook comes from.
     *
     * <pre>{@code
     * RuleIds.VIC_8.passages().flatMap(Passage::basis); // stated: reference sheets, option: wipe-out-ends-game
     * }</pre>
     *
     * @param kind who decided it: {@code stated} if a source says it; {@code clarified} if a published answer or list
     *     says it, where the rules themselves are silent; {@code ruling} for a decision of this project; {@code option}
     *     for a rule that a {@code Ruleset} can change; {@code house rule} for a rule that an application or a force
     *     list adds
     * @param source where it stands, in a few words; none if this project or an application decided it
     * @param option for an option the member of a {@code Ruleset} that changes it: a constant of {@code Variant}, or a
     *     component such as {@code tables.recon}; otherwise none
     */
    public record Basis(String kind, Option<String> source, Option<String> option) {
        private static final String STATED = "stated";
        private static final String CLARIFIED = "clarified";
        private static final String OPTION = "option";

        /** A decision of this project where no source says anything. */
        public static final Basis RULING = new Basis("ruling", Option.none(), Option.none());

        /** A rule that an application or a force list adds. */
        public static final Basis HOUSE_RULE = new Basis("house rule", Option.none(), Option.none());

        /** What the marks of the rulebook mean: the texts on which it is based, and a ruling. */
        private static final SortedMap<String, Basis> MARKS = TreeMap.of(
                "sheets",
                of(STATED, "reference sheets"),
                "revision",
                of(STATED, "2025 revision"),
                "living",
                of(STATED, "living rules"),
                "n3",
                of(STATED, "Infinity N3"),
                "faq",
                of(CLARIFIED, "errata and FAQ"),
                "lists",
                of(CLARIFIED, "force lists"),
                RULING.kind,
                RULING);

        private static Basis of(String kind, String source) {
            return new Basis(kind, Option.some(source), Option.none());
        }

        /** A passage that a member of a {@code Ruleset} changes. */
        public static Basis option(String member) {
            return new Basis(OPTION, Option.none(), Option.some(member));
        }

        /**
         * Reads a mark of the rulebook: the name of a source, {@code ruling}, or {@code option} and a member; none if
         * it is another text.
         */
        static Option<Basis> read(String mark) {
            return mark.startsWith(OPTION + " ")
                    ? Option.some(option(mark.substring(OPTION.length() + 1)))
                    : MARKS.get(mark);
        }

        /** Whether players may agree on something else: a ruling or an option. */
        public boolean isDecision() {
            return kind.equals(RULING.kind) || kind.equals(OPTION);
        }

        /**
         * Such as {@code stated: reference sheets}, {@code ruling} or {@code option: wipe-out-ends-game}, the option's
         * name in scripts.
         */
        @Override
        public String toString() {
            return source.orElse(
                            option.map(name -> name.toLowerCase(Locale.ROOT).replace('_', '-')))
                    .map(what -> kind + ": " + what)
                    .getOrElse(kind);
        }
    }
}
