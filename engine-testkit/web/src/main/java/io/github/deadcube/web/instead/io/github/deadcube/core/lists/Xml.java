package io.github.deadcube.web.instead.io.github.deadcube.core.lists;

import io.github.deadcube.core.lists.ElementTree;
import io.github.deadcube.web.ParsedXml;
import io.vavr.control.Either;
import java.nio.charset.StandardCharsets;

/** Reads XML with the parser of the browser: the page passes over what it finds. */
final class Xml {
    private Xml() {}

    /** Whether the first sign is that of XML. */
    static boolean begins(byte[] bytes) {
        int i = 0;
        while (i < bytes.length && bytes[i] <= ' ' && bytes[i] >= 0) i++;
        return i < bytes.length && bytes[i] == '<';
    }

    static Either<?, ?> read(String file, byte[] bytes) {
        return read(file, new String(bytes, StandardCharsets.UTF_8));
    }

    static Either<?, ?> read(String file, String text) {
        ElementTree tree = new ElementTree(file);
        return tree.root(ParsedXml.into(text, tree));
    }
}
