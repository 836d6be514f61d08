package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.rule.RuleId;
import java.util.function.Consumer;

/**
 * What a rule of the game or of an application does when it is called back. Implementations are immutable values; all
 * that they must remember is in the {@link Resume} and on the table.
 */
public interface Behaviour {
    /**
     * The rule.
     *
     * @return its identifier, unique within a ruleset
     */
    RuleId rule();

    /**
     * A test that it asked for is decided.
     *
     * @param flow what it may do
     * @param at where it goes on
     * @param test the test, with its occasion
     * @param outcome the successes
     */
    default void decided(Flow flow, Resume at, Test test, Outcome outcome) {
        throw new IllegalStateException(rule() + " asked for no test");
    }

    /**
     * Dice that it asked for are rolled.
     *
     * @param flow what it may do
     * @param at where it goes on
     * @param dice the faces
     */
    default void rolled(Flow flow, Resume at, Dice dice) {
        throw new IllegalStateException(rule() + " asked for no dice");
    }

    /**
     * What it offers.
     *
     * @param table the table
     * @param at where it goes on
     * @param each called once an option: {@link Choice.Use} with this rule, or {@link Choice.Decline}
     */
    default void options(Table table, Resume at, Consumer<Choice> each) {}

    /**
     * What it offered has been chosen.
     *
     * @param flow what it may do
     * @param at where it goes on
     * @param choice one of the options
     */
    default void chosen(Flow flow, Resume at, Choice choice) {
        throw new IllegalStateException(rule() + " offers nothing");
    }
}
