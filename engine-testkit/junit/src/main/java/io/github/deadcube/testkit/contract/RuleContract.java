package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries.GameArbitrary;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.Script;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.Provide;

/**
 * The contract of a keyword, an item or a special order: all promises of {@link PlayContract}, in games that have the
 * rule often. Half of the keywords or of the items are this one, or most leaders have the order.
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
     * The edition with the rule. A keyword replaces one of the same name; the pool has as many tokens of an item as of
     * all other items together.
     */
    @Override
    default Script.Runner scriptRunner() {
        return Script.Runner.standard().with(with(edition(), rule()));
    }

    private static Ruleset with(Ruleset edition, Library.Rule rule) {
        if (rule instanceof KeywordRule keyword)
            return edition.withLibrary(edition.library().with(WatchedRule.watched(keyword, KeywordRule.class)));
        if (rule instanceof ItemRule item)
            return edition.with(WatchedRule.watched(item, ItemRule.class))
                    .withTokens(item.rule(), edition.tables().pool().count(kind -> !kind.equals(item.rule())));
        if (rule instanceof SpecialOrder order)
            return edition.withLibrary(edition.library().with(WatchedRule.watched(order)));
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
     * A game can begin with the rule: with a keyword in one form at least, at a place where it may be printed; with a
     * model that has the item; with a leader that has the special order. Otherwise the failure has all reasons.
     * {@link KeywordRule#fault} throws for no form. An item has a name of one line, an identifier that begins with I-,
     * such as I-LUCKY-CHARM, and is in enough games: otherwise the contract proves nothing. A special order acts at one
     * trigger at least, and has a name of one line and a text (CMD-9).
     */
    @Example
    default void itCanBePlayed() {
        RuleInPlay.check(this);
        if (rule() instanceof ItemRule item) check(item, games());
    }

    private static void check(ItemRule item, Arbitrary<PlayedState> games) {
        long with = games.withoutEdgeCases()
                .sampleStream()
                .limit(60)
                .peek(played -> steady(item, played))
                .filter(played -> has(played.firstState().position(), item.rule())
                        || has(played.state().position(), item.rule()))
                .count();
        if (with < 20) throw new AssertionError(item.rule() + " is in only " + with + " of 60 games");
    }

    private static void steady(ItemRule item, PlayedState played) {
        for (String hook : RepeatCheck.twoAnswers(played.setup().ruleset()))
            throw new AssertionError(RuleInPlay.subject(item) + ": " + hook);
    }

    private static boolean has(Position position, RuleId item) {
        return position.models()
                        .exists(m -> m.item().exists(carried -> carried.item().equals(item)))
                || position.tokens().exists(token -> token.item().contains(item));
    }
}
