package io.github.deadcube.testkit.contract;

import io.github.deadcube.properties.Level;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;
import java.util.List;
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
 * How many games a contract plays: until each hook of its rule has been called often enough, and the most that its property allows. A
 * contract with a hook that was hardly called fails: it shows nothing of that hook.
 */
final class ContractRun implements AroundPropertyHook, AroundTryHook {
    /** What is known of one contract's games so far. */
    private static final class Seen {
        private final PlayContract contract;
        private final HookCalls calls;
        private int games;
        private @Nullable Object broken;

        Seen(PlayContract contract) {
            this.contract = contract;
            this.calls = new HookCalls(contract);
        }

        void game(Played played) {
            games++;
            calls.count(played);
        }

        boolean isEnough() {
            return games >= contract.fewestGames()
                    && calls.below(contract.fewestCalls()).isEmpty();
        }

        /** A game that is shrunk must go on breaking the same promise. */
        boolean isOther(Throwable failure) {
            Object what = failure instanceof BrokenPromise of ? of.promise() : failure.getClass();
            if (broken == null) broken = what;
            return !what.equals(broken);
        }
    }

    private static Store<Seen> store(Object contract) {
        return Store.getOrCreate(ContractRun.class, Lifespan.PROPERTY, () -> new Seen((PlayContract) contract));
    }

    @Override
    public TryExecutionResult aroundTry(TryLifecycleContext context, TryExecutor aTry, List<Object> parameters) {
        Seen seen = store(context.testInstance()).get();
        TryExecutionResult result = aTry.execute(parameters);
        if (result.isFalsified())
            return result.throwable().filter(seen::isOther).isPresent() ? TryExecutionResult.satisfied() : result;
        if (seen.broken != null) return result;
        try {
            seen.game((Played) parameters.get(0));
        } catch (IllegalArgumentException | IllegalStateException replayed) {
            return TryExecutionResult.falsified(replayed);
        }
        return TryExecutionResult.satisfied(!Level.thorough() && seen.isEnough());
    }

    /** A game may fail too while it is made up, or played once more: where a hook depends on more than the table. */
    private static Throwable named(String subject, Throwable failure) {
        return failure instanceof BrokenPromise broken
                ? new BrokenPromise(subject, broken)
                : new AssertionError(subject + ": " + failure, failure);
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        Seen seen = store(context.testInstance()).get();
        PropertyExecutionResult result = property.execute();
        if (result.status() == PropertyExecutionResult.Status.FAILED
                && result.throwable().isPresent())
            return result.mapToFailed(
                    named(seen.calls.subject(), result.throwable().get()));
        Vector<String> rare = seen.calls.below(seen.contract.fewestCalls());
        return result.status() != PropertyExecutionResult.Status.SUCCESSFUL || rare.isEmpty()
                ? result
                : result.mapToFailed("hooks were called fewer than " + seen.contract.fewestCalls() + " times in "
                        + seen.games + " games, which shows too little of them; ask for more games, or for games that"
                        + " lead to them in plays():"
                        + rare.map(hook -> "\n  " + hook).mkString());
    }
}
