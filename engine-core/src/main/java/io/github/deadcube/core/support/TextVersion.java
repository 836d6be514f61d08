package io.github.deadcube.core.support;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The version with which the text of a team, a battlefield or a mission may begin: {@code version 1}, on the first line
 * that is neither empty nor a comment. A text without one has today's.
 */
public final class TextVersion {
    private static final Pattern WRITTEN = Pattern.compile("[ \\t]*(version[ \\t]+(\\S+))[ \\t\\r]*(?:#.*)?");

    private TextVersion() {}

    /** The line that begins a text of this version. */
    public static String today() {
        return "version " + Deadcube.FORMAT_VERSION + "\n";
    }

    /** The version that a text says, as it is written; none if it says none. */
    public static Option<String> written(String text) {
        Matcher found = first(text);
        return Option.when(found.matches(), () -> found.group(2));
    }

    /**
     * Reads a text without its version.
     *
     * @param read gets the text with spaces in place of the version, so that lines and columns are those of the text
     */
    public static <T> Either<Seq<Fault>, T> read(String text, Function<String, Either<Seq<Fault>, T>> read) {
        Matcher found = first(text);
        if (!found.matches()) return read.apply(text);
        int begin = found.start(1);
        int end = found.end(1);
        if (FormatVersion.isRead(found.group(2)))
            return read.apply(text.substring(0, begin) + " ".repeat(end - begin) + text.substring(end));
        String before = text.substring(0, begin);
        return Either.left(Vector.of(Fault.at(
                1 + (int) before.chars().filter(c -> c == '\n').count(),
                begin - before.lastIndexOf('\n'),
                Sentence.of("the text has format {group}", TextBounds.quoted(found.group(2))),
                Sentence.of("format {expected}", FormatVersion.expected()))));
    }

    /** The first line that is neither empty nor a comment. */
    private static Matcher first(String text) {
        int at = 0;
        int end = text.indexOf('\n');
        while (end >= 0 && isBlank(text, at, end)) {
            at = end + 1;
            end = text.indexOf('\n', at);
        }
        return WRITTEN.matcher(text).region(at, end < 0 ? text.length() : end);
    }

    private static boolean isBlank(String text, int from, int end) {
        int at = from;
        while (at < end && text.charAt(at) <= ' ') at++;
        return at == end || text.charAt(at) == '#';
    }
}
