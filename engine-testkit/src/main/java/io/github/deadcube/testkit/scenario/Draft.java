package io.github.deadcube.testkit.scenario;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;

/** A situation while it is read, and everything that is wrong with it. */
final class Draft {
    private static final int USUAL_POINTS = 100;

    /** A battlefield without a situation, which may have markers, but no models. */
    final boolean alone;

    final Terrain terrain = new Terrain();
    final Markers markers = new Markers();
    final Figures figures = new Figures();
    int points = USUAL_POINTS;
    int items;
    boolean recon;
    final Tokens tokens = new Tokens();
    final Goals goals = new Goals();
    /** Each cube once, in board order. */
    Vector<Cube> smoke = Vector.empty();

    int round = 1;
    Side initiative = Side.A;
    int scoreA;
    int scoreB;
    CommandDice commandA = CommandDice.NONE;
    CommandDice commandB = CommandDice.NONE;
    private Vector<TextError> errors = Vector.empty();

    Draft(boolean alone) {
        this.alone = alone;
    }

    void smoke(Cube cube) {
        smoke = smoke.append(cube).distinct().sorted();
    }

    void wrong(TextError error) {
        errors = errors.append(error);
    }

    /** What is wrong with single items, then what is wrong with the whole. */
    Vector<TextError> errors() {
        return errors;
    }
}
