package io.github.deadcube.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.words.Changes;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import io.vavr.control.Option;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary.Failure;

/** A contract that has not exercised its rule enough fails, and names the missing part. */
class ContractRunTest {
    /** What {@code everyPromiseHolds} of a contract throws. */
    static Throwable failure(Class<?> contract) {
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectMethod(contract, "everyPromiseHolds", PlayedState.class.getName()))
                                .build(),
                        summary);
        List<Failure> failed = summary.getSummary().getFailures().stream()
                .filter(failure -> failure.getTestIdentifier().isTest())
                .toList();
        assertThat(failed).hasSize(1);
        return failed.get(0).getException();
    }

    /** Few games, but enough to fail. */
    interface FewGames extends RuleContract {
        @Override
        @Property
        @Tries(build = 5, thorough = 5)
        @AddLifecycleHook(ContractRun.class)
        default void everyPromiseHolds(@ForAll("games") PlayedState played) {
            RuleContract.super.everyPromiseHolds(played);
        }
    }

    /** If the rule refuses a keyword on the card of a model, no generated card prints it. */
    private record RestrictedKeyword(Option<Fault> fault) implements KeywordRule {
        @Override
        public String printed() {
            return "ODD";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-ODD");
        }

        @Override
        public Option<Fault> fault(Keyword keyword, Placement placement) {
            return placement == Placement.MODEL ? fault : Option.some(Fault.of(rule(), "it is printed on a model"));
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> 1);
        }
    }

    static final class NeedsManyCalls implements FewGames {
        @Override
        public KeywordRule rule() {
            return new RestrictedKeyword(Option.none());
        }

        @Override
        public int fewestCalls() {
            return 1_000_000;
        }
    }

    static final class NeverPrinted implements FewGames {
        @Override
        public KeywordRule rule() {
            return new RestrictedKeyword(Option.some(Fault.of(RuleIds.KT_1, "it is not printed any more")));
        }
    }

    static final class GamesOfAnotherRule implements FewGames {
        @Override
        public KeywordRule rule() {
            return new RestrictedKeyword(Option.none());
        }

        @Override
        public Script.Runner scriptRunner() {
            return Script.Runner.standard().with(Deadcube.ruleset().with(rule()));
        }
    }

    static final class NeverUsedOrder implements RuleContract {
        @Override
        public SpecialOrder rule() {
            return Order.of(
                    "HOUSE-UNUSED",
                    "Unused",
                    "It may never be used.",
                    Order.Mode.at(Trigger.ACTIVE)
                            .when((game, context, model) -> false)
                            .doing(Changes.RISES));
        }

        @Override
        @Property
        @Tries(build = 5, thorough = 5)
        @AddLifecycleHook(ContractRun.class)
        public void everyPromiseHolds(@ForAll("games") PlayedState played) {
            RuleContract.super.everyPromiseHolds(played);
        }
    }

    @Test
    void failingGamesAreShrunkFully() throws ReflectiveOperationException {
        assertThat(PlayContract.class
                        .getMethod("everyPromiseHolds", PlayedState.class)
                        .getAnnotation(Property.class)
                        .shrinking())
                .isEqualTo(ShrinkingMode.FULL);
    }

    @Test
    void aHookThatIsSeldomCalledIsNamed() {
        assertThat(failure(NeedsManyCalls.class))
                .hasMessageStartingWith("ODD (HOUSE-ODD) is not tested by 5 games:")
                .hasMessageContaining("\n  attach: modify DICE OWN: ")
                .hasMessageContaining("\nexpected 1000000 calls of each hook, and one with an effect: ");
    }

    @Test
    void aKeywordThatIsNeverPrintedFails() {
        assertThat(failure(NeverPrinted.class))
                .hasMessageContaining(
                        "the reasons against ODD are:\n  it is not printed any more (KT-1)\n  it is printed on a "
                                + "model (HOUSE-ODD)");
    }

    @Test
    void anOrderThatIsNeverUsedFails() {
        assertThat(failure(NeverUsedOrder.class)).hasMessageContaining("\n  use of HOUSE-UNUSED: never called");
    }

    @Test
    void gamesOfAnotherRuleAreNoticed() {
        assertThat(failure(GamesOfAnotherRule.class))
                .hasMessageContaining("the games do not play HOUSE-ODD as this contract has it");
    }
}
