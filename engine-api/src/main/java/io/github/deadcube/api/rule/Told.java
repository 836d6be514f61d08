package io.github.deadcube.api.rule;

/** A value that is told in words, and so in the language of its reader. {@code toString()} is in English. */
public interface Told {
    /** The value in words of a language; in English, sentence by sentence, where the language does not have them. */
    String told(Language language);
}
