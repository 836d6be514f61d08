package io.github.deadcube.core.lists;

import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ListedCard;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** A limit for a card that depends on the other models of the team (TEAM-4); the changes apply in their order. */
record CardLimit(Option<Integer> most, Vector<Change> changes) implements ListedCard.Limit {
    /** The value of a change that allows any number. */
    static final int ANY = -1;

    /** TEAM-1: how many of a card a team must have; the changes apply in their order. */
    record Least(int least, Vector<Change> changes) implements ListedCard.Limit {
        /** Whether it ever asks for a model. */
        boolean binds() {
            return least > 0 || changes.exists(Change::raises);
        }

        @Override
        public Option<Integer> most(ChosenTeam team) {
            return Option.none();
        }

        @Override
        public int least(ChosenTeam team) {
            return Math.max(
                    0,
                    changes.foldLeft(Option.some(least), (now, change) -> change.applied(now, team))
                            .getOrElse(0));
        }

        @Override
        public Vector<Predicate<ListedCard>> needed(int atMost) {
            return Vector.empty();
        }

        /** For messages, such as {@code at least 1}. */
        @Override
        public String toString() {
            return "at least "
                    + changes.map(Change::toString)
                            .prepend(String.valueOf(least))
                            .mkString(", ");
        }
    }

    /** A change: {@code set} replaces the limit, otherwise the value is added, once or for each group of models. */
    record Change(boolean set, int value, When when, Option<Per> per) {
        private Option<Integer> applied(Option<Integer> before, ChosenTeam team) {
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

    record Per(int many, Counted who) {
        private long times(ChosenTeam team) {
            return who.in(team) / many;
        }

        @Override
        public String toString() {
            return (many == 1 ? "" : many + " of ") + who;
        }
    }

    /** The models to count: with this name of their card or of an option, or all of a category. */
    record Counted(String name, Option<Category> category) {
        int in(ChosenTeam team) {
            return category.map(team::count).getOrElse(() -> team.models().count(this::is));
        }

        /** The cards of such models. A model with REMOTE needs another model itself. */
        private Predicate<ListedCard> cards() {
            return category.<Predicate<ListedCard>>map(one ->
                            card -> card.category() == one && !card.card().has("REMOTE"))
                    .getOrElse(() -> card ->
                            name.equals(card.name()) || card.name().equals(name + " (" + card.category() + ")"));
        }

        /** A list adds the category to the name if several cards share the name. */
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

    enum Comparison {
        AT_LEAST("at least "),
        AT_MOST("at most "),
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

    record Asked(Counted who, Comparison is, int number) {
        private boolean holds(ChosenTeam team) {
            return is.holds(who.in(team), number);
        }

        @Override
        public String toString() {
            return is.words + number + " " + who;
        }
    }

    /** A condition for a team: one part is enough if {@code any}, otherwise all parts must be true. */
    record When(boolean any, Vector<Asked> asked, Vector<When> inner) {
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

    @Override
    public Option<Integer> most(ChosenTeam team) {
        return changes.foldLeft(most, (now, change) -> change.applied(now, team));
    }

    /** The condition of the first change that raises a limit of 0. */
    @Override
    public Vector<Predicate<ListedCard>> needed(int atMost) {
        if (most.exists(number -> number > 0) || most.isEmpty()) return Vector.empty();
        return changes.find(Change::raises)
                .toVector()
                .flatMap(change -> change.when()
                        .asked()
                        .filter(asked -> asked.is() != Comparison.AT_MOST)
                        .flatMap(asked -> Vector.fill(
                                Math.min(atMost, Math.max(0, asked.number())),
                                () -> asked.who().cards()))
                        .appendAll(change.per()
                                .toVector()
                                .flatMap(per -> Vector.fill(
                                        Math.min(atMost, per.many()),
                                        () -> per.who().cards()))));
    }

    /** For messages, such as {@code 0, and 1 more for each 'Tunneller'}. */
    @Override
    public String toString() {
        return changes.map(Change::toString)
                .prepend(most.map(String::valueOf).getOrElse("any number"))
                .mkString(", ");
    }
}
