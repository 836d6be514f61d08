package io.github.deadcube.build;

import io.vavr.control.Option;
import io.vavr.control.Try;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** A class of tests, and how long it took. */
record TestClass(String name, double seconds) {
    /** Reads the beginning of Surefire's report of a class; none if it is no such report, or not whole yet. */
    static Option<TestClass> read(InputStream report) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        try {
            XMLStreamReader xml = factory.createXMLStreamReader(report);
            while (xml.getEventType() != XMLStreamConstants.START_ELEMENT) xml.next();
            Option<String> name = Option.of(xml.getAttributeValue(null, "name"));
            Option<Double> seconds =
                    Option.of(xml.getAttributeValue(null, "time")).flatMap(TestClass::seconds);
            return name.flatMap(it -> seconds.map(time -> new TestClass(it, time)));
        } catch (XMLStreamException e) {
            return Option.none();
        }
    }

    /** Surefire groups the digits of a thousand seconds. */
    private static Option<Double> seconds(String text) {
        return Try.of(() -> Double.valueOf(text.replace(",", ""))).toOption();
    }

    /** What it tests, by and large. */
    String kind() {
        if (name.endsWith("ContractTest")) return "contracts";
        if (name.contains(".deadcube.rules.")) return "rules";
        if (name.contains(".deadcube.play.")) return "play";
        if (name.contains(".sight.") || name.contains(".odds.")) return "sight and odds";
        return name.contains(".testkit.cli.") ? "command line" : "other";
    }
}
