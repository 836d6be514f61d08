package io.github.deadcube.api.team;

import io.vavr.control.Option;

/**
 * A statistic that is tested: the number that a die must equal or beat (DICE-2). Written {@code 4+}, or {@code -} where
 * there is none (DICE-5).
 *
 * @param target 2 to 8; 0 for none
 */
public record Statistic(int target) {
    /** No target number: {@code -}. */
    public static final Statistic NONE = new Statistic(0);

    /**
     * Reads the notation. Never throws. A statistic has two characters at most; a longer text is not looked at.
     *
     * @param text {@code 2+} to {@code 8+}, {@code -} or {@code +}
     * @return the statistic, or none if the text is not one
     */
    public static Option<Statistic> parse(String text) {
        if (text.equals("-") || text.equals("+")) return Option.some(NONE);
        if (text.length() != 2 || text.charAt(1) != '+') return Option.none();
        int target = text.charAt(0) - '0';
        return target < 2 || target > 8 ? Option.none() : Option.some(new Statistic(target));
    }

    /**
     * DICE-5: whether there is a number to roll against.
     *
     * @return false for {@code -}
     */
    public boolean exists() {
        return target != 0;
    }

    /** The notation: {@code 4+} or {@code -}. */
    @Override
    public String toString() {
        return target == 0 ? "-" : target + "+";
    }
}
