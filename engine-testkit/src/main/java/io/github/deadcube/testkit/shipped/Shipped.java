package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.battlefield.Battlefields;
import io.github.deadcube.core.record.Registry;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.text.OpenGround;
import io.github.deadcube.testkit.dice.SeededDice;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A game that is ready to be played: Patrol for 100 points, the Saltwind Wardens, who shoot, against the Kiln Road
 * Breakers, who assault. Teams, names and special orders are inventions of this project.
 *
 * <pre>{@code
 * GameState state = Deadcube.rules().start(Shipped.setup(Shipped.ruleset())).get();
 * }</pre>
 */
public final class Shipped {
    private static final int POINTS = 100;

    private Shipped() {}

    /**
     * The third edition with the special orders of both leaders: <em>Called Shots</em>, used in the own activations, and
     * <em>Stand Together</em>, used when a friend has been made a target.
     *
     * @return the ruleset
     */
    public static Ruleset ruleset() {
        return of(Deadcube.ruleset());
    }

    /**
     * An edition with the special orders of both leaders.
     *
     * @param edition such as {@link Deadcube#revised}
     * @return the ruleset
     */
    public static Ruleset of(Ruleset edition) {
        return edition.withLibrary(edition.library().with(new CalledShots()).with(new StandTogether()));
    }

    /**
     * Where scripts are played with what ships.
     *
     * @return the standard stage with {@link #ruleset}
     */
    public static Stage stage() {
        return Stage.standard().with(ruleset());
    }

    /**
     * The registry knows what the names in records of such games stand for.
     *
     * @return every edition {@linkplain #of with the orders}, {@link #ruleset} first, and the scenarios Patrol and Open ground
     */
    public static Registry registry() {
        return new Registry(
                Deadcube.editions().flatMap(Deadcube::edition).map(Shipped::of),
                Vector.of(Deadcube.patrol(), new OpenGround()));
    }

    /**
     * The verifier replays records of such games.
     *
     * @return the engine with {@link #registry} and {@link SeededDice}
     */
    public static Verifier verifier() {
        return verifier(Deadcube.rules(), registry());
    }

    /**
     * The verifier replays records that have the seed of {@link SeededDice}, or none.
     *
     * @param rules the engine that replays them
     * @param registry what the names in them stand for
     * @return a verifier
     */
    public static Verifier verifier(Rules rules, Registry registry) {
        return new Verifier(rules, registry, SeededDice::of);
    }

    /**
     * The game.
     *
     * @param ruleset the rules to play by; the special orders of {@link #ruleset} must be among its orders
     * @return a set-up without faults; recon decides who begins
     */
    public static Setup setup(Ruleset ruleset) {
        return new Setup(
                ruleset,
                Deadcube.patrol(),
                Battlefields.shipped().head().battlefield(),
                POINTS,
                SaltwindWardens.team(),
                KilnRoadBreakers.team(),
                Option.none());
    }
}
