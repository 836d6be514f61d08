package io.github.deadcube.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.MissionText;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Cases of missions and special orders that do not ship: a file for each mission, and one for the orders. */
class HouseCasesTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("basedir", "."), "src", "test", "resources", "house-cases");

    @TestFactory
    Stream<DynamicTest> theyHold() throws IOException {
        Seq<Order> orders = Json.readOrders(text(FOLDER.resolve("orders-1.json")))
                .get()
                .appendAll(
                        Json.readOrders(text(FOLDER.resolve("orders-2.json"))).get());
        Vector<Scenario> scenarios = Vector.narrow(Shipped.scenarios());
        for (Path mission : CaseFile.at(FOLDER.resolve("missions")))
            scenarios = scenarios.append(MissionText.read(text(mission)).get());
        ScriptRunner runner = ScriptRunner.shipped().knowing(scenarios);
        Vector<RuleCase> cases = Vector.empty();
        for (Path file : CaseFile.at(FOLDER))
            cases = cases.appendAll(
                    CaseFile.of(String.valueOf(file.getFileName()), text(file)).cases());
        return cases.toJavaStream()
                .map(one -> DynamicTest.dynamicTest(one.file() + ", " + one, () -> holds(one, runner, orders)));
    }

    private static void holds(RuleCase one, ScriptRunner runner, Seq<Order> orders) {
        for (String edition : one.editions()) {
            ScriptRunner by = runner.with(
                    orders.foldLeft(Shipped.all(Deadcube.edition(edition).get()), (rules, order) -> rules.with(order)));
            assertThat(one.scripts()
                            .map(script -> script.run(by))
                            .flatMap(Either::swap)
                            .map(failure -> failure.report()))
                    .isEmpty();
        }
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
