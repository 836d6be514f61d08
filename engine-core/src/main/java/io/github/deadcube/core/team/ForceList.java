package io.github.deadcube.core.team;

import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.DoubleConsumer;
import java.util.function.IntUnaryOperator;

/**
 * The cards that a faction may choose (TEAM-1), including mercenaries.
 *
 * @param edition a name from {@link io.github.deadcube.core.Deadcube#editions}
 * @param limits the limits of each category in a team
 * @param cards with unique names
 */
public record ForceList(String faction, String edition, Vector<CategoryLimit> limits, Vector<ListedCard> cards) {
    /** A list of the third edition. */
    public ForceList(String faction, Vector<CategoryLimit> limits, Vector<ListedCard> cards) {
        this(faction, EditionNames.THIRD, limits, cards);
    }

    /**
     * Finds a card by its name in the list.
     *
     * @return none if there is no such card
     */
    public Option<ListedCard> card(String name) {
        return cards.find(card -> card.name().equals(name));
    }

    /**
     * Finds a card by its name, if several cards may share the name.
     *
     * @param name with or without the category that makes it unique
     * @return none if there is no such card
     */
    public Option<ListedCard> card(String name, Category category) {
        return card(name)
                .filter(card -> card.category() == category)
                .orElse(() -> card(name + " (" + category + ")"))
                .orElse(() -> card(name));
    }

    /** {@link #model(String, Vector)} without choices. */
    public Option<ChosenModel> model(String name) {
        return model(name, Vector.empty());
    }

    /**
     * Creates a model by the name of its card.
     *
     * @param name of a card of the list, or of a model that another card deploys in addition (TEAM-8)
     * @return none if there is no such card
     */
    public Option<ChosenModel> model(String name, Vector<String> choices) {
        return card(name)
                .map(card -> card.model(choices))
                .orElse(() -> cards.flatMap(ListedCard::added)
                        .find(extra -> extra.name().equals(name)));
    }

    /**
     * TEAM-1 to TEAM-9: whether a team of this list is legal.
     *
     * @param points the size of the game
     * @return all faults, first of each model and then of the whole team; empty if the team is legal
     */
    public Vector<Fault> check(ChosenTeam team, int points) {
        return TeamCheck.faults(team, this, points);
    }

    /**
     * Whether a team of one of some lists is legal. If no list has its faction and edition, this is a fault, and the
     * team is checked without a list, as {@link ChosenTeam#check} does.
     */
    public static Vector<Fault> check(ChosenTeam team, Vector<ForceList> lists, int points) {
        return TeamCheck.among(team, lists, points);
    }

    /**
     * Draws a legal team. The same random numbers give the same team.
     *
     * @param below returns a random number from 0 to its argument minus 1
     * @return none if no legal team fits into the points
     */
    public Option<ChosenTeam> random(String name, int points, IntUnaryOperator below) {
        return random(name, points, below, done -> {});
    }

    /**
     * Draws the same team as {@link #random(String, int, IntUnaryOperator)} and reports its progress.
     *
     * @param below returns a random number from 0 to its argument minus 1
     * @param progress receives the spent share of the points, 0 to 1, never decreasing
     * @return none if no legal team fits into the points
     */
    public Option<ChosenTeam> random(String name, int points, IntUnaryOperator below, DoubleConsumer progress) {
        return RandomTeams.draw(name, this, points, below, progress);
    }

    /**
     * Finds the legal team with the fewest points. It has no more models than the rules and the list require.
     *
     * @return none if the list has no legal team
     */
    public Option<ChosenTeam> cheapest(String name) {
        return CheapestTeam.cheapest(name, this);
    }

    /**
     * TEAM-2: the limits by which a team is judged: those of the list, and those of its edition for Leaders and Troops.
     */
    Vector<CategoryLimit> judged() {
        Vector<CategoryLimit> needed = CategoryLimit.of(edition)
                .filter(limit -> CategoryLimit.rule(limit.category()).equals(RuleIds.TEAM_2));
        Vector<CategoryLimit> more = needed.reject(limit -> limits.exists(own -> own.category() == limit.category()));
        return more.appendAll(limits.map(own -> needed.find(limit -> limit.category() == own.category())
                .map(own::within)
                .getOrElse(own)));
    }

    /** A team without models, to build one of this list. */
    public Draft draft(String name, int points) {
        return new Draft(this, points, new ChosenTeam(name, faction, edition, Vector.empty()));
    }

    /** The list without the cards and options in which the reader ignored a fault. */
    public ForceList sound() {
        return new ForceList(faction, edition, limits, cards.flatMap(ListedCard::sound));
    }

    /**
     * The models of a team with cards or options in which the reader ignored a fault.
     *
     * @param team a team of this list
     * @return in team order, with repeated names; empty if there are no such models
     */
    public Vector<ChosenModel> flawed(ChosenTeam team) {
        return team.models()
                .filter(model -> card(model.name(), model.category()).exists(card -> card.flawed(model)));
    }

    @Override
    public String toString() {
        return faction;
    }

    /**
     * A strike team that is being built. It knows the models that may still be added, and why others may not.
     *
     * <pre>{@code
     * ForceList.Draft team = list.draft("Night Shift", 100);
     * team = team.with(team.open().head(), Vector.empty());
     * }</pre>
     *
     * @param team the chosen models so far
     */
    public record Draft(ForceList list, int points, ChosenTeam team) {
        /** The points that are not spent; negative if too many are. */
        public int left() {
            return points - team.points();
        }

        /** The number of models of a card. */
        int count(ListedCard card) {
            return team.models()
                    .count(model -> model.category() != Category.EXTRA
                            && list.card(model.name(), model.category()).contains(card));
        }

        /** TEAM-1: whether the list asks for more models of a card. */
        boolean lacks(ListedCard card) {
            int least = card.least(team);
            return least > 0 && count(card) < least;
        }

        /** {@link #with(ListedCard, Vector)} without choices. */
        public Draft with(ListedCard card) {
            return with(card, Vector.empty());
        }

        /** Adds a model and the models that its card deploys in addition (TEAM-8), without a check. */
        public Draft with(ListedCard card, Vector<String> choices) {
            Vector<ChosenModel> models =
                    team.models().append(card.model(choices)).appendAll(card.added());
            return new Draft(list, points, team.withModels(models));
        }

        /** {@link #whyNot(ListedCard, Vector)} without choices. */
        public Option<Fault> whyNot(ListedCard card) {
            return whyNot(card, Vector.empty());
        }

        /** The first fault that would remain even with more models; none if the model can be added. */
        public Option<Fault> whyNot(ListedCard card, Vector<String> choices) {
            return TeamCheck.lasting(with(card, choices).team(), list, points).headOption();
        }

        /** The cards of which a model with the cheapest choices may still be added. */
        public Vector<ListedCard> open() {
            return list.cards().filter(card -> whyNot(card, card.cheapest()).isEmpty());
        }

        /**
         * The options that a model of the team may still get.
         *
         * @param model the number in the team, from 1
         * @return in the order of the card; empty for a model that is deployed in addition
         */
        public Vector<CardOption> open(int model) {
            ChosenModel chosen = team.models().get(model - 1);
            if (chosen.category() == Category.EXTRA) return Vector.empty();
            return list.card(chosen.name(), chosen.category())
                    .toVector()
                    .flatMap(card -> card.options()
                            .filter(option -> !chosen.choices().contains(option.name()))
                            .filter(option ->
                                    changed(model, card.model(chosen.choices().append(option.name())))));
        }

        /**
         * The faults of the team as it is; empty if it is legal. More models repair them, if {@link #with} added only
         * what {@link #whyNot} allows.
         */
        public Vector<Fault> missing() {
            return TeamCheck.faults(team, list, points);
        }

        private boolean changed(int model, ChosenModel into) {
            ChosenTeam other = team.withModels(team.models().update(model - 1, into));
            return TeamCheck.lasting(other, list, points).isEmpty();
        }
    }

    /** TEAM-2 to TEAM-4, TEAM-8: the category of a card in a strike team. */
    public enum Category {
        /** The leader of the team (SET-1). */
        LEADER("leader"),
        /** Their number sets the limits of other categories. */
        TROOP("troop"),
        /** At most as many as Troops. */
        SPECIALIST("specialist"),
        /** At most one for every three Troops. */
        SUPPORT("support"),
        /** R25-TEAM-3: any number. */
        MINION("minion"),
        /** At most one. */
        LIVING_LEGEND("living legend"),
        /** At most one, of any faction. */
        MERCENARY("mercenary"),
        /** TEAM-4: needs another card in the team. Counts for no limit. */
        FOLLOWER("follower"),
        /** TEAM-8: another card deploys it in addition. Counts for no limit. */
        EXTRA("extra");

        private final String word;

        Category(String word) {
            this.word = word;
        }

        /**
         * Finds a category by its word.
         *
         * @param word such as {@code living legend}
         * @return none if no category has this word
         */
        public static Option<Category> named(String word) {
            return Vector.of(values()).find(category -> category.word.equals(word));
        }

        /** The word in the text of a team, such as {@code living legend}. */
        @Override
        public String toString() {
            return word;
        }
    }

    /**
     * The limits for the models of a category in a team.
     *
     * @param rule TEAM-2 or TEAM-3, or the revision's rule of the same name
     * @param category the limited category
     * @param least 0 or more
     * @param most 0 or more, without the models that {@code per} allows; none: any number
     * @param per the other categories that allow more models: one more for this many models of each, 1 or more
     */
    public record CategoryLimit(
            RuleId rule, Category category, int least, Option<Integer> most, Map<Category, Integer> per) {
        public static final Vector<CategoryLimit> THIRD_EDITION = Vector.of(
                limit(Category.LEADER, 1, Option.some(1), LinkedHashMap.empty()),
                limit(Category.TROOP, 1, Option.none(), LinkedHashMap.empty()),
                limit(Category.SPECIALIST, 0, Option.some(0), LinkedHashMap.of(Category.TROOP, 1)),
                limit(Category.SUPPORT, 0, Option.some(0), LinkedHashMap.of(Category.TROOP, 3)),
                limit(Category.LIVING_LEGEND, 0, Option.some(1), LinkedHashMap.empty()),
                limit(Category.MERCENARY, 0, Option.some(1), LinkedHashMap.empty()),
                limit(Category.MINION, 0, Option.some(0), LinkedHashMap.empty()));

        /**
         * R25-TEAM-2, R25-TEAM-3: the limits of the revision of 2025. It needs no Troop and allows any number of
         * Minions.
         */
        public static final Vector<CategoryLimit> REVISED = THIRD_EDITION
                .reject(limit -> limit.category() == Category.TROOP || limit.category() == Category.MINION)
                .map(CategoryLimit::revised);

        /**
         * The limits of an edition.
         *
         * @param edition a name from {@link io.github.deadcube.core.Deadcube#editions}
         * @return for all editions but the revision, the limits of the third edition
         */
        public static Vector<CategoryLimit> of(String edition) {
            return edition.equals(EditionNames.REVISED) ? REVISED : THIRD_EDITION;
        }

        private static CategoryLimit limit(
                Category category, int least, Option<Integer> most, Map<Category, Integer> per) {
            return new CategoryLimit(rule(category), category, least, most, per);
        }

        /**
         * The rule that limits a category in the third edition.
         *
         * @return TEAM-2 for Leaders and Troops, TEAM-3 for all others
         */
        public static RuleId rule(Category category) {
            return category == Category.LEADER || category == Category.TROOP ? RuleIds.TEAM_2 : RuleIds.TEAM_3;
        }

        /** This limit as far as another one for the same category allows it. */
        CategoryLimit within(CategoryLimit other) {
            return new CategoryLimit(
                    other.rule,
                    category,
                    Math.max(least, other.least),
                    most.toVector().appendAll(other.most).min(),
                    other.most.isEmpty() ? per : LinkedHashMap.empty());
        }

        /** This limit with the rule of the revision, R25-TEAM-2 or R25-TEAM-3. */
        public CategoryLimit revised() {
            return new CategoryLimit(Revised.revised(rule), category, least, most, per);
        }

        /**
         * The most models of the category in a team.
         *
         * @param team the team of which the other models are counted
         * @return none for any number
         */
        Option<Integer> most(ChosenTeam team) {
            int more = per.toVector()
                    .map(one -> team.count(one._1()) / one._2())
                    .sum()
                    .intValue();
            return most.map(number -> number + more);
        }
    }
}
