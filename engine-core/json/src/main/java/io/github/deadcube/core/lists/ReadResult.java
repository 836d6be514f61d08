package io.github.deadcube.core.lists;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The result of reading files.
 * @param contents the contents of each file, in their order
 * @param lists the force lists of the catalogues
 * @param teams the strike teams of the rosters
 * @param findings the parts that were corrected, left out or not understood, by file and line
 */
public record ReadResult(
        Vector<Content> contents, Vector<ForceList> lists, Vector<ChosenTeam> teams, Vector<Finding> findings) {
    static final String UNDATED = "it does not say the revision of its game system";

    /** Lists and rosters without a revision, and the edition with which they were read. */
    public Vector<Finding> undated() {
        return findings.filter(finding -> finding.text().equals(UNDATED));
    }

    /**
     * The special orders in the files: each name once, from the first file, with or without an implementation in the ruleset.
     */
    public Vector<ListedOrder> orders() {
        return contents.flatMap(Content::specialOrders).distinctBy(ListedOrder::name);
    }

    /**
     * The faults that concern a team: those of rosters and unreadable files, and those in the cards and choices of its models.
     * Faults in unused parts of a list do not concern it.
     *
     * @return only faults, in their order; empty if the team can be played
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

    /** Whether no finding is a fault. */
    public boolean sound() {
        return faults().isEmpty();
    }

    /**
     * The editions of its lists and rosters.
     * @return {@code third}, {@code revised}, or both, each once; empty if there is no list and no roster
     */
    public Vector<String> editions() {
        return contents.map(Content::rules).distinct().sorted();
    }

    /**
     * The contents of a file.
     * @param title the name of the list or roster
     * @param edition its game system, such as {@code Deadzone 3rd Edition, revision 8}
     * @param rules its edition: {@code third} or {@code revised}
     * @param cards the number of cards, or of models of a roster
     * @param cardsRead the number of them that were read
     * @param weapons the number of weapon profiles
     * @param weaponsRead the number of them that were read
     * @param orders the number of special orders
     * @param ordersPlayed the number of them that the ruleset has
     * @param specialOrders each of them, in the order of the file
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
     * A special order in a file (CMD-9). Its text is the unchanged text of the list. The order with the same name in the ruleset
     * defines its effect.
     * @param line the line of its first occurrence, from 1
     * @param name its spelling in the file
     * @param text the text of the file, on one line of at most 2,000 characters; empty if there is none
     * @param played the rule of the order with this name in the ruleset; none if there is none, and leaders are read without it
     */
    public record ListedOrder(String file, int line, String name, String text, Option<RuleId> played) {
        /** One line without the text. */
        @Override
        public String toString() {
            return name + ": " + played.map(rule -> "played as " + rule).getOrElse("no data for this order");
        }
    }

    /**
     * A part of a file that was corrected, left out or not understood.
     * @param kind its severity
     * @param line from 1; 0 for the whole file
     * @param entry the entry or profile; empty if none
     * @param text what is wrong, or has no place in the rules
     * @param done what the reader did with it
     * @param reach the teams that it concerns
     * @param cards the cards that contain it, in the order of reading
     */
    public record Finding(
            Kind kind,
            String file,
            int line,
            String entry,
            String text,
            String done,
            Reach reach,
            Vector<String> cards) {
        private static final int SHOWN = 3;

        /** The severity of a finding. */
        public enum Kind {
            /** It was corrected to its certain meaning. */
            CORRECTED,
            /** It is understood, but the rules of the game have no place for it. */
            LEFT_OUT,
            /** It is not understood, or impossible. */
            FAULT
        }

        /** Which teams a finding concerns. */
        public enum Reach {
            /** All teams of the file. */
            FILE,
            /** Teams with a model of one of the cards. */
            CARDS,
            /** No team: no card contains it. */
            NONE
        }

        Finding withCards(Vector<String> named) {
            Reach reached = reach == Reach.NONE && named.nonEmpty() ? Reach.CARDS : reach;
            return new Finding(kind, file, line, entry, text, done, reached, named);
        }

        /** What is wrong, at the line of its file and entry. */
        public Fault fault() {
            return Fault.at(line, 0, text + "; " + done, "").in(file + (entry.isEmpty() ? "" : ", " + entry));
        }

        /** One line. */
        @Override
        public String toString() {
            String where = line == 0 ? file : file + ", line " + line;
            return where + ": " + (entry.isEmpty() ? "" : entry + ": ") + text + "; " + done + ofCards();
        }

        /** The first cards, unless the entry is the only card. */
        private String ofCards() {
            if (cards.isEmpty() || cards.equals(Vector.of(entry))) return "";
            int more = cards.size() - SHOWN;
            return " (in " + cards.take(SHOWN).mkString(", ") + (more > 0 ? " and " + more + " more" : "") + ")";
        }
    }
}
