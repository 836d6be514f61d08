package io.github.deadcube.testkit.cli.command;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/** Reads decimal numbers without exponents and infinities. */
public final class Decimals {
    private static final Pattern DECIMAL = Pattern.compile("[+-]?(?:[0-9]{1,15}(?:\\.[0-9]{0,30})?|\\.[0-9]{1,30})");
    private static final Pattern WHOLE = Pattern.compile("[+-]?[0-9]{1,9}");

    private static final Pattern LONG_DECIMAL = Pattern.compile("[+-]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)");
    private static final Pattern DIGITS = Pattern.compile("[+-]?[0-9]+");

    private Decimals() {}

    public static Option<Double> read(String text) {
        String stripped = text.strip();
        return Option.when(DECIMAL.matcher(stripped).matches(), () -> Double.parseDouble(stripped));
    }

    /** Whether a text is a decimal number of any length. */
    static boolean isDecimal(String text) {
        return LONG_DECIMAL.matcher(text.strip()).matches();
    }

    /** Whether a text is a whole number of any size. */
    static boolean isWhole(String text) {
        return DIGITS.matcher(text.strip()).matches();
    }

    /** One whole number, unless it is too large. */
    public static Option<Integer> whole(String text) {
        String stripped = text.strip();
        return Option.when(WHOLE.matcher(stripped).matches(), () -> Integer.parseInt(stripped));
    }

    /** A fixed count of numbers with separators. */
    public static Option<Vector<Double>> read(String text, String between, int many) {
        Vector<Option<Double>> read = Vector.of(text.split(between, -1)).map(Decimals::read);
        return Option.sequence(read).map(Vector::ofAll).filter(numbers -> numbers.size() == many);
    }
}
