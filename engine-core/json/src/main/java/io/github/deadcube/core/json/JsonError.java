package io.github.deadcube.core.json;

import io.github.deadcube.core.text.TextError;

/**
 * Something in a document that cannot be read.
 *
 * @param pointer which value it is, as a JSON Pointer (RFC 6901) such as {@code /orders/0/name}; empty for the whole document, and for
 *     what is no JSON
 */
public record JsonError(String pointer, TextError error) {
    /** One line. */
    @Override
    public String toString() {
        String where = pointer.isEmpty() ? "" : pointer + ": ";
        return "line " + error.line() + ", column " + error.column() + ": " + where + error.fault() + "; expected "
                + error.expected();
    }
}
