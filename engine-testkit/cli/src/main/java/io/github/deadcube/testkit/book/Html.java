package io.github.deadcube.testkit.book;

import io.github.deadcube.core.support.VisibleText;
import io.vavr.collection.Map;
import java.io.StringWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes HTML that is well-formed XML, too. Attributes are alternating names and values. */
public final class Html {
    private static final Pattern PART = Pattern.compile("\\{\\{([a-z]+)}}");
    private static final XMLOutputFactory OUTPUT = XMLOutputFactory.newDefaultFactory();

    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;

    Html() {
        try {
            xml = OUTPUT.createXMLStreamWriter(text);
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    @FunctionalInterface
    private interface Writing {
        void run() throws XMLStreamException;
    }

    /**
     * A page of a jar with its parts.
     *
     * @param page its text, with names such as {@code {{title}}}
     * @param parts by name; they are not searched for names
     */
    public static String filled(String page, Map<String, String> parts) {
        return PART.matcher(page)
                .replaceAll(part ->
                        Matcher.quoteReplacement(parts.get(part.group(1)).get()));
    }

    Html open(String element, Object... attributes) {
        return done(() -> {
            xml.writeStartElement(element);
            for (int i = 0; i < attributes.length; i += 2)
                xml.writeAttribute(attributes[i].toString(), attributes[i + 1].toString());
        });
    }

    Html close() {
        return done(xml::writeEndElement);
    }

    /** Ends an element that is a block of the page. */
    Html closeLine() {
        return close().text("\n");
    }

    Html text(String content) {
        return done(() -> xml.writeCharacters(VisibleText.visible(content)));
    }

    /** Writes an element that contains only text. */
    Html element(String element, String content, Object... attributes) {
        return open(element, attributes).text(content).close();
    }

    Html lineBreak() {
        return done(() -> xml.writeEmptyElement("br"));
    }

    /** Writes elements that are written already. */
    Html written(String elements) {
        return done(() -> {
            xml.writeCharacters("");
            xml.flush();
            text.append(elements);
        });
    }

    String page() {
        done(xml::flush);
        return text.toString();
    }

    private Html done(Writing writing) {
        try {
            writing.run();
            return this;
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }
}
