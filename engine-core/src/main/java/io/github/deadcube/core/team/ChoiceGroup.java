package io.github.deadcube.core.team;

import io.vavr.collection.Vector;

/**
 * Options of a card of which some are chosen (TEAM-5).
 *
 * @param name such as {@code Weapon}
 * @param least how many options are chosen at least, 0 or more
 * @param most and at most, each once
 * @param options what there is to choose
 */
public record ChoiceGroup(String name, int least, int most, Vector<CardOption> options) {
    /** Without options in which a fault was passed over. */
    ChoiceGroup sound() {
        Vector<CardOption> left = options.reject(CardOption::flawed);
        return new ChoiceGroup(name, least, Math.min(most, left.size()), left);
    }

    @Override
    public String toString() {
        return name;
    }
}
