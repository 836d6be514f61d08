package io.github.deadcube.core.text;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.TextError;
import io.github.deadcube.core.support.FigureDraft;
import io.github.deadcube.core.support.Piece;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.TreeMap;

/** A situation while it is read, and everything that is wrong with it. */
final class Draft {
    private static final int USUAL_POINTS = 100;

    /** What is said of a game that goes on; a deployment would leave it out. */
    private static final Vector<String> OF_PLAY = Vector.of(
            "round", "score", "command", "next", "overfull", "revealed", "looked", "zone", "token", "smoke", "laid");

    /** A battlefield without a situation, which may have markers, but no models. */
    final boolean alone;

    final Terrain terrain = new Terrain();
    final MapSymbols markers = new MapSymbols();
    final Figures figures = new Figures();
    int points = USUAL_POINTS;
    int items;
    boolean recon;
    Option<Side> began = Option.none();
    final TokenStatements tokens = new TokenStatements();
    final Goals goals = new Goals();
    final Laid laid = new Laid();

    /** None where the text does not say by which rules it is played. */
    Option<Ruleset> edition = Option.none();

    int round = 1;
    Side initiative = Side.A;
    Option<Side> starter = Option.none();
    Vector<Cube> overfull = Vector.empty();
    Vector<Integer> revealed = Vector.empty();
    Vector<Integer> lookedA = Vector.empty();
    Vector<Integer> lookedB = Vector.empty();
    Situation.Zone zoneA = Situation.Zone.NONE;
    Situation.Zone zoneB = Situation.Zone.NONE;
    int scoreA;
    int scoreB;
    CommandDice commandA = CommandDice.NONE;
    CommandDice commandB = CommandDice.NONE;
    /** CMD-6, CMD-9: of the activation that goes on. */
    boolean second;

    int ordersA;
    int ordersB;
    private final TreeMap<String, Piece> turn = new TreeMap<>();
    private Vector<Piece> ofPlay = Vector.empty();
    private Vector<TextError> errors = Vector.empty();

    Draft(boolean alone) {
        this.alone = alone;
    }

    /** SET-3: whether an item is of a game that goes on, which a deployment would leave out. */
    static boolean isOfPlay(String item) {
        return OF_PLAY.exists(word -> item.equals(word) || item.startsWith(word + " "));
    }

    /** Something is said of the turn or the game. */
    void turn(Piece item) {
        if (isOfPlay(item.text())) ofPlay = ofPlay.append(item);
        turn.put(item.first().text(), item);
        turn.put(item.first().text() + " " + item.rest().first().text(), item);
    }

    /** Where the round, the score and their like are said, by their word, or by that and whose they are. */
    Option<Piece> turn(String word) {
        return Option.of(turn.get(word));
    }

    /** RND-3: what is said of an activation that goes on; none if no model is active. */
    Option<Situation.Underway> underway() {
        return figures.all()
                .find(f -> f.active)
                .map(f -> new Situation.Underway(f.id, second, f.taken, f.specials, f.dieSpent, ordersA, ordersB));
    }

    /** RND-3: what belongs to an activation, where there is none, or more than one. */
    Vector<TextError> inactive() {
        Vector<FigureDraft> active = figures.all().filter(f -> f.active);
        Vector<TextError> errors = active.drop(1).map(f -> f.at.wrong("a second active model", "one, or none"));
        for (FigureDraft f : figures.all())
            if (!f.active && (f.dieSpent || f.taken.nonEmpty() || f.specials.nonEmpty()))
                errors =
                        errors.append(f.at.wrong(f.id + " has taken something, and is not active", "'active' as well"));
        if (active.isEmpty())
            errors = errors.appendAll(Vector.of("second", "orders")
                    .flatMap(this::turn)
                    .map(item -> item.wrong("'" + item.text() + "', and no model is active", "'active' of a model")));
        return errors;
    }

    /** SET-3: what belongs to a set-up alone. */
    Vector<TextError> early() {
        return turn("items")
                .toVector()
                .map(item -> item.wrong(
                        "'" + item.text() + "' is of the set-up, and models are deployed already",
                        "models without a place, or tokens such as 'token 1 I-AMMO at c4'"));
    }

    /** SET-3: what a deployment would leave out, beside what cannot be read. */
    Vector<TextError> late() {
        Vector<Piece> drawn = laid.places().appendAll(tokens.places()).reject(at -> ofPlay.exists(at::isWithin));
        return ofPlay.appendAll(drawn)
                .reject(item -> errors.exists(e -> e.line() == item.line() && e.column() == item.column()))
                .map(item -> item.wrong(
                        "'" + item.text() + "' is of a game that goes on, and no model has a place yet",
                        "a place for each model, such as 'A1 at c4', or a game that begins with its deployment"));
    }

    /** Something about the battlefield cannot be read. */
    void unread(Piece item, TextError error) {
        terrain.doubts().unread(item);
        wrong(error);
    }

    void wrong(TextError error) {
        errors = errors.append(error);
    }

    /** So much is wrong already that nothing more is read. */
    boolean hopeless() {
        return errors.size() > TextBounds.MOST_ERRORS;
    }

    /** What is wrong with single items, then what is wrong with the whole. */
    Vector<TextError> errors() {
        return errors;
    }
}
