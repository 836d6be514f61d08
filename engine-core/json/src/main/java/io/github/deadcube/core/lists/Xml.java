package io.github.deadcube.core.lists;

import io.github.deadcube.core.lists.ElementTree.Refused;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CoderResult;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads XML of unknown origin with the parser of the JDK: no document type, only the five entities of XML, no external
 * content, limited depth and number of elements. The program for browsers has another class in its place, which takes
 * what the parser of the browser finds.
 */
final class Xml {
    private Xml() {}

    /** Whether a file begins as XML in UTF-8 or UTF-16 does, after a byte order mark and spaces. */
    static boolean begins(byte[] bytes) {
        for (byte one : bytes) {
            if (one == '<') return true;
            boolean mark = one == (byte) 0xEF
                    || one == (byte) 0xBB
                    || one == (byte) 0xBF
                    || one == (byte) 0xFE
                    || one == (byte) 0xFF;
            if (!mark && one != 0 && one > ' ') return false;
            if (!mark && one < 0) return false;
        }
        return false;
    }

    static Either<Refused, Element> read(String file, byte[] bytes) {
        Option<Integer> undecoded = Bytes.undecoded(bytes);
        if (undecoded.isDefined()) return Either.left(Refused.malformed(undecoded.get()));
        return read(file, factory -> factory.createXMLStreamReader(new ByteArrayInputStream(bytes)));
    }

    /** Reads a text, whatever encoding it says that it had as a file. */
    static Either<Refused, Element> read(String file, String text) {
        return read(file, factory -> factory.createXMLStreamReader(new StringReader(text)));
    }

    private interface Begun {
        XMLStreamReader reader(XMLInputFactory factory) throws XMLStreamException;
    }

    private static Either<Refused, Element> read(String file, Begun begun) {
        ElementTree tree = new ElementTree(file);
        try {
            XMLStreamReader reader = begun.reader(factory());
            try {
                all(reader, tree);
            } catch (XMLStreamException e) {
                tree.malformed(line(reader));
            }
            return tree.root(line(reader));
        } catch (XMLStreamException e) {
            return Either.left(Refused.malformed(1));
        }
    }

    private static int line(XMLStreamReader reader) {
        return Math.max(1, reader.getLocation().getLineNumber());
    }

    /** The parser of the JDK, for any class path. */
    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setXMLResolver((publicId, systemId, base, namespace) -> new ByteArrayInputStream(new byte[0]));
        return factory;
    }

    /** Reads up to the end, because the parser finds what follows the root only there. */
    private static void all(XMLStreamReader reader, ElementTree tree) throws XMLStreamException {
        while (reader.hasNext() && !tree.isRefused()) {
            int event = reader.next();
            switch (event) {
                case XMLStreamConstants.DTD -> tree.documentType(line(reader));
                case XMLStreamConstants.ENTITY_REFERENCE -> tree.entity(line(reader));
                case XMLStreamConstants.START_ELEMENT ->
                    tree.begins(line(reader), reader.getLocalName(), attributes(reader));
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
                    tree.text(reader.getText());
                case XMLStreamConstants.END_ELEMENT -> tree.ends();
                default -> {}
            }
        }
    }

    private static SortedMap<String, String> attributes(XMLStreamReader reader) {
        SortedMap<String, String> attributes = new TreeMap<>();
        for (int i = 0; i < reader.getAttributeCount(); i++)
            attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
        return attributes;
    }

    /** Finds bytes that are no text, because the parser of the JDK writes to the standard error output about them. */
    private static final class Bytes {
        private static final Pattern DECLARED = Pattern.compile(
                "\\A(?:\u00ef\u00bb\u00bf)?<\\?xml\\s[^>]*?encoding\\s*=\\s*[\"']([A-Za-z][\\w.-]*)[\"']");
        private static final int MOST_DECLARED = 200;

        private Bytes() {}

        /** The line of the first byte that is no text in the encoding of the file. */
        static Option<Integer> undecoded(byte[] bytes) {
            String begin = new String(bytes, 0, Math.min(bytes.length, MOST_DECLARED), StandardCharsets.ISO_8859_1);
            // the parser knows UTF-16 by its first bytes
            if (begin.startsWith("\0") || begin.startsWith("<\0") || begin.matches("(?s)(\u00fe\u00ff|\u00ff\u00fe).*"))
                return Option.none();
            Matcher declared = DECLARED.matcher(begin);
            String encoding = declared.find() ? declared.group(1) : StandardCharsets.UTF_8.name();
            CharBuffer text = CharBuffer.allocate(bytes.length + 1);
            CoderResult decoded;
            try {
                decoded = Charset.forName(encoding).newDecoder().decode(ByteBuffer.wrap(bytes), text, true);
            } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
                return Option.none();
            }
            return Option.when(
                    decoded.isError(),
                    () -> 1
                            + (int) new String(text.array(), 0, text.position())
                                    .chars()
                                    .filter(letter -> letter == '\n')
                                    .count());
        }
    }
}
