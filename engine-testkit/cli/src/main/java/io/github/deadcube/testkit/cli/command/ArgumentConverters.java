package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;
import picocli.CommandLine;

/** Reads numbers and file names, with plain messages for wrong text. */
public final class ArgumentConverters {
    /** What Java reads for a letter that the locale does not have. */
    private static final char UNREAD = '\ufffd';

    /** A setting of the environment with which all letters are read. */
    private static final String SETTING = "LC_ALL=C.UTF-8";

    private ArgumentConverters() {}

    /** Registers the converters with a command. */
    public static CommandLine in(CommandLine command) {
        return command.registerConverter(int.class, text -> number(text, Integer::valueOf))
                .registerConverter(long.class, text -> number(text, Long::valueOf))
                .registerConverter(Integer.class, text -> number(text, Integer::valueOf))
                .registerConverter(Long.class, text -> number(text, Long::valueOf))
                .registerConverter(Double.class, ArgumentConverters::decimal)
                .registerConverter(
                        Path.class,
                        text -> read(text).getOrElseThrow(fault -> new UsageFault.Unread(fault.sentence())));
    }

    private static <N extends Number> N number(String text, Function<String, N> read) {
        try {
            return read.apply(text);
        } catch (NumberFormatException e) {
            throw new UsageFault.Unread(
                    Decimals.isWhole(text)
                            ? Sentence.of("'{text}' is too large a number", text)
                            : Sentence.of("'{text}' is not a whole number", text));
        }
    }

    /** Java also reads exponents, hexadecimal digits and what is no number. */
    private static Double decimal(String text) {
        return Decimals.read(text)
                .getOrElseThrow(() -> new UsageFault.Unread(
                        Decimals.isDecimal(text)
                                ? Sentence.of(
                                        "'{text}' has too many digits; expected at most 15 before and 30 behind the "
                                                + "point",
                                        text)
                                : Sentence.of("'{text}' is not a decimal number, such as 30 or -2.5", text)));
    }

    /** The path, or why the text is not the name of a file. */
    public static Either<Fault, Path> read(String text) {
        if (text.isBlank()) return Either.left(Fault.of("the name of a file is missing"));
        String printed = PrintableText.onOneLine(text);
        if (text.indexOf('\n') >= 0)
            return Either.left(
                    Fault.of(Sentence.of("'{text}' is not used as the name of a file: it has a line end", printed)));
        try {
            return Either.right(Path.of(text));
        } catch (InvalidPathException e) {
            return Either.left(Fault.of(
                    text.indexOf(UNREAD) < 0
                            ? Sentence.of("'{text}' is not the name of a file", printed)
                            : Sentence.of(
                                    "'{text}' is not the name of a file; the locale does not have all of its letters:"
                                            + " use one with UTF-8, such as {setting}",
                                    printed,
                                    SETTING)));
        }
    }

    /** The fault of arguments that Java could not read as they were typed. */
    static Option<Sentence> unread(Vector<String> arguments) {
        return arguments
                .find(text -> text.indexOf(UNREAD) >= 0)
                .map(text -> Sentence.of(
                        "'{text}' is not what was typed; the locale does not have all of its letters: use one with "
                                + "UTF-8,"
                                + " such as {setting}",
                        text,
                        SETTING));
    }
}
