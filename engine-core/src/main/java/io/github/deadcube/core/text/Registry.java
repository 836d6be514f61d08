package io.github.deadcube.core.text;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.core.support.PackagedTexts;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * The rulesets and scenarios that records, pictures and states may name. An application adds the rulesets and scenarios
 * that it defines.
 *
 * @param rulesets each with all special orders that records may name; the first with a name and version counts
 * @param scenarios the first with a name counts
 */
public record Registry(Vector<Ruleset> rulesets, Vector<Scenario> scenarios) {
    /** @throws IllegalArgumentException if a ruleset or scenario is null */
    public Registry {
        if (rulesets.exists(Objects::isNull) || scenarios.exists(Objects::isNull))
            throw new IllegalArgumentException("a ruleset or a scenario of a registry is null");
    }

    /** Adds a ruleset. It replaces a ruleset with the same name and version. */
    public Registry with(Ruleset ruleset) {
        return new Registry(rulesets.prepend(ruleset), scenarios);
    }

    /** Adds a scenario. It replaces a scenario with the same name. */
    public Registry with(Scenario scenario) {
        return new Registry(rulesets, scenarios.prepend(scenario));
    }

    /**
     * Finds a ruleset by name and version. What was written with an earlier version is read with the next later one
     * that is here.
     *
     * @param printed as {@link Ruleset#toString} writes it
     * @return none if the registry has neither the ruleset nor a later version of it
     */
    public Option<Ruleset> ruleset(String printed) {
        return rulesets.find(r -> r.toString().equals(printed))
                .orElse(() -> rulesets.filter(r -> r.succeeds(printed)).minBy(Ruleset::version));
    }

    /**
     * Finds a scenario by name.
     *
     * @param name as {@link Scenario#name} gives it
     * @return none if the registry does not have the scenario
     */
    public Option<Scenario> scenario(String name) {
        return scenarios.find(s -> s.name().equals(name));
    }

    /** Whether a name that a person has typed means a scenario: {@code hold-ground} means Hold Ground. */
    public static boolean isCalled(Scenario scenario, String typed) {
        return brief(scenario.name()).equals(brief(typed));
    }

    /** The name of a scenario as people type it, such as {@code hold-ground}. */
    public static String brief(String name) {
        return PackagedTexts.brief(name);
    }
}
