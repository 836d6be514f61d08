package io.github.deadcube.testkit.features;

import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The numbers of an encoding and their order. "Own" is the side that sees the view. Cubes are numbered from 1; 0 means
 * none. A flag is 0 or 1. A target number is written as 9 minus the number, and 0 without the statistic, so that more
 * is better. The page LEARNING.md explains each number.
 */
public final class Features {
    public static final int MODELS = 32;
    public static final int OBJECTIVES = 16;
    public static final int THINGS = 128;
    public static final int FACES = 16;

    private static final Pattern SEVERAL = Pattern.compile("^([a-z]+) \\d+ ");

    private Features() {}

    /** A cube of the battlefield; the numbers do not change during a game. */
    public enum OfCube {
        EXISTS,
        FLOOR,
        EAST,
        NORTH,
        WEST,
        SOUTH,
        ZONE,
        OWN_OBJECTIVE,
        OTHER_OBJECTIVE,
        OWN_EXIT,
        OTHER_EXIT
    }

    /** The beginning of a view. */
    public enum OfGame {
        ROUND,
        ROUNDS,
        TARGET,
        OWN_SCORE,
        OTHER_SCORE,
        OWN_TURN,
        STARTER,
        OWN_ZONE,
        OTHER_ZONE,
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
        KNOWN_TOKENS,
        HIDDEN_TOKENS
    }

    /** A model: {@value #MODELS} of the own side, then as many of the other side, in team order. */
    public enum OfModel {
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
        ITEM,
        MARKS,
        CONTROLLED,
        ADVANCE,
        SPRINT,
        RANGED,
        FIGHT,
        SURVIVE,
        ARMOUR,
        SIZE,
        WORTH,
        RANGE,
        GUN_AP,
        BLADE_AP,
        KEYWORDS
    }

    /** An objective, in the order of the scenario: {@value #OBJECTIVES}. */
    public enum OfObjective {
        COLUMN,
        ROW,
        LEVEL,
        OWN_WORTH,
        OTHER_WORTH,
        OWN_MODELS,
        OTHER_MODELS
    }

    /** An item token or a marker: {@value #THINGS}, tokens first. */
    public enum OfThing {
        COLUMN,
        ROW,
        LEVEL,
        TOKEN,
        OWNER,
        NUMBER,
        CODE
    }

    /** A face that has changed since the game began, such as a door: {@value #FACES}, in battlefield order. */
    public enum OfFace {
        COLUMN,
        ROW,
        LEVEL,
        EAST,
        GAP,
        SMOOTH,
        HATCH
    }

    public enum OfOption {
        KIND,
        ACTION,
        PURPOSE,
        ACTOR,
        TARGET,
        COLUMN,
        ROW,
        LEVEL,
        FACE,
        WEAPON,
        NUMBER,
        CODE
    }

    /** The names of all numbers of a view, in their order: {@code game round}, {@code own 1 column}. */
    public static Vector<String> ofView() {
        return names("game", OfGame.values())
                .appendAll(several("own", MODELS, OfModel.values()))
                .appendAll(several("other", MODELS, OfModel.values()))
                .appendAll(several("objective", OBJECTIVES, OfObjective.values()))
                .appendAll(several("thing", THINGS, OfThing.values()))
                .appendAll(several("face", FACES, OfFace.values()));
    }

    public static Vector<String> ofOption() {
        return Vector.of(OfOption.values()).map(Features::name);
    }

    public static Vector<String> ofCube() {
        return Vector.of(OfCube.values()).map(Features::name);
    }

    /**
     * The scales of all numbers of a view: a number divided by its scale is from −1 to 1, or a little beyond in rare
     * games. A learner whose numbers are of one size learns faster.
     */
    public static Vector<Integer> scalesOfView() {
        return scales(ofView());
    }

    public static Vector<Integer> scalesOfOption() {
        return scales(ofOption().map("option "::concat));
    }

    public static Vector<Integer> scalesOfCube() {
        return scales(ofCube().map("cube "::concat));
    }

    private static Vector<Integer> scales(Vector<String> names) {
        Map<String, Integer> known =
                Explained.all().toLinkedMap(number -> number.part() + " " + number.name(), Explained::scale);
        return names.map(name ->
                known.get(SEVERAL.matcher(name).replaceFirst(Features::part)).get());
    }

    /** {@code own 3 column} is a number of a model. */
    private static String part(MatchResult name) {
        return (name.group(1).equals("own") || name.group(1).equals("other") ? "model" : name.group(1)) + " ";
    }

    /**
     * What a number means.
     *
     * @param part what has the number, such as a model or an option
     */
    public record Explained(String part, String name, int scale, String meaning) {
        /** All numbers, in the order of their parts. */
        public static Vector<Explained> all() {
            String file = "features.txt";
            String text = TextFile.packaged(Features.class.getResourceAsStream(file), file);
            return Vector.of(text.split("\n", -1))
                    .reject(line -> line.isEmpty() || line.startsWith("#"))
                    .map(line -> line.split(" \\| ", -1))
                    .map(cells -> new Explained(cells[0], cells[1], Integer.parseInt(cells[2]), cells[3]));
        }
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
