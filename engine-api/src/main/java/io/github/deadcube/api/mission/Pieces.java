package io.github.deadcube.api.mission;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.Locale;
import java.util.regex.Pattern;

/** What assets and scenery have in common: they have names, and they are markers in cubes. */
final class Pieces {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9]++(?:[ -][A-Za-z0-9]++)*+");
    private static final Pattern OTHERS = Pattern.compile("[^A-Z0-9]++");
    private static final int LONGEST = 40;

    private Pieces() {}

    static boolean isName(String name) {
        return name.length() <= LONGEST && NAME.matcher(name).matches();
    }

    /**
     * The identifier of a named piece, such as {@code ASSET-DATA-CORE}. Also of a name that {@link #isName} refuses.
     */
    static RuleId rule(String kind, String name) {
        String begin = name.substring(0, Math.min(name.length(), LONGEST));
        String word =
                OTHERS.matcher(begin.toUpperCase(Locale.ROOT)).replaceAll("-").replaceAll("^-|-$", "");
        return RuleId.of(kind + "-"
                + (word.isEmpty() ? "UNNAMED" : word.substring(0, Math.min(word.length(), LONGEST)))
                        .replaceAll("-$", ""));
    }

    /** The places of pieces; without those that are not on the battlefield. */
    static Vector<Cube> places(Vector<Cube> cubes, boolean inside, Battlefield battlefield) {
        return cubes.filter(battlefield::contains).map(cube -> inside ? cube.whole() : battlefield.highestFloor(cube));
    }

    /**
     * The markers of a rule in the cube of a model. One on the other side of a half-cube is out of reach (GEO-7,
     * PART-1).
     */
    static Vector<Marker> at(GameView game, Model model, RuleId rule) {
        Cube here = model.cube();
        return game.markers()
                .filter(marker -> marker.rule().equals(rule)
                        && (marker.cube().equals(here) || marker.cube().equals(here.whole())));
    }

    /** Whether a model decides for itself: a model that another side controls carries and uses nothing. */
    static boolean isFree(GameView game, ModelId model) {
        return game.controller(model) == model.side();
    }

    /** Why a model that is not free cannot use or carry a piece. */
    static Rejection unfree(RuleId rule) {
        return new Rejection(rule, "the other side controls the model", "a model that its own side controls");
    }
}
