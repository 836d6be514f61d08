package io.github.deadcube.build;

import io.vavr.control.Option;
import io.vavr.control.Try;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** A test class and its run time. */
record TestClass(String name, double seconds) {
    /** Reads Surefire's report of a class; empty if the text is not a complete report. */
    static Option<TestClass> read(InputStream report) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        try {
            XMLStreamReader xml = factory.createXMLStreamReader(report);
            Option<TestClass> whole = Option.none();
            double tests = 0;
            while (xml.hasNext()) {
                if (xml.next() != XMLStreamConstants.START_ELEMENT) continue;
                if (xml.getLocalName().equals("testsuite")) whole = of(xml);
                if (xml.getLocalName().equals("testcase")) tests += seconds(xml).getOrElse(0.0);
            }
            // For a class with tests of two engines, the total is the total of one engine.
            double sum = tests;
            return whole.map(told -> new TestClass(told.name, Math.max(told.seconds, sum)));
        } catch (XMLStreamException e) {
            return Option.none();
        }
    }

    private static Option<TestClass> of(XMLStreamReader xml) {
        return Option.of(xml.getAttributeValue(null, "name"))
                .flatMap(name -> seconds(xml).map(time -> new TestClass(name, time)));
    }

    /** Surefire writes a thousands separator from 1,000 seconds on. */
    private static Option<Double> seconds(XMLStreamReader xml) {
        return Option.of(xml.getAttributeValue(null, "time"))
                .flatMap(text ->
                        Try.of(() -> Double.valueOf(text.replace(",", ""))).toOption());
    }

    /** The kind of the tests, from the name of the class. */
    String kind() {
        if (name.endsWith("ContractTest")) return "contracts";
        if (name.contains(".deadcube.rules.")) return "rules";
        if (name.contains(".deadcube.play.")) return "play";
        if (name.contains(".sight.") || name.contains(".odds.")) return "sight and odds";
        return name.contains(".testkit.cli.") || name.contains(".testkit.serve.") ? "command line" : "other";
    }
}
