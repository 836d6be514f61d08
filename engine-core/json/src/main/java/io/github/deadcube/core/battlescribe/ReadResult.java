package io.github.deadcube.core.battlescribe;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.team.ChosenModel;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What was read of some files.
 *
 * @param contents what is in each, in the order of the files
 * @param lists of the catalogues
 * @param teams of the rosters
 * @param findings what was not read just as it stands, by file and line
 */
public record ReadResult(
        Vector<Content> contents, Vector<ForceList> lists, Vector<ChosenTeam> teams, Vector<Finding> findings) {
    static final String UNDATED = "it does not say the revision of its game system";

    /** Lists and rosters that do not say their revision, and by which edition they were read. */
    public Vector<Finding> undated() {
        return findings.filter(finding -> finding.what().equals(UNDATED));
    }

    /** The special orders that the files name: each name once, from the first file that has it, with or without data in the ruleset. */
    public Vector<ListedOrder> orders() {
        return contents.flatMap(Content::specialOrders).distinctBy(ListedOrder::name);
    }

    /**
     * What is wrong with what a team uses: faults of rosters and of files that were not read at all, and of its list those in its models'
     * cards and choices. A fault in a part of a list that it does not use does not concern it.
     *
     * @return faults alone, in their order; empty if it can be played as it stands
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

    /** Whether no finding is a fault. */
    public boolean sound() {
        return findings.forAll(finding -> finding.kind() != Finding.Kind.FAULT);
    }

    /**
     * By which editions' rules its lists and rosters are played.
     *
     * @return {@code third}, {@code revised}, or both, each once; empty if there is no list and no roster
     */
    public Vector<String> editions() {
        return contents.map(Content::rules).distinct().sorted();
    }

    /**
     * What is in a file.
     *
     * @param title what the list or roster is called
     * @param edition which game system it belongs to, such as {@code Deadzone 3rd Edition, revision 8}
     * @param rules by which edition's rules it is played: {@code third} or {@code revised}
     * @param cards how many cards, or models of a roster, stand in it
     * @param cardsRead how many of them were read
     * @param weapons how many profiles of weapons
     * @param weaponsRead how many of them were read
     * @param orders how many special orders
     * @param ordersPlayed how many of them the ruleset plays
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
     * A special order that a file names (CMD-9). Its text is the list's own and is passed on as it stands: what the order does in play is said
     * by an order of the same name in the ruleset.
     *
     * @param line where it is named first, 1 for the first line
     * @param name as the file spells it
     * @param text what the file says of it, on one line of 2,000 characters at most; empty if it says nothing
     * @param played the rule of the ruleset's order of this name; none if there are no data for it, and leaders are read without it
     */
    public record ListedOrder(String file, int line, String name, String text, Option<RuleId> played) {
        /** One line without the text. */
        @Override
        public String toString() {
            return name + ": " + played.map(rule -> "played as " + rule).getOrElse("no data for this order");
        }
    }

    /**
     * Something in a file that was not read just as it stands.
     *
     * @param kind how grave it is
     * @param line 1 for its first line; 0 if the file as a whole is meant
     * @param entry the entry or profile that it concerns; empty if none
     * @param done what was made of it
     * @param reach which teams it concerns
     * @param cards the cards of lists in which it stands, in the order in which they were read
     */
    public record Finding(
            Kind kind,
            String file,
            int line,
            String entry,
            String what,
            String done,
            Reach reach,
            Vector<String> cards) {
        private static final int SHOWN = 3;

        /** How grave a finding is. */
        public enum Kind {
            /** It was read as what it surely means. */
            CORRECTED,
            /** It is understood, and nothing in the rules that are played can hold it. */
            LEFT_OUT,
            /** It is not understood, or cannot be. */
            FAULT
        }

        /** Which teams a finding concerns. */
        public enum Reach {
            /** All that are read of the file. */
            FILE,
            /** Those with a model of one of the cards. */
            CARDS,
            /** None: no card of a list has it. */
            NONE
        }

        Finding withCards(Vector<String> named) {
            Reach reached = reach == Reach.NONE && named.nonEmpty() ? Reach.CARDS : reach;
            return new Finding(kind, file, line, entry, what, done, reached, named);
        }

        /** One line. */
        @Override
        public String toString() {
            String where = line == 0 ? file : file + ", line " + line;
            return where + ": " + (entry.isEmpty() ? "" : entry + ": ") + what + "; " + done + ofCards();
        }

        /** The first cards, unless the entry is the one card. */
        private String ofCards() {
            if (cards.isEmpty() || cards.equals(Vector.of(entry))) return "";
            int more = cards.size() - SHOWN;
            return " (in " + cards.take(SHOWN).mkString(", ") + (more > 0 ? " and " + more + " more" : "") + ")";
        }
    }
}
