package io.github.deadcube.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The cases of {@link ShippedCasesTest}, with one test a file. A mutant runs each test alone, and a test of a factory
 * reads all files first.
 */
class CasesUnderMutation {
    private static final Vector<CaseFile> FILES = ShippedCases.files();

    @ParameterizedTest
    @MethodSource("files")
    void hold(CaseFile file) {
        CaseRules rules = CaseRules.shipped();
        assertThat(file.cases().flatMap(one -> one.failures(rules)).headOption())
                .isEmpty();
    }

    static Vector<CaseFile> files() {
        return FILES;
    }
}
