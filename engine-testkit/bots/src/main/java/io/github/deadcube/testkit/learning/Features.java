package io.github.deadcube.testkit.learning;

import io.github.deadcube.api.Experimental;
import io.vavr.collection.Vector;
import java.util.Locale;

/**
 * The numbers of an {@link Encoding} and their order. "Own" is the side that sees the view. Cubes are numbered from 1; 0 means none.
 * A flag is 0 or 1. A target number is written as 9 minus the number, and 0 without the statistic, so that more is better.
 */
@Experimental
public final class Features {
    private Features() {}

    /** A cube of the board; the numbers do not change during a game. */
    enum OfCube {
        /** Flag: the battlefield has this cube. */
        EXISTS,
        FLOOR,
        /** 0 open, to 5 blocked: the order of {@link io.github.deadcube.api.battlefield.Face.Gap}. */
        EAST,
        NORTH,
        WEST,
        SOUTH,
        /** The number of the deployment zone. */
        ZONE,
        /** VPs of an objective for a side. */
        OWN_OBJECTIVE,
        OTHER_OBJECTIVE,
        /** 1 more than the VPs for leaving by an exit. */
        OWN_EXIT,
        OTHER_EXIT
    }

    /** The beginning of a view. */
    enum OfGame {
        ROUND,
        ROUNDS,
        /** The VPs that end the game. */
        TARGET,
        OWN_SCORE,
        OTHER_SCORE,
        /** Flag: the own side has the turn. */
        OWN_TURN,
        /** 1 the own side starts the next round, −1 the other, 0 not settled. */
        STARTER,
        OWN_ZONE,
        OTHER_ZONE,
        /** Command dice, by face in the order of {@link io.github.deadcube.api.team.CommandDice.CommandFace}. */
        OWN_MODEL_DICE,
        OWN_DICE_DICE,
        OWN_ADVANCE_DICE,
        OWN_SHOOT_DICE,
        OWN_ASSAULT_DICE,
        OWN_ORDER_DICE,
        OTHER_MODEL_DICE,
        OTHER_DICE_DICE,
        OTHER_ADVANCE_DICE,
        OTHER_SHOOT_DICE,
        OTHER_ASSAULT_DICE,
        OTHER_ORDER_DICE,
        /** How many token items the own side knows, and how many it does not. */
        KNOWN_TOKENS,
        HIDDEN_TOKENS
    }

    /** A model: {@value Encoding#MODELS} of the own side, then as many of the other side, in team order. */
    enum OfModel {
        /** Flag: the team has this model. */
        IN_TEAM,
        IN_PLAY,
        RESERVE,
        WAITING,
        KILLED,
        GONE,
        COLUMN,
        ROW,
        LEVEL,
        HIT_POINTS,
        DAMAGE,
        PINNED,
        ACTIVATED,
        ACTIVE,
        /** Flag: it carries an item. */
        ITEM,
        MARKS,
        /** Flag: its side decides for it. */
        CONTROLLED,
        ADVANCE,
        SPRINT,
        RANGED,
        FIGHT,
        SURVIVE,
        ARMOUR,
        SIZE,
        /** The VPs for its death. */
        WORTH,
        /** The longest range, and the highest AP of a gun and of a close combat weapon. */
        RANGE,
        GUN_AP,
        BLADE_AP,
        KEYWORDS
    }

    /** An objective, in the order of the scenario: {@value Encoding#OBJECTIVES}. */
    enum OfObjective {
        COLUMN,
        ROW,
        LEVEL,
        OWN_WORTH,
        OTHER_WORTH,
        /** Models of a side in its cube. */
        OWN_MODELS,
        OTHER_MODELS
    }

    /** An item token or a marker: {@value Encoding#THINGS}, tokens first. */
    enum OfThing {
        COLUMN,
        ROW,
        LEVEL,
        /** Flag: an item token. */
        TOKEN,
        /** 1 an own marker, −1 of the other side, 0 of no side. */
        OWNER,
        NUMBER,
        /** A code of the item or of the marker's rule; 0 for a hidden item. Two kinds of things share a code by chance only. */
        CODE
    }

    /** A face that has changed since the game began, such as a door: {@value Encoding#FACES}, in board order. */
    enum OfFace {
        /** The cube at whose north or east the face is. */
        COLUMN,
        ROW,
        LEVEL,
        /** Flag: the face is at the east of the cube, not at its north. */
        EAST,
        /** 0 open, to 5 blocked, as {@link OfCube#EAST}. */
        GAP,
        /** Flag. */
        SMOOTH,
        /** The largest SZ that passes its hatch. */
        HATCH
    }

    /** An option of a decision. */
    enum OfOption {
        /** The kind of the choice: its place in {@link Encoding#KINDS}, from 1. */
        KIND,
        /** The kind of the action that a command die pays for. */
        ACTION,
        /** What the decision is about: its place in {@link io.github.deadcube.api.play.Prompt.Purpose}, from 1. */
        PURPOSE,
        /** The number of the acting model: positive an own one, negative one of the other side. */
        ACTOR,
        TARGET,
        COLUMN,
        ROW,
        LEVEL,
        /** The place of the command die's face, from 1. */
        FACE,
        /** The place of the weapon on the actor's card, from 1; 0 without one, and for the weapon of an item. */
        WEAPON,
        /** A number of dice, a zone, a token or a spot. */
        NUMBER,
        /** A code of the shot's mode or of the rule that is used, as {@link OfThing#CODE}. */
        CODE
    }

    /** The names of all numbers of a view, in their order: {@code game round}, {@code own 1 column}. */
    public static Vector<String> ofView() {
        return names("game", OfGame.values())
                .appendAll(several("own", Encoding.MODELS, OfModel.values()))
                .appendAll(several("other", Encoding.MODELS, OfModel.values()))
                .appendAll(several("objective", Encoding.OBJECTIVES, OfObjective.values()))
                .appendAll(several("thing", Encoding.THINGS, OfThing.values()))
                .appendAll(several("face", Encoding.FACES, OfFace.values()));
    }

    /** The names of the numbers of an option, in their order. */
    public static Vector<String> ofOption() {
        return Vector.of(OfOption.values()).map(Features::name);
    }

    /** The names of the numbers of a cube of the board, in their order. */
    public static Vector<String> ofCube() {
        return Vector.of(OfCube.values()).map(Features::name);
    }

    private static Vector<String> several(String what, int count, Enum<?>[] features) {
        return Vector.rangeClosed(1, count).flatMap(number -> names(what + " " + number, features));
    }

    private static Vector<String> names(String what, Enum<?>[] features) {
        return Vector.of(features).map(feature -> what + " " + name(feature));
    }

    private static String name(Enum<?> feature) {
        return feature.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
