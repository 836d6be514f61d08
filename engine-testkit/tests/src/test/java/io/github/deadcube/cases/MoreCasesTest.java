package io.github.deadcube.cases;

import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.junit.CaseTests;
import java.nio.file.Path;

/** Cases of several rules together. The book would be too large with them. */
class MoreCasesTest extends CaseTests {
    MoreCasesTest() {
        super(Path.of(System.getProperty("basedir", "."), "src/test/resources/more-cases"), CaseRules.shipped());
    }
}
