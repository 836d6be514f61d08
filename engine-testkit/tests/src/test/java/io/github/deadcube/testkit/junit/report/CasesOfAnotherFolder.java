package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.testkit.junit.CaseTests;
import java.nio.file.Path;

/** A case in a file with the same name as that of {@link CasesOfOneFolder}. */
class CasesOfAnotherFolder extends CaseTests {
    CasesOfAnotherFolder() {
        super(Path.of("src", "test", "resources", "same-name"));
    }
}
