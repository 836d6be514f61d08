package io.github.deadcube.core.battlescribe;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads XML of unknown origin: no document type, only the five entities of XML, no external content, limited depth and number of
 * elements.
 */
final class Xml {
    private static final int DEEPEST = 64;
    private static final int MOST_ELEMENTS = 200_000;

    /** An open element and its content so far. */
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

    /** Why a file is not read. */
    record Refused(int line, String what) {}

    private final Deque<Open> open = new ArrayDeque<>();
    private int elements;

    private final String file;

    private Xml(String file) {
        this.file = file;
    }

    static Either<Refused, Element> read(String file, byte[] bytes) {
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
                    if (++elements > MOST_ELEMENTS)
                        return Either.left(new Refused(line, "a file has at most " + MOST_ELEMENTS + " elements"));
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

    private Open opened(XMLStreamReader reader, int line) {
        SortedMap<String, String> attributes = new TreeMap<>();
        for (int i = 0; i < reader.getAttributeCount(); i++)
            attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
        return new Open(
                file, reader.getLocalName(), line, elements, attributes, new ArrayList<>(), new StringBuilder());
    }
}
