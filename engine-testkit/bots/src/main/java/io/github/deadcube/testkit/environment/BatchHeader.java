package io.github.deadcube.testkit.environment;

import io.vavr.control.Option;

/** The text at the beginning of the file of a {@link Batch}: where the arrays are, and what their numbers mean. */
public interface BatchHeader {
    /** The header of a file that has these arrays. */
    String text(BatchLayout layout);

    /**
     * The bytes that the arrays of a header need, also of one that an earlier version has written; none if the text is
     * no whole header.
     */
    Option<Long> arrays(String text);
}
