package io.github.deadcube.core.team;

import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ForceList.CategoryLimit;
import io.github.deadcube.core.team.ForceList.Draft;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * Draws random legal teams. First it draws one card of the list, all with equal chance, and builds the team around it.
 * Therefore every card and option that fits into the points can appear. Then it adds models until no further model fits
 * (SET-1, TEAM-9).
 */
record RandomTeams(ForceList list, Vector<CategoryLimit> limits, int points, Chance chance, DoubleConsumer progress) {
    private static final int ATTEMPTS = 60;
    /** The number of attempts with random other models. After them the other models are the cheapest. */
    private static final int GENEROUS = 10;

    static Option<ChosenTeam> draw(
            String name, ForceList list, int points, IntUnaryOperator below, DoubleConsumer progress) {
        return new RandomTeams(list, list.judged(), points, new Chance(below), progress).draw(name);
    }

    private Option<ChosenTeam> draw(String name) {
        if (list.cards().isEmpty()) return Option.none();
        Draft empty = list.draft(name, points);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            ListedCard wanted = chance.one(list.cards());
            Option<Draft> begun = around(empty, wanted, attempt >= GENEROUS);
            if (begun.isDefined()) return begun.map(team -> filled(team).team());
        }
        for (ListedCard card : chance.shuffled(list.cards())) {
            Option<Draft> begun = around(empty, card, true);
            if (begun.isDefined()) return begun.map(team -> filled(team).team());
        }
        return list.cheapest(name)
                .filter(least -> least.points() <= points)
                .map(least -> filled(new Draft(list, points, least)).team());
    }

    /** The card with all models that the rules require with it; none if they do not fit into the points. */
    private Option<Draft> around(Draft empty, ListedCard wanted, boolean cheap) {
        Vector<String> choices = chance.choices(wanted);
        Vector<ListedCard> asked = asked(wanted);
        if (asked.size() >= Roster.MOST_OF_TEAM) return Option.none();
        int reserve = wanted.model(choices).points();
        Draft team = empty;
        for (ListedCard card : asked) {
            Vector<String> own = cheap ? card.cheapest() : chance.choices(card);
            if (team.with(card, own).left() < reserve) own = card.cheapest();
            team = team.with(card, own);
        }
        team = required(team.with(wanted, choices));
        return team.missing().isEmpty() ? Option.some(team) : Option.none();
    }

    /** TEAM-1: the team with the cards that the list requires in each. */
    private Draft required(Draft begun) {
        Draft team = begun;
        for (ListedCard card : list.cards())
            while (team.team().models().size() < Roster.MOST_OF_TEAM && team.lacks(card))
                team = team.with(card, card.cheapest());
        return team;
    }

    /** TEAM-2 to TEAM-4, TEAM-7: the models that a card requires. */
    private Vector<ListedCard> asked(ListedCard wanted) {
        Vector<ListedCard> asked = Vector.empty();
        for (String needed : wanted.needs()) asked = asked.appendAll(list.card(needed));
        if (wanted.needs().isEmpty())
            for (Predicate<ListedCard> needed : wanted.limits().flatMap(limit -> limit.needed(Roster.MOST_OF_TEAM)))
                asked = asked.appendAll(chance.any(list.cards().filter(needed)));
        if (Engineers.isNeededBy(wanted.card()))
            asked = asked.appendAll(chance.any(
                    list.cards().filter(card -> Engineers.is(card.card()) && card.category() != Category.LEADER)));
        Vector<ListedCard> all = asked.append(wanted);
        if (!all.exists(card -> card.category() == Category.LEADER))
            asked = asked.appendAll(chance.any(cards(Category.LEADER)));
        int troops = troops(all) - all.count(card -> card.category() == Category.TROOP);
        for (int i = 0; i < Math.min(troops, Roster.MOST_OF_TEAM); i++)
            asked = asked.appendAll(chance.any(cards(Category.TROOP)));
        return asked;
    }

    private int troops(Vector<ListedCard> cards) {
        long troops = 0;
        for (CategoryLimit limit : limits) {
            if (limit.category() == Category.TROOP) troops = Math.max(troops, limit.least());
            int count = cards.count(card -> card.category() == limit.category());
            for (int many : limit.per().get(Category.TROOP)) troops = Math.max(troops, (long) count * many);
        }
        return (int) Math.min(troops, Integer.MAX_VALUE);
    }

    private Vector<ListedCard> cards(Category category) {
        return list.cards().filter(card -> card.category() == category && !Engineers.isNeededBy(card.card()));
    }

    /** Adds random models until no further model fits. */
    private Draft filled(Draft begun) {
        Draft team = begun;
        Option<Draft> more = Option.some(team);
        while (more.isDefined()) {
            team = more.get();
            progress.accept(points == 0 ? 1 : (double) team.team().points() / points);
            more = team.team().models().size() < Roster.MOST_OF_TEAM ? longer(team) : Option.none();
        }
        return team;
    }

    private Option<Draft> longer(Draft team) {
        for (ListedCard card : chance.shuffled(list.cards())) {
            if (card.model(card.cheapest()).points() > team.left() || full(team, card)) continue;
            for (Vector<String> choices : Vector.of(chance.choices(card), card.cheapest())) {
                Draft longer = team.with(card, choices);
                if (free(team, longer, card)) continue;
                if (longer.missing().isEmpty()) return Option.some(longer);
            }
        }
        return Option.none();
    }

    /** A card for 0 points needs only one model unless a rule requires more. */
    private static boolean free(Draft team, Draft longer, ListedCard card) {
        boolean free = longer.left() == team.left();
        return longer.team().models().size() > Roster.MOST_OF_TEAM
                || free && team.team().models().exists(model -> model.name().equals(card.name()));
    }

    /** A faster version of a check in {@link TeamCheck}. */
    private boolean full(Draft team, ListedCard card) {
        int most = limits.filter(limit -> limit.category() == card.category())
                .flatMap(limit -> limit.most(team.team()))
                .headOption()
                .getOrElse(Integer.MAX_VALUE);
        return team.team().count(card.category()) >= most;
    }

    /** @param below returns a random number from 0 to its argument minus 1 */
    private record Chance(IntUnaryOperator below) {
        <T> T one(Vector<T> of) {
            return of.get(below.applyAsInt(of.size()));
        }

        <T> Option<T> any(Vector<T> of) {
            return of.isEmpty() ? Option.none() : Option.some(one(of));
        }

        <T> Vector<T> shuffled(Vector<T> of) {
            List<T> all = new ArrayList<>(of.asJava());
            for (int last = all.size() - 1; last > 0; last--) {
                int other = below.applyAsInt(last + 1);
                T there = all.get(last);
                all.set(last, all.get(other));
                all.set(other, there);
            }
            return Vector.ofAll(all);
        }

        /** Chooses as many options of each group as it requires. An optional group is left out half of the time. */
        Vector<String> choices(ListedCard card) {
            return card.groups().flatMap(group -> {
                int spare = group.most() - group.least();
                int more = spare > 0 && below.applyAsInt(2) == 0 ? 1 + below.applyAsInt(spare) : 0;
                return shuffled(group.options()).take(group.least() + more).map(CardOption::name);
            });
        }
    }
}
