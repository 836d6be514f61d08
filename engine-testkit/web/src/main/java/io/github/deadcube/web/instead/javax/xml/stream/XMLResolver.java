package io.github.deadcube.web.instead.javax.xml.stream;

/** Never asked. */
public interface XMLResolver {
    Object resolveEntity(String publicId, String systemId, String base, String namespace) throws XMLStreamException;
}
