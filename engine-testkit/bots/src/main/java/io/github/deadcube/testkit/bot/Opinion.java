package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.play.Choice;

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
