package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What people read is sentences: no identifier of the program, no value as Java prints it, no place that was not filled
 * in.
 */
public final class Sentences {
    /** What the user writes stands in quotation marks, apostrophes within words included, or is a JSON object. */
    private static final Pattern QUOTED = Pattern.compile("(?<!\\w)'(?:[^']|'(?=\\w))*'(?!\\w)|\\{\\\\?\".*?}");
    /** The names that the members of a document may have. */
    private static final Pattern NAMES = Pattern.compile("\\bone of [^;]*");

    static final Pattern OF_THE_PROGRAM = Pattern.compile(
            "\\b[a-z]+[A-Z]\\w*|[{}]|\\w\\(\\)|\\b[a-z]{2,}\\.[a-z]{2,}|\\w\\[\\w+=|@[A-Za-z]|\\b[A-Z]+_[A-Z]"
                    + "|\\b(?:Vector|List|Some|Right|Left)\\(|\\bNone\\b|\\b[A-Z]\\w+\\.[a-z]");

    /**
     * At the command line: file names have points, the usage has short options, and the report of a bug has a stack
     * trace.
     */
    private static final Pattern OF_JAVA = Pattern.compile("\\b[a-z]+[A-Z]\\w*|[{}]|\\w\\(\\)|\\w\\[\\w+=|@[0-9a-f]{4,}"
            + "|\\b(?:Vector|List|Some|Right|Left)\\(|\\bNone\\b|\\bnull\\b|\\w+Exception\\b");

    /** The failure of an application's code names its exception and its line, for its author. */
    private static final Pattern OF_AN_APPLICATION =
            Pattern.compile("(?:The (?:house rules?|bot|registry of the bot) |House rules ).*");

    private Sentences() {}

    static void isSentence(String where, String text) {
        assertThat(strange(OF_THE_PROGRAM, where, text)).isEmpty();
    }

    /** Checks a fault, except the names that may stand in its place. */
    static void isFault(String where, Fault fault) {
        isSentence(where, NAMES.matcher(fault.toString()).replaceAll("one"));
    }

    /** Checks what a command or a server says of what it was given. */
    public static void areSentences(String said) {
        if (said.contains("\tat ")) return;
        said.lines()
                .filter(line -> !line.matches("(Usage|Utilisation).?: .*")
                        && !OF_AN_APPLICATION.matcher(line).matches())
                .map(line -> NAMES.matcher(line).replaceAll("one"))
                .forEach(line -> assertThat(strange(OF_JAVA, "said", line)).isEmpty());
    }

    private static String strange(Pattern pattern, String where, String text) {
        Matcher strange = pattern.matcher(QUOTED.matcher(text).replaceAll("''"));
        return strange.find() ? where + ": " + strange.group() + " in: " + text : "";
    }
}
