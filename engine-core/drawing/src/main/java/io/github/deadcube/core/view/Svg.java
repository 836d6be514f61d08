package io.github.deadcube.core.view;

import java.io.StringWriter;
import java.math.BigDecimal;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Builds an SVG. Attributes are alternating names and values. Numbers have at most two decimals. */
final class Svg {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    private static final String GROUP = "g";
    private static final int HUNDRED = 100;
    private static final XMLOutputFactory OUTPUT = XMLOutputFactory.newDefaultFactory();

    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;

    @FunctionalInterface
    private interface Writing {
        void run() throws XMLStreamException;
    }

    Svg(Object... attributes) {
        this(attributes, true);
    }

    private Svg(Object[] attributes, boolean whole) {
        try {
            xml = OUTPUT.createXMLStreamWriter(text);
            xml.writeStartElement(whole ? "svg" : GROUP);
            if (whole) xml.writeDefaultNamespace(NAMESPACE);
            attributes(attributes);
            newLine();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    static Svg group() {
        return new Svg(new Object[0], false);
    }

    /** Begins a group within the drawing, which {@link #close} ends. */
    void openGroup(Object... attributes) {
        line(() -> {
            xml.writeStartElement(GROUP);
            attributes(attributes);
        });
    }

    void close() {
        line(xml::writeEndElement);
    }

    void empty(String element, Object... attributes) {
        line(() -> {
            xml.writeEmptyElement(element);
            attributes(attributes);
        });
    }

    void path(String kind, Object outline) {
        empty("path", "class", kind, "d", outline);
    }

    void rect(String kind, double x, double y, double width, double height) {
        empty("rect", "class", kind, "x", x, "y", y, "width", width, "height", height);
    }

    void line(String kind, double x1, double y1, double x2, double y2) {
        empty("line", "class", kind, "x1", x1, "y1", y1, "x2", x2, "y2", y2);
    }

    void circle(String kind, double x, double y, double radius) {
        empty("circle", "class", kind, "cx", x, "cy", y, "r", radius);
    }

    void ellipse(String kind, double x, double y, double across, double down) {
        empty("ellipse", "class", kind, "cx", x, "cy", y, "rx", across, "ry", down);
    }

    void words(String words, String kind, double x, double y) {
        text("text", words, "class", kind, "x", x, "y", y);
    }

    void text(String element, String content, Object... attributes) {
        line(() -> {
            xml.writeStartElement(element);
            attributes(attributes);
            xml.writeCharacters(legal(content));
            xml.writeEndElement();
        });
    }

    void told(String element, String told, Object... attributes) {
        line(() -> {
            xml.writeStartElement(element);
            attributes(attributes);
            xml.writeStartElement("title");
            xml.writeCharacters(legal(told));
            xml.writeEndElement();
            xml.writeEndElement();
        });
    }

    String document() {
        line(() -> {
            xml.writeEndElement();
            xml.flush();
        });
        return text.toString();
    }

    private void line(Writing writing) {
        try {
            writing.run();
            newLine();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Writes a number without a negative zero and without zeros at the end. */
    static String number(double value) {
        return BigDecimal.valueOf(Math.round(value * HUNDRED), 2)
                .stripTrailingZeros()
                .toPlainString();
    }

    /** Two numbers with a space between them, as outlines have them. */
    static String point(double x, double y) {
        return number(x) + " " + number(y);
    }

    /** The attribute {@code transform} of what is moved to a point. */
    static String moved(double x, double y) {
        return "translate(" + point(x, y) + ")";
    }

    private void attributes(Object... attributes) throws XMLStreamException {
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            xml.writeAttribute(
                    attributes[i].toString(),
                    value instanceof Number n ? number(n.doubleValue()) : legal(value.toString()));
        }
    }

    private void newLine() throws XMLStreamException {
        xml.writeCharacters("\n");
    }

    /** Characters that XML does not allow become the replacement character. */
    private static String legal(String content) {
        return content.codePoints()
                .map(c -> c == '\t' || c == '\n' || c >= ' ' && c < 0xD800 || c >= 0xE000 && c <= 0xFFFD || c > 0xFFFF
                        ? c
                        : 0xFFFD)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
