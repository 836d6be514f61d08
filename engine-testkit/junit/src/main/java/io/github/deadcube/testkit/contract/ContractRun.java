package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.contract.Promise.BrokenPromise;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.AroundTryHook;
import net.jqwik.api.lifecycle.Lifespan;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;
import net.jqwik.api.lifecycle.Store;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import net.jqwik.api.lifecycle.TryLifecycleContext;
import org.jspecify.annotations.Nullable;

/**
 * Plays games until each hook of the contract's rule has been called often enough, or until the property has no more tries. If a hook
 * was called too rarely, the contract fails, because it proves nothing about that hook.
 */
final class ContractRun implements AroundPropertyHook, AroundTryHook {
    private static Store<HookCalls> store(Object contract) {
        return Store.getOrCreate(ContractRun.class, Lifespan.PROPERTY, () -> new HookCalls((PlayContract) contract));
    }

    @Override
    public TryExecutionResult aroundTry(TryLifecycleContext context, TryExecutor aTry, List<Object> parameters) {
        HookCalls seen = store(context.testInstance()).get();
        TryExecutionResult result = aTry.execute(parameters);
        if (result.isFalsified())
            return result.throwable().filter(seen::isOther).isPresent() ? TryExecutionResult.satisfied() : result;
        if (seen.broken != null) return result;
        try {
            seen.count((PlayedState) parameters.get(0));
        } catch (IllegalArgumentException | IllegalStateException replayed) {
            return TryExecutionResult.falsified(replayed);
        }
        return TryExecutionResult.satisfied(!Level.thorough() && seen.isEnough());
    }

    /** A game may also fail when it is generated or replayed, if a hook depends on more than the game state. */
    private static Throwable named(String subject, Throwable failure) {
        return failure instanceof BrokenPromise broken
                ? new BrokenPromise(subject, broken)
                : new AssertionError(subject + ": " + failure, failure);
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        HookCalls seen = store(context.testInstance()).get();
        PropertyExecutionResult result = property.execute();
        if (result.status() == PropertyExecutionResult.Status.FAILED
                && result.throwable().isPresent())
            return result.mapToFailed(named(seen.subject(), result.throwable().get()));
        Vector<String> rare = seen.rare();
        return result.status() != PropertyExecutionResult.Status.SUCCESSFUL || rare.isEmpty()
                ? result
                : result.mapToFailed("hooks were called fewer than " + seen.contract.fewestCalls() + " times in "
                        + seen.games + " games, which is too few to test them; ask for more games, or for games that"
                        + " call them in games():"
                        + rare.map(hook -> "\n  " + hook).mkString());
    }

    /**
     * The games of one contract so far, and the calls of each hook of its rule in them. Each game is played once. For a special order the uses
     * count, for each mode separately.
     */
    private static final class HookCalls {
        private static final String PRINTED = "printed on a card";

        private final PlayContract contract;
        private final Map<String, Long> calls = new TreeMap<>();
        private int games;
        private @Nullable Object broken;

        HookCalls(PlayContract contract) {
            this.contract = contract;
            if (rule() instanceof KeywordRule) calls.put(PRINTED, 0L);
            if (rule() instanceof SpecialOrder order) for (RuleId use : uses(order)) calls.put("use of " + use, 0L);
        }

        boolean isEnough() {
            return games >= contract.fewestGames() && rare().isEmpty();
        }

        /** A smaller game counts only if it breaks the same promise. */
        boolean isOther(Throwable failure) {
            Object what = failure instanceof BrokenPromise of ? of.promise() : failure.getClass();
            if (broken == null) broken = what;
            return !what.equals(broken);
        }

        /** Null if the contract is not of a rule. */
        private Library.@Nullable Rule rule() {
            return contract instanceof RuleContract of ? of.rule() : null;
        }

        /** The order's rule, and the rule of each mode except the first. */
        private static Vector<RuleId> uses(SpecialOrder order) {
            Vector<RuleId> all = Vector.of(order.rule());
            if (order instanceof Order data)
                for (int mode = 2; mode <= data.modes().size(); mode++)
                    all = all.append(RuleId.of(order.rule().id() + "-" + mode));
            return all;
        }

        /** The rule that the contract tests, which all its games have. */
        String subject() {
            if (rule() instanceof KeywordRule keyword) return named(keyword.printed(), keyword);
            if (rule() instanceof ItemRule item) return named(item.name(), item);
            if (rule() instanceof SpecialOrder order) return named(order.name(), order);
            return contract.scriptRunner().ruleset().toString();
        }

        private static String named(String name, Library.Rule rule) {
            return name + " (" + rule.rule() + ")";
        }

        void count(PlayedState played) {
            games++;
            if (rule() instanceof KeywordRule keyword) {
                // also in the brackets of another keyword
                if (played.setup()
                        .cards()
                        .flatMap(CardWords::keywords)
                        .map(Keyword::name)
                        .contains(keyword.printed())) more(PRINTED);
                count(played, keyword.rule());
            } else if (rule() instanceof ItemRule item) count(played, item.rule());
            else if (rule() instanceof SpecialOrder)
                played.inputs()
                        .map(input -> input instanceof Choice.SpendDie die ? die.action() : input)
                        .filter(Choice.Use.class::isInstance)
                        .map(input -> "use of " + ((Choice.Use) input).rule())
                        .filter(calls::containsKey)
                        .forEach(this::more);
        }

        private void count(PlayedState played, RuleId rule) {
            CountedRule counted = CountedRule.in(played.setup().ruleset(), rule)
                    .getOrElseThrow(() -> new AssertionError("the games do not play " + rule
                            + " as this contract has it: override edition(), and leave scriptRunner() as it is"));
            Map<String, Long> before = counted.calls();
            played.transitions();
            counted.calls().forEach((hook, n) -> calls.merge(hook, n - before.getOrDefault(hook, 0L), Long::sum));
        }

        private void more(String hook) {
            calls.merge(hook, 1L, Long::sum);
        }

        /** Returns the hooks with too few calls, each with the number of its calls. */
        Vector<String> rare() {
            return Vector.ofAll(calls.entrySet())
                    .filter(hook -> hook.getValue() < contract.fewestCalls())
                    .map(hook -> hook.getKey() + ": " + hook.getValue());
        }
    }
}
