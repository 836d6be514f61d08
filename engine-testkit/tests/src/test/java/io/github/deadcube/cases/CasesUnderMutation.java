package io.github.deadcube.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.vavr.collection.Vector;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All cases, with one test a file. A mutant runs each test alone, and a test of a factory reads all files first.
 */
class CasesUnderMutation {
    private static final Vector<Arguments> FILES = all();

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void hold(CaseFile file, CaseRules rules) {
        assertThat(file.cases().flatMap(one -> one.failures(rules)).headOption())
                .isEmpty();
    }

    static Vector<Arguments> files() {
        return FILES;
    }

    private static Vector<Arguments> all() {
        CaseRules shipped = CaseRules.shipped();
        try {
            return with(ShippedCases.files(), shipped)
                    .appendAll(with(ShippedCases.files(MoreCasesTest.FOLDER), shipped))
                    .appendAll(with(ShippedCases.files(OrderCasesTest.FOLDER), OrderCasesTest.rules()))
                    .appendAll(with(ShippedCases.files(HouseCasesTest.FOLDER), HouseCasesTest.rules()));
        } catch (IOException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static Vector<Arguments> with(Vector<CaseFile> files, CaseRules rules) {
        return files.map(file -> Arguments.of(file, rules));
    }
}
