package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.support.WeaponText;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList.Category;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;
import org.immutables.value.Value;

/**
 * A card of a force list with its options.
 *
 * @param card the card without options; its name is unique in the list
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
        Card card,
        Category category,
        int points,
        Option<Integer> most,
        Option<String> needs,
        Vector<ChoiceGroup> groups,
        Vector<Card> extras,
        Vector<Limit> limits,
        Vector<CardOption> refused,
        Vector<String> fixed,
        boolean flawed)
        implements WithListedCard {
    /** A Troop for 0 points without options. */
    public static ListedCard of(Card card) {
        return new ListedCard(
                card,
                Category.TROOP,
                0,
                Option.none(),
                Option.none(),
                Vector.empty(),
                Vector.empty(),
                Vector.empty(),
                Vector.empty(),
                Vector.empty(),
                false);
    }

    /** The name, which is unique in the list. */
    public String name() {
        return card.name();
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

    /** How many models of this card a team must have. */
    int least(ChosenTeam team) {
        int least = 0;
        for (Limit limit : limits) least = Math.max(least, limit.least(team));
        return least;
    }

    /** The cheapest choices that are enough for this card. */
    public Vector<String> cheapest() {
        return groups.flatMap(group ->
                group.options().sortBy(CardOption::points).take(group.least()).map(CardOption::name));
    }

    /** {@link #model(Vector)} without choices. */
    public ChosenModel model() {
        return model(Vector.empty());
    }

    /**
     * Creates a model of this card. {@link ForceList#check} checks the choices.
     *
     * @param choices names of options in any order; unknown names are ignored
     * @return the model with the finished card and the total points and VPs
     */
    public ChosenModel model(Vector<String> choices) {
        return model(options(), choices);
    }

    /** TEAM-8: the models of its extras. */
    Vector<ChosenModel> added() {
        return extras.map(extra -> new ChosenModel(extra, Category.EXTRA, 0, Vector.empty()));
    }

    /** The card with the equipment that TEAM-6 does not allow, to find further faults. */
    ChosenModel modelWithRefused(Vector<String> choices) {
        return model(options().appendAll(refused), choices);
    }

    private ChosenModel model(Vector<CardOption> offered, Vector<String> choices) {
        Vector<CardOption> chosen = offered.filter(option -> choices.contains(option.name()));
        Option<CardOption> piece = chosen.find(option -> option.equipment().isDefined());
        Card finished = card.withWorth(
                        card.worth() + chosen.map(CardOption::worth).sum().intValue())
                .withWeapons(WeaponText.apart(card.weapons().appendAll(chosen.flatMap(CardOption::weapons))))
                .withKeywords(card.keywords().appendAll(chosen.flatMap(CardOption::keywords)))
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

    /** A limit for a card that may depend on the other models of the team (TEAM-4). Its text is for messages. */
    public interface Limit {
        /**
         * The limit for a team.
         *
         * @return 0 or more; none for any number
         */
        Option<Integer> most(ChosenTeam team);

        /**
         * How many models of the card a team must have.
         *
         * @return 0 or more; by default 0
         */
        default int least(ChosenTeam team) {
            return 0;
        }

        /**
         * The models that the team needs before it may have a first model of the card: for each, the cards that it may
         * have.
         *
         * @param atMost the most models that are needed in one condition
         * @return each as often as needed; empty if the team needs no other models
         */
        Vector<Predicate<ListedCard>> needed(int atMost);
    }

    /**
     * An option of a card: weapons, an upgrade or a piece of equipment (TEAM-5, TEAM-6).
     *
     * @param name unique among the card's options
     * @param points 0 or more
     * @param worth the VPs that it adds to the model's VPs, 0 or more
     * @param weapons the weapons that it gives
     * @param keywords the keywords that it gives
     * @param equipment the piece of equipment that it is (ITEM-7)
     * @param equipmentNumber the number in brackets, as in ENERGY SHIELD (2); 0 if there is no number
     * @param mostInTeam the most options with this name in a team; none: any number
     * @param bought the rule of the equipment as which it counts, although it plays as a weapon (TEAM-6)
     * @param fixed the names of parts that the list fixes in the option and that rosters also name
     * @param flawed whether the reader ignored a fault of the list in this option
     */
    @Value.Builder
    public record CardOption(
            String name,
            int points,
            int worth,
            Vector<Weapon> weapons,
            Vector<Keyword> keywords,
            Option<RuleId> equipment,
            int equipmentNumber,
            Option<Integer> mostInTeam,
            Option<RuleId> bought,
            Vector<String> fixed,
            boolean flawed)
            implements WithCardOption {
        private static final String AUXILIARY = "AUXILIARY";
        /** Joins the name of an option and the name of a choice within it. */
        private static final String WITHIN = " with ";

        /** An option that costs 0 points and gives nothing. */
        public static CardOption named(String name) {
            return new CardOption(
                    name,
                    0,
                    0,
                    Vector.empty(),
                    Vector.empty(),
                    Option.none(),
                    0,
                    Option.none(),
                    Option.none(),
                    Vector.empty(),
                    false);
        }

        /** TEAM-6: the rule of the equipment as which the option counts. */
        Option<RuleId> piece() {
            return equipment.orElse(bought);
        }

        /** The names of the roster selections that mean this option. */
        Vector<String> parts() {
            return Vector.of(name.split(WITHIN));
        }

        /** Combines this option and a choice within it into one option. */
        public CardOption joined(CardOption inner) {
            return withName(name + WITHIN + inner.name)
                    .withPoints(points + inner.points)
                    .withWorth(worth + inner.worth)
                    .withWeapons(weapons.appendAll(inner.weapons))
                    .withKeywords(keywords.appendAll(inner.keywords))
                    .withFixed(fixed.appendAll(inner.fixed))
                    .withFlawed(flawed || inner.flawed);
        }

        /** TEAM-5, K-AUXILIARY: whether it is a weapon that a model may have in addition to another choice. */
        boolean auxiliary() {
            return weapons.nonEmpty()
                    && weapons.forAll(
                            weapon -> weapon.keywords().exists(k -> k.name().equals(AUXILIARY)));
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
