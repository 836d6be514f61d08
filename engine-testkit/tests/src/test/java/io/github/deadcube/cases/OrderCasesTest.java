package io.github.deadcube.cases;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.junit.CaseTests;
import java.nio.file.Path;

/** ORD-2 to ORD-6: cases of special orders that a file describes. */
class OrderCasesTest extends CaseTests {
    private static final Path RESOURCES = Path.of(System.getProperty("basedir", "."), "src/test/resources");

    static final Path FOLDER = RESOURCES.resolve("order-cases");

    OrderCasesTest() {
        super(FOLDER, OrderCasesTest::withOrders);
    }

    /** The rules with the orders of the cases. */
    static CaseRules rules() {
        return CaseRules.changed(OrderCasesTest::withOrders);
    }

    private static Ruleset withOrders(Ruleset edition) {
        return Json.readOrders(
                        TextFile.read(RESOURCES.resolve("orders/more.json")).get())
                .get()
                .foldLeft(edition, Ruleset::with);
    }
}
