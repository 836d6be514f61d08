package io.github.deadcube.cases;

import io.github.deadcube.testkit.junit.CaseTests;
import java.nio.file.Path;

/** Cases of several rules together. The book would be too large with them. */
class MoreCasesTest extends CaseTests {
    static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "src/test/resources/more-cases");

    MoreCasesTest() {
        super(FOLDER);
    }
}
