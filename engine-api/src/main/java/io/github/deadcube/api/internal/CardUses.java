package io.github.deadcube.api.internal;

import io.github.deadcube.api.team.Card;
import io.vavr.collection.List;

/**
 * The used-up weapons and keywords of a model's card as ascending numbers,
 * {@link io.github.deadcube.api.play.Model#usedUp}.
 */
public final class CardUses {
    /** The count of numbers, from 0; uses with this number or a higher one are not recorded. */
    public static final int MOST = Integer.SIZE - 1;

    private CardUses() {}

    /** The number of the keyword at an index, from 0, among the card's keywords. */
    public static int keyword(Card card, int keyword) {
        return card.weapons().size() + keyword;
    }

    /** The numbers with one more; unchanged if the number is {@link #MOST} or higher. */
    public static List<Integer> with(List<Integer> usedUp, int number) {
        if (number >= MOST) return usedUp;
        if (usedUp.isEmpty() || number < usedUp.head()) return usedUp.prepend(number);
        return number == usedUp.head() ? usedUp : with(usedUp.tail(), number).prepend(usedUp.head());
    }

    /** A bit set with one bit for each number. */
    public static int bits(List<Integer> usedUp) {
        int bits = 0;
        for (List<Integer> l = usedUp; !l.isEmpty(); l = l.tail()) bits |= 1 << l.head();
        return bits;
    }
}
