package io.github.deadcube.web.instead.com.fasterxml.jackson.core.io.schubfach;

/** The shortest digits of a number, as the platform writes them. */
public final class FloatToDecimal {
    private FloatToDecimal() {}

    public static String toString(float value) {
        return Float.toString(value);
    }
}
