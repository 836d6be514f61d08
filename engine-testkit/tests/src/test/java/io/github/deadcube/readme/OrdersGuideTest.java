package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The examples of the guide to special orders are read and played. The guide has every word of the format. */
class OrdersGuideTest {
    private static final Pattern JSON = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("\"const\":\"(\\w+)\"|\"enum\":\\[([^]]*)]");

    private static String guide() throws IOException {
        return Files.readString(
                Path.of(System.getProperty("basedir", "."), "..", "..", ".github", "ORDERS.md"),
                StandardCharsets.UTF_8);
    }

    @Test
    void itsOrdersAreReadAndAGameBeginsWithThem() throws IOException {
        Vector<Order> orders = Vector.ofAll(JSON.matcher(guide()).results().map(block -> block.group(1)))
                .flatMap(text -> Json.readOrders(text).get());
        assertThat(orders.map(Order::name).distinct()).hasSize(10);
        Setup setup = Shipped.setup(orders.foldLeft(Shipped.ruleset(), (rules, order) -> rules.with(order)));
        assertThat(Deadcube.rules().start(setup).isRight()).isTrue();
    }

    @Test
    void itHasEveryWordOfTheSchemaButTraits() throws IOException {
        String guide = guide();
        String schema = Json.schemas(
                        Deadcube.game(Shipped.setup(Shipped.ruleset())).get())
                .get("orders")
                .get();
        Vector<String> words = Vector.ofAll(WORD.matcher(schema).results())
                .flatMap(OrdersGuideTest::words)
                .distinct()
                .filter(word -> !guide.contains("`" + word + "`"));
        String traits = schema.replaceAll("(?s)^.*\"trait\":\\{\"enum\":\\[([^]]*)].*$", "$1");
        assertThat(words.filter(word -> !traits.contains('"' + word + '"'))).isEmpty();
        assertThat(words).as("traits that are left to the schema").isNotEmpty();
    }

    private static Vector<String> words(MatchResult found) {
        return found.group(1) != null
                ? Vector.of(found.group(1))
                : Vector.of(found.group(2).replace("\"", "").split(","));
    }
}
