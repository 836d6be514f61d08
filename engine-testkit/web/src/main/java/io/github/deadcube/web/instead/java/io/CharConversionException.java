package io.github.deadcube.web.instead.java.io;

import java.io.IOException;

/** Bytes that are no text. */
public class CharConversionException extends IOException {
    private static final long serialVersionUID = 1;

    public CharConversionException(String message) {
        super(message);
    }
}
