package io.github.deadcube.api.extend;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The game as rules may read it. Arguments must be models and cubes of the game. Methods about sight and neighbours
 * need models in play.
 */
public interface GameView {
    /** The battlefield as it is now. */
    Battlefield battlefield();

    /** The rules that are played. */
    Ruleset ruleset();

    /** Whether the ruleset has a variant. */
    default boolean has(Variant variant) {
        return ruleset().has(variant);
    }

    Scenario scenario();

    /** The size of the game in points, such as 100 (VIC-4). */
    int points();

    /** The round: 1 for the first; 0 before it. */
    int round();

    /** The side that has the turn. Before a side has the initiative: the side that is named first (DICE-9). */
    Side initiative();

    /** The active model; none between activations. */
    Option<ModelId> active();

    /** Every model of both teams, also models that are not in play: in team order, side A first. */
    Array<Model> models();

    Model model(ModelId model);

    /** The side that decides for a model: the model's own side unless a rule changes that (K-RAMPAGE). */
    Side controller(ModelId model);

    /** Whether this game has a model with an identifier. */
    boolean isInGame(ModelId model);

    /** The models in a cube: the side with the initiative first, in team order (SCAT-8). */
    Vector<ModelId> modelsIn(Cube cube);

    /** Whether a model shares its cube with an enemy, pinned or not. */
    boolean isBesideEnemies(ModelId model);

    /** AST-9: whether another friendly model is in its cube, pinned or not. */
    boolean isBesideFriends(ModelId model);

    /** How much one model sees of another, by the ruleset's {@link Sight}. */
    LineOfSight lineOfSight(ModelId from, ModelId to);

    /**
     * The markers on the battlefield in battlefield order; markers in one cube in the order in which they were laid.
     */
    Vector<Marker> markers();

    /**
     * The cubes with a marker that blocks sight through, into and out of the cube (K-SMOKE): whole cubes, in
     * battlefield order.
     */
    Vector<Cube> smoke();

    /** Whether a model has a trait by its keywords, by the item that it carries, or by a mark. */
    boolean hasTrait(ModelId model, Trait trait);

    /** Whether a model's weapon has a trait. */
    boolean hasTrait(ModelId model, WeaponChoice weapon, Trait trait);

    /**
     * Whether a model can shoot at models with a weapon so that modifiers apply to its RANGED (SHO-6). False for a
     * weapon that is aimed at cubes or friends, and for a weapon that is fired as printed (K-IT-BURNS).
     */
    boolean allowsModifiers(ModelId model, WeaponChoice weapon);

    /** The two sides of a half-cube (GEO-7), or only the cube itself. */
    Vector<Cube> parts(Cube cube);

    /**
     * The highest cube with a floor in a cube's stack, as a whole cube. A half floor counts only if the model may stop
     * on it (SET-3, PART-4).
     */
    Cube highestFloor(ModelId model, Cube cube);

    /** The models in the cubes around a cube (GEO-8), in SCAT-8 order; without the models in the cube itself. */
    Vector<ModelId> modelsAround(Cube cube);

    /**
     * Whether two different models are of one faction (AST-9). A model that its own side does not control has no
     * friends (K-RAMPAGE).
     */
    boolean areFriends(ModelId one, ModelId other);

    /**
     * Whether a cube has capacity and a free spot for a model without moving another model out of it (ADV-4, ADV-15).
     */
    boolean hasRoom(ModelId model, Cube cube);

    /** Whether a model can take a free action in the present position. */
    boolean canTake(FreeAction action);

    /**
     * Why a declared attack ({@link Trigger#DECLARED}) cannot have another target; none if {@link
     * Effects#redirectAttack} may name it. The new target must be one that the attacker could have named: of a SHOOT in
     * range, in sight and no friend (SHO-2 to SHO-4), of an ASSAULT an enemy in its cube (AST-1), and none that a rule
     * forbids.
     *
     * @param attack the attack as the hook has received it
     * @param target a model other than {@code attack.target()}
     */
    Option<Rejection> redirectRefusal(TestContext attack, ModelId target);

    /**
     * The sum of the amounts that rules add to a modifier of a model (KT-11). A rule of an application can use the
     * modifiers of the engine with it, such as {@link Modifier#AIM_DICE}.
     *
     * @param owner the model whose modifier is computed, with the weapon that it uses
     */
    <Q> int amount(Modifier<Q> modifier, ModelId owner, WeaponChoice weapon, Q question);

    /** A side's command dice that are not spent yet. */
    CommandDice commandDice(Side side);

    /** A side's victory points: 0 or more. */
    int score(Side side);

    /**
     * The weapon that a choice names, with the keywords that are lent to it (KT-17); none if the model has no such
     * weapon.
     */
    Option<Weapon> weapon(ModelId model, WeaponChoice weapon);

    /** What rules remember about a model, in the order in which they remembered it. */
    <M extends RuleData.Memory> Vector<M> remembered(Class<M> type, ModelId owner);

    /** The rule that gives a model a trait; none if it does not have the trait. */
    Option<RuleId> ruleOf(ModelId model, Trait trait);

    /** Whether the markers of a rule have a trait. */
    boolean hasTrait(Marker marker, Trait trait);

    /** Whether an explosion that a model causes was set off and waits (KT-4). */
    boolean explosionWaits(ModelId by);

    /** Whether a keyword with this rule acts for a model and its weapon: of its card, of its item, or lent to it. */
    boolean hasKeyword(ModelId model, WeaponChoice weapon, RuleId keyword);

    /** The keywords of a model itself, as its card prints them, and those that are lent to it (KT-17). */
    Vector<Keyword> keywords(ModelId model);

    /** The ground cubes of a side's deployment zone, with those that were added (SET-9); empty before it is chosen. */
    Vector<Cube> zone(Side side);

    /** The leader of a side's strike team. */
    ModelId leader(Side side);
}
