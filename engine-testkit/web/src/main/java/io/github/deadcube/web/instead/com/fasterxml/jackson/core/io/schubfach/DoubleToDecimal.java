package io.github.deadcube.web.instead.com.fasterxml.jackson.core.io.schubfach;

/** The shortest digits of a number, as the platform writes them. */
public final class DoubleToDecimal {
    private DoubleToDecimal() {}

    public static String toString(double value) {
        return Double.toString(value);
    }
}
