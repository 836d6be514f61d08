package io.github.deadcube.testkit.cli.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Reads numbers and file names, with plain messages for wrong text. */
public final class ArgumentConverters {
    private ArgumentConverters() {}

    /** Registers the converters with a command. */
    public static CommandLine in(CommandLine command) {
        return command.registerConverter(int.class, text -> number(text, Integer::valueOf))
                .registerConverter(long.class, text -> number(text, Long::valueOf))
                .registerConverter(Integer.class, text -> number(text, Integer::valueOf))
                .registerConverter(Long.class, text -> number(text, Long::valueOf))
                .registerConverter(Path.class, ArgumentConverters::path);
    }

    private static <N extends Number> N number(String text, Function<String, N> read) {
        try {
            return read.apply(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException(
                    "'" + text + "' is " + (Decimals.isWhole(text) ? "too large a number" : "not a whole number"));
        }
    }

    private static Path path(String text) {
        if (text.isBlank()) throw new TypeConversionException("the name of a file is missing");
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException("'" + text + "' is not the name of a file");
        }
    }
}
