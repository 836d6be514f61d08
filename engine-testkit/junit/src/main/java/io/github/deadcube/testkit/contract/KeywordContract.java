package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.Provide;

/** The contract of a keyword: all promises of {@link PlayContract}, in games in which half of the keywords are this keyword. */
@SuppressWarnings("exports")
public interface KeywordContract extends RuleContract {
    KeywordRule keyword();

    /** The edition with the keyword, which replaces a keyword of the same name. */
    @Override
    default ScriptRunner scriptRunner() {
        return ScriptRunner.standard()
                .with(edition().withLibrary(edition().library().with(CountedRule.of(keyword(), KeywordRule.class))));
    }

    @Override
    @Provide
    default Arbitrary<PlayedState> games() {
        return DeadcubeArbitraries.games(scriptRunner()).favouring(keyword().printed());
    }

    /** At least one form of the keyword is valid on a card, and {@link KeywordRule#fault} throws for no form. */
    @Example
    default void itCanBePrinted() {
        String name = keyword().printed();
        if (!Keyword.read(name).contains(Keyword.of(name, 0)))
            throw new AssertionError("'" + name + "' is not a name of a keyword");
        Vector<Keyword> forms = Vector.of(Keyword.of(name, 0), Keyword.of(name, 1), Keyword.of(name, 99))
                .appendAll(scriptRunner()
                        .ruleset()
                        .library()
                        .keywords()
                        .flatMap(inner ->
                                Vector.of(0, 1).map(number -> Keyword.of(name, Keyword.of(inner.printed(), number)))));
        Vector<Keyword> right = Vector.of(Placement.values())
                .flatMap(owner ->
                        forms.filter(form -> keyword().fault(form, owner).isEmpty()));
        if (right.isEmpty()) throw new AssertionError(name + " is not valid in any form on any card");
    }
}
