package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SideState;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.battlefield.Battlefields;
import io.github.deadcube.core.text.Picture;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.collection.Vector;
import net.jqwik.api.Example;

/** RND-2, RND-7: the situation of every turn, written as a script and read back, plays on as the game did. */
class TurnSituationTest {
    private static final int GAMES = Integer.getInteger("deadcube.games", 60);
    private static final int MOST_INPUTS = 5_000;

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
    void everyTurnOfTheShippedTeamsPlaysBack() {
        int turns = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Setup setup = SETUPS.get(seed % SETUPS.size());
            turns += turns(Walk.from(Walk.RULES.start(setup).get(), new SplitMix64(seed)), "game " + seed);
        }
        assertThat(turns).as("turns").isGreaterThan(GAMES * 5);
    }

    @Example
    void everyTurnOfCrampedTeamsPlaysBack() {
        int turns = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            SplitMix64 chance = new SplitMix64(seed);
            turns += turns(Walk.from(new Cramped(chance).beginning(), chance), "cramped game " + seed);
        }
        assertThat(turns).as("turns").isGreaterThan(GAMES * 2);
    }

    /** How many there were. */
    private static int turns(Walk walk, String game) {
        int turns = 0;
        GameState again = walk.state();
        while (!walk.play().over() && walk.inputs().size() < MOST_INPUTS) {
            if (atATurn(walk)) {
                again = playedBack(walk.state(), game);
                turns++;
            }
            GameState before = walk.state();
            Input input = walk.step();
            Transition now = Walk.RULES.play(before, input);
            Transition other = Walk.RULES.play(again, input);
            assertThat(other.events()).as("events of %s in %s", input, game).isEqualTo(now.events());
            again = other.state();
            assertThat(Walk.RULES.prompt(again))
                    .as("after %s in %s", input, game)
                    .hasToString(Walk.RULES.prompt(now.state()).toString());
            assertThat(without(again)).as("after %s in %s", input, game).isEqualTo(without(now.state()));
        }
        return turns;
    }

    private static boolean atATurn(Walk walk) {
        return walk.play().prompt() instanceof Prompt.Decision d && d.purpose() == Purpose.TURN;
    }

    private static GameState playedBack(GameState state, String game) {
        Situation situation = Deadcube.situation(state);
        String picture = Picture.of(state);
        Setup setup = situation.setup();
        Situation read = Script.parse(picture)
                .getOrElseThrow(errors -> new AssertionError(game + ": " + errors.mkString("\n") + "\n" + picture))
                .situation(setup.ruleset(), setup.scenario());
        assertThat(read.setup().battlefield()).isEqualTo(setup.battlefield());
        assertThat(read.setup().teamA().members()).isEqualTo(setup.teamA().members());
        assertThat(read.setup().teamB().members()).isEqualTo(setup.teamB().members());
        assertThat(read.withSetup(setup)).as("%s:%n%s", game, picture).isEqualTo(situation);
        return Walk.RULES
                .resume(read.withSetup(setup))
                .getOrElseThrow(errors -> new AssertionError(game + ": " + errors.mkString("\n") + "\n" + picture));
    }

    /** What a situation carries: the deployment zones it does not. */
    private static Object without(GameState s) {
        Position p = s.position();
        return Vector.of(
                p.roster(),
                without(p.a()),
                without(p.b()),
                p.round(),
                p.initiative(),
                p.starter(),
                p.active(),
                p.items(),
                p.markers(),
                p.recon(),
                p.waiting(),
                p.result(),
                s.secrets(),
                s.pending());
    }

    private static SideState without(SideState s) {
        return new SideState(s.score(), s.command(), s.looked(), 0, Vector.empty());
    }
}
