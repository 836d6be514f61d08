package io.github.deadcube.core.text;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.script.BattlefieldText;
import io.github.deadcube.core.script.ScriptWriter;
import io.github.deadcube.core.support.PackagedTexts;
import io.github.deadcube.core.support.Quoted;
import io.github.deadcube.core.support.TextVersion;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A battlefield with a name and map symbols. Its text is drawn as in scripts, but is complete: it has each cube of the
 * ground and each row exactly once, and all statements and characters of a face agree.
 *
 * <pre>{@code
 * battlefield "Two yards"
 * marker o "objective"
 * board 3 x 2 x 2
 * :1  a  b  c
 *  2  .  . |.
 *        --
 *  1  .  .  o
 * :2  a  b  c
 *  2     .
 * smooth wall north of b1
 * }</pre>
 *
 * @param name on one line; empty if it has no name
 * @param markers for readers of the drawing only; the rules ignore them
 */
public record NamedBattlefield(String name, Battlefield battlefield, Vector<MapSymbol> markers) {
    /** A battlefield without a name and markers. Its {@link #text} is only the drawing. */
    public static NamedBattlefield of(Battlefield battlefield) {
        return new NamedBattlefield("", battlefield, Vector.empty());
    }

    /**
     * Reads a battlefield. Never throws. Time and memory grow with the length of the text, but the stack does not.
     * The text and its lines have a limit. An item has at most 2,000 characters.
     *
     * @param text as {@link #text} writes it; it may have comments and empty lines, and may begin with its version,
     *     {@code version 1}
     * @return the battlefield, or all errors in the order of the lines
     */
    public static Either<Seq<Fault>, NamedBattlefield> read(String text) {
        return TextVersion.read(text, BattlefieldText::read)
                .map(read -> new NamedBattlefield(
                        read.name(),
                        read.battlefield(),
                        read.symbols().map(s -> new MapSymbol(s.symbol(), s.meaning(), s.cubes()))));
    }

    /**
     * The battlefield in a text that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the text, each with its line
     */
    public static NamedBattlefield of(String text) {
        return Fault.orThrow(read(text));
    }

    /**
     * Draws the battlefield. Every line ends with a line break. {@link #read} returns an equal battlefield from the
     * text.
     */
    public String text() {
        return (name.isEmpty() ? "" : "battlefield " + Quoted.quoted(name) + "\n")
                + markers.map(m -> "marker " + m.symbol() + " " + Quoted.quoted(m.meaning()) + "\n")
                        .mkString()
                + ScriptWriter.write(battlefield, this::symbol);
    }

    private String symbol(Cube cube) {
        return markers.find(m -> m.cubes().contains(cube))
                .map(m -> String.valueOf(m.symbol()))
                .getOrElse("");
    }

    /**
     * A symbol in cubes of a drawing, for example for objectives or a deployment zone. It is for readers of the drawing
     * only; the rules ignore it. A marker of the rules is a {@link io.github.deadcube.api.play.Marker}.
     *
     * @param symbol {@code a} to {@code z}; {@code o} for objectives
     * @param meaning on one line
     * @param cubes in battlefield order, with a floor; no cube has two symbols
     */
    public record MapSymbol(char symbol, String meaning, Vector<Cube> cubes) {}

    /**
     * The battlefields that ship. Each has 8 × 8 cubes and suits Patrol; its markers show the zones and objectives of
     * Patrol. Each looks the same to both sides after half a turn. Together they have every kind of scenery.
     *
     * @return an open street, a walled compound, a quarter of roofs, a container yard, a refinery, and a tower block of
     *     four levels
     */
    public static Vector<NamedBattlefield> shipped() {
        return ShippedFiles.TEXTS.all();
    }

    /** A shipped battlefield, such as {@code Tower block} or {@code tower-block}. The others are not read. */
    public static Option<NamedBattlefield> shipped(String name) {
        return ShippedFiles.TEXTS.named(name);
    }

    /**
     * The shipped battlefield that a program names, as {@link #shipped(String)} finds it.
     *
     * @throws IllegalArgumentException with all names, if none has this one
     */
    public static NamedBattlefield shippedNamed(String name) {
        return ShippedFiles.TEXTS.known(name);
    }

    private static final class ShippedFiles {
        static final PackagedTexts<NamedBattlefield> TEXTS = new PackagedTexts<>(
                ShippedFiles.class,
                "",
                NamedBattlefield::read,
                "Open street",
                "Walled compound",
                "Rooftop quarter",
                "Container yard",
                "Refinery",
                "Tower block");

        private ShippedFiles() {}
    }
}
