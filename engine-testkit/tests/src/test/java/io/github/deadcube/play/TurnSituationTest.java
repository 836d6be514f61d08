package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.contract.Promise;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * RND-2, RND-3: every turn of complete games, written as a script and read back, is an equal state and continues in the
 * same way.
 */
class TurnSituationTest {
    private static final Vector<Ruleset> RULESETS =
            Vector.of(Shipped.ruleset(), withOrders(Deadcube.livingRules(), Shipped.ruleset()));

    private static final Vector<Setup> SETUPS = RULESETS.flatMap(rules -> {
        Setup shipped = Shipped.setup(rules);
        return NamedBattlefield.shipped().map(named -> shipped.withBattlefield(named.battlefield()));
    });

    private static Ruleset withOrders(Ruleset rules, Ruleset others) {
        Library library = rules.library();
        for (SpecialOrder order : others.library().orders()) library = library.with(order);
        return rules.withLibrary(library);
    }

    @Property
    @Tries(build = 2, thorough = 500)
    void everyTurnOfTheShippedTeamsIsTheSame(@ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        Setup setup = SETUPS.get(chance.below(SETUPS.size()));
        assertThat(turns(Walk.from(Walk.RULES.start(setup).get(), chance)))
                .as("turns")
                .isGreaterThan(8);
    }

    @Property
    @Tries(build = 5, thorough = 500)
    void everyTurnOfCrampedTeamsIsTheSame(@ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        assertThat(turns(Walk.from(new Cramped(chance).beginning(), chance)))
                .as("turns")
                .isPositive();
    }

    /** Returns the number of turns. */
    private static int turns(Walk walk) {
        int turns = 0;
        while (!walk.play().over()) {
            if (walk.play().prompt() instanceof Prompt.Decision d && d.purpose() == Purpose.TURN) turns++;
            walk.step();
        }
        Promise.TURNS_CAN_BE_WRITTEN.check(walk.played());
        return turns;
    }
}
