package shop;

import io.github.deadcube.testkit.junit.CaseTests;
import java.nio.file.Path;

/** A folder of cases as tests. */
class OwnCasesTest extends CaseTests {
    OwnCasesTest() {
        super(Path.of("src/test/cases"));
    }
}
