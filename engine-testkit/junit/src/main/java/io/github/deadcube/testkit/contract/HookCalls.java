package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;
import java.util.Map;
import java.util.TreeMap;

/**
 * How often the hooks of the rule that a contract is about have been called in its games, each game played once. A special order counts
 * how often it is used, one with several modes each of them.
 */
final class HookCalls {
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
        if (contract instanceof KeywordContract of) return named(of.keyword().printed(), of.keyword());
        if (contract instanceof ItemContract of) return named(of.item().name(), of.item());
        if (contract instanceof SpecialOrderContract of) return named(of.order().name(), of.order());
        return contract.stage().ruleset().toString();
    }

    private static String named(String name, LibraryRule rule) {
        return name + " (" + rule.rule() + ")";
    }

    /** Plays a game once more, and counts. */
    void count(Played played) {
        if (contract instanceof KeywordContract of) {
            if (cards(played).exists(card -> bears(card, of.keyword().printed()))) more(PRINTED);
            count(played, of.keyword().rule());
        } else if (contract instanceof ItemContract of) count(played, of.item().rule());
        else if (contract instanceof SpecialOrderContract)
            played.inputs()
                    .map(input -> input instanceof Choice.SpendDie die ? die.action() : input)
                    .filter(Choice.Use.class::isInstance)
                    .map(input -> "use of " + ((Choice.Use) input).rule())
                    .filter(calls::containsKey)
                    .forEach(this::more);
    }

    private static Vector<Profile> cards(Played played) {
        return played.setup().teamA().members().appendAll(played.setup().teamB().members());
    }

    /** In another keyword's brackets too. */
    private static boolean bears(Profile card, String keyword) {
        return card.keywords()
                .appendAll(card.weapons().flatMap(Weapon::keywords))
                .exists(k -> k.toString().contains(keyword));
    }

    private void count(Played played, RuleId rule) {
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
