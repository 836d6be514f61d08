package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.vavr.Function1;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;

/** What picocli says of arguments, as sentences. It says them only in English. */
public final class UsageFault {
    /** The value of an option that cannot be read. */
    public static class Unread extends TypeConversionException {
        private static final long serialVersionUID = 1L;

        private final transient Sentence sentence;

        public Unread(Sentence sentence) {
            super(sentence.toString());
            this.sentence = sentence;
        }

        Sentence sentence() {
            return sentence;
        }
    }

    /** A word of the help, such as {@code FILE}. */
    record HelpWord(String text) implements Told {
        @Override
        public String told(Language language) {
            return language.text(OrderedHelp.CONTEXT, text);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private static final Pattern OPTION = Pattern.compile("Invalid value for option '([^']*)'( \\(.*\\))?");
    private static final Pattern POSITION =
            Pattern.compile("Invalid value for positional parameter at index (\\S+) \\((.*)\\)");
    private static final Pattern QUOTED = Pattern.compile("'([^']*)'");

    /** What picocli says, each with the sentence that says it. */
    private static final Vector<Tuple2<Pattern, Function1<MatchResult, Sentence>>> SAID = Vector.of(
            said(
                    "Missing required parameter for option '([^']*)' \\((.*)\\)",
                    said -> Sentence.of(
                            "Missing required parameter for option '{option}' ({value})",
                            said.group(1),
                            new HelpWord(said.group(2)))),
            said(
                    "Expected parameter for option '([^']*)' but found '(.*)'",
                    said -> Sentence.of(
                            "Expected parameter for option '{option}' but found '{argument}'",
                            said.group(1),
                            said.group(2))),
            listing("Missing required parameter", all -> Sentence.of("Missing required parameter: {arguments}", all)),
            listing("Missing required parameters", all -> Sentence.of("Missing required parameters: {arguments}", all)),
            listing("Missing required option", all -> Sentence.of("Missing required option: {options}", all)),
            listing("Missing required options", all -> Sentence.of("Missing required options: {options}", all)),
            listing(
                    "Missing required options and parameters",
                    all -> Sentence.of("Missing required options and parameters: {options}", all)),
            listing("Unknown option", all -> Sentence.of("Unknown option: {options}", all)),
            listing("Unknown options", all -> Sentence.of("Unknown options: {options}", all)),
            said(
                    "option '([^']*)' \\(.*\\) should be specified only once",
                    said -> Sentence.of("option '{option}' should be specified only once", said.group(1))),
            said(
                    "option '([^']*)'( \\(.*\\))? should be specified without '(.*)' parameter",
                    said -> Sentence.of(
                            "option '{option}' should be specified without '{value}' parameter",
                            said.group(1),
                            said.group(3))));

    private UsageFault() {}

    private static Tuple2<Pattern, Function1<MatchResult, Sentence>> said(
            String english, Function1<MatchResult, Sentence> sentence) {
        return Tuple.of(Pattern.compile(english), sentence);
    }

    /** What picocli says before a list of arguments. */
    private static Tuple2<Pattern, Function1<MatchResult, Sentence>> listing(
            String english, Function1<Vector<Sentence>, Sentence> sentence) {
        return said(english + ": ('.*')", said -> sentence.apply(quoted(said.group(1))));
    }

    /** What is wrong, a fault each; the words of an exception if no sentence says them. */
    static Vector<Sentence> sentences(Exception error) {
        String said = String.valueOf(error.getMessage());
        return error.getCause() instanceof Unread unread
                ? Vector.of(sentence(said, unread))
                : Vector.ofAll(said.lines()).map(line -> known(line).getOrElse(() -> Sentence.verbatim(line)));
    }

    private static Sentence sentence(String said, Unread unread) {
        String before = ": " + unread.getMessage();
        String begins = said.endsWith(before) ? said.substring(0, said.length() - before.length()) : "";
        Matcher option = OPTION.matcher(begins);
        if (option.matches())
            return Sentence.of("Invalid value for option '{option}': {fault}", option.group(1), unread.sentence());
        Matcher position = POSITION.matcher(begins);
        return position.matches()
                ? Sentence.of(
                        "Invalid value for positional parameter at index {index} ({name}): {fault}",
                        position.group(1),
                        new HelpWord(position.group(2)),
                        unread.sentence())
                : unread.sentence();
    }

    private static Option<Sentence> known(String said) {
        return SAID.flatMap(one -> {
                    Matcher matcher = one._1().matcher(said);
                    return Option.when(matcher.matches(), () -> one._2().apply(matcher.toMatchResult()));
                })
                .headOption();
    }

    /** {@code 'FILE', '--list=FILE'}, each word in the language of the help. */
    private static Vector<Sentence> quoted(String words) {
        return Vector.ofAll(QUOTED.matcher(words).results().map(word -> quote(word.group(1))));
    }

    private static Sentence quote(String word) {
        int equals = word.indexOf('=');
        return equals < 0
                ? Sentence.of("'{text}'", new HelpWord(word))
                : Sentence.of(
                        "'{option}={value}'", word.substring(0, equals), new HelpWord(word.substring(equals + 1)));
    }

    /** An argument between quotation marks. */
    public static Sentence quotedText(String text) {
        return Sentence.of("'{text}'", text);
    }
}
