package io.github.deadcube.web.instead.javax.xml.stream;

import java.io.InputStream;

/** Reads no XML: published lists stay outside the browser. */
public class XMLInputFactory {
    public static XMLInputFactory newDefaultFactory() {
        return new XMLInputFactory();
    }

    public void setProperty(String name, Object value) {}

    public void setXMLResolver(XMLResolver resolver) {}

    public XMLStreamReader createXMLStreamReader(InputStream in) throws XMLStreamException {
        throw new XMLStreamException("a browser reads no XML");
    }
}
