package io.github.deadcube.core.battlescribe;

import io.vavr.collection.Vector;

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
        Kind kind, String file, int line, String entry, String what, String done, Reach reach, Vector<String> cards) {
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
