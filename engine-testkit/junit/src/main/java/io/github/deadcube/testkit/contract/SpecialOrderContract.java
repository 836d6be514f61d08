package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.ScriptRunner;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.Provide;

/** The contract of a special order: all promises of {@link PlayContract}, in games in which most leaders have the order. */
@SuppressWarnings("exports")
public interface SpecialOrderContract extends RuleContract {
    SpecialOrder order();

    /** The edition with the order. */
    @Override
    default ScriptRunner scriptRunner() {
        return ScriptRunner.standard().with(with(edition()));
    }

    /** Random games in which both sides have dice for the order. */
    @Override
    @Provide
    default Arbitrary<PlayedState> games() {
        return DeadcubeArbitraries.games(scriptRunner()).withOrderDice(2);
    }

    private Ruleset with(Ruleset edition) {
        return edition.withLibrary(edition.library().with(order()));
    }

    /** CMD-9: the order acts at one trigger at least, and has a name and a text. */
    @Example
    default void itIsSomethingToUse() {
        SpecialOrder order = order();
        if (!Trigger.all().exists(order::actsAt)) throw new AssertionError(order.name() + " acts at no trigger");
        if (order.name().isBlank()
                || order.text().isBlank()
                || order.name().lines().count() != 1)
            throw new AssertionError("a special order must have a name of one line and a text");
    }
}
