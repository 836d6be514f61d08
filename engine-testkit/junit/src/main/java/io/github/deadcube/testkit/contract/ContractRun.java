package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.contract.HookLog.Uses;
import io.github.deadcube.testkit.contract.Promise.BrokenPromise;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
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
 * Plays games until each hook of the contract's rule has been called often enough and has had an effect, or until the
 * property has no more tries. If a hook was called too rarely or did nothing, the contract fails, because it proves
 * nothing about that hook. If no game can begin with the rule, it fails at once.
 */
final class ContractRun implements AroundPropertyHook, AroundTryHook {
    private static Store<HookCalls> store(Object contract) {
        return Store.getOrCreate(ContractRun.class, Lifespan.PROPERTY, () -> new HookCalls((PlayContract) contract));
    }

    @Override
    public TryExecutionResult aroundTry(TryLifecycleContext context, TryExecutor aTry, List<Object> parameters) {
        HookCalls seen = store(context.testInstance()).get();
        TryExecutionResult result = aTry.execute(parameters);
        if (seen.broken != null)
            return result.throwable().filter(seen::isOther).isPresent() ? TryExecutionResult.satisfied() : result;
        if (!result.isFalsified()) result = seen.counted((PlayedState) parameters.get(0));
        if (!result.isFalsified()) return TryExecutionResult.satisfied(!Level.thorough() && seen.isEnough());
        Throwable failure = result.throwable().orElseThrow();
        seen.broken = HookCalls.kind(failure);
        if (seen.broken != Promise.SAME_INPUTS_SAME_STATE) return result;
        // a smaller game need not show it, and the failure names the hook or the input
        seen.unsteady = failure;
        return TryExecutionResult.satisfied(true);
    }

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        PlayContract contract = (PlayContract) context.testInstance();
        if (contract instanceof RuleContract of) RuleInPlay.check(of);
        HookCalls seen = store(contract).get();
        PropertyExecutionResult result = property.execute();
        if (result.status() == PropertyExecutionResult.Status.FAILED
                && result.throwable().isPresent())
            return result.mapToFailed(named(seen.subject(), result.throwable().get()));
        if (result.status() != PropertyExecutionResult.Status.SUCCESSFUL) return result;
        Option<Throwable> unsteady = Option.of(seen.unsteady).orElse(seen::playedLater);
        if (unsteady.isDefined()) return result.mapToFailed(named(seen.subject(), unsteady.get()));
        Vector<String> rare = seen.rare();
        return rare.isEmpty()
                ? result
                : result.mapToFailed(seen.subject() + " is not tested by " + seen.games + " games:"
                        + rare.map(hook -> "\n  " + hook).mkString()
                        + "\nexpected " + contract.fewestCalls()
                        + " calls of each hook, and one with an effect: correct the rule, or override games(), for "
                        + "example with"
                        + " favouring, on or between, so that games reach the hook");
    }

    private static Throwable named(String subject, Throwable failure) {
        if (failure instanceof BrokenPromise broken) return new BrokenPromise(subject, broken);
        // the engine names the rule and the input
        boolean told = failure instanceof AssertionError || failure instanceof IllegalStateException;
        return new AssertionError(subject + ": " + (told ? failure.getMessage() : failure), failure);
    }

    /**
     * The games of one contract so far, and the effects of each hook of its rule in them. Each game is played once. For
     * a special order the uses with an effect count, for each mode separately.
     */
    private static final class HookCalls {
        private static final String PRINTED = "printed on a card";
        private static final int PLAYED_LATER = 10;

        private final PlayContract contract;
        /** What counts beside the hooks. */
        private final Map<String, Uses> others = new TreeMap<>();

        private Vector<Tuple2<PlayedState, Vector<Transition>>> first = Vector.empty();
        private Option<HookLog> log = Option.none();
        private int games;
        private @Nullable Object broken;
        private @Nullable Throwable unsteady;

        HookCalls(PlayContract contract) {
            this.contract = contract;
            if (rule() instanceof KeywordRule) others.put(PRINTED, Uses.none(HookLog.Effect.KEYWORD));
            if (rule() instanceof SpecialOrder order)
                for (RuleId use : uses(order)) others.put("use of " + use, Uses.none(HookLog.Effect.CHANGE));
        }

        boolean isEnough() {
            return games >= contract.fewestGames() && rare().isEmpty();
        }

        /** A smaller game counts only if it breaks the same promise. */
        boolean isOther(Throwable failure) {
            return !kind(failure).equals(broken);
        }

        static Object kind(Throwable failure) {
            return failure instanceof BrokenPromise of ? of.promise() : failure.getClass();
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

        /** The rule or the scenario that the contract tests, which all its games have. */
        String subject() {
            if (contract instanceof RuleContract of) return RuleInPlay.subject(of.rule());
            Script.Runner runner = contract.scriptRunner();
            Sight sight = runner.ruleset().sight();
            return runner.scenario().map(scenario -> scenario.name() + ", ").getOrElse("")
                    + runner.ruleset()
                    + (WatchedRule.isOfEngine(sight)
                            ? ""
                            : ", " + sight.getClass().getSimpleName());
        }

        TryExecutionResult counted(PlayedState played) {
            try {
                count(played);
                return TryExecutionResult.satisfied();
            } catch (IllegalArgumentException | IllegalStateException failure) {
                Option<String> why = RepeatCheck.unsteady(played, failure, played::transitions);
                return TryExecutionResult.falsified(why.<Throwable>map(two -> BrokenPromise.unsteady(two, failure))
                        .getOrElse(failure));
            } catch (AssertionError otherRule) {
                return TryExecutionResult.falsified(otherRule);
            }
        }

        private void count(PlayedState played) {
            games++;
            Vector<Transition> transitions = watched(played);
            if (first.size() < PLAYED_LATER) first = first.append(Tuple.of(played, transitions));
            if (rule() instanceof KeywordRule keyword) {
                // also in the brackets of another keyword
                boolean printed = played.setup()
                        .cards()
                        .flatMap(CardWords::keywords)
                        .map(Keyword::name)
                        .contains(keyword.printed());
                if (printed) more(PRINTED, true);
            } else if (rule() instanceof SpecialOrder)
                for (int i = 0; i < transitions.size(); i++) {
                    GameState before = i == 0
                            ? played.firstState()
                            : transitions.get(i - 1).state();
                    used(played.inputs().get(i), before, transitions.get(i));
                }
        }

        private Vector<Transition> watched(PlayedState played) {
            if (!(contract instanceof RuleContract of)) return played.transitions();
            Library.Rule rule = of.rule();
            log = WatchedRule.log(played.setup().ruleset(), rule.rule());
            if (log.isEmpty() && !(rule instanceof SpecialOrder))
                throw new AssertionError("the games do not play " + rule.rule()
                        + " as this contract has it: override edition(), and leave scriptRunner() as it is");
            return log.map(hooks -> hooks.counting(played::transitions)).getOrElse(played::transitions);
        }

        /** A use has an effect if more happens than that it is paid for, or if something waits after it. */
        private void used(Input input, GameState before, Transition after) {
            if (!((input instanceof Choice.SpendDie die ? die.action() : input) instanceof Choice.Use use)) return;
            boolean effect = !after.state().pending().equals(before.pending())
                    || after.events().exists(e -> !(e instanceof Event.CommandSpent || e instanceof Event.Acted));
            more("use of " + use.rule(), effect);
        }

        private void more(String what, boolean effect) {
            others.computeIfPresent(what, (any, uses) -> uses.plus(effect));
        }

        /** The first games once more, after all others: a clock or a counter has gone on. */
        Option<Throwable> playedLater() {
            return first.flatMap(game -> RepeatCheck.difference(game._1, game._2))
                    .headOption()
                    .map(difference -> BrokenPromise.unsteady(difference, null));
        }

        /** Returns the hooks with too few effects, each with the number of its calls. */
        Vector<String> rare() {
            Map<String, Uses> all = new TreeMap<>(others);
            log.forEach(hooks -> all.putAll(hooks.uses()));
            Vector<String> rare = Vector.ofAll(all.entrySet())
                    .filter(hook -> hook.getValue().isFewerThan(contract.fewestCalls()))
                    .map(hook -> hook.getKey() + ": " + hook.getValue());
            return log.exists(HookLog::isEmpty) && actsByHooks() && contract.fewestCalls() > 0
                    ? rare.append("no hook is registered for any model, weapon, mark or marker")
                    : rare;
        }

        /** Whether the rule has no effect without a hook: an item may be a weapon. */
        private boolean actsByHooks() {
            return rule() instanceof KeywordRule
                    || rule() instanceof ItemRule item && item.weapon().isEmpty();
        }
    }
}
