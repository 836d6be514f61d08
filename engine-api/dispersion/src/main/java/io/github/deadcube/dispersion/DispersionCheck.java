package io.github.deadcube.dispersion;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Vector;

/** All faults of a dispersion. */
record DispersionCheck(Dispersion dispersion) {
    private static final String LONGEST = "1000000";

    Vector<Fault> faults(int die) {
        Rectangle table = dispersion.table();
        Vector<Fault> faulty = area("table", RuleIds.N3_4, table);
        Vector<Fault> areas = dispersion.zone().toVector().flatMap(zone -> onTable("zone", zone, faulty.isEmpty()));
        areas = areas.appendAll(dispersion.enemyZones().flatMap(zone -> onTable("enemy zone", zone, faulty.isEmpty())));
        areas = areas.appendAll(dispersion.barred().flatMap(area -> area("barred area", RuleIds.N3_5, area)));
        return faulty.appendAll(point(dispersion.point(), faulty.isEmpty()))
                .appendAll(template(die))
                .appendAll(lengths())
                .appendAll(areas);
    }

    private Vector<Fault> point(Point point, boolean soundTable) {
        if (!measurable(point.x()) || !measurable(point.y()))
            return one("point", RuleIds.N3_2, Sentence.of("{point} is not within {longest} in", point, LONGEST));
        return !soundTable || dispersion.table().contains(point)
                ? Vector.empty()
                : one(
                        "point",
                        RuleIds.N3_2,
                        Sentence.of("{point} is off the table, which is {table}", point, dispersion.table()));
    }

    private Vector<Fault> template(int die) {
        Vector<Integer> numbers = dispersion.template();
        if (numbers.isEmpty() || numbers.head() != 1 || numbers.distinct().size() != numbers.size())
            return one("template", RuleIds.N3_3, "its numbers begin with 1, and each is there once");
        return numbers.contains(die)
                ? Vector.empty()
                : one(
                        "die",
                        RuleIds.N3_3,
                        Sentence.of("the template has no number {die}; it has {told}", die, told(numbers)));
    }

    private static Sentence told(Vector<Integer> numbers) {
        return numbers.equals(Vector.rangeClosed(1, numbers.size()))
                ? Sentence.of("1 to {count}", numbers.size())
                : Sentence.of("{these}", numbers);
    }

    private Vector<Fault> lengths() {
        double distance = dispersion.distance();
        Vector<Fault> errors = distance >= 0 && measurable(distance)
                ? Vector.empty()
                : one(
                        "distance",
                        RuleIds.N3_4,
                        Sentence.of("it is 0 to {longest} in, not {text}", LONGEST, Inches.text(distance)));
        double base = dispersion.base();
        return base > 0 && measurable(base)
                ? errors
                : errors.appendAll(one(
                        "base",
                        RuleIds.N3_5,
                        Sentence.of(
                                "its diameter is more than 0 and at most {longest} mm, not {text}",
                                LONGEST,
                                Inches.text(base))));
    }

    private Vector<Fault> onTable(CharSequence where, Rectangle zone, boolean soundTable) {
        Vector<Fault> faulty = area(where, RuleIds.N3_5, zone);
        return !faulty.isEmpty() || !soundTable || dispersion.table().contains(zone)
                ? faulty
                : one(
                        where,
                        RuleIds.N3_5,
                        Sentence.of("{zone} reaches beyond the table, which is {table}", zone, dispersion.table()));
    }

    private static Vector<Fault> area(CharSequence where, RuleId rule, Rectangle area) {
        boolean sound = measurable(area.west())
                && measurable(area.east())
                && measurable(area.south())
                && measurable(area.north());
        if (!sound) return one(where, rule, Sentence.of("{area} is not within {longest} in", area, LONGEST));
        return area.west() < area.east() && area.south() < area.north()
                ? Vector.empty()
                : one(
                        where,
                        rule,
                        Sentence.of(
                                "{area} has no area: the south-western corner comes first, then the north-eastern",
                                area));
    }

    private static boolean measurable(double length) {
        return Math.abs(length) <= Dispersion.LONGEST;
    }

    private static Vector<Fault> one(CharSequence where, RuleId rule, CharSequence fault) {
        return Vector.of(Fault.of(where, rule, fault));
    }
}
