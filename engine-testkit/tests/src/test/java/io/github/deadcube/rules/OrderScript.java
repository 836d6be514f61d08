package io.github.deadcube.rules;

import io.github.deadcube.api.order.Order;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;

/** Plays a script with an order "Test" that has the given modes. */
final class OrderScript {
    private OrderScript() {}

    static Order order(Order.Mode... modes) {
        return Order.of("HOUSE-TEST", "Test", "An order for a test.", modes);
    }

    static Playback play(Order.Mode mode, String script) {
        return play(order(mode), script);
    }

    static Playback play(Order order, String script) {
        return Script.Runner.standard()
                .with(Deadcube.ruleset().with(DisabledRule.in(order)))
                .play(script);
    }
}
