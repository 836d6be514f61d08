package io.github.deadcube.core.lists;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CoderResult;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads XML of unknown origin: no document type, only the five entities of XML, no external content, limited depth and
 * number of elements.
 */
final class Xml {
    /** How deep the elements of a file are, and how many there are, in XML or in JSON. */
    static final int DEEPEST = 64;

    static final int MOST_ELEMENTS = 200_000;

    /** What a file with more elements is refused with. */
    static final String TOO_MANY = "a file has at most " + MOST_ELEMENTS + " elements";

    private record Open(
            String file,
            String name,
            int line,
            int number,
            SortedMap<String, String> attributes,
            List<Element> children,
            StringBuilder text) {
        Element closed() {
            return new Element(
                    file,
                    name,
                    line,
                    number,
                    attributes,
                    Vector.ofAll(children),
                    text.toString().strip());
        }
    }

    record Refused(int line, String what) {}

    private final Deque<Open> open = new ArrayDeque<>();
    private int elements;

    private final String file;

    private Xml(String file) {
        this.file = file;
    }

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
        if (undecoded.isDefined()) return Either.left(malformed(undecoded.get()));
        try {
            XMLStreamReader reader = factory().createXMLStreamReader(new ByteArrayInputStream(bytes));
            try {
                return new Xml(file).read(reader);
            } catch (XMLStreamException e) {
                return Either.left(malformed(Math.max(1, reader.getLocation().getLineNumber())));
            }
        } catch (XMLStreamException e) {
            return Either.left(malformed(1));
        }
    }

    private static Refused malformed(int line) {
        return new Refused(line, "the XML breaks off here, or is not well-formed");
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
    private Either<Refused, Element> read(XMLStreamReader reader) throws XMLStreamException {
        Option<Element> root = Option.none();
        while (reader.hasNext()) {
            int event = reader.next();
            int line = reader.getLocation().getLineNumber();
            switch (event) {
                case XMLStreamConstants.DTD -> {
                    return Either.left(new Refused(line, "a document type is not read"));
                }
                case XMLStreamConstants.ENTITY_REFERENCE -> {
                    return Either.left(new Refused(line, "an entity is not read"));
                }
                case XMLStreamConstants.START_ELEMENT -> {
                    if (open.size() == DEEPEST)
                        return Either.left(new Refused(line, "elements are at most " + DEEPEST + " deep"));
                    if (++elements > MOST_ELEMENTS) return Either.left(new Refused(line, TOO_MANY));
                    open.push(opened(reader, line));
                }
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
                    if (!open.isEmpty()) open.element().text().append(reader.getText());
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    Element closed = open.pop().closed();
                    if (open.isEmpty()) root = Option.some(closed);
                    else open.element().children().add(closed);
                }
                default -> {}
            }
        }
        return root.toEither(() -> malformed(reader.getLocation().getLineNumber()));
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

    private Open opened(XMLStreamReader reader, int line) {
        SortedMap<String, String> attributes = new TreeMap<>();
        for (int i = 0; i < reader.getAttributeCount(); i++)
            attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
        return new Open(
                file, reader.getLocalName(), line, elements, attributes, new ArrayList<>(), new StringBuilder());
    }
}
