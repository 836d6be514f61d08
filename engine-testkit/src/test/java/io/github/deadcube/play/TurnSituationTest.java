package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.battlefield.Battlefields;
import io.github.deadcube.testkit.contract.Promise;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import net.jqwik.api.Example;

/** RND-2, RND-3: every turn of whole games, written as a script and read back, is the same state, which plays on alike. */
class TurnSituationTest {
    private static final int GAMES = Integer.getInteger("deadcube.turns", 16);

    private static final Vector<Ruleset> RULESETS =
            Vector.of(Shipped.ruleset(), withOrders(Deadcube.livingRules(), Shipped.ruleset()));

    private static final Vector<Setup> SETUPS = RULESETS.flatMap(rules -> {
        Setup shipped = Shipped.setup(rules);
        return Battlefields.shipped().map(named -> shipped.withBattlefield(named.battlefield()));
    });

    private static Ruleset withOrders(Ruleset rules, Ruleset others) {
        Library library = rules.library();
        for (SpecialOrder order : others.library().orders()) library = library.with(order);
        return rules.withLibrary(library);
    }

    @Example
    void everyTurnOfTheShippedTeamsIsTheSame() {
        int turns = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Setup setup = SETUPS.get(seed % SETUPS.size());
            turns += turns(Walk.from(Walk.RULES.start(setup).get(), new SplitMix64(seed)), "game " + seed);
        }
        assertThat(turns).as("turns").isGreaterThan(GAMES * 40);
    }

    @Example
    void everyTurnOfCrampedTeamsIsTheSame() {
        int turns = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            SplitMix64 chance = new SplitMix64(seed);
            turns += turns(Walk.from(new Cramped(chance).beginning(), chance), "cramped game " + seed);
        }
        assertThat(turns).as("turns").isGreaterThan(GAMES * 10);
    }

    /** How many there were. */
    private static int turns(Walk walk, String game) {
        int turns = 0;
        while (!walk.play().over()) {
            if (walk.play().prompt() instanceof Prompt.Decision d && d.purpose() == Purpose.TURN) turns++;
            walk.step();
        }
        try {
            Promise.TURNS_CAN_BE_WRITTEN.check(walk.played());
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("in " + game + ": " + e.getMessage(), e);
        }
        return turns;
    }
}
