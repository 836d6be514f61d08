package io.github.deadcube.core.drawing;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.view.BattlefieldPicture;
import io.github.deadcube.core.view.BattlefieldSvg;
import io.github.deadcube.core.view.GameDrawings;
import io.github.deadcube.core.view.SightMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Drawings of battlefields and games. The static methods give whole pictures: {@code Files.writeString(file,
 * BattlefieldDrawings.svg(NamedBattlefield.shipped().last()))}. An object has the single drawings of a picture for web
 * pages that move models: a plan of each level, and the isometric view. In each drawing, an element of class
 * {@code cube} covers each cube, also without a floor, and each side of a half-cube; its attribute {@code data-cube} is
 * the cube's notation. An element of class {@code figure} shows each model of both teams, also models out of play; its
 * attribute {@code data-model} is the model's id. A page hides these elements and moves them by their attribute
 * {@code transform}. An element of class {@code face} shows each face that is not open; its attribute {@code data-face}
 * is the notation of the {@link Face.Placed}. Class {@code away} hides it.
 *
 * <pre>{@code
 * BattlefieldDrawings drawings = new BattlefieldDrawings("Rooftop quarter", state.position());
 * page.append("<style>" + BattlefieldDrawings.style() + "</style>").append(drawings.view());
 * }</pre>
 */
public final class BattlefieldDrawings {
    private final GameDrawings drawings;

    /**
     * Creates the drawings of a game.
     *
     * @param name of the battlefield; empty if it has no name
     * @param position the position that they show
     */
    public BattlefieldDrawings(String name, Position position) {
        this(name, position, Vector.empty());
    }

    /**
     * Creates the drawings of a game whose page shows the doors as they open.
     *
     * @param name of the battlefield; empty if it has no name
     * @param position the position that they show
     * @param others the faces of later positions: each is a hidden element
     */
    public BattlefieldDrawings(String name, Position position, Seq<Face.Placed> others) {
        this.drawings = new GameDrawings(name, position, others);
    }

    /** The style sheet of all drawings, for light pages and for dark pages. */
    public static String style() {
        return GameDrawings.style();
    }

    /** Draws a battlefield. Every line ends with a line break. */
    public static String picture(NamedBattlefield named) {
        return picture(named, Language.ENGLISH);
    }

    /** The same, with its legend in a language. */
    public static String picture(NamedBattlefield named, Language language) {
        return BattlefieldPicture.svg(named, Option.none(), language);
    }

    /**
     * Draws a battlefield and what a model sees from a place (LOS-1 to LOS-3). Every line ends with a line break.
     *
     * @param body the body of the viewer and of its targets
     * @throws IllegalArgumentException if the viewer cannot stand there
     */
    public static String picture(NamedBattlefield named, Place from, Body body) {
        return picture(named, from, body, Language.ENGLISH);
    }

    /** The same, with its legend in a language. */
    public static String picture(NamedBattlefield named, Place from, Body body, Language language) {
        return BattlefieldPicture.svg(named, seen(named, from, body), language);
    }

    private static Option<SightMap> seen(NamedBattlefield named, Place from, Body body) {
        return Option.some(new SightMap(named.battlefield(), from, body));
    }

    /** Draws a battlefield: a whole SVG document. */
    public static String svg(NamedBattlefield named) {
        return svg(named, Language.ENGLISH);
    }

    /** The same, with its legend in a language. */
    public static String svg(NamedBattlefield named, Language language) {
        return BattlefieldSvg.svg(named, Option.none(), language);
    }

    /**
     * Draws a battlefield and what a model sees from a place (LOS-1 to LOS-3).
     *
     * @param body the body of the viewer and of its targets
     * @return a whole SVG document; every spot has a tooltip that says how much is seen there
     * @throws IllegalArgumentException if the viewer cannot stand there
     */
    public static String svg(NamedBattlefield named, Place from, Body body) {
        return svg(named, from, body, Language.ENGLISH);
    }

    /** The same, with its legend and its tooltips in a language. */
    public static String svg(NamedBattlefield named, Place from, Body body, Language language) {
        return BattlefieldSvg.svg(named, seen(named, from, body), language);
    }

    /**
     * Draws the state of a game: models with their HP, pinned and activated models, tokens, markers and objectives.
     *
     * <pre>{@code
     * BattlefieldDrawings.svg("Rooftop quarter", state.seenBy(Side.A).position());
     * }</pre>
     *
     * @param name of the battlefield; empty if it has no name
     * @param position as a player or a spectator sees it
     * @return a whole SVG document
     */
    public static String svg(String name, Position position) {
        return svg(name, position, Language.ENGLISH);
    }

    /** The same, with its legend, items and markers in a language. */
    public static String svg(String name, Position position, Language language) {
        return BattlefieldSvg.svg(name, position, language);
    }

    /**
     * Draws a level from above, north up.
     *
     * @param level from 1
     * @return an SVG element
     */
    public String plan(int level) {
        return drawings.plan(level);
    }

    /** Draws the isometric view of the whole battlefield from the south-west, as an SVG element. */
    public String view() {
        return drawings.view();
    }

    /**
     * Moves a figure to a place in the plan of its level.
     *
     * @param place a place of the battlefield
     * @return the attribute {@code transform} of the figure, such as {@code translate(45 165)}
     */
    public String onPlan(Place place) {
        return drawings.onPlan(place);
    }

    /**
     * Moves a figure to a place in the isometric view.
     *
     * @param place a place of the battlefield
     * @return the attribute {@code transform} of the figure, such as {@code translate(45 165)}
     */
    public String onView(Place place) {
        return drawings.onView(place);
    }
}
