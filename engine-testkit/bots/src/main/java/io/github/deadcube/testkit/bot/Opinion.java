package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;

/**
 * What {@code simple} thinks of an option.
 *
 * @param score in VP; higher is better. The sum of the total change and of {@code later}, {@code price} and {@code other}. Scores of
 *     different decisions are not comparable
 * @param change the expected change of the position's value for the side that decides, until the next free choice;
 *     {@link PositionValue#NONE} if the option is not looked ahead
 * @param later the gain of a second action in the same activation; 0 or more
 * @param price the cost of a command die or of lost HP; 0 or less
 * @param other everything else, such as a special order or the wish to act early
 */
public record Opinion(Choice choice, double score, PositionValue change, double later, double price, double other) {
    private static final double EQUAL = 1e-9;

    /**
     * The opinion with the highest score; of several, one is drawn. Always to take the first of them costs {@code simple} 1.3 VP a
     * game: options that it values equally stand in the order of the cubes, so that its models drift to one side.
     *
     * @param opinions of one decision, at least one
     * @param chance is asked once
     */
    public static Opinion best(Vector<Opinion> opinions, SplitMix64 chance) {
        double most = Double.NEGATIVE_INFINITY;
        for (Opinion opinion : opinions) most = Math.max(most, opinion.score());
        int equals = 0;
        for (Opinion opinion : opinions) if (opinion.score() >= most - EQUAL) equals++;
        int drawn = chance.below(equals);
        int i = 0;
        while (opinions.get(i).score() < most - EQUAL || drawn-- > 0) i++;
        return opinions.get(i);
    }

    static Opinion of(Choice choice, double other) {
        return of(choice, PositionValue.NONE, other);
    }

    static Opinion of(Choice choice, PositionValue change, double other) {
        return new Opinion(choice, change.total() + other, change, 0, 0, other);
    }

    Opinion withLater(double more) {
        return new Opinion(choice, score + more, change, later + more, price, other);
    }

    Opinion withPrice(double cost) {
        return new Opinion(choice, score - cost, change, later, price - cost, other);
    }

    Opinion of(Choice another) {
        return new Opinion(another, score, change, later, price, other);
    }
}
