package io.github.deadcube.web.instead.java.util;

/** Numbers in hexadecimal digits, as the engine writes and reads them. */
public final class HexFormat {
    private static final HexFormat LOWER = new HexFormat();
    private static final String DIGITS = "0123456789abcdef";
    private static final int BITS = 4;

    private HexFormat() {}

    public static HexFormat of() {
        return LOWER;
    }

    public String toHexDigits(long value) {
        return digits(value, Long.SIZE / BITS);
    }

    public String toHexDigits(int value) {
        return digits(value, Integer.SIZE / BITS);
    }

    private static String digits(long value, int many) {
        char[] digits = new char[many];
        for (int i = 0; i < many; i++) digits[i] = DIGITS.charAt((int) (value >>> (many - 1 - i) * BITS) & 15);
        return new String(digits);
    }

    public String formatHex(byte[] bytes, int from, int to) {
        StringBuilder digits = new StringBuilder();
        for (int i = from; i < to; i++) digits.append(digits(bytes[i], 2));
        return digits.toString();
    }

    public static long fromHexDigitsToLong(CharSequence digits) {
        if (digits.length() == 0 || digits.length() > Long.SIZE / BITS)
            throw new IllegalArgumentException("1 to 16 hexadecimal digits, not " + digits.length());
        long value = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = Character.digit(digits.charAt(i), 16);
            if (digit < 0) throw new NumberFormatException("no hexadecimal digits: " + digits);
            value = value << BITS | digit;
        }
        return value;
    }
}
