package io.github.deadcube.web.instead.io.github.deadcube.core.lists;

import io.vavr.control.Either;

/** Reads no XML: published lists stay outside the browser. */
final class Xml {
    private Xml() {}

    record Refused(int line, String what) {}

    /** Whether the first sign is that of XML, so that the reader says why it reads none. */
    static boolean begins(byte[] bytes) {
        int i = 0;
        while (i < bytes.length && bytes[i] <= ' ' && bytes[i] >= 0) i++;
        return i < bytes.length && bytes[i] == '<';
    }

    static Either<Refused, Object> read(String file, byte[] bytes) {
        return Either.left(new Refused(1, "a browser reads no XML"));
    }
}
