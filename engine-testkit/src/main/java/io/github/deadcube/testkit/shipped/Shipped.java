package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.battlefield.Battlefields;
import io.github.deadcube.testkit.scenario.Stage;
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
        return Deadcube.ruleset().withOrders(Vector.of(new CalledShots(), new StandTogether()));
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
