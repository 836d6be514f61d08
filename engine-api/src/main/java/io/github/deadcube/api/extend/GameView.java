package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What lies on the table: all that a rule may read. Models and cubes are those of the game; models that see or are beside others
 * are in play.
 */
public interface GameView {
    /** The battlefield. */
    Battlefield battlefield();

    /** The rules that are played. */
    Ruleset ruleset();

    /** Whether a switch of the rules is on. */
    default boolean has(Variant variant) {
        return ruleset().has(variant);
    }

    /** What is fought for. */
    Scenario scenario();

    /** The size of the game: points, such as 100 (VIC-4). */
    int points();

    /** The round: 1 for the first; 0 before it. */
    int round();

    /** Whose turn it is: the side with the initiative; before anyone has it, the side named first (DICE-9). */
    Side initiative();

    /** The active model: none between activations. */
    Option<ModelId> active();

    /** Every model of both teams, whatever has become of it: in team order, side A first. */
    Array<ModelState> models();

    /** One model: what is known of it. */
    ModelState model(ModelId model);

    /** Who decides for a model, whichever side it belongs to: its own side, unless a rule says otherwise (K-RAMPAGE). */
    Side controller(ModelId model);

    /** Whether an identifier names a model of this game. */
    boolean isInGame(ModelId model);

    /** The models in a cube: the side with the initiative first, in team order (SCAT-8). */
    Vector<ModelId> modelsIn(Cube cube);

    /** Whether a model shares its cube with an enemy: whether one is there, pinned or not. */
    boolean isBesideEnemies(ModelId model);

    /** AST-9: whether another friendly model is in its cube, pinned or not. */
    boolean isBesideFriends(ModelId model);

    /** What one model sees of another, by the ruleset's sight: none, partly or clear. */
    LineOfSight lineOfSight(ModelId from, ModelId to);

    /** What lies on the table besides models and items: in board order, those of one cube in the order in which they were laid. */
    Vector<Marker> markers();

    /** Where markers hide what is behind and within (K-SMOKE): whole cubes, in board order. */
    Vector<Cube> smoke();

    /** What is simply so of a model: by its keywords, by what it carries, or by a mark. */
    boolean hasTrait(ModelId model, Trait trait);

    /** What is simply so of a model's weapon. */
    boolean hasTrait(ModelId model, WeaponChoice weapon, Trait trait);

    /**
     * Whether a model shoots at models with a weapon, and its RANGED is then open to modifiers (SHO-6): false for a weapon that is
     * aimed at cubes or friends, and for one that is fired as printed (K-IT-BURNS).
     */
    boolean allowsModifiers(ModelId model, WeaponChoice weapon);

    /** The cube, or the two sides of a half-cube (GEO-7). */
    Vector<Cube> parts(Cube cube);

    /**
     * The highest floored level of a stack, a half floor only if the model may stop on it (SET-3, PART-4): a whole cube with a
     * floor.
     */
    Cube highestFloor(ModelId model, Cube cube);

    /** The models in the cubes around one (GEO-8): in SCAT-8 order, without those in the cube itself. */
    Vector<ModelId> modelsAround(Cube cube);

    /**
     * Whether two models are of one faction, and not the same model (AST-9). A model whose side has no say over it is nobody's
     * friend (K-RAMPAGE).
     */
    boolean areFriends(ModelId one, ModelId other);

    /** Whether a model finds room and a spot in a cube, others not being moved out of it (ADV-4, ADV-15). */
    boolean hasRoom(ModelId model, Cube cube);

    /** Whether a model could take a free action as things stand. */
    boolean canTake(FreeAction action);

    /** A side's command dice: those not spent yet. */
    CommandDice commandDice(Side side);

    /** A side's victory points: 0 or more. */
    int score(Side side);

    /** A model's weapon: the weapon, or none. */
    Option<Weapon> weapon(ModelId model, WeaponChoice weapon);
}
