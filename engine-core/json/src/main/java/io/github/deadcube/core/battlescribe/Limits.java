package io.github.deadcube.core.battlescribe;

import io.github.deadcube.core.team.Category;
import io.github.deadcube.core.team.CategoryLimit;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** TEAM-2, TEAM-3: how many models of each category a game system allows in a team. */
final class Limits {
    private final Index index;
    private final Findings findings;
    private Vector<Category> flawed = Vector.empty();

    Limits(Index index, Findings findings) {
        this.index = index;
        this.findings = findings;
    }

    /** What a category is called in lists. */
    static Option<Category> category(String name) {
        return switch (name.strip().toUpperCase(Locale.ROOT)) {
            case "LEADER", "LEADERS" -> Option.some(Category.LEADER);
            case "TROOP", "TROOPS" -> Option.some(Category.TROOP);
            case "SPECIALIST", "SPECIALISTS" -> Option.some(Category.SPECIALIST);
            case "SUPPORT" -> Option.some(Category.SUPPORT);
            case "MINION", "MINIONS" -> Option.some(Category.MINION);
            case "LIVING LEGEND", "LIVING LEGENDS" -> Option.some(Category.LIVING_LEGEND);
            case "MERC", "MERCS", "MERCENARY", "MERCENARIES" -> Option.some(Category.MERCENARY);
            case "SPECIAL" -> Option.some(Category.FOLLOWER);
            default -> Option.none();
        };
    }

    Vector<CategoryLimit> of(Element system, Published published) {
        Vector<CategoryLimit> limits = system.each("categoryEntries", "categoryEntry")
                .flatMap(entry -> category(entry.title()).flatMap(category -> limit(category, entry)))
                .sortBy(CategoryLimit::category);
        return published.revised() ? limits.map(CategoryLimit::revised) : limits;
    }

    /** Whose limits have a fault that was passed over. */
    Vector<Category> flawed() {
        return flawed;
    }

    private Option<CategoryLimit> limit(Category category, Element entry) {
        Vector<Element> constraints = entry.each("constraints", "constraint");
        if (constraints.isEmpty()) return Option.none();
        Option<CategoryLimit.Per> per = Option.none();
        for (Element modifier : entry.each("modifiers", "modifier")) {
            Option<CategoryLimit.Per> read = per(modifier);
            if (read.isEmpty()) {
                flawed = flawed.append(category);
                findings.fault(modifier, entry.title(), "a modifier of this category is not understood", "passed over");
            } else per = read;
        }
        return Option.some(new CategoryLimit(
                CategoryLimit.rule(category),
                category,
                value(constraints, "min").getOrElse(0),
                value(constraints, "max"),
                per));
    }

    /** One more for each so many of another category. */
    private Option<CategoryLimit.Per> per(Element modifier) {
        Vector<Element> repeats = modifier.each("repeats", "repeat");
        boolean one = modifier.get("type").equals("increment")
                && Figures.whole(modifier.get("value")).contains(1)
                && repeats.size() == 1
                && modifier.each("conditions", "condition").isEmpty();
        if (!one) return Option.none();
        return index.find(repeats.head().get("childId"))
                .flatMap(counted -> category(counted.title()))
                .flatMap(counted -> Figures.whole(repeats.head().get("value"))
                        .filter(many -> many > 0)
                        .map(many -> new CategoryLimit.Per(many, counted)));
    }

    private static Option<Integer> value(Vector<Element> constraints, String type) {
        return constraints
                .filter(c -> c.get("type").equals(type))
                .flatMap(c -> Figures.whole(c.get("value")))
                .headOption();
    }
}
