package io.github.deadcube.api.dispersion;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * All that decides where a dispersing element lands, but for the die (N3-2 to N3-5). Unchecked: the rule checks it.
 *
 * <pre>{@code
 * Dispersion jump = Dispersion.at(new Point(10, 24)).withZone(Option.some(new Rectangle(0, 0, 48, 12)));
 * }</pre>
 *
 * @param table where it is played; 48 × 48 in by default
 * @param point the declared point, on the table: the template is centred there
 * @param template the numbers around it; 20 by default
 * @param distance how far the element moves, in inches; 16 by default
 * @param element what disperses; a troop by default
 * @param base a troop's base; 25 mm by default
 * @param zone the deployment zone of the element's owner; none if it is not known
 * @param enemyZones the enemy's deployment zones
 * @param barred other areas where a troop may not deploy, cannot be placed or does not fit
 */
@Value.Builder
public record Dispersion(
        Rectangle table,
        Point point,
        Template template,
        double distance,
        Element element,
        Base base,
        Option<Rectangle> zone,
        Vector<Rectangle> enemyZones,
        Vector<Rectangle> barred)
        implements WithDispersion {
    /** The largest coordinate, distance or diameter that is measured exactly. */
    public static final double LONGEST = 1e6;

    /**
     * A troop on a 25 mm base that lands on a table of 48 × 48 in by a d20, without zones; the withers change any of it.
     *
     * @param point the declared point
     * @return a dispersion with every other component as it is by default
     */
    public static Dispersion at(Point point) {
        return new DispersionBuilder()
                .table(Rectangle.table(48, 48))
                .point(point)
                .template(Template.D20)
                .distance(16)
                .element(Element.TROOP)
                .base(new Base(25))
                .zone(Option.none())
                .enemyZones(Vector.empty())
                .barred(Vector.empty())
                .build();
    }
}
