package io.github.deadcube.core.team;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * How many of a card a team may have where its list lets the team's other models decide (TEAM-4).
 *
 * @param most before any change; none: any number
 * @param changes one after the other
 */
public record CardLimit(Option<Integer> most, Vector<Change> changes) {
    /** Of a change that sets no limit: any number may be taken. */
    public static final int ANY = -1;

    /**
     * What a limit becomes.
     *
     * @param set whether it becomes the value; else the value is added
     * @param value {@link #ANY}, or what it becomes or what is added, which may be negative
     * @param when what the team must have
     * @param per the value is added once for each so many; none: once
     */
    public record Change(boolean set, int value, When when, Option<Per> per) {
        private Option<Integer> of(Option<Integer> before, ChosenTeam team) {
            long times = per.map(p -> p.times(team)).getOrElse(1L);
            if (times == 0 || !when.holds(team)) return before;
            if (set) return Option.when(value != ANY, value);
            return before.map(most -> (int) Math.max(0, Math.min(Integer.MAX_VALUE, most + times * value)));
        }

        private boolean raises() {
            return set ? value != 0 : value > 0;
        }

        @Override
        public String toString() {
            String becomes = set ? value == ANY ? "but any number" : "but " + value : "and " + value + " more";
            return becomes + per.map(p -> " for each " + p).getOrElse("") + when;
        }
    }

    /**
     * So many models of a team.
     *
     * @param many 1 or more
     */
    public record Per(int many, Counted who) {
        private long times(ChosenTeam team) {
            return who.in(team) / many;
        }

        @Override
        public String toString() {
            return (many == 1 ? "" : many + " of ") + who;
        }
    }

    /**
     * Models that are counted.
     *
     * @param name of their card, or of an option that they have; that of the category if there is one
     * @param category if all of a category are counted
     */
    public record Counted(String name, Option<Category> category) {
        int in(ChosenTeam team) {
            return category.map(team::count).getOrElse(() -> team.models().count(this::is));
        }

        /** A list calls cards of one name by their categories too. */
        private boolean is(ChosenModel model) {
            return model.name().equals(name)
                    || model.name().equals(name + " (" + model.category() + ")")
                    || model.choices().contains(name);
        }

        @Override
        public String toString() {
            return category.map(Category::toString).getOrElse("'" + name + "'");
        }
    }

    /** How a count compares. */
    public enum Comparison {
        /** As many or more. */
        AT_LEAST("at least "),
        /** As many or fewer. */
        AT_MOST("at most "),
        /** Just as many. */
        EXACTLY("exactly ");

        private final String words;

        Comparison(String words) {
            this.words = words;
        }

        private boolean holds(int count, int number) {
            return switch (this) {
                case AT_LEAST -> count >= number;
                case AT_MOST -> count <= number;
                case EXACTLY -> count == number;
            };
        }
    }

    /**
     * One thing that a team must have.
     *
     * @param is how their count compares
     * @param number with this one
     */
    public record Asked(Counted who, Comparison is, int number) {
        private boolean holds(ChosenTeam team) {
            return is.holds(who.in(team), number);
        }

        @Override
        public String toString() {
            return is.words + number + " " + who;
        }
    }

    /**
     * What a team must have.
     *
     * @param any whether one of all is enough
     * @param inner others in it
     */
    public record When(boolean any, Vector<Asked> asked, Vector<When> inner) {
        /** Nothing is asked. */
        public static final When ALWAYS = new When(false, Vector.empty(), Vector.empty());

        private boolean holds(ChosenTeam team) {
            return any
                    ? asked.exists(one -> one.holds(team)) || inner.exists(one -> one.holds(team))
                    : asked.forAll(one -> one.holds(team)) && inner.forAll(one -> one.holds(team));
        }

        private String words() {
            return asked.map(Asked::toString)
                    .appendAll(inner.map(When::words))
                    .mkString("(", any ? " or " : " and ", ")");
        }

        @Override
        public String toString() {
            if (asked.isEmpty() && inner.isEmpty()) return "";
            String words = words();
            return " with " + words.substring(1, words.length() - 1);
        }
    }

    /**
     * How many a team may have.
     *
     * @param team whose models are counted
     * @return 0 or more; none for any number
     */
    public Option<Integer> most(ChosenTeam team) {
        return changes.foldLeft(most, (now, change) -> change.of(now, team));
    }

    /**
     * Whom it takes so that a first model of the card may come: what the first change asks that raises a limit of 0.
     *
     * @return each as often as it takes; empty if a first may come at once, or if a team without others decides
     */
    Vector<Counted> needed(int atMost) {
        if (most.exists(number -> number > 0) || most.isEmpty()) return Vector.empty();
        return changes.find(Change::raises)
                .toVector()
                .flatMap(change -> change.when()
                        .asked()
                        .filter(asked -> asked.is() != Comparison.AT_MOST)
                        .flatMap(asked -> Vector.fill(Math.min(atMost, Math.max(0, asked.number())), asked::who))
                        .appendAll(change.per()
                                .toVector()
                                .flatMap(per -> Vector.fill(Math.min(atMost, per.many()), per::who))));
    }

    /** Such as {@code 0, and 1 more for each 'Tunneller'}. */
    @Override
    public String toString() {
        return changes.map(Change::toString)
                .prepend(most.map(String::valueOf).getOrElse("any number"))
                .mkString(", ");
    }
}
