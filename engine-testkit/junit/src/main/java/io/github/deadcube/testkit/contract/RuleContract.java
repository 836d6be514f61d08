package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries.GameArbitrary;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.Provide;

/**
 * The contract of a keyword, an item or a special order: all promises of {@link PlayContract}, in games that have the rule often. Half
 * of the keywords or of the items are this one, or most leaders have the order.
 */
@SuppressWarnings("exports")
public interface RuleContract extends PlayContract {
    /** A {@link KeywordRule}, an {@link ItemRule} or a {@link SpecialOrder}. */
    Library.Rule rule();

    /** The edition to which the rule is added: the third edition, unless overridden. */
    default Ruleset edition() {
        return Deadcube.ruleset();
    }

    /**
     * The edition with the rule. A keyword replaces one of the same name; the pool has as many tokens of an item as of all other items
     * together.
     */
    @Override
    default Script.Runner scriptRunner() {
        return Script.Runner.standard().with(with(edition(), rule()));
    }

    private static Ruleset with(Ruleset edition, Library.Rule rule) {
        if (rule instanceof KeywordRule keyword)
            return edition.withLibrary(edition.library().with(CountedRule.of(keyword, KeywordRule.class)));
        if (rule instanceof ItemRule item)
            return edition.with(CountedRule.of(item, ItemRule.class))
                    .withTokens(item.rule(), edition.tables().pool().count(kind -> !kind.equals(item.rule())));
        if (rule instanceof SpecialOrder order)
            return edition.withLibrary(edition.library().with(order));
        throw new IllegalArgumentException(rule.rule()
                + " is no keyword, item or special order; expected a KeywordRule, an ItemRule or a SpecialOrder");
    }

    /** Random games with the rule; both sides have dice for a special order. */
    @Override
    @Provide
    default Arbitrary<PlayedState> games() {
        GameArbitrary games = DeadcubeArbitraries.games(scriptRunner());
        if (rule() instanceof KeywordRule keyword) return games.favouring(keyword.printed());
        return rule() instanceof ItemRule item ? games.favouring(item.rule()) : games.withOrderDice(2);
    }

    /** 15, unless overridden. */
    @Override
    default int fewestGames() {
        return 15;
    }

    /**
     * At least one form of a keyword is valid on a card, and {@link KeywordRule#fault} throws for no form. An item has a name of one
     * line, an identifier that begins with I-, such as I-LUCKY-CHARM, and is in enough games: otherwise the contract proves nothing. A
     * special order acts at one trigger at least, and has a name of one line and a text (CMD-9).
     */
    @Example
    default void itCanBePlayed() {
        if (rule() instanceof KeywordRule keyword) check(keyword, scriptRunner().ruleset());
        if (rule() instanceof ItemRule item) check(item, games());
        if (rule() instanceof SpecialOrder order) check(order);
    }

    private static void check(KeywordRule keyword, Ruleset ruleset) {
        String name = keyword.printed();
        if (!Keyword.read(name).contains(Keyword.of(name, 0)))
            throw new AssertionError(
                    "printed() is '" + name
                            + "', which is no name of a keyword; expected its name alone, in capitals and without brackets, such as GRIM");
        Vector<Keyword> forms = Vector.of(Keyword.of(name, 0), Keyword.of(name, 1), Keyword.of(name, 99))
                .appendAll(ruleset.library()
                        .keywords()
                        .flatMap(inner ->
                                Vector.of(0, 1).map(number -> Keyword.of(name, Keyword.of(inner.printed(), number)))));
        Vector<Keyword> right = Vector.of(Placement.values())
                .flatMap(
                        owner -> forms.filter(form -> keyword.fault(form, owner).isEmpty()));
        if (right.isEmpty()) throw new AssertionError(name + " is not valid in any form on any card");
    }

    private static void check(ItemRule item, Arbitrary<PlayedState> games) {
        if (!isOneLine(item.name())) throw new AssertionError("the name of an item must be one line");
        if (!item.rule().id().startsWith("I-"))
            throw new AssertionError("the identifier of an item must begin with I-: " + item.rule());
        long with = games.withoutEdgeCases()
                .sampleStream()
                .limit(60)
                .filter(played -> has(played.firstState().position(), item.rule())
                        || has(played.state().position(), item.rule()))
                .count();
        if (with < 20) throw new AssertionError(item.rule() + " is in only " + with + " of 60 games");
    }

    private static void check(SpecialOrder order) {
        if (!Trigger.all().exists(order::actsAt)) throw new AssertionError(order.name() + " acts at no trigger");
        if (!isOneLine(order.name()) || order.text().isBlank())
            throw new AssertionError("a special order must have a name of one line and a text");
    }

    private static boolean isOneLine(String name) {
        return !name.isBlank() && name.lines().count() == 1;
    }

    private static boolean has(Position position, RuleId item) {
        return position.models()
                        .exists(m -> m.item().exists(carried -> carried.item().equals(item)))
                || position.tokens().exists(token -> token.item().contains(item));
    }
}
