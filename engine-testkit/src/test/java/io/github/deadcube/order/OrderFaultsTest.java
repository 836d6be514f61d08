package io.github.deadcube.order;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.order.Effect;
import io.github.deadcube.api.order.Frees;
import io.github.deadcube.api.order.Lends;
import io.github.deadcube.api.order.Mode;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.shipped.Shipped;
import org.junit.jupiter.api.Test;

/** KT-1: what an order lends is checked by the rules of the game that it is played in. */
class OrderFaultsTest {
    private static String faults(Effect effect) {
        Order order = Order.of("HOUSE-TEST", "Test", "", Mode.at(Moment.ACTIVE).doing(effect));
        Setup setup = Shipped.setup(Shipped.ruleset().with(order));
        return Deadcube.rules()
                .start(setup)
                .fold(errors -> errors.map(SetupError::toString).mkString("; "), state -> "");
    }

    @Test
    @Rule({"KT-1", "ORD-5"})
    void aKeywordWithoutWhatItsBracketsMustHold() {
        assertThat(faults(Lends.of(Keyword.of("RESILIENT", 1)))).isEmpty();
        assertThat(faults(Lends.of(Keyword.of("RESILIENT"))))
                .startsWith("ruleset: the special order Test lends 'RESILIENT': ")
                .endsWith("(K-RESILIENT)");
        assertThat(faults(Lends.of(Keyword.of("GRENADE")))).contains("the special order Test lends 'GRENADE': ");
        assertThat(faults(Frees.shot(Weapon.ranged("blow", 2, 0, Keyword.of("FRAG")))))
                .contains("the special order Test lends 'FRAG': ");
        assertThat(faults(Frees.shot(Weapon.ranged("blow, and more", 2, 0)))).contains("HOUSE-TEST");
    }
}
