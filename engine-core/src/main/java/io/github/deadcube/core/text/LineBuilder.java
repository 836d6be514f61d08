package io.github.deadcube.core.text;

/** A line in the making. It knows how wide it looks: colours take no room, and spaces at its end are left out. */
final class LineBuilder {
    private final StringBuilder text = new StringBuilder();
    private int width;
    private int written;

    /** Goes on at a column, 0 for the first, unless the line has passed it. */
    LineBuilder at(int column) {
        width = Math.max(width, column);
        return this;
    }

    LineBuilder put(String plain) {
        return put(plain, plain.length());
    }

    /** Something that looks narrower than it is long. */
    LineBuilder put(String painted, int visible) {
        if (visible == 0 || painted.isBlank()) return at(width + visible);
        text.append(" ".repeat(width - written)).append(painted);
        width += visible;
        written = width;
        return this;
    }

    LineBuilder put(LineBuilder other) {
        return put(other.text.toString(), other.written);
    }

    boolean isEmpty() {
        return written == 0;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
