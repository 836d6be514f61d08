package io.github.deadcube.dispersion;

import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * All inputs that decide where a dispersing element lands, except the die (N3-2 to N3-5). {@link #land} checks them,
 * not the constructor.
 *
 * <pre>{@code
 * Dispersion jump = Dispersion.at(new Point(10, 24)).withZone(Option.some(new Rectangle(0, 0, 48, 12)));
 * }</pre>
 *
 * @param table 48 × 48 in by default
 * @param point the declared point, on the table: the template is centred there
 * @param template N3-3: the numbers around the circular template, one for each of its equal sectors: clockwise from 1,
 *     each once; 1 to 20 by default, for a d20
 * @param distance how far the element moves, in inches; 16 by default
 * @param element a troop by default
 * @param base N3-8: the diameter of a troop's round base in millimetres, usually 25, 40 or 55; 25 by default
 * @param zone the deployment zone of the element's owner; empty if it is not known
 * @param enemyZones the enemy's deployment zones
 * @param barred other areas where a troop may not deploy, cannot be placed or does not fit
 */
@PackageBuilders
@Value.Builder
public record Dispersion(
        Rectangle table,
        Point point,
        Vector<Integer> template,
        double distance,
        Element element,
        double base,
        Option<Rectangle> zone,
        Vector<Rectangle> enemyZones,
        Vector<Rectangle> barred)
        implements WithDispersion {
    /** The largest coordinate, distance or diameter that is measured exactly. */
    public static final double LONGEST = 1e6;

    /** The largest number of sectors that {@link #withSectors} accepts. */
    public static final int MOST_SECTORS = 1000;

    private static final double MILLIMETRES_TO_THE_INCH = 25.4;

    /**
     * A dispersion with default values: a troop on a 25 mm base, a table of 48 × 48 in, a d20, no zones. The
     * {@code with} methods change them.
     */
    public static Dispersion at(Point point) {
        return new DispersionBuilder()
                .table(Rectangle.table(48, 48))
                .point(point)
                .template(Vector.rangeClosed(1, 20))
                .distance(16)
                .element(Element.TROOP)
                .base(25)
                .zone(Option.none())
                .enemyZones(Vector.empty())
                .barred(Vector.empty())
                .build();
    }

    /**
     * N3-1: whether a completed roll for a skill or a piece of equipment leads to a dispersion.
     *
     * @param weapon whether it is a weapon: in the third edition of Infinity, no weapon disperses
     * @param namesDispersion whether its description names dispersion
     * @param passed whether the roll was passed
     */
    public static boolean follows(boolean weapon, boolean namesDispersion, boolean passed) {
        return namesDispersion && !passed && !weapon;
    }

    /**
     * The same dispersion with a template with the numbers 1, 2, 3 … clockwise.
     *
     * @param sectors how many, 1 to {@value #MOST_SECTORS}
     * @throws IllegalArgumentException if the number is out of range
     */
    public Dispersion withSectors(int sectors) {
        if (sectors < 1 || sectors > MOST_SECTORS)
            throw new IllegalArgumentException("a template has 1 to " + MOST_SECTORS + " sectors, not " + sectors);
        return withTemplate(Vector.rangeClosed(1, sectors));
    }

    /**
     * N3-2 to N3-7: where the element lands, and which steps follow.
     *
     * <pre>{@code
     * Dispersion.at(new Point(24, 12)).land(6); // lands at 40,12 and stays there
     * }</pre>
     *
     * @param die the face of the die: a number of the template
     * @return the landing, or all faults of the inputs
     */
    public Either<Seq<Fault>, Landing> land(int die) {
        Vector<Fault> faults = new DispersionCheck(this).faults(die);
        if (!faults.isEmpty()) return Either.left(faults);
        Bearing bearing = Bearing.toCentre(table, point).clockwise(template.indexOf(die), template.size());
        return Either.right(Obligations.landing(this, bearing.from(point, distance)));
    }

    /** Half the diameter of the base, in inches. */
    public double radius() {
        return base / 2 / MILLIMETRES_TO_THE_INCH;
    }

    /** The kind of element that disperses (N3-4). It decides what happens after a bad landing. */
    public enum Element {
        /** A troop that cannot stay is placed again by its owner (N3-5). */
        TROOP,
        /** A template: if it lands off the table, the caller decides (N3-7). */
        TEMPLATE,
        /** An AI beacon: it is destroyed off the table, and deploys anywhere on it (N3-6). */
        BEACON,
        /** Anything else, such as a piece of scenery (N3-7). */
        OTHER
    }
}
