package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What lies on the table: all that a rule may read. */
public interface Table {
    /**
     * The battlefield.
     *
     * @return the same one throughout a game
     */
    Battlefield battlefield();

    /**
     * The rules that are played.
     *
     * @return the same throughout a game
     */
    Ruleset ruleset();

    /**
     * What is fought for.
     *
     * @return the same throughout a game
     */
    Scenario scenario();

    /**
     * The size of the game.
     *
     * @return points, such as 100 (VIC-4)
     */
    int points();

    /**
     * The round.
     *
     * @return 1 for the first; 0 before it
     */
    int round();

    /**
     * Whose turn it is.
     *
     * @return the side with the initiative; before anyone has it, the side named first (DICE-9)
     */
    Side initiative();

    /**
     * The active model.
     *
     * @return none between activations
     */
    Option<ModelId> active();

    /**
     * Every model of both teams, whatever has become of it.
     *
     * @return in team order, side A first
     */
    Vector<ModelState> models();

    /**
     * One model.
     *
     * @param model a model of the game
     * @return what is known of it
     */
    ModelState model(ModelId model);

    /**
     * Who decides for a model, whichever side it belongs to.
     *
     * @param model a model
     * @return its own side, unless a rule says otherwise (K-RAMPAGE)
     */
    Side controller(ModelId model);

    /**
     * Whether an identifier names a model of this game.
     *
     * @param model any identifier
     * @return whether its team has so many
     */
    boolean has(ModelId model);

    /**
     * The models in a cube.
     *
     * @param cube a cube
     * @return the side with the initiative first, in team order (SCAT-8)
     */
    Vector<ModelId> in(Cube cube);

    /**
     * Whether a model shares its cube with an enemy.
     *
     * @param model a model in play
     * @return whether one is there, pinned or not
     */
    boolean besideEnemies(ModelId model);

    /**
     * AST-9: whether another friendly model is in its cube, pinned or not.
     *
     * @param model a model in play
     * @return whether one is there
     */
    boolean besideFriends(ModelId model);

    /**
     * What one model sees of another, by the ruleset's sight.
     *
     * @param from a model in play
     * @param to another model in play
     * @return none, partly or clear
     */
    Line line(ModelId from, ModelId to);

    /**
     * Where there is smoke (K-SMOKE).
     *
     * @return whole cubes, in board order
     */
    Vector<Cube> smoke();

    /**
     * A side's command dice.
     *
     * @param side a side
     * @return those not spent yet
     */
    CommandDice command(Side side);

    /**
     * A side's victory points.
     *
     * @param side a side
     * @return 0 or more
     */
    int score(Side side);

    /**
     * A model's weapon by its number.
     *
     * @param model a model
     * @param weapon 0 for the first of its profile; −1 for none
     * @return the weapon, or none
     */
    default Option<Weapon> weapon(ModelId model, int weapon) {
        return weapon < 0
                ? Option.none()
                : Option.some(model(model).profile().weapons().get(weapon));
    }
}
