package io.github.deadcube.testkit.script;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Runs scripts with rules, a ruleset and a scenario. A script may name another edition, and another scenario that the runner knows.
 *
 * @param scenario empty for Patrol on a battlefield of 8 × 8 cubes, and for open ground on others
 * @param scenarios those that a script may name: {@code scenario hold-ground}
 */
public record ScriptRunner(Rules rules, Ruleset ruleset, Option<Scenario> scenario, Vector<Scenario> scenarios) {
    /** A runner of scripts that name no scenario but Patrol. */
    public ScriptRunner(Rules rules, Ruleset ruleset, Option<Scenario> scenario) {
        this(rules, ruleset, scenario, Vector.of(Deadcube.patrol()));
    }

    /** The engine with its own rules. */
    public static ScriptRunner standard() {
        return new ScriptRunner(Deadcube.rules(), Deadcube.ruleset(), Option.none());
    }

    /** The engine with the special orders and scenarios that ship. */
    public static ScriptRunner shipped() {
        return standard().with(Shipped.ruleset()).knowing(Shipped.scenarios());
    }

    /** A runner with another ruleset, such as one with an added keyword. */
    public ScriptRunner with(Ruleset ruleset) {
        return new ScriptRunner(rules, ruleset, scenario, scenarios);
    }

    /** A runner with one scenario for all battlefields. */
    public ScriptRunner withScenario(Scenario scenario) {
        return new ScriptRunner(rules, ruleset, Option.some(scenario), scenarios);
    }

    /** A runner of scripts that may name these scenarios. */
    public ScriptRunner knowing(Vector<? extends Scenario> known) {
        return new ScriptRunner(rules, ruleset, scenario, Vector.narrow(known));
    }

    /**
     * Reads and plays a script.
     *
     * @throws Script.Failed if the text is not a script, or its play fails
     */
    public Playback play(String text) {
        Script script =
                Script.read(text, this).getOrElseThrow(errors -> new Script.Failed(errors, errors.mkString("\n")));
        return script.run(this).getOrElseThrow(failure -> failure);
    }

    /** The scenario of a script on a battlefield with a number of item tokens. */
    public Scenario scenarioOn(Battlefield field, int items) {
        return OpenGround.withItems(scenario.getOrElse(() -> OpenGround.usual(field)), items);
    }
}
