package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.core.team.CardOption.WeaponNames;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A card of a force list with its options.
 *
 * @param profile the card without options; its name is unique in the list
 * @param points without options, 0 or more
 * @param most the most models of this card in a team; none: any number
 * @param needs the card that must also be in the team (TEAM-4)
 * @param groups the groups of options
 * @param extras the models that it deploys in addition (TEAM-8)
 * @param limits limits that depend on the other models of the team
 * @param refused equipment that the list sells but TEAM-6 does not allow
 * @param fixed the names of parts that the list fixes in the card and that rosters also name
 * @param flawed whether the reader ignored a fault of the list in this card, not counting its options
 */
@Value.Builder
public record ListedCard(
        Profile profile,
        Category category,
        int points,
        Option<Integer> most,
        Option<String> needs,
        Vector<ChoiceGroup> groups,
        Vector<Profile> extras,
        Vector<CardLimit> limits,
        Vector<CardOption> refused,
        Vector<String> fixed,
        boolean flawed)
        implements WithListedCard {
    /** A builder of a card. By default the card is a Troop for 0 points without options. */
    public static ListedCardBuilder builder() {
        return new ListedCardBuilder()
                .category(Category.TROOP)
                .points(0)
                .most(Option.none())
                .needs(Option.none())
                .groups(Vector.empty())
                .extras(Vector.empty())
                .limits(Vector.empty())
                .refused(Vector.empty())
                .fixed(Vector.empty())
                .flawed(false);
    }

    /** The name, which is unique in the list. */
    public String name() {
        return profile.name();
    }

    /** All options, group by group. */
    public Vector<CardOption> options() {
        return groups.flatMap(ChoiceGroup::options);
    }

    /**
     * The pieces of equipment in addition to the one that a card can have (TEAM-6).
     *
     * @param chosen options of one model
     * @return the rules of all pieces except the first
     */
    public static Vector<RuleId> further(Vector<CardOption> chosen) {
        Vector<CardOption> pieces = chosen.filter(option -> option.piece().isDefined());
        int first = Math.max(0, pieces.indexWhere(option -> option.equipment().isDefined()));
        return (pieces.isEmpty() ? pieces : pieces.removeAt(first)).flatMap(CardOption::piece);
    }

    /**
     * The card without options in which the reader ignored a fault.
     *
     * @return none if no legal choice is left, or if the card itself has such a fault
     */
    public Option<ListedCard> sound() {
        Vector<ChoiceGroup> left = groups.map(group -> group.sound());
        boolean enough = left.forAll(group -> group.options().size() >= group.least());
        return Option.when(
                !flawed && enough,
                () -> withGroups(left.filter(group -> !group.options().isEmpty())));
    }

    /** Whether the reader ignored a fault in the card or in a chosen option of a model. */
    boolean flawed(ChosenModel model) {
        return flawed
                || options().exists(option -> option.flawed() && model.choices().contains(option.name()));
    }

    /** The cheapest choices that are enough for this card. */
    public Vector<String> cheapest() {
        return groups.flatMap(group ->
                group.options().sortBy(CardOption::points).take(group.least()).map(CardOption::name));
    }

    /**
     * Creates a model of this card. {@link TeamCheck} checks the choices.
     *
     * @param choices names of options in any order; unknown names are ignored
     * @return the model with the finished card and the total points and VPs
     */
    public ChosenModel model(Vector<String> choices) {
        return model(options(), choices);
    }

    /** The card with the equipment that TEAM-6 does not allow, to find further faults. */
    ChosenModel modelWithRefused(Vector<String> choices) {
        return model(options().appendAll(refused), choices);
    }

    private ChosenModel model(Vector<CardOption> offered, Vector<String> choices) {
        Vector<CardOption> chosen = offered.filter(option -> choices.contains(option.name()));
        Option<CardOption> piece = chosen.find(option -> option.equipment().isDefined());
        Profile finished = profile.withWorth(
                        profile.worth() + chosen.map(CardOption::worth).sum().intValue())
                .withWeapons(WeaponNames.apart(profile.weapons().appendAll(chosen.flatMap(CardOption::weapons))))
                .withKeywords(profile.keywords().appendAll(chosen.flatMap(CardOption::keywords)))
                .withEquipment(piece.flatMap(CardOption::equipment))
                .withEquipmentNumber(piece.map(CardOption::equipmentNumber).getOrElse(0));
        return new ChosenModel(
                        finished,
                        category,
                        points + chosen.map(CardOption::points).sum().intValue(),
                        chosen.map(CardOption::name))
                .withFurther(further(chosen));
    }

    @Override
    public String toString() {
        return name();
    }

    /**
     * A group of options of a card (TEAM-5).
     *
     * @param name such as {@code Weapon}
     * @param least the fewest options to choose, 0 or more
     * @param most the most options to choose, each once
     */
    public record ChoiceGroup(String name, int least, int most, Vector<CardOption> options) {
        /** The group without options in which the reader ignored a fault. */
        ChoiceGroup sound() {
            Vector<CardOption> left = options.reject(CardOption::flawed);
            return new ChoiceGroup(name, least, Math.min(most, left.size()), left);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** TEAM-6, R25-TEAM-6: the rules about which card may buy which equipment. */
    public static final class Equipment {
        private static final Vector<String> BUY_NOTHING = Vector.of("BEAST", "VEHICLE", "WALKER", "BIKE");
        private static final Vector<RuleId> SHIELDS = Vector.of(RuleId.of("K-DEFENDER"), RuleId.of("R25-K-DEFENDER"));
        private static final RuleId REVISED_SHIELD = RuleId.of("R25-K-ENERGY-SHIELD");
        private static final String ENERGY_SHIELD = "ENERGY SHIELD";
        private static final int LARGEST_WITH_SHIELD = 2;

        private Equipment() {}

        /**
         * The reason why a card may not buy a piece of equipment, on one line.
         *
         * @param card without the piece
         * @param piece such as I-AMMO
         * @return none if the card may buy it
         */
        public static Option<String> refusal(Profile card, RuleId piece) {
            Option<String> beast = BUY_NOTHING.find(card::has);
            if (beast.isDefined()) return Option.some("a model with " + beast.get() + " buys no equipment");
            if (piece.equals(REVISED_SHIELD) && shielded(card))
                return Option.some("a model with ENERGY SHIELD on its card buys none");
            return Option.when(
                    SHIELDS.contains(piece) && card.size() > LARGEST_WITH_SHIELD,
                    () -> "a DEFENDER SHIELD is for SZ 1 and 2, not " + card.size());
        }

        /** R25-TEAM-6, KT-10: a keyword of a weapon counts for the model with the weapon. */
        private static boolean shielded(Profile card) {
            return card.has(ENERGY_SHIELD)
                    || card.weapons()
                            .exists(w -> w.keywords().exists(k -> k.name().equals(ENERGY_SHIELD)));
        }
    }

    /**
     * A limit for a card that depends on the other models of the team (TEAM-4).
     *
     * @param most before all changes; none: any number
     * @param changes in the order in which they apply
     */
    public record CardLimit(Option<Integer> most, Vector<Change> changes) {
        /** The value of a change that allows any number. */
        public static final int ANY = -1;

        /**
         * A change of a limit.
         *
         * @param set true: the value replaces the limit; false: the value is added
         * @param value {@link #ANY}, the new limit, or the number to add, which may be negative
         * @param when the condition
         * @param per adds the value once for each group of models; none: once
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
         * A group of models of a team.
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
         * The models to count.
         *
         * @param name of their card, of one of their options, or of the category
         * @param category defined if all models of a category are counted
         */
        public record Counted(String name, Option<Category> category) {
            int in(ChosenTeam team) {
                return category.map(team::count).getOrElse(() -> team.models().count(this::is));
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

        /** Compares a count with a number. */
        public enum Comparison {
            /** The number or more. */
            AT_LEAST("at least "),
            /** The number or fewer. */
            AT_MOST("at most "),
            /** The exact number. */
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
         * A condition for one count.
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
         * A condition for a team.
         *
         * @param any true: one part is enough; false: all parts must be true
         * @param inner nested conditions
         */
        public record When(boolean any, Vector<Asked> asked, Vector<When> inner) {
            /** The condition that is always true. */
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
         * The limit for a team.
         *
         * @return 0 or more; none for any number
         */
        public Option<Integer> most(ChosenTeam team) {
            return changes.foldLeft(most, (now, change) -> change.of(now, team));
        }

        /**
         * The models that the team needs before it may have a first model of the card. They are the condition of the first change
         * that raises a limit of 0.
         *
         * @return each as often as needed; empty if the team needs no other models
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

        /** For messages, such as {@code 0, and 1 more for each 'Tunneller'}. */
        @Override
        public String toString() {
            return changes.map(Change::toString)
                    .prepend(most.map(String::valueOf).getOrElse("any number"))
                    .mkString(", ");
        }
    }
}
