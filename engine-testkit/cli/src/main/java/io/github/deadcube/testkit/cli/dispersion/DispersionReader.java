package io.github.deadcube.testkit.cli.dispersion;

import static io.vavr.control.Option.none;
import static io.vavr.control.Option.some;

import io.github.deadcube.api.dispersion.Dispersion;
import io.github.deadcube.api.dispersion.Dispersion.Base;
import io.github.deadcube.api.dispersion.Dispersion.Element;
import io.github.deadcube.api.dispersion.Dispersion.Point;
import io.github.deadcube.api.dispersion.Dispersion.Rectangle;
import io.github.deadcube.api.dispersion.Dispersion.Template;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.cli.command.Decimals;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Reads the options of {@code deadcube dispersion}. It records values that cannot be read and replaces them by valid ones, so
 * that the rule can check the others.
 */
final class DispersionReader {
    private static final double FAR = Dispersion.LONGEST;
    private static final Rectangle ANY_TABLE = new Rectangle(-FAR, -FAR, FAR, FAR);

    private Dispersion dispersion = Dispersion.at(new Point(0, 0));
    private Option<Point> at = none();
    private int die = 1;
    private boolean sound = true;
    private Vector<String> errors = Vector.empty();

    void table(String text) {
        dispersion = dispersion.withTable(ANY_TABLE);
        note(
                "--table takes width x depth, such as 48x48",
                text,
                Decimals.read(text, "[xX×]", 2).map(n -> Rectangle.table(n.get(0), n.get(1))),
                table -> dispersion = dispersion.withTable(table));
    }

    void at(String text) {
        note("--at takes a point, such as 10,24", text, point(text), point -> at = some(point));
    }

    void sectors(String text) {
        Option<Integer> number = Decimals.whole(text).filter(n -> n >= 1 && n <= Template.MOST_SECTORS);
        sound = number.isDefined();
        note(
                "--sectors takes a number from 1 to " + Template.MOST_SECTORS,
                text,
                number,
                n -> dispersion = dispersion.withTemplate(Template.of(n)));
    }

    void die(String text) {
        note("--die takes a number of the template", text, Decimals.whole(text), n -> die = n);
    }

    void distance(String text) {
        note(
                "--distance takes inches, such as 16",
                text,
                Decimals.read(text),
                inches -> dispersion = dispersion.withDistance(inches));
    }

    void element(String text) {
        note(
                "--element takes one of "
                        + Vector.of(Element.values())
                                .map(DispersionReader::word)
                                .mkString(", "),
                text,
                Vector.of(Element.values()).find(element -> word(element).equals(text.strip())),
                element -> dispersion = dispersion.withElement(element));
    }

    void base(String text) {
        note(
                "--base takes a diameter in millimetres, such as 25",
                text,
                Decimals.read(text),
                diameter -> dispersion = dispersion.withBase(new Base(diameter)));
    }

    void zone(String text) {
        area("--zone", text, zone -> dispersion = dispersion.withZone(some(zone)));
    }

    void enemyZone(String text) {
        area(
                "--enemy-zone",
                text,
                zone -> dispersion =
                        dispersion.withEnemyZones(dispersion.enemyZones().append(zone)));
    }

    void barred(String text) {
        area(
                "--barred",
                text,
                area -> dispersion = dispersion.withBarred(dispersion.barred().append(area)));
    }

    Dispersion dispersion() {
        Rectangle table = dispersion.table();
        return dispersion.withPoint(
                at.getOrElse(() -> new Point((table.west() + table.east()) / 2, (table.south() + table.north()) / 2)));
    }

    int die() {
        return sound ? die : 1;
    }

    Vector<String> errors() {
        return errors;
    }

    /** An error of the rule, by the name of the option. */
    static String describe(Fault error) {
        String option = switch (error.where().part()) {
            case "point" -> "at";
            case "enemy zone" -> "enemy-zone";
            case "barred area" -> "barred";
            default -> error.where().part();
        };
        return error.in("--" + option).toString();
    }

    private void area(String option, String text, Consumer<Rectangle> keep) {
        note(
                option + " takes two opposite corners, such as 0,0,48,12",
                text,
                Decimals.read(text, ",", 4)
                        .map(n -> Rectangle.between(new Point(n.get(0), n.get(1)), new Point(n.get(2), n.get(3)))),
                keep);
    }

    private static Option<Point> point(String text) {
        return Decimals.read(text, ",", 2).map(n -> new Point(n.get(0), n.get(1)));
    }

    private static String word(Element element) {
        return element.name().toLowerCase(Locale.ROOT);
    }

    private <T> void note(String expected, String text, Option<T> read, Consumer<T> keep) {
        if (read.isEmpty()) errors = errors.append(expected + ", not '" + text + "'");
        read.forEach(keep);
    }
}
