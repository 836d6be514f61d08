package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.ScriptRunner;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.Provide;

/** The contract of an item: all promises of {@link PlayContract}, in games in which half of the items are this item. */
@SuppressWarnings("exports")
public interface ItemContract extends RuleContract {
    ItemRule item();

    /** The edition with the item. The pool has as many tokens of it as of all other items together. */
    @Override
    default ScriptRunner scriptRunner() {
        Ruleset edition = edition().with(CountedRule.of(item(), ItemRule.class));
        RuleId item = item().rule();
        return ScriptRunner.standard()
                .with(edition.withTokens(item, edition.tables().pool().count(kind -> !kind.equals(item))));
    }

    @Override
    @Provide
    default Arbitrary<PlayedState> games() {
        return DeadcubeArbitraries.games(scriptRunner()).favouring(item().rule());
    }

    /** The item has a name of one line, and an identifier that begins with I-, such as I-LUCKY-CHARM. */
    @Example
    default void itHasAName() {
        if (item().name().isBlank() || item().name().lines().count() != 1)
            throw new AssertionError("the name of an item must be one line");
        if (!item().rule().id().startsWith("I-"))
            throw new AssertionError("the identifier of an item must begin with I-: " + item().rule());
    }

    /** Enough games contain the item; otherwise the contract proves nothing. */
    @Example
    default void gamesHaveIt() {
        long with = games().withoutEdgeCases()
                .sampleStream()
                .limit(60)
                .filter(played -> has(played.firstState().position())
                        || has(played.state().position()))
                .count();
        if (with < 20) throw new AssertionError(item().rule() + " is in only " + with + " of 60 games");
    }

    private boolean has(Position position) {
        RuleId item = item().rule();
        return position.models()
                        .exists(m -> m.item().exists(carried -> carried.item().equals(item)))
                || position.tokens().exists(token -> token.item().contains(item));
    }
}
