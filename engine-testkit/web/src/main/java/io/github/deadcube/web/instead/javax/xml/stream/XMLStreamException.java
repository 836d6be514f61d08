package io.github.deadcube.web.instead.javax.xml.stream;

/** XML that is not read. */
public class XMLStreamException extends Exception {
    private static final long serialVersionUID = 1;

    public XMLStreamException(String message) {
        super(message);
    }
}
