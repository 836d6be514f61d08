package io.github.deadcube.web.instead.javax.xml.stream;

/** What the engine calls of a reader; there is none in a browser. */
public interface XMLStreamReader {
    boolean hasNext() throws XMLStreamException;

    int next() throws XMLStreamException;

    Location getLocation();

    String getText();

    String getLocalName();

    int getAttributeCount();

    String getAttributeLocalName(int place);

    String getAttributeValue(int place);
}
