package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;

/** Special orders are read or refused, as a file and as a line. A value that is read can be written and read back. */
public final class OrdersJsonFuzz {
    private OrdersJsonFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Documents.again(
                text, Json::readOrders, orders -> Json.writeOrders(orders).get());
        Documents.again(
                text, Notation::readOrder, order -> Notation.write(order).get());
    }
}
