package io.github.deadcube.core.team;

import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.core.team.ForceList.CategoryLimit;
import io.github.deadcube.core.team.ForceList.Draft;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The legal team of a list with the fewest points (TEAM-1 to TEAM-9). The search takes the cheapest team first. While
 * the team lacks something that a rule requires, it goes on with each card that may be it; the first legal team is the
 * cheapest one, because no card has negative points.
 */
record CheapestTeam(ForceList list, Vector<CategoryLimit> limits) {
    /** Far more than a list of some hundred cards needs. */
    private static final int MOST_TEAMS = 20_000;
    /** More than the points of any team: they do not count here. */
    private static final int ANY_POINTS = Integer.MAX_VALUE;

    /** @param number the teams that were found before it: equal points are decided in this order */
    private record Begun(Draft team, int points, int number) {}

    static Option<ChosenTeam> cheapest(String name, ForceList list) {
        return new CheapestTeam(list, list.judged()).search(list.draft(name, ANY_POINTS));
    }

    private Option<ChosenTeam> search(Draft empty) {
        PriorityQueue<Begun> open =
                new PriorityQueue<>(Comparator.comparingInt(Begun::points).thenComparingInt(Begun::number));
        Set<String> known = new TreeSet<>();
        open.add(new Begun(empty, 0, 0));
        while (!open.isEmpty()) {
            Draft team = open.remove().team();
            if (team.missing().isEmpty()) return Option.some(team.team());
            if (team.team().models().size() >= Roster.MOST_OF_TEAM) continue;
            for (ListedCard card : lacking(team)) {
                Draft longer = team.with(card, choices(team, card));
                if (known.size() < MOST_TEAMS && known.add(models(longer)))
                    open.add(new Begun(longer, longer.team().points(), known.size()));
            }
        }
        return Option.none();
    }

    /** Its models in any order. */
    private static String models(Draft team) {
        return team.team()
                .models()
                .map(model -> model.category() + " " + model)
                .sorted()
                .mkString("\n");
    }

    /**
     * The cards of which a legal team with these models has one more: those for the first requirement that is not met.
     */
    private Vector<ListedCard> lacking(Draft team) {
        Vector<ListedCard> all = list.cards();
        return all.filter(team::lacks)
                .take(1)
                .orElse(() -> limits.find(limit -> team.team().count(limit.category()) < limit.least())
                        .toVector()
                        .flatMap(limit -> all.filter(card -> card.category() == limit.category())))
                .orElse(() -> companions(team))
                .orElse(() ->
                        all.find(card -> isTooOften(team, card)).toVector().flatMap(card -> raising(card)))
                .orElse(() -> limits.find(limit -> limit.most(team.team())
                                .exists(most -> team.team().count(limit.category()) > most))
                        .toVector()
                        .flatMap(limit -> all.filter(card -> limit.per().containsKey(card.category()))))
                .orElse(() -> engineers(team));
    }

    /** TEAM-7: the cards with an ENGINEER, if a model needs one and the team has none. */
    private Vector<ListedCard> engineers(Draft team) {
        boolean needed = team.team().models().exists(model -> Engineers.isNeededBy(model.card()))
                && !team.team().models().exists(model -> Engineers.is(model.card()));
        return needed ? list.cards().filter(card -> Engineers.is(card.card())) : Vector.empty();
    }

    /** TEAM-4: the first card that another one asks for by its name. */
    private Vector<ListedCard> companions(Draft team) {
        return list.cards()
                .filter(card -> team.count(card) > 0)
                .flatMap(ListedCard::needs)
                .find(name -> !team.team().models().exists(model -> model.name().equals(name)))
                .toVector()
                .flatMap(list::card);
    }

    /** TEAM-4: whether the team has more of a card than its other models allow. */
    private static boolean isTooOften(Draft team, ListedCard card) {
        int count = team.count(card);
        return count > 0
                && card.limits().exists(limit -> limit.most(team.team()).exists(most -> count > most));
    }

    /** TEAM-4: the cards that raise the limit of a card. */
    private Vector<ListedCard> raising(ListedCard card) {
        return list.cards()
                .filter(other -> card.limits()
                        .flatMap(limit -> limit.needed(Roster.MOST_OF_TEAM))
                        .exists(needed -> needed.test(other)));
    }

    /** The cheapest choices that are enough for a card, of those that the team may still have. */
    private static Vector<String> choices(Draft team, ListedCard card) {
        TreeMap<String, Integer> taken = new TreeMap<>();
        for (ChosenTeam.ChosenModel model : team.team().models())
            for (String choice : model.choices()) taken.merge(choice, 1, Integer::sum);
        return card.groups().flatMap(group -> cheapest(group, taken));
    }

    private static Vector<String> cheapest(ChoiceGroup group, TreeMap<String, Integer> taken) {
        return group.options()
                .filter(option -> option.mostInTeam().forAll(most -> taken.getOrDefault(option.name(), 0) < most))
                .sortBy(CardOption::points)
                .take(group.least())
                .map(CardOption::name);
    }
}
