package io.github.deadcube.web;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * The classes that have others in their places in a browser: three of the engine that use reflection, some of the JDK that TeaVM lacks, and
 * parts of libraries that no browser runs. The others are in packages of the same names below {@code io.github.deadcube.web.instead}.
 */
public final class Substitutes implements SubstitutionPolicy {
    private static final String INSTEAD = "io.github.deadcube.web.instead.";

    private static final Set<String> REPLACED = Set.of(
            "com.fasterxml.jackson.core.io.schubfach.DoubleToDecimal",
            "com.fasterxml.jackson.core.io.schubfach.FloatToDecimal",
            "io.github.deadcube.api.shared.Types",
            "io.github.deadcube.core.schema.RecordAccess",
            "io.github.deadcube.core.schema.RecordSum",
            "io.github.deadcube.core.support.FileReplacement",
            "io.github.deadcube.testkit.cli.command.Progress",
            "java.io.CharConversionException",
            "java.security.MessageDigest",
            "java.util.HexFormat",
            "java.util.concurrent.ForkJoinPool",
            "java.util.concurrent.ForkJoinTask",
            "java.util.concurrent.atomic.AtomicLongArray",
            "java.util.concurrent.atomic.AtomicReferenceArray",
            "java.util.concurrent.locks.ReentrantLock",
            "javax.xml.stream.Location",
            "javax.xml.stream.XMLInputFactory",
            "javax.xml.stream.XMLResolver",
            "javax.xml.stream.XMLStreamException",
            "javax.xml.stream.XMLStreamReader");

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(REPLACED::contains).packagePrefix(INSTEAD);
    }
}
