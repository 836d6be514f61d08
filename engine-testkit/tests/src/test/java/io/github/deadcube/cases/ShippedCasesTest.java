package io.github.deadcube.cases;

import io.github.deadcube.testkit.junit.CaseTests;

class ShippedCasesTest extends CaseTests {
    ShippedCasesTest() {
        super(ShippedCases.FOLDER);
    }
}
