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

/** What must hold of a keyword: all of {@link PlayContract} in games in which half of the keywords are it. */
@SuppressWarnings("exports")
public interface KeywordContract extends RuleContract {
    KeywordRule keyword();

    /** The edition with the keyword, in place of its own of that name. */
    @Override
    default ScriptRunner stage() {
        return ScriptRunner.standard()
                .with(edition().withLibrary(edition().library().with(CountedRule.of(keyword(), KeywordRule.class))));
    }

    @Override
    @Provide
    default Arbitrary<PlayedState> plays() {
        return DeadcubeArbitraries.plays(stage()).favouring(keyword().printed());
    }

    /** It is printed as keywords are, in one way at least, and whatever is printed, it says what is wrong or nothing. */
    @Example
    default void itCanBePrinted() {
        String name = keyword().printed();
        if (!Keyword.parse(name).contains(Keyword.of(name)))
            throw new AssertionError("'" + name + "' is no keyword's name");
        Vector<Keyword> forms = Vector.of(
                        Keyword.of(name),
                        Keyword.of(name, 1),
                        Keyword.of(name, 99),
                        Keyword.of(name, Keyword.of("FRAG", 1)))
                .appendAll(stage().ruleset()
                        .library()
                        .keywords()
                        .map(inner -> Keyword.of(name, Keyword.of(inner.printed()))));
        Vector<Keyword> right = Vector.of(Placement.values())
                .flatMap(owner ->
                        forms.filter(form -> keyword().fault(form, owner).isEmpty()));
        if (right.isEmpty()) throw new AssertionError(name + " is a fault wherever and however it is printed");
    }
}
