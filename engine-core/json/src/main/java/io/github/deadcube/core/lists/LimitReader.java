package io.github.deadcube.core.lists;

import io.github.deadcube.core.lists.CardLimit.Asked;
import io.github.deadcube.core.lists.CardLimit.Change;
import io.github.deadcube.core.lists.CardLimit.Comparison;
import io.github.deadcube.core.lists.CardLimit.Counted;
import io.github.deadcube.core.lists.CardLimit.Per;
import io.github.deadcube.core.lists.CardLimit.When;
import io.github.deadcube.core.lists.EntryContent.Cost;
import io.github.deadcube.core.lists.Findings.At;
import io.github.deadcube.core.lists.ListEntry.Index;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ForceList.CategoryLimit;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** TEAM-3, TEAM-4: how many of a card a team may have, and which conditions change that number. */
record LimitReader(Index index, Findings findings) {
    private static final Vector<String> OF_TEAM = Vector.of("roster", "force", "parent");
    /** More than any team has; a product of two such numbers does not overflow. */
    private static final int MOST = 10_000;

    /**
     * What limits a card without a condition and under conditions, how many the team must have, and the other card that
     * it must have (TEAM-4).
     */
    record Read(Option<Integer> most, Vector<CardLimit> limits, Vector<CardLimit.Least> least, Option<String> needs) {
        boolean none() {
            return most.contains(0)
                    || limits.exists(limit -> limit.most().contains(0)
                            && limit.changes().forAll(c -> c.set() ? c.value() == 0 : c.value() <= 0));
        }
    }

    Read read(ListEntry entry) {
        Vector<Element> modifiers = entry.each("modifier");
        Vector<Element> constraints = constraints("max", entry);
        Vector<Element> required = constraints("min", entry);
        Vector<String> fields =
                constraints.appendAll(required).map(c -> c.get("id")).append("hidden");
        for (Element modifier : modifiers)
            if (!fields.contains(modifier.get("field")) && !Cost.setsCost(modifier, modifier.get("field")))
                notUnderstood(modifier, entry, "this modifier is not understood");
        Option<Integer> most = Option.none();
        Vector<CardLimit> limits = Vector.empty();
        for (Element constraint : constraints) {
            Option<Integer> number = constraint.whole("value").filter(n -> n >= 0);
            Vector<Change> changes = changes(constraint, entry);
            if (changes.nonEmpty()) limits = limits.append(new CardLimit(number, changes));
            else most = most.toVector().appendAll(number).min();
        }
        Vector<Change> shown =
                modifiers.filter(m -> m.get("field").equals("hidden")).flatMap(modifier -> change(modifier, entry));
        if (shown.nonEmpty() || entry.hidden())
            limits = limits.append(new CardLimit(Option.when(entry.hidden(), 0), shown));
        Vector<CardLimit.Least> least = required.flatMap(constraint -> constraint
                .whole("value")
                .filter(n -> n >= 0 && n <= MOST)
                .map(n -> new CardLimit.Least(n, changes(constraint, entry))));
        return new Read(
                most,
                limits,
                least.filter(CardLimit.Least::binds),
                limits.flatMap(this::needed).headOption());
    }

    /** The constraints of a type that count the models of a team. */
    private static Vector<Element> constraints(String type, ListEntry entry) {
        return entry.each("constraint")
                .filter(c -> c.get("type").equals(type)
                        && OF_TEAM.contains(c.get("scope"))
                        && c.get("field").equals("selections"));
    }

    private Vector<Change> changes(Element constraint, ListEntry entry) {
        return entry.each("modifier")
                .filter(m -> m.get("field").equals(constraint.get("id")))
                .flatMap(modifier -> change(modifier, entry));
    }

    private Option<String> needed(CardLimit limit) {
        return limit.most()
                .filter(most -> most == 0 && limit.changes().size() == 1)
                .map(none -> limit.changes().head())
                .filter(change -> change.set() && change.per().isEmpty())
                .map(Change::when)
                .filter(when -> when.inner().isEmpty() && when.asked().size() == 1)
                .map(when -> when.asked().head())
                .filter(asked -> asked.number() == 1
                        && asked.is() != Comparison.AT_MOST
                        && asked.who().category().isEmpty())
                .map(asked -> asked.who().name());
    }

    private void notUnderstood(Element at, ListEntry entry, CharSequence what) {
        findings.fault(new At(at, entry.title()), what, "passed over");
    }

    /** None if it is not understood or has no effect. */
    private Option<Change> change(Element modifier, ListEntry entry) {
        Option<When> when = when(modifier, false, entry);
        Vector<Element> repeats = modifier.each("repeat");
        Option<Per> per = repeats.headOption().flatMap(repeat -> per(repeat, entry));
        if (when.isEmpty() || repeats.size() > 1 || repeats.nonEmpty() && per.isEmpty()) {
            if (repeats.size() > 1) notUnderstood(modifier, entry, "this modifier is not understood");
            return Option.none();
        }
        String value = modifier.get("value");
        if (modifier.get("field").equals("hidden"))
            return Option.some(new Change(true, value.equals("true") ? 0 : CardLimit.ANY, when.get(), per));
        Option<Integer> number = Element.wholeNumber(value).filter(n -> Math.abs(n) <= MOST);
        int times = repeats.headOption()
                .flatMap(repeat -> repeat.whole("repeats"))
                .filter(n -> n > 0 && n <= MOST)
                .getOrElse(1);
        Option<Change> change = number.flatMap(n -> switch (modifier.get("type")) {
            case "set" -> Option.some(new Change(true, Math.max(CardLimit.ANY, n), when.get(), per));
            case "increment" -> Option.some(new Change(false, n * times, when.get(), per));
            case "decrement" -> Option.some(new Change(false, -n * times, when.get(), per));
            default -> Option.none();
        });
        if (change.isEmpty()) notUnderstood(modifier, entry, "this modifier is not understood");
        return change;
    }

    /** The conditions of a modifier or a group of modifiers; none if one is not understood. */
    private Option<When> when(Element in, boolean any, ListEntry entry) {
        Vector<Element> conditions = in.each("condition");
        Vector<Element> groups = in.each("conditionGroup");
        Vector<Asked> asked = conditions.flatMap(condition -> asked(condition, entry));
        Vector<When> inner =
                groups.flatMap(group -> when(group, group.get("type").equals("or"), entry));
        return Option.when(
                asked.size() == conditions.size() && inner.size() == groups.size(), new When(any, asked, inner));
    }

    private Option<Asked> asked(Element condition, ListEntry entry) {
        Option<Integer> number = condition.whole("value").filter(n -> n >= 0 && n <= MOST);
        Option<Asked> asked = counted(condition)
                .flatMap(who -> number.flatMap(n -> switch (condition.get("type")) {
                    case "atLeast" -> Option.some(new Asked(who, Comparison.AT_LEAST, n));
                    case "greaterThan" -> Option.some(new Asked(who, Comparison.AT_LEAST, n + 1));
                    case "atMost" -> Option.some(new Asked(who, Comparison.AT_MOST, n));
                    case "lessThan" -> Option.some(new Asked(who, Comparison.AT_MOST, n - 1));
                    case "equalTo" -> Option.some(new Asked(who, Comparison.EXACTLY, n));
                    default -> Option.none();
                }));
        if (asked.isEmpty()) notUnderstood(condition, entry, "this condition is not understood");
        return asked;
    }

    private Option<Per> per(Element repeat, ListEntry entry) {
        Option<Per> per = counted(repeat)
                .flatMap(who -> repeat.whole("value").filter(many -> many > 0).map(many -> new Per(many, who)));
        if (per.isEmpty()) notUnderstood(repeat, entry, "what this repeats for is not understood");
        return per;
    }

    private Option<Counted> counted(Element count) {
        boolean whole = count.get("field").equals("selections")
                && OF_TEAM.contains(count.get("scope"))
                && !count.is("percentValue");
        if (!whole) return Option.none();
        return index.find(count.get("childId")).flatMap(child -> {
            if (!child.name().equals("categoryEntry")) return Option.some(new Counted(child.title(), Option.none()));
            Option<Category> category = Limits.category(child.title());
            return category.map(c -> new Counted(c.toString(), Option.some(c)));
        });
    }

    /** TEAM-2, TEAM-3: how many models of each category a game system allows in a team. */
    static final class Limits {
        private final Index index;
        private final Findings findings;
        private Vector<Category> flawed = Vector.empty();

        Limits(Index index, Findings findings) {
            this.index = index;
            this.findings = findings;
        }

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

        Vector<CategoryLimit> read(Element system, ListEdition published) {
            Vector<CategoryLimit> limits = system.each("categoryEntry")
                    .flatMap(entry -> category(entry.title()).flatMap(category -> limit(category, entry)))
                    .sortBy(CategoryLimit::category);
            return published.revised() ? limits.map(CategoryLimit::revised) : limits;
        }

        Vector<Category> flawed() {
            return flawed;
        }

        private Option<CategoryLimit> limit(Category category, Element entry) {
            Vector<Element> constraints = entry.each("constraint");
            if (constraints.isEmpty()) return Option.none();
            Map<Category, Integer> per = LinkedHashMap.empty();
            for (Element modifier : entry.each("modifier")) {
                Map<Category, Integer> read = per(modifier);
                if (read.isEmpty()) {
                    flawed = flawed.append(category);
                    findings.fault(
                            new At(modifier, entry.title()),
                            "a modifier of this category is not understood",
                            "passed over");
                } else per = read;
            }
            return Option.some(new CategoryLimit(
                    CategoryLimit.rule(category),
                    category,
                    value(constraints, "min").getOrElse(0),
                    value(constraints, "max"),
                    per));
        }

        /** One more for a number of models of another category; empty if the modifier is not understood. */
        private Map<Category, Integer> per(Element modifier) {
            Vector<Element> repeats = modifier.each("repeat");
            boolean one = modifier.get("type").equals("increment")
                    && modifier.whole("value").contains(1)
                    && repeats.size() == 1
                    && modifier.each("condition").isEmpty()
                    && modifier.each("conditionGroup").isEmpty();
            if (!one) return LinkedHashMap.empty();
            return index.find(repeats.head().get("childId"))
                    .flatMap(counted -> category(counted.title()))
                    .flatMap(counted -> repeats.head()
                            .whole("value")
                            .filter(many -> many > 0)
                            .map(many -> LinkedHashMap.of(counted, many)))
                    .getOrElse(LinkedHashMap.empty());
        }

        /** None if there is no limit, which BattleScribe also writes as -1. */
        private static Option<Integer> value(Vector<Element> constraints, String type) {
            return constraints
                    .filter(c -> c.get("type").equals(type))
                    .flatMap(c -> c.whole("value"))
                    .filter(number -> number >= 0 && number <= MOST)
                    .headOption();
        }
    }
}
