package io.github.deadcube.core.text;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What the names in records, pictures and states stand for: an application with rules of its own adds them.
 *
 * @param rulesets each with all the special orders that its records may name; the first of a name and version counts
 * @param scenarios the first of a name counts
 */
public record Registry(Vector<Ruleset> rulesets, Vector<Scenario> scenarios) {
    /**
     * The same with another ruleset.
     *
     * @param ruleset it counts before others of its name and version
     */
    public Registry with(Ruleset ruleset) {
        return new Registry(rulesets.prepend(ruleset), scenarios);
    }

    /**
     * The same with another scenario.
     *
     * @param scenario it counts before others of its name
     */
    public Registry with(Scenario scenario) {
        return new Registry(rulesets, scenarios.prepend(scenario));
    }

    /**
     * The ruleset with a name and version.
     *
     * @param printed as {@link Ruleset#toString} writes it
     * @return none if no ruleset of this registry has them
     */
    public Option<Ruleset> ruleset(String printed) {
        return rulesets.find(r -> r.toString().equals(printed));
    }

    /**
     * The scenario with a name.
     *
     * @param name as {@link Scenario#name} gives it
     * @return none if no scenario of this registry has it
     */
    public Option<Scenario> scenario(String name) {
        return scenarios.find(s -> s.name().equals(name));
    }
}
