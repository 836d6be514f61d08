package io.github.deadcube.cases;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Cases of missions and special orders that do not ship: a file for each mission, and one for the orders. */
class HouseCasesTest {
    static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "src", "test", "resources", "house-cases");

    /** The rules with the orders and the missions of the folder. */
    static CaseRules rules() throws IOException {
        Seq<Order> orders = Json.readOrders(text(FOLDER.resolve("orders-1.json")))
                .get()
                .appendAll(
                        Json.readOrders(text(FOLDER.resolve("orders-2.json"))).get());
        Vector<Scenario> missions = Vector.empty();
        for (Path mission : CaseFile.at(FOLDER.resolve("missions")))
            missions = missions.append(Notation.readScenario(text(mission)).get());
        return CaseRules.changed(edition -> orders.foldLeft(edition, Ruleset::with))
                .knowing(missions);
    }

    @TestFactory
    Stream<DynamicTest> theyHold() throws IOException {
        CaseRules rules = rules();
        Vector<RuleCase> cases = Vector.empty();
        for (Path file : CaseFile.at(FOLDER))
            cases = cases.appendAll(
                    CaseFile.of(String.valueOf(file.getFileName()), text(file)).cases());
        return cases.toJavaStream()
                .map(one -> DynamicTest.dynamicTest(
                        one.file() + ", " + one,
                        () -> assertThat(one.failures(rules)).isEmpty()));
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
