package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.testkit.cli.odds.ArgumentError.Word;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.regex.Pattern;
import picocli.CommandLine;

/**
 * An argument that cannot be read, and what would be right. The arguments begin at column 1, with one space between
 * words.
 */
record ArgumentError(int column, CharSequence fault, CharSequence expected) implements Told {
    /** All faults at once, in a language; picocli adds the usage and exits with 2. */
    static CommandLine.ParameterException exception(CommandLine command, Seq<ArgumentError> faults, Language language) {
        return new CommandLine.ParameterException(
                command, faults.map(fault -> fault.told(language)).mkString("\n"));
    }

    @Override
    public String told(Language language) {
        return Sentence.of(
                        "column {column}: {fault}; expected {expected}",
                        column,
                        Sentence.of(fault),
                        Sentence.of(expected))
                .told(language);
    }

    @Override
    public String toString() {
        return told(Language.ENGLISH);
    }

    /** A word of an argument and its column, from 1. */
    record Word(String text, int column) {
        private static final Pattern WORD = Pattern.compile("\\S+");

        static Vector<Word> of(String text) {
            return Vector.ofAll(WORD.matcher(text)
                    .results()
                    .map(m -> new Word(m.group(), m.start() + 1))
                    .toList());
        }

        Word after() {
            return new Word("", column + text.length());
        }

        ArgumentError expected(CharSequence what) {
            return new ArgumentError(
                    column,
                    text.isEmpty() ? Sentence.of("nothing is here") : Sentence.of("'{text}' is not understood", text),
                    what);
        }
    }
}
