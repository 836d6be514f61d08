package io.github.deadcube.faults;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.testkit.contract.KeywordContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A keyword of models with a fault: ODD.
 *
 * @param attaches its hooks
 * @param marks those of its mark
 * @param lays those of its markers
 * @param named whether the records are named that it leaves in states
 */
record Odd(Consumer<Hooks> attaches, Consumer<Hooks> marks, Consumer<MarkerHooks> lays, boolean named)
        implements KeywordRule {
    static final RuleId RULE = RuleId.of("HOUSE-ODD");

    static Odd attaching(Consumer<Hooks> attaches) {
        return new Odd(attaches, hooks -> {}, hooks -> {}, true);
    }

    Odd marking(Consumer<Hooks> hooks) {
        return new Odd(attaches, hooks, lays, named);
    }

    Odd laying(Consumer<MarkerHooks> hooks) {
        return new Odd(attaches, marks, hooks, named);
    }

    Odd unnamed() {
        return new Odd(attaches, marks, lays, false);
    }

    /** A fault in games of the contract of keywords. */
    static Fault fault(String name, String hook, Supplier<Odd> odd) {
        return Fault.of(name, hook, () -> {
            Odd keyword = odd.get();
            KeywordContract contract = () -> keyword;
            return contract.plays();
        });
    }

    @Override
    public String printed() {
        return "ODD";
    }

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public Option<String> fault(Keyword keyword, Placement placement) {
        return Option.when(placement != Placement.MODEL || keyword.nested().isDefined(), "it is printed on a model");
    }

    @Override
    public Vector<Class<? extends Continuation>> continuations() {
        return named ? Vector.of(Whim.class, Tally.class) : Vector.empty();
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        attaches.accept(hooks);
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        marks.accept(hooks);
    }

    @Override
    public void attachToMarkers(MarkerHooks hooks) {
        lays.accept(hooks);
    }
}
