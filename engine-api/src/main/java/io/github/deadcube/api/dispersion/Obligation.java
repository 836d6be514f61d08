package io.github.deadcube.api.dispersion;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.control.Option;

/** What is to be done about an element that cannot stay where it has landed. The rule says so; it does not do it. */
public sealed interface Obligation {
    /**
     * The rule that asks for it.
     *
     * @return N3-5, N3-6 or N3-7
     */
    RuleId rule();

    /**
     * What it comes to, in short.
     *
     * @return {@code deployment zone}, {@code removed beacon} or {@code off the table}
     */
    String words();

    /**
     * N3-5: the troop's owner places it anywhere in its own deployment zone touching a border of the table.
     *
     * @param reason why it cannot stay
     * @param places where it may stand; none if its own deployment zone is not known
     */
    record Redeploy(Reason reason, Option<Places> places) implements Obligation {
        @Override
        public RuleId rule() {
            return RuleIds.N3_5;
        }

        @Override
        public String words() {
            return "deployment zone";
        }

        /** One line, without the places. */
        @Override
        public String toString() {
            return words() + ": " + reason + ", so its owner places it in its own deployment zone, touching a border"
                    + " of the table (N3-5)";
        }
    }

    /** N3-6: the AI beacon is destroyed. */
    record Destroyed() implements Obligation {
        @Override
        public RuleId rule() {
            return RuleIds.N3_6;
        }

        @Override
        public String words() {
            return "removed beacon";
        }

        /** One line. */
        @Override
        public String toString() {
            return words() + ": it is off the table, so it is destroyed (N3-6)";
        }
    }

    /** N3-7: the element is off the table, and it is the caller who decides. */
    record OffTable() implements Obligation {
        @Override
        public RuleId rule() {
            return RuleIds.N3_7;
        }

        @Override
        public String words() {
            return "off the table";
        }

        /** One line. */
        @Override
        public String toString() {
            return words() + ": what becomes of it is not this rule's to say (N3-7)";
        }
    }
}
