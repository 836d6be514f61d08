package io.github.deadcube.api.internal;

import io.github.deadcube.api.team.Profile;
import io.vavr.collection.List;

/** What a model has used up of its card, {@link io.github.deadcube.api.play.ModelState#spent}: ascending numbers. */
public final class CardUses {
    /** How many numbers there are; nothing is noted of what comes after them. */
    public static final int MOST = Integer.SIZE - 1;

    private CardUses() {}

    /** The number of a keyword, by its place among the card's keywords, from 0. */
    public static int keyword(Profile card, int keyword) {
        return card.weapons().size() + keyword;
    }

    /** These with one number more; the same from {@link #MOST} on. */
    public static List<Integer> with(List<Integer> spent, int number) {
        return number >= MOST || spent.contains(number)
                ? spent
                : spent.append(number).sorted();
    }

    /** A bit for each number. */
    public static int bits(List<Integer> spent) {
        int bits = 0;
        for (List<Integer> l = spent; !l.isEmpty(); l = l.tail()) bits |= 1 << l.head();
        return bits;
    }
}
