package io.github.deadcube.core.view;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * An SVG that is read as XML.
 */
record ReadSvg(Document document) {
    static ReadSvg of(String text) {
        try {
            return new ReadSvg(DocumentBuilderFactory.newDefaultNSInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(text))));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("no well-formed XML", e);
        }
    }

    Vector<Element> elements(String name) {
        NodeList found = document.getElementsByTagNameNS("*", name);
        return Vector.range(0, found.getLength()).map(i -> (Element) found.item(i));
    }

    /** Returns the class of each element with a name. */
    Vector<String> classes(String name) {
        return elements(name).map(element -> element.getAttribute("class"));
    }

    /** Returns the class of each spot that has a place. */
    Map<String, String> spots() {
        TreeMap<String, String> spots = new TreeMap<>();
        for (Element circle : elements("circle"))
            if (circle.getFirstChild() instanceof Element title)
                spots.put(title.getTextContent().replaceFirst(":[^:]*$", ""), circle.getAttribute("class"));
        return spots;
    }

    /** Returns the drawings of the first level and of the isometric view, without text. */
    String drawn() {
        return elements("path")
                .appendAll(elements("line"))
                .appendAll(elements("rect"))
                .appendAll(elements("circle"))
                .map(element -> element.getAttribute("class")
                        + element.getAttribute("d")
                        + element.getAttribute("x1")
                        + element.getAttribute("x2")
                        + element.getAttribute("x")
                        + element.getAttribute("width")
                        + element.getAttribute("height"))
                .mkString("\n");
    }
}
