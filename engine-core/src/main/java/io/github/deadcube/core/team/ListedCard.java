package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.core.team.CardOption.WeaponNames;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * A card of a force list, with what may be chosen for it.
 *
 * @param profile what every model of the card has; its name is unique in the list
 * @param points without any choice, 0 or more
 * @param most how many a team may have; none: any number
 * @param needs the card that must be in the team as well (TEAM-4)
 * @param groups what is chosen for it
 * @param extras who is deployed in addition (TEAM-8)
 * @param limits how many a team may have where its other models decide
 * @param refused what its list sells and TEAM-6 refuses it
 * @param fixed the names of what a list fixes in it, as rosters name it
 * @param flawed whether a fault of its list was passed over in it, its options apart
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
    /** A card to fill in: a builder of a Troop for 0 points without choices. */
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

    /** Its name: unique in its list. */
    public String name() {
        return profile.name();
    }

    /** All that may be chosen, group by group. */
    public Vector<CardOption> options() {
        return groups.flatMap(ChoiceGroup::options);
    }

    /**
     * Pieces of equipment besides the one that a card can name (TEAM-6).
     *
     * @param chosen options of one model
     * @return the rules of all pieces but the first with a rule of its own
     */
    public static Vector<RuleId> further(Vector<CardOption> chosen) {
        Vector<CardOption> pieces = chosen.filter(option -> option.piece().isDefined());
        int first = Math.max(0, pieces.indexWhere(option -> option.equipment().isDefined()));
        return (pieces.isEmpty() ? pieces : pieces.removeAt(first)).flatMap(CardOption::piece);
    }

    /**
     * The card without options in which a fault was passed over.
     *
     * @return none if nothing can be chosen then, or if the card itself has such a fault
     */
    public Option<ListedCard> sound() {
        Vector<ChoiceGroup> left = groups.map(group -> group.sound());
        boolean enough = left.forAll(group -> group.options().size() >= group.least());
        return Option.when(
                !flawed && enough,
                () -> withGroups(left.filter(group -> !group.options().isEmpty())));
    }

    /** Whether a model of it has a part in which a fault was passed over. */
    boolean flawed(ChosenModel model) {
        return flawed
                || options().exists(option -> option.flawed() && model.choices().contains(option.name()));
    }

    /** The choices that it must have, as cheap as they come. */
    public Vector<String> cheapest() {
        return groups.flatMap(group ->
                group.options().sortBy(CardOption::points).take(group.least()).map(CardOption::name));
    }

    /**
     * A model of this card. Whether the choices are allowed is asked of {@link TeamCheck}.
     *
     * @param choices names of its options, in any order; others are passed over
     * @return the finished card, its points and VPs added up
     */
    public ChosenModel model(Vector<String> choices) {
        return model(options(), choices);
    }

    /** With what TEAM-6 refuses, to tell what else is wrong. */
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
     * Options of a card of which some are chosen (TEAM-5).
     *
     * @param name such as {@code Weapon}
     * @param least how many options are chosen at least, 0 or more
     * @param most and at most, each once
     * @param options what there is to choose
     */
    public record ChoiceGroup(String name, int least, int most, Vector<CardOption> options) {
        /** Without options in which a fault was passed over. */
        ChoiceGroup sound() {
            Vector<CardOption> left = options.reject(CardOption::flawed);
            return new ChoiceGroup(name, least, Math.min(most, left.size()), left);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** TEAM-6, R25-TEAM-6: who may buy which equipment. */
    public static final class Equipment {
        private static final Vector<String> BUY_NOTHING = Vector.of("BEAST", "VEHICLE", "WALKER", "BIKE");
        private static final Vector<RuleId> SHIELDS = Vector.of(RuleId.of("K-DEFENDER"), RuleId.of("R25-K-DEFENDER"));
        private static final RuleId REVISED_SHIELD = RuleId.of("R25-K-ENERGY-SHIELD");
        private static final String ENERGY_SHIELD = "ENERGY SHIELD";
        private static final int LARGEST_WITH_SHIELD = 2;

        private Equipment() {}

        /**
         * Why a card may not buy a piece.
         *
         * @param card without the piece
         * @param piece such as I-AMMO
         * @return one line; none if it may
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

        /** R25-TEAM-6, KT-10: on a weapon it counts for whoever carries it. */
        private static boolean shielded(Profile card) {
            return card.has(ENERGY_SHIELD)
                    || card.weapons()
                            .exists(w -> w.keywords().exists(k -> k.name().equals(ENERGY_SHIELD)));
        }
    }

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
}
