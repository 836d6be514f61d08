package io.github.deadcube.testkit.cli.command;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.shipped.Shipped;

/** What the command line plays: what ships, and over it all house rules that are found. */
public final class House {
    private House() {}

    /** The shipped ruleset with the house rules. */
    public static Ruleset ruleset() {
        return ruleset(Deadcube.ruleset());
    }

    /** An edition with the special orders that ship and the house rules. */
    static Ruleset ruleset(Ruleset edition) {
        return over(Shipped.of(edition));
    }

    /** An edition with the house rules. */
    public static Ruleset over(Ruleset edition) {
        Ruleset rules = edition;
        for (HouseRules house : Deadcube.houseRules()) rules = house.over(rules);
        return rules;
    }

    /** The shipped game as the house rules have it. */
    public static Setup setup() {
        return setup(ruleset());
    }

    /** The shipped game by some rules, as the house rules have it. */
    public static Setup setup(Ruleset ruleset) {
        Setup setup = Shipped.setup(ruleset);
        for (HouseRules house : Deadcube.houseRules())
            setup = setup.withScenario(house.scenario(setup.scenario()))
                    .withTeamA(house.team(Side.A, setup.teamA()))
                    .withTeamB(house.team(Side.B, setup.teamB()));
        return setup;
    }

    /** An edition's rulebook, with all that ships and the house rules. */
    static HouseRulebook rulebook(Ruleset edition) {
        return setup(over(Shipped.all(edition))).rulebook();
    }

    /** What the names in records of such games stand for. */
    public static Registry registry() {
        Registry registry = Shipped.registry().with(setup().scenario());
        for (String edition : Deadcube.editions().reverse())
            registry = registry.with(over(Shipped.all(Deadcube.edition(edition).get())));
        return registry;
    }
}
