package io.github.deadcube.core.team;

import io.github.deadcube.api.internal.NullElements;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook.Revised;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.support.Equipment;
import io.github.deadcube.core.team.Category.CategoryLimit;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** TEAM-1 to TEAM-9: checks whether a strike team is legal. */
final class TeamCheck {
    private static final String TEAM = "team";

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

    /**
     * Checks a team against its force list.
     *
     * @return all faults, first of each model and then of the whole team; empty if the team is legal
     */
    static Vector<Fault> of(ChosenTeam team, ForceList list, int points) {
        return Vector.ofAll(check(team, list, points).faults);
    }

    /** The faults that remain even with more models. */
    static Vector<Fault> lasting(ChosenTeam team, ForceList list, int points) {
        TeamCheck check = check(team, list, points);
        return Vector.ofAll(check.faults).removeAll(check.missing);
    }

    /** A fault for each null in the collections of a team. */
    private static Vector<Fault> nulls(ChosenTeam team) {
        Vector<Fault> nulls = NullElements.of(TEAM, "model", team.models());
        for (int i = 0; nulls.isEmpty() && i < team.models().size(); i++) {
            String where = "model " + (i + 1);
            ChosenModel model = team.models().get(i);
            nulls = NullElements.of(where, model.card())
                    .appendAll(NullElements.of(where, "choice", model.choices()))
                    .appendAll(NullElements.of(where, "name", model.called()))
                    .appendAll(NullElements.of(where, "piece of equipment", model.further()));
        }
        return nulls;
    }

    private static TeamCheck check(ChosenTeam team, ForceList list, int points) {
        TeamCheck check = new TeamCheck(team, list.limits());
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
        check.extras(added);
        return check;
    }

    /**
     * Checks a team against its force list, which is one of several. If no list has its faction and edition, this is a fault, and the
     * team is checked without a list.
     */
    static Vector<Fault> among(ChosenTeam team, Vector<ForceList> lists, int points) {
        Vector<Fault> none = NullElements.of("lists", "list", lists);
        if (!none.isEmpty()) return none;
        if (lists.isEmpty()) return of(team, points);
        return lists.find(list ->
                        list.faction().equals(team.faction()) && list.edition().equals(team.edition()))
                .map(list -> of(team, list, points))
                .getOrElse(() -> Vector.ofAll(
                        new TeamCheck(team, CategoryLimit.of(team.edition())).strange(lists, points).faults));
    }

    /** Checks a team of an unknown list by the rules of its edition. Cards and choices are not compared with a list. */
    static Vector<Fault> of(ChosenTeam team, int points) {
        return Vector.ofAll(new TeamCheck(team, CategoryLimit.of(team.edition())).unlisted(points).faults);
    }

    /** Checks a team that belongs to no given list. */
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
        ModelCheck check = new ModelCheck(model, "model " + (index + 1) + " " + model.titled(), citation, faults);
        check.points();
        return check;
    }

    private void error(RuleId rule, String fault) {
        faults.add(Fault.of(TEAM, citation.of(rule), fault));
    }

    private void missing(RuleId rule, String fault) {
        missing.add(Fault.of(TEAM, citation.of(rule), fault));
        faults.add(missing.get(missing.size() - 1));
    }

    private void faction(Vector<ForceList> lists) {
        Vector<ForceList> named = lists.filter(list -> list.faction().equals(team.faction()));
        if (named.isEmpty())
            error(
                    RuleIds.TEAM_1,
                    "it was chosen from the list '" + team.faction() + "', not "
                            + lists.map(list -> "'" + list + "'").mkString(" or "));
        else
            error(
                    RuleIds.TEAM_1,
                    "it is of the edition '" + team.edition() + "', and the list of "
                            + named.map(list -> "'" + list.edition() + "'").mkString(" and "));
    }

    private void whole(int points) {
        if (team.points() > points)
            error(RuleIds.TEAM_1, "it has " + team.points() + " points, and at most " + points + " are agreed");
        limits.forEach(this::limit);
        engineer();
    }

    private void limit(CategoryLimit limit) {
        int count = team.count(limit.category());
        RuleId rule = limit.rule();
        if (count < limit.least())
            missing(rule, "it needs at least " + counted(limit.least(), limit.category()) + ", not " + count);
        for (int most : limit.most(team))
            if (count > most)
                error(rule, "it may have at most " + counted(most, limit.category()) + share(limit) + ", not " + count);
    }

    private static String counted(int number, Category category) {
        String many = category == Category.MERCENARY ? "mercenaries" : category + "s";
        return number + " " + (number == 1 ? category : many);
    }

    private static String share(CategoryLimit limit) {
        return limit.per()
                .map(per -> " (one for each " + (per.many() == 1 ? per.category() : counted(per.many(), per.category()))
                        + ")")
                .getOrElse("");
    }

    /** TEAM-7. R25-K-REMOTE: the revision has no such models. */
    private void engineer() {
        if (citation.revised()) return;
        if (team.models().exists(model -> Engineers.is(model.card()))) return;
        team.models()
                .find(model -> Engineers.isNeededBy(model.card()))
                .forEach(model ->
                        missing(RuleIds.TEAM_7, "'" + model.name() + "' needs a model with " + Engineers.NEEDED));
    }

    /** The cards of the models that are not deployed in addition, with repetitions. */
    private Vector<ListedCard> cards(ForceList list) {
        return team.models()
                .filter(model -> model.category() != Category.EXTRA)
                .flatMap(model -> list.card(model.name(), model.category()));
    }

    /**
     * The limits of the list.
     *
     * @param options those that the models have chosen, with repetitions
     */
    private void list(Vector<ListedCard> cards, Vector<CardOption> options) {
        for (ListedCard card : cards.distinctBy(ListedCard::name)) {
            int count = cards.count(c -> c.name().equals(card.name()));
            for (int most : card.most())
                if (count > most)
                    error(RuleIds.TEAM_3, "'" + card + "' comes at most " + times(most) + ", not " + count);
            boolean alone = card.needs()
                    .exists(needed ->
                            !team.models().exists(other -> other.name().equals(needed)));
            for (ListedCard.Limit limit : card.limits())
                for (int most : limit.most(team).filter(number -> count > number && !alone))
                    error(
                            RuleIds.TEAM_4,
                            "'" + card + "' comes " + (most == 0 ? "never" : "at most " + times(most)) + " here ("
                                    + limit + "), not " + count);
        }
        for (CardOption option : options.distinctBy(CardOption::name)) {
            int count = options.count(o -> o.name().equals(option.name()));
            for (int most : option.mostInTeam())
                if (count > most)
                    error(RuleIds.TEAM_6, "'" + option + "' comes at most " + times(most) + ", not " + count);
        }
    }

    /** TEAM-8: models in addition to those that the player chose are those that a card of the team deploys. */
    private void extras(Vector<ChosenModel> added) {
        Vector<String> deployed = added.map(ChosenModel::name);
        for (ChosenModel model : team.models())
            if (model.category() == Category.EXTRA) {
                if (deployed.contains(model.name())) deployed = deployed.remove(model.name());
                else error(RuleIds.TEAM_8, "no card of the team deploys '" + model.name() + "' in addition");
            }
    }

    private static String times(int most) {
        return most == 1 ? "once" : most + " times";
    }

    /** R25-TEAM-2, R25-TEAM-3, R25-TEAM-6: chooses the rule identifiers of the edition that sets the team's limits. */
    record Citation(boolean revised) {
        static Citation of(Vector<CategoryLimit> limits) {
            return new Citation(
                    limits.exists(limit -> Revised.before(limit.rule()).isDefined()));
        }

        /** The rule, or the rule of the revision that replaces it. */
        RuleId of(RuleId rule) {
            return revised ? Revised.of(rule) : rule;
        }
    }

    /** TEAM-1, TEAM-4 to TEAM-6: checks one model of a team. */
    private record ModelCheck(ChosenModel model, String where, Citation citation, List<Fault> faults) {
        private static final int MOST_POINTS = 999;

        void points() {
            if (model.points() < 0 || model.points() > MOST_POINTS)
                error(RuleIds.TEAM_1, "a model has 0 to " + MOST_POINTS + " points, not " + model.points());
        }

        void unlisted() {
            refused();
            if (model.further().nonEmpty()) tooMany();
        }

        private void refused() {
            Card bare = model.card();
            bare.equipment()
                    .toVector()
                    .appendAll(model.further())
                    .flatMap(piece -> Equipment.refusal(bare, piece))
                    .forEach(why -> error(RuleIds.TEAM_6, why));
        }

        private void tooMany() {
            error(
                    RuleIds.TEAM_6,
                    "a model has one piece of equipment, not "
                            + (model.further().size() + 1));
        }

        /**
         * Checks it against its card in the list, or against the models that the cards of the team deploy in addition.
         *
         * @return the chosen options of its card
         */
        Vector<CardOption> listed(ForceList list, ChosenTeam team, Vector<ChosenModel> added) {
            if (model.category() == Category.EXTRA) {
                extra(added.filter(other -> other.name().equals(model.name())));
                return Vector.empty();
            }
            Option<ListedCard> card = list.card(model.name(), model.category());
            if (card.isEmpty()) {
                error(RuleIds.TEAM_1, "the list '" + list + "' has no such card");
                unlisted();
                return Vector.empty();
            }
            refused();
            Vector<CardOption> chosen = chosen(card.get());
            ChosenModel listed = card.get().modelWithRefused(chosen.map(CardOption::name));
            choices(card.get(), listed, chosen);
            for (String needed : card.get().needs())
                if (!team.models().exists(other -> other.name().equals(needed)))
                    error(RuleIds.TEAM_4, "it comes only with '" + needed + "'");
            same(listed);
            return chosen.filter(card.get().options()::contains);
        }

        /**
         * TEAM-8. Equipment that its card prints in the list is not bought. Its points and VPs are not compared, because the
         * card that deploys it includes them.
         */
        private void extra(Vector<ChosenModel> named) {
            if (model.further().isEmpty() && named.exists(this::sameCard)) return;
            unlisted();
            if (named.nonEmpty()) differs();
        }

        private void differs() {
            error(RuleIds.TEAM_1, "its card differs from the list");
        }

        private void error(RuleId rule, String fault) {
            Fault told = Fault.of(where, citation.of(rule), fault);
            if (!faults.contains(told)) faults.add(told);
        }

        /**
         * The chosen options of the card. A roster also names the parts that the list fixes, and a part may have the name of a
         * piece of equipment: the piece is chosen only if the model would differ without it.
         */
        private Vector<CardOption> chosen(ListedCard card) {
            Vector<CardOption> named = named(card);
            Vector<String> fixed = card.fixed().appendAll(named.flatMap(CardOption::fixed));
            Vector<CardOption> sure =
                    named.reject(option -> option.piece().isDefined() && fixed.contains(option.name()));
            return alike(card.modelWithRefused(sure.map(CardOption::name))) ? sure : named;
        }

        /** The options that the choices name. A roster names a choice within an option separately. */
        private Vector<CardOption> named(ListedCard card) {
            Vector<CardOption> all = card.options().appendAll(card.refused());
            Vector<CardOption> named = all.filter(option -> model.choices().contains(option.name()));
            if (named.map(CardOption::name).containsAll(model.choices())) return named;
            Vector<CardOption> told = all.filter(
                    option -> named.contains(option) || model.choices().containsAll(option.parts()));
            return told.reject(option ->
                    told.exists(longer -> longer.parts().size() > option.parts().size()
                            && longer.parts().head().equals(option.parts().head())
                            && longer.parts().containsAll(option.parts())));
        }

        private void choices(ListedCard card, ChosenModel listed, Vector<CardOption> chosen) {
            Vector<String> known = card.fixed()
                    .appendAll(chosen.map(CardOption::name))
                    .appendAll(chosen.flatMap(CardOption::parts))
                    .appendAll(chosen.flatMap(CardOption::fixed));
            for (String choice : model.choices())
                if (!known.contains(choice) && !alike(listed))
                    error(RuleIds.TEAM_5, "its card offers no '" + choice + "'");
            for (CardOption option : chosen.filter(card.refused()::contains))
                for (String why : option.piece().flatMap(piece -> Equipment.refusal(card.card(), piece)))
                    error(RuleIds.TEAM_6, why);
            boolean told = false;
            for (ChoiceGroup group : card.groups()) {
                Vector<CardOption> taken = group.options().filter(chosen::contains);
                int count = taken.count(option -> !option.auxiliary());
                if (taken.size() - count > 1)
                    error(RuleIds.TEAM_5, "of " + group + " it takes one AUXILIARY weapon besides another choice");
                if (count < group.least())
                    error(
                            RuleIds.TEAM_5,
                            "of " + group + " it takes " + group.least() + ", not " + count + ": "
                                    + group.options().mkString(", "));
                if (count > group.most()) {
                    error(rule(group), "of " + group + " it takes at most " + group.most() + ", not " + count);
                    told = told || sells(group);
                }
            }
            if (model.further().nonEmpty() && !told) tooMany();
        }

        private static RuleId rule(ChoiceGroup group) {
            return sells(group) ? RuleIds.TEAM_6 : RuleIds.TEAM_5;
        }

        private static boolean sells(ChoiceGroup group) {
            return group.options().exists(option -> option.piece().isDefined());
        }

        /** Whether the model equals the model of the list with these choices. Then an additional name is harmless. */
        private boolean alike(ChosenModel listed) {
            return listed.points() == model.points()
                    && listed.card().worth() == model.card().worth()
                    && sameCard(listed);
        }

        /** Ignores which of several pieces of equipment is on the card, because the list does not decide this. */
        private boolean sameCard(ChosenModel listed) {
            boolean several = model.further().nonEmpty() && listed.further().nonEmpty();
            Card one = plain(listed.card());
            Card other = plain(model.card());
            return several ? bare(one).equals(bare(other)) : one.equals(other);
        }

        private static Card bare(Card card) {
            return card.withEquipment(Option.none()).withEquipmentNumber(0);
        }

        /** Checks that the finished card equals the card of the list with these choices. */
        private void same(ChosenModel listed) {
            if (listed.points() != model.points())
                error(RuleIds.TEAM_1, "it has " + model.points() + " points, and the list says " + listed.points());
            if (listed.card().worth() != model.card().worth())
                error(
                        RuleIds.TEAM_1,
                        "it has " + model.card().worth() + " VP, and the list says "
                                + listed.card().worth());
            if (listed.category() != model.category())
                error(RuleIds.TEAM_1, "it is a " + listed.category() + " in the list, not a " + model.category());
            if (!sameCard(listed)) differs();
        }

        /** Compares cards without names and VPs, which have their own checks. */
        private static Card plain(Card card) {
            return card.withName("")
                    .withWorth(0)
                    .withWeapons(card.weapons().sortBy(w -> w.name()))
                    .withKeywords(card.keywords().sortBy(k -> k.toString()));
        }
    }
}
