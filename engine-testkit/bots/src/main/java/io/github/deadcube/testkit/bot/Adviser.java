package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;

/**
 * The opinions on which {@link SimpleBot} acts. It applies the rules to each option, weighs tests with their exact chances, and values
 * the positions that follow. It ignores the reply of the other side. One adviser is for one set-up and one thread.
 *
 * <pre>{@code
 * Adviser adviser = Adviser.of(rules, view.position().game().setup());
 * Opinion best = Opinion.best(adviser.opinions(view, decision), chance);
 * }</pre>
 */
public final class Adviser {
    private final Rules rules;
    private final Setup setup;
    private final Evaluation evaluation;
    private final DicePools pools;
    private final RouteCache walks = new RouteCache();

    private Adviser(Rules rules, Setup setup, Evaluation evaluation, DicePools pools) {
        this.rules = rules;
        this.setup = setup;
        this.evaluation = evaluation;
        this.pools = pools;
    }

    /**
     * An adviser for the games of a set-up. It computes its tables, which takes some milliseconds. Its routes follow the battlefield of the
     * set-up. After a door has opened, {@code setup.withBattlefield(position.battlefield())} gives the routes through it.
     */
    public static Adviser of(Rules rules, Setup setup) {
        DicePools pools = new DicePools(Deadcube.odds());
        return new Adviser(rules, setup, new Evaluation(setup, pools), pools);
    }

    /** The set-up of a game, on the battlefield as it is now. */
    static Setup setup(Position position) {
        Setup agreed = position.game().setup();
        return position.changedFaces().isEmpty() ? agreed : agreed.withBattlefield(position.battlefield());
    }

    /** An adviser with the same tables and opinions, for another thread. */
    public Adviser copy() {
        return new Adviser(rules, setup, evaluation.copy(setup), pools.copy());
    }

    /** The set-up of its games. */
    public Setup setup() {
        return setup;
    }

    /** The evaluation of positions and its tables. */
    public Evaluation evaluation() {
        return evaluation;
    }

    /**
     * The opinions of the side that decides, in the order of the options. They depend only on what the side sees.
     *
     * @param view of the side that decides
     */
    public Vector<Opinion> opinions(PlayerView view, Prompt.Decision decision) {
        int hidden = view.toShuffle().things();
        return opinions(view.completed(new Shuffle(Vector.rangeClosed(1, hidden))), decision);
    }

    /** The opinions in a state, with its hidden facts: for a search in states that {@link PlayerView#completed} has made. */
    public Vector<Opinion> opinions(GameState state, Prompt.Decision decision) {
        return opinions(state, decision, decision.options());
    }

    Vector<Opinion> opinions(GameState state, Prompt.Decision decision, Vector<Choice> options) {
        LookAhead foresight = new LookAhead(
                rules, evaluation, pools, decision.side(), state.position().round());
        return new OptionScores(rules, evaluation, walks, foresight, state, decision).opinions(options);
    }
}
