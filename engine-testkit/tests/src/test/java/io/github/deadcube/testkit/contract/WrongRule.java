package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.RuleId;
import java.util.function.Consumer;

/** The contract of a rule that its author has written wrong. */
abstract class WrongRule implements RuleContract {
    static final RuleId ODD = RuleId.of("HOUSE-ODD");

    private final Library.Rule rule;

    WrongRule(Library.Rule rule) {
        this.rule = rule;
    }

    @Override
    public final Library.Rule rule() {
        return rule;
    }

    /** ODD, a keyword of models. */
    static KeywordRule keyword(Consumer<Hooks> attach) {
        return KeywordRule.of("ODD", "HOUSE-ODD", "It is odd.", (odd, hooks) -> attach.accept(hooks), Placement.MODEL);
    }

    static ItemRule item(Consumer<Hooks> attach) {
        return new OddBall(attach);
    }

    static Order order(Order.Mode mode) {
        return Order.of("HOUSE-CALL", "Call", "Something happens.", mode);
    }

    /** An item that is kept and whose carrier has hooks. */
    record OddBall(Consumer<Hooks> attach) implements ItemRule {
        @Override
        public String name() {
            return "Odd Ball";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("I-ODD-BALL");
        }

        @Override
        public boolean isUsedOnce() {
            return false;
        }

        @Override
        public void attachToCarrier(Hooks hooks) {
            attach.accept(hooks);
        }
    }
}
