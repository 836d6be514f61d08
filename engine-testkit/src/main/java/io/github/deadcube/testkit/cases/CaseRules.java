package io.github.deadcube.testkit.cases;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;

/**
 * The rules by which cases are played: the editions, with the special orders and missions that ship, and rules of an
 * application.
 */
public final class CaseRules {
    /** The edition of a case that names none. */
    public static final String USUAL = EditionNames.THIRD;

    private final Map<String, Script.Runner> runners;
    private final Runnable before;

    private CaseRules(Map<String, Script.Runner> runners, Runnable before) {
        this.runners = runners;
        this.before = before;
    }

    /** The rules that ship. */
    public static CaseRules shipped() {
        return changed(rules -> rules);
    }

    /**
     * The rules that ship, changed by an application.
     *
     * <pre>{@code
     * CaseRules house = CaseRules.changed(rules -> rules.with(new Grim()));
     * }</pre>
     *
     * @param changed called once for each edition
     */
    public static CaseRules changed(UnaryOperator<Ruleset> changed) {
        return new CaseRules(
                Deadcube.editions()
                        .toLinkedMap(
                                name -> name,
                                name -> Script.Runner.shipped()
                                        .with(changed.apply(Shipped.all(
                                                Deadcube.edition(name).get())))),
                () -> {});
    }

    /** The same rules for cases that may name these scenarios too. */
    public CaseRules knowing(Vector<? extends Scenario> more) {
        return new CaseRules(
                runners.mapValues(runner -> runner.knowing(runner.scenarios().appendAll(more))), before);
    }

    /**
     * The same rules, for a program that ends long work or shares its processors.
     *
     * @param engine plays the scripts: it forwards to the usual engine
     * @param before called before each script is read or played; both pass on what it throws
     */
    public CaseRules playedBy(Rules engine, Runnable before) {
        return new CaseRules(
                runners.mapValues(
                        runner -> new Script.Runner(engine, runner.ruleset(), runner.scenario(), runner.scenarios())),
                before);
    }

    /** A script is about to be read or played. */
    void begin() {
        before.run();
    }

    /** The rules that editions know: those of the rulebook, of the application and of the scenarios. */
    Vector<RuleId> known(Vector<String> editions) {
        return Rulebook.all()
                .appendAll(editions.map(this::runner).flatMap(CaseRules::added))
                .distinct();
    }

    private static Vector<RuleId> added(Script.Runner runner) {
        Vector<Scenario> scenarios = runner.scenarios().appendAll(runner.scenario());
        return HouseRulebook.of(runner.ruleset())
                .additions()
                .appendAll(scenarios.flatMap(Scenario::rules).map(Library.Rule::rule));
    }

    /** The runner of an edition's scripts. */
    Script.Runner runner(String edition) {
        return runners.get(edition).get();
    }
}
