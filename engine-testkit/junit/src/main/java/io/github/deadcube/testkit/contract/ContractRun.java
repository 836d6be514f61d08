package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.properties.Level;
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

        void game(PlayedState played) {
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
            seen.game((PlayedState) parameters.get(0));
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

    /**
     * How often the hooks of the rule that a contract is about have been called in its games, each game played once. A special order counts
     * how often it is used, one with several modes each of them.
     */
    private static final class HookCalls {
        private static final String PRINTED = "printed on a card";

        private final PlayContract contract;
        private final Map<String, Long> calls = new TreeMap<>();

        HookCalls(PlayContract contract) {
            this.contract = contract;
            if (contract instanceof KeywordContract) calls.put(PRINTED, 0L);
            if (contract instanceof SpecialOrderContract of)
                for (RuleId use : uses(of.order())) calls.put("use of " + use, 0L);
        }

        /** The rule itself, and that of each mode but the first. */
        private static Vector<RuleId> uses(SpecialOrder order) {
            Vector<RuleId> all = Vector.of(order.rule());
            if (order instanceof Order data)
                for (int mode = 2; mode <= data.modes().size(); mode++)
                    all = all.append(RuleId.of(order.rule().id() + "-" + mode));
            return all;
        }

        /** What the contract is about: the one rule that all of its games have. */
        String subject() {
            if (contract instanceof KeywordContract of)
                return named(of.keyword().printed(), of.keyword());
            if (contract instanceof ItemContract of) return named(of.item().name(), of.item());
            if (contract instanceof SpecialOrderContract of)
                return named(of.order().name(), of.order());
            return contract.stage().ruleset().toString();
        }

        private static String named(String name, LibraryRule rule) {
            return name + " (" + rule.rule() + ")";
        }

        /** Plays a game once more, and counts. */
        void count(PlayedState played) {
            if (contract instanceof KeywordContract of) {
                if (cards(played).exists(card -> bears(card, of.keyword().printed()))) more(PRINTED);
                count(played, of.keyword().rule());
            } else if (contract instanceof ItemContract of)
                count(played, of.item().rule());
            else if (contract instanceof SpecialOrderContract)
                played.inputs()
                        .map(input -> input instanceof Choice.SpendDie die ? die.action() : input)
                        .filter(Choice.Use.class::isInstance)
                        .map(input -> "use of " + ((Choice.Use) input).rule())
                        .filter(calls::containsKey)
                        .forEach(this::more);
        }

        private static Vector<Profile> cards(PlayedState played) {
            return played.setup()
                    .teamA()
                    .members()
                    .appendAll(played.setup().teamB().members());
        }

        /** In another keyword's brackets too. */
        private static boolean bears(Profile card, String keyword) {
            return card.keywords()
                    .appendAll(card.weapons().flatMap(Weapon::keywords))
                    .exists(k -> k.toString().contains(keyword));
        }

        private void count(PlayedState played, RuleId rule) {
            CountedRule counted = CountedRule.in(played.setup().ruleset(), rule)
                    .getOrElseThrow(() -> new AssertionError("the games do not play " + rule
                            + " as this contract has it: override edition(), and leave stage() as it is"));
            Map<String, Long> before = counted.calls();
            played.steps();
            counted.calls().forEach((hook, n) -> calls.merge(hook, n - before.getOrDefault(hook, 0L), Long::sum));
        }

        private void more(String hook) {
            calls.merge(hook, 1L, Long::sum);
        }

        /** The hooks that have been called less often, each with the number of its calls. */
        Vector<String> below(int fewest) {
            return Vector.ofAll(calls.entrySet())
                    .filter(hook -> hook.getValue() < fewest)
                    .map(hook -> hook.getKey() + ": " + hook.getValue());
        }
    }
}
