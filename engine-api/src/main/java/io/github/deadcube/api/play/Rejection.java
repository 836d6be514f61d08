package io.github.deadcube.api.play;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;

/**
 * The reason why an input is refused. The game has not changed.
 *
 * @param rule the rule that forbids it; an ASK rule if no rule of the game is broken
 * @param sentence what is wrong, without a full stop
 * @param expectation what would be right, in a phrase
 */
public record Rejection(RuleId rule, Sentence sentence, Sentence expectation) implements Told {
    /**
     * A rejection from constant texts or sentences.
     *
     * @param text what is wrong, without a full stop
     * @param expected what would be right, in a phrase
     */
    public Rejection(RuleId rule, CharSequence text, CharSequence expected) {
        this(rule, Sentence.of(text), Sentence.of(expected));
    }

    /** What is wrong, in English. */
    public String text() {
        return sentence.toString();
    }

    /** What is wrong, in a language. */
    public String textIn(Language language) {
        return sentence.told(language);
    }

    /** What would be right, in English. */
    public String expected() {
        return expectation.toString();
    }

    /** What would be right, in a language. */
    public String expectedIn(Language language) {
        return expectation.told(language);
    }

    /** One line: the rule, what is wrong, what would be right; in English. */
    @Override
    public String toString() {
        return told(Language.ENGLISH);
    }

    /** One line: the rule, what is wrong, what would be right; in a language. */
    @Override
    public String told(Language language) {
        return Sentence.of("{rule}: {reason} ({expected})", rule, sentence, expectation)
                .told(language);
    }
}
