package io.github.deadcube.web;

import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Puts the classes below {@code io.github.deadcube.web.instead} in the places of those with the same names: those of
 * the engine that use reflection, files or weak references, some of the JDK that TeaVM lacks, and parts of libraries
 * that no browser runs. A class of the JDK that TeaVM has stays as TeaVM has it.
 */
public final class Substitutes implements SubstitutionPolicy {
    private static final String INSTEAD = "io.github.deadcube.web.instead.";

    @Override
    public void contribute(SubstitutionSink sink) {
        sink.selectClasses(name -> true).packagePrefix(INSTEAD);
    }
}
