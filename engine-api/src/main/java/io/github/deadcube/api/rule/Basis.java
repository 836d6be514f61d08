package io.github.deadcube.api.rule;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * Where a {@link Passage} of the rulebook comes from.
 *
 * <pre>{@code
 * RuleIds.VIC_8.passages().flatMap(Passage::basis); // stated: reference sheets, option: WIPE_OUT_ENDS_GAME
 * }</pre>
 *
 * @param kind who decided it
 * @param source where it stands; none if this project or an application decided it
 * @param option for {@link Kind#OPTION} the member of a {@code Ruleset} that changes it: a constant of {@code Variant}, or a component
 *     such as {@code tables.recon}; otherwise none
 */
public record Basis(Kind kind, Option<Source> source, Option<String> option) {
    /** A decision of this project where no source says anything. */
    public static final Basis RULING = new Basis(Kind.RULING, Option.none(), Option.none());

    /** A rule that an application or a force list adds. */
    public static final Basis HOUSE_RULE = new Basis(Kind.HOUSE_RULE, Option.none(), Option.none());

    private static final String RULING_MARK = "ruling";
    private static final String OPTION_MARK = "option ";

    /** Who decided what a passage says. */
    public enum Kind {
        /** A source says it. */
        STATED("stated"),
        /** A published answer or list says it, where the rules themselves are silent. */
        CLARIFIED("clarified"),
        /** This project has decided it. */
        RULING("ruling"),
        /** A rule that a {@code Ruleset} can change. */
        OPTION("option"),
        /** An application has added it. */
        HOUSE_RULE("house rule");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The kind in one or two words. */
        public String word() {
            return word;
        }
    }

    /** The texts on which the rulebook is based. */
    public enum Source {
        /** The reference sheets of the third edition. */
        SHEETS(Kind.STATED, "reference sheets"),
        /** The revision of 2025. */
        REVISION(Kind.STATED, "2025 revision"),
        /** The French living rules of the second edition. */
        LIVING(Kind.STATED, "living rules"),
        /** Infinity N3 with its answers. */
        N3(Kind.STATED, "Infinity N3"),
        /** The errata and published answers of the third edition. */
        FAQ(Kind.CLARIFIED, "errata and FAQ"),
        /** The published force lists. */
        LISTS(Kind.CLARIFIED, "force lists");

        private final Kind kind;
        private final String title;

        Source(Kind kind, String title) {
            this.kind = kind;
            this.title = title;
        }

        /** A few words for people. */
        public String title() {
            return title;
        }

        private String mark() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A passage that a source states or clarifies. */
    public static Basis of(Source source) {
        return new Basis(source.kind, Option.some(source), Option.none());
    }

    /** A passage that a member of a {@code Ruleset} changes. */
    public static Basis option(String member) {
        return new Basis(Kind.OPTION, Option.none(), Option.some(member));
    }

    /** Reads a mark of the rulebook: the name of a source, {@code ruling}, or {@code option} and a member; none if it is another text. */
    static Option<Basis> read(String mark) {
        if (mark.equals(RULING_MARK)) return Option.some(RULING);
        if (mark.startsWith(OPTION_MARK)) return Option.some(option(mark.substring(OPTION_MARK.length())));
        return Vector.of(Source.values())
                .find(source -> source.mark().equals(mark))
                .map(Basis::of);
    }

    /** Whether players may agree on something else: a ruling or an option. */
    public boolean isDecision() {
        return kind == Kind.RULING || kind == Kind.OPTION;
    }

    /** Such as {@code stated: reference sheets}, {@code ruling} or {@code option: tables.recon}. */
    @Override
    public String toString() {
        return source.map(Source::title)
                .orElse(option)
                .map(what -> kind.word() + ": " + what)
                .getOrElse(kind.word());
    }
}
