package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.testkit.junit.CaseTests;
import java.nio.file.Path;

/** Three cases, of which one does not hold, as an application plays its own. */
class CasesOfOneFolder extends CaseTests {
    CasesOfOneFolder() {
        super(Path.of("src", "test", "resources", "cases"));
    }
}
