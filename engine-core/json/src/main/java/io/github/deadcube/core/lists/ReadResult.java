package io.github.deadcube.core.lists;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

public record ReadResult(
        Vector<Content> contents, Vector<ForceList> lists, Vector<ChosenTeam> teams, Vector<Finding> findings) {
    static final String UNDATED = "it does not say the revision of its game system";

    /** Lists and rosters without a revision, and the edition with which they were read. */
    public Vector<Finding> undated() {
        return findings.filter(finding -> finding.text().equals(UNDATED));
    }

    /**
     * The special orders in the files: each name once, from the first file, with or without an implementation in the
     * ruleset.
     */
    public Vector<ListedOrder> orders() {
        return contents.flatMap(Content::specialOrders).distinctBy(ListedOrder::name);
    }

    /**
     * The faults that concern a team: those of rosters and unreadable files, and those in the cards and choices of its
     * models.
     */
    public Vector<Finding> concerning(ChosenTeam team) {
        Vector<String> cards = lists.filter(list ->
                        list.faction().equals(team.faction()) && list.edition().equals(team.edition()))
                .flatMap(list -> list.flawed(team))
                .map(ChosenModel::name);
        return findings.filter(finding -> finding.kind() == Finding.Kind.FAULT
                && (finding.reach() == Finding.Reach.FILE
                        || finding.cards()
                                .exists(name ->
                                        cards.exists(card -> card.equals(name) || card.startsWith(name + " (")))));
    }

    /** What is not understood or impossible, in the order of the findings; empty if all files are sound. */
    public Vector<Fault> faults() {
        return findings.filter(finding -> finding.kind() == Finding.Kind.FAULT).map(Finding::fault);
    }

    public boolean sound() {
        return faults().isEmpty();
    }

    public Vector<String> editions() {
        return contents.map(Content::rules).distinct().sorted();
    }

    /**
     * The contents of a file: its title, its game system and its edition, how many cards, weapons and special orders it
     * has, and how many were read or are played.
     */
    public record Content(
            String file,
            String title,
            String edition,
            String rules,
            int cards,
            int cardsRead,
            int weapons,
            int weaponsRead,
            int orders,
            int ordersPlayed,
            Vector<ListedOrder> specialOrders) {}

    /**
     * A special order in a file (CMD-9), at its first line, in the spelling and with the text of the file, of which it
     * has at most 2,000 characters. The order with the same name in the ruleset defines its effect.
     */
    public record ListedOrder(String file, int line, String name, String text, Option<RuleId> played) implements Told {
        /** One line without the text, in a language. */
        @Override
        public String told(Language language) {
            return played.map(rule -> Sentence.of("{order}: played as {rule}", name, rule))
                    .getOrElse(() -> Sentence.of("{order}: no data for this order", name))
                    .told(language);
        }

        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }
    }

    /**
     * A part of a file that was corrected, left out or not understood: where it is, what is wrong, and what the reader
     * did with it. Line 0 is the whole file.
     */
    public record Finding(
            Kind kind,
            String file,
            int line,
            String entry,
            Told problem,
            Told measure,
            Reach reach,
            Vector<String> cards)
            implements Told {
        private static final int SHOWN = 3;

        public enum Kind {
            /** It was corrected to its certain meaning. */
            CORRECTED,
            /** It is understood, but the rules of the game have no place for it. */
            LEFT_OUT,
            /** It is read as it stands, but it is hardly meant so. */
            DOUBTFUL,
            /** It is not understood, or impossible. */
            FAULT
        }

        public enum Reach {
            /** All teams of the file. */
            FILE,
            /** Teams with a model of one of the cards. */
            CARDS,
            /** No team: no card contains it. */
            NONE
        }

        /** A finding without cards. */
        static Finding of(Kind kind, String file, int line, String entry, Told problem, Told measure, Reach reach) {
            return new Finding(kind, file, line, entry, problem, measure, reach, Vector.empty());
        }

        Finding withCards(Vector<String> named) {
            Reach reached = reach == Reach.NONE && named.nonEmpty() ? Reach.CARDS : reach;
            return new Finding(kind, file, line, entry, problem, measure, reached, named);
        }

        /** What is wrong, in English. */
        public String text() {
            return problem.toString();
        }

        /** What the reader did with it, in English. */
        public String done() {
            return measure.toString();
        }

        /** What is wrong, at the line of its file and entry. */
        public Fault fault() {
            return Fault.at(line, 0, words(), "").at(entry).within(file);
        }

        /** One line in a language: the place, what is wrong, and what the reader did with it. */
        @Override
        public String told(Language language) {
            return fault().told(language);
        }

        @Override
        public String toString() {
            return told(Language.ENGLISH);
        }

        /** With the first cards, unless the entry is the only card. */
        private Sentence words() {
            if (cards.isEmpty() || cards.equals(Vector.of(entry)))
                return Sentence.of("{text}; {done}", problem, measure);
            Vector<String> shown = cards.take(SHOWN);
            int more = cards.size() - SHOWN;
            return more > 0
                    ? Sentence.of("{text}; {done} (in {cards} and {more} more)", problem, measure, shown, more)
                    : Sentence.of("{text}; {done} (in {cards})", problem, measure, shown);
        }
    }
}
