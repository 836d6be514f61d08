package io.github.deadcube.core.team;

import io.github.deadcube.api.internal.NullElements;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ForceList.CategoryLimit;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** TEAM-1 to TEAM-9: checks whether a strike team is legal. */
final class TeamCheck {
    private static final String HALF = "its text has half a character, which no file can hold";

    private final ChosenTeam team;
    private final Vector<CategoryLimit> limits;
    private final Citation citation;
    private final List<Fault> faults = new ArrayList<>();
    /** Those that more models can repair. */
    private final List<Fault> missing = new ArrayList<>();

    private TeamCheck(ChosenTeam team, Vector<CategoryLimit> limits) {
        this.team = team;
        this.limits = limits;
        this.citation = Citation.of(limits);
    }

    static Vector<Fault> faults(ChosenTeam team, ForceList list, int points) {
        return check(team, list, points).all();
    }

    /** The faults that remain even with more models. */
    static Vector<Fault> lasting(ChosenTeam team, ForceList list, int points) {
        TeamCheck check = check(team, list, points);
        return Vector.ofAll(check.faults).removeAll(check.missing);
    }

    /** A fault for each null in the collections of a team. */
    private static Vector<Fault> nulls(ChosenTeam team) {
        Vector<Fault> nulls = NullElements.found(PartName.TEAM, "model", team.models());
        for (int i = 0; nulls.isEmpty() && i < team.models().size(); i++) {
            Sentence where = PartName.ofModel(i + 1);
            ChosenModel model = team.models().get(i);
            nulls = NullElements.found(Vector.of(where), model.card())
                    .appendAll(NullElements.found(where, "choice", model.choices()))
                    .appendAll(NullElements.found(where, "name", model.called()))
                    .appendAll(NullElements.found(where, "piece of equipment", model.further()));
        }
        return nulls;
    }

    private static TeamCheck check(ChosenTeam team, ForceList list, int points) {
        TeamCheck check = new TeamCheck(team, list.judged());
        if (check.refusesNulls()) return check;
        if (!list.faction().equals(team.faction()) || !list.edition().equals(team.edition()))
            return check.strange(Vector.of(list), points);
        Vector<ListedCard> cards = check.cards(list);
        Vector<ChosenModel> added = cards.flatMap(ListedCard::added);
        Vector<CardOption> options = Vector.empty();
        for (int i = 0; i < team.models().size(); i++)
            options = options.appendAll(check.model(i).listed(list, team, added));
        check.whole(points);
        check.list(cards, options);
        check.required(list, cards);
        check.extras(added);
        return check;
    }

    static Vector<Fault> among(ChosenTeam team, Vector<ForceList> lists, int points) {
        Vector<Fault> none = NullElements.found("lists", "list", lists);
        if (!none.isEmpty()) return none;
        if (lists.isEmpty()) return faults(team, points);
        return lists.find(list ->
                        list.faction().equals(team.faction()) && list.edition().equals(team.edition()))
                .map(list -> faults(team, list, points))
                .getOrElse(() -> new TeamCheck(team, CategoryLimit.of(team.edition()))
                        .strange(lists, points)
                        .all());
    }

    static Vector<Fault> faults(ChosenTeam team, int points) {
        return new TeamCheck(team, CategoryLimit.of(team.edition()))
                .unlisted(points)
                .all();
    }

    /** Adds what keeps the team from being saved, which no list depends on. */
    private Vector<Fault> all() {
        if (!nulls(team).isEmpty()) return Vector.ofAll(faults);
        if (hasHalf(team.withModels(Vector.empty()))) error(RuleIds.TEAM_1, HALF);
        for (int i = 0; i < team.models().size(); i++)
            if (hasHalf(new ChosenTeam("", "", Vector.of(team.models().get(i)))))
                faults.add(Fault.of(PartName.ofModel(i + 1), citation.cited(RuleIds.TEAM_1), HALF));
        return Vector.ofAll(faults);
    }

    private static boolean hasHalf(ChosenTeam team) {
        return TextBounds.halfAt(team.text()) >= 0;
    }

    private TeamCheck strange(Vector<ForceList> lists, int points) {
        faction(lists);
        return unlisted(points);
    }

    private boolean refusesNulls() {
        Vector<Fault> nulls = nulls(team);
        faults.addAll(nulls.asJava());
        return !nulls.isEmpty();
    }

    private TeamCheck unlisted(int points) {
        if (refusesNulls()) return this;
        for (int i = 0; i < team.models().size(); i++) model(i).unlisted();
        whole(points);
        return this;
    }

    private ModelCheck model(int index) {
        ChosenModel model = team.models().get(index);
        ModelCheck check = new ModelCheck(
                model, Sentence.of("model {number} {name}", index + 1, model.titled()), citation, faults);
        check.points();
        return check;
    }

    private void error(RuleId rule, CharSequence fault) {
        faults.add(Fault.of(PartName.TEAM, citation.cited(rule), fault));
    }

    private void missing(RuleId rule, CharSequence fault) {
        missing.add(Fault.of(PartName.TEAM, citation.cited(rule), fault));
        faults.add(missing.get(missing.size() - 1));
    }

    private void faction(Vector<ForceList> lists) {
        Vector<ForceList> named = lists.filter(list -> list.faction().equals(team.faction()));
        if (named.isEmpty())
            error(
                    RuleIds.TEAM_1,
                    Sentence.of(
                            "it was chosen from the list '{faction}', not {lists}",
                            team.faction(),
                            Sentence.any(lists.map(list -> "'" + list + "'"))));
        else
            error(
                    RuleIds.TEAM_1,
                    Sentence.of(
                            "it is of the edition '{edition}', and the list of {named}",
                            team.edition(),
                            Sentence.all(named.map(list -> "'" + list.edition() + "'"))));
    }

    private void whole(int points) {
        if (team.points() > points)
            error(
                    RuleIds.TEAM_1,
                    Sentence.of("it has {points} points, and at most {otherPoints} are agreed", team.points(), points));
        limits.forEach(this::limit);
        engineer();
    }

    private void limit(CategoryLimit limit) {
        int count = team.count(limit.category());
        RuleId rule = limit.rule();
        if (count < limit.least())
            missing(
                    rule,
                    Sentence.of(
                            "it needs at least {least}, not {count}", counted(limit.least(), limit.category()), count));
        for (int most : limit.most(team))
            if (count > most)
                error(
                        rule,
                        limit.per()
                                .map(per -> Sentence.of(
                                        "it may have at most {most} (one for each {models}), not {count}",
                                        counted(most, limit.category()),
                                        per._2() == 1 ? one(per._1()) : counted(per._2(), per._1()),
                                        count))
                                .getOrElse(() -> Sentence.of(
                                        "it may have at most {most}, not {count}",
                                        counted(most, limit.category()),
                                        count)));
    }

    private static Sentence counted(int number, Category category) {
        return Sentence.of(
                switch (category) {
                    case LEADER -> "{count, plural, one {# leader} other {# leaders}}";
                    case TROOP -> "{count, plural, one {# troop} other {# troops}}";
                    case SPECIALIST -> "{count, plural, one {# specialist} other {# specialists}}";
                    case SUPPORT -> "{count, plural, one {# support} other {# supports}}";
                    case MINION -> "{count, plural, one {# minion} other {# minions}}";
                    case LIVING_LEGEND -> "{count, plural, one {# living legend} other {# living legends}}";
                    case MERCENARY -> "{count, plural, one {# mercenary} other {# mercenaries}}";
                    case FOLLOWER -> "{count, plural, one {# follower} other {# followers}}";
                    case EXTRA -> "{count, plural, one {# extra} other {# extras}}";
                },
                number);
    }

    private static Sentence one(Category category) {
        return Sentence.of(
                switch (category) {
                    case LEADER -> "leader";
                    case TROOP -> "troop";
                    case SPECIALIST -> "specialist";
                    case SUPPORT -> "support";
                    case MINION -> "minion";
                    case LIVING_LEGEND -> "living legend";
                    case MERCENARY -> "mercenary";
                    case FOLLOWER -> "follower";
                    case EXTRA -> "extra";
                });
    }

    /** TEAM-7. R25-K-REMOTE: the revision has no such models. */
    private void engineer() {
        if (citation.revised()) return;
        if (team.models().exists(model -> Engineers.is(model.card()))) return;
        team.models()
                .find(model -> Engineers.isNeededBy(model.card()))
                .forEach(model -> missing(
                        RuleIds.TEAM_7,
                        Sentence.of("'{model}' needs a model with {needed}", model.name(), Engineers.NEEDED)));
    }

    /** The cards of the models that are not deployed in addition, with repetitions. */
    private Vector<ListedCard> cards(ForceList list) {
        return team.models()
                .filter(model -> model.category() != Category.EXTRA)
                .flatMap(model -> list.card(model.name(), model.category()));
    }

    /** @param options those that the models have chosen, with repetitions */
    private void list(Vector<ListedCard> cards, Vector<CardOption> options) {
        for (ListedCard card : cards.distinctBy(ListedCard::name)) {
            int count = cards.count(c -> c.name().equals(card.name()));
            for (int most : card.most())
                if (count > most)
                    error(
                            RuleIds.TEAM_3,
                            Sentence.of("'{card}' comes at most {times}, not {count}", card, times(most), count));
            boolean alone = card.needs()
                    .exists(needed ->
                            !team.models().exists(other -> other.name().equals(needed)));
            for (ListedCard.Limit limit : card.limits())
                for (int most : limit.most(team).filter(number -> count > number && !alone))
                    error(
                            RuleIds.TEAM_4,
                            (most == 0
                                    ? Sentence.of(
                                            "'{card}' comes never here ({limit}), not {count}", card, limit, count)
                                    : Sentence.of(
                                            "'{card}' comes at most {times} here ({limit}), not {count}",
                                            card,
                                            times(most),
                                            limit,
                                            count)));
        }
        for (CardOption option : options.distinctBy(CardOption::name)) {
            int count = options.count(o -> o.name().equals(option.name()));
            for (int most : option.mostInTeam())
                if (count > most)
                    error(
                            RuleIds.TEAM_6,
                            Sentence.of("'{option}' comes at most {times}, not {count}", option, times(most), count));
        }
    }

    /** TEAM-1: the cards of which each team of the list has some. */
    private void required(ForceList list, Vector<ListedCard> cards) {
        for (ListedCard card : list.cards()) {
            int least = card.least(team);
            int count = least == 0 ? 0 : cards.count(c -> c.name().equals(card.name()));
            if (count < least)
                missing(
                        RuleIds.TEAM_1,
                        Sentence.of("'{card}' comes at least {times}, not {count}", card, times(least), count));
        }
    }

    /** TEAM-8: models in addition to those that the player chose are those that a card of the team deploys. */
    private void extras(Vector<ChosenModel> added) {
        Vector<String> deployed = added.map(ChosenModel::name);
        for (ChosenModel model : team.models())
            if (model.category() == Category.EXTRA) {
                if (deployed.contains(model.name())) deployed = deployed.remove(model.name());
                else
                    error(
                            RuleIds.TEAM_8,
                            Sentence.of("no card of the team deploys '{model}' in addition", model.name()));
            }
    }

    private static Sentence times(int most) {
        return most == 1 ? Sentence.of("once") : Sentence.of("{count} times", most);
    }

    /** R25-TEAM-2, R25-TEAM-3, R25-TEAM-6: chooses the rule identifiers of the edition that sets the team's limits. */
    record Citation(boolean revised) {
        static Citation of(Vector<CategoryLimit> limits) {
            return new Citation(
                    limits.exists(limit -> Revised.before(limit.rule()).isDefined()));
        }

        RuleId cited(RuleId rule) {
            return revised ? Revised.revised(rule) : rule;
        }
    }
}
