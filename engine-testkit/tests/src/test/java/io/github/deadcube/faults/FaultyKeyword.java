package io.github.deadcube.faults;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.testkit.contract.RuleContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * A faulty keyword of models: ODD.
 *
 * @param attaches adds its hooks
 * @param marks adds the hooks of its mark
 * @param lays adds the hooks of its markers
 * @param named whether the rule names the records that it leaves in states
 */
record FaultyKeyword(
        Consumer<Hooks> attaches, Consumer<Hooks> marks, Consumer<Registration<Marker>> lays, boolean named)
        implements KeywordRule {
    static final RuleId RULE = RuleId.of("HOUSE-ODD");

    static FaultyKeyword attaching(Consumer<Hooks> attaches) {
        return new FaultyKeyword(attaches, hooks -> {}, hooks -> {}, true);
    }

    FaultyKeyword marking(Consumer<Hooks> hooks) {
        return new FaultyKeyword(attaches, hooks, lays, named);
    }

    FaultyKeyword laying(Consumer<Registration<Marker>> hooks) {
        return new FaultyKeyword(attaches, marks, hooks, named);
    }

    FaultyKeyword unnamed() {
        return new FaultyKeyword(attaches, marks, lays, false);
    }

    /** A fault in games of the keyword contract. */
    static PlantedFault fault(String name, String hook, Supplier<FaultyKeyword> odd) {
        return PlantedFault.of(name, hook, () -> {
            FaultyKeyword keyword = odd.get();
            RuleContract contract = () -> keyword;
            return contract.games();
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
    public Option<Fault> fault(Keyword keyword, Placement placement) {
        return Option.when(
                placement != Placement.MODEL || keyword.nested().isDefined(),
                () -> Fault.of(rule(), "it is printed on a model"));
    }

    @Override
    public Vector<Class<? extends RuleData>> savedTypes() {
        return named ? Vector.of(UseOrDecline.class, CallCountingChoice.class) : Vector.empty();
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
    public void attachToMarkers(Registration<Marker> hooks) {
        lays.accept(hooks);
    }
}
