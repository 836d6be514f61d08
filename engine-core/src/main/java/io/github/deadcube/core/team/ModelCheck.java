package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.support.Equipment;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;

/** TEAM-1, TEAM-4 to TEAM-6: checks one model of a team. */
record ModelCheck(ChosenModel model, Sentence where, TeamCheck.Citation citation, List<Fault> faults) {
    void points() {
        if (model.points() < 0 || model.points() > TextBounds.MOST_POINTS)
            error(
                    RuleIds.TEAM_1,
                    Sentence.of(
                            "a model has 0 to {mostPoints} points, not {points}",
                            TextBounds.MOST_POINTS,
                            model.points()));
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
                .forEach(this::error);
    }

    private void tooMany() {
        error(
                RuleIds.TEAM_6,
                Sentence.of(
                        "a model has one piece of equipment, not {count}",
                        model.further().size() + 1));
    }

    /**
     * Checks it against its card, or against the models that other cards deploy; returns the chosen options of its
     * card.
     */
    Vector<CardOption> listed(ForceList list, ChosenTeam team, Vector<ChosenModel> added) {
        if (model.category() == Category.EXTRA) {
            extra(added.filter(other -> other.name().equals(model.name())));
            return Vector.empty();
        }
        Option<ListedCard> card = list.card(model.name(), model.category());
        if (card.isEmpty()) {
            error(RuleIds.TEAM_1, Sentence.of("the list '{list}' has no such card", list));
            unlisted();
            return Vector.empty();
        }
        refused();
        Vector<CardOption> chosen = chosen(card.get());
        ChosenModel listed = card.get().modelWithRefused(chosen.map(CardOption::name));
        choices(card.get(), listed, chosen);
        for (String needed : card.get().needs())
            if (!team.models().exists(other -> other.name().equals(needed)))
                error(RuleIds.TEAM_4, Sentence.of("it comes only with '{needed}'", needed));
        same(listed);
        return chosen.filter(card.get().options()::contains);
    }

    /**
     * TEAM-8. Equipment that its card prints in the list is not bought. Its points and VPs are not compared, because
     * the card that deploys it includes them.
     */
    private void extra(Vector<ChosenModel> named) {
        if (model.further().isEmpty() && named.exists(this::sameCard)) return;
        unlisted();
        if (named.nonEmpty()) differs();
    }

    private void differs() {
        error(RuleIds.TEAM_1, "its card differs from the list");
    }

    private void error(RuleId rule, CharSequence fault) {
        error(Fault.of(rule, fault));
    }

    private void error(Fault fault) {
        Fault told = fault.in(where).under(citation.cited(fault.rule()));
        if (!faults.contains(told)) faults.add(told);
    }

    /**
     * The chosen options of the card. A roster also names the parts that the list fixes, and a part may have the name
     * of a piece of equipment: the piece is chosen only if the model would differ without it.
     */
    private Vector<CardOption> chosen(ListedCard card) {
        Vector<CardOption> named = named(card);
        Vector<String> fixed = card.fixed().appendAll(named.flatMap(CardOption::fixed));
        Vector<CardOption> sure = named.reject(option -> option.piece().isDefined() && fixed.contains(option.name()));
        return alike(card.modelWithRefused(sure.map(CardOption::name))) ? sure : named;
    }

    /** The options that the choices name. A roster names a choice within an option separately. */
    private Vector<CardOption> named(ListedCard card) {
        Vector<CardOption> all = card.options().appendAll(card.refused());
        Vector<CardOption> named = all.filter(option -> model.choices().contains(option.name()));
        if (named.map(CardOption::name).containsAll(model.choices())) return named;
        Vector<CardOption> told =
                all.filter(option -> named.contains(option) || model.choices().containsAll(option.parts()));
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
                error(RuleIds.TEAM_5, Sentence.of("its card offers no '{choice}'", choice));
        for (CardOption option : chosen.filter(card.refused()::contains))
            option.piece()
                    .flatMap(piece -> Equipment.refusal(card.card(), piece))
                    .forEach(this::error);
        boolean told = false;
        for (ChoiceGroup group : card.groups()) {
            Vector<CardOption> taken = group.options().filter(chosen::contains);
            int count = taken.count(option -> !option.auxiliary());
            if (taken.size() - count > 1)
                error(
                        RuleIds.TEAM_5,
                        Sentence.of("of {group} it takes one AUXILIARY weapon besides another choice", group));
            if (count < group.least())
                error(
                        RuleIds.TEAM_5,
                        Sentence.of(
                                "of {group} it takes {least}, not {count}: {options}",
                                group,
                                group.least(),
                                count,
                                group.options()));
            if (count > group.most()) {
                error(
                        rule(group),
                        Sentence.of("of {group} it takes at most {most}, not {count}", group, group.most(), count));
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

    private void same(ChosenModel listed) {
        if (listed.points() != model.points())
            error(
                    RuleIds.TEAM_1,
                    Sentence.of(
                            "it has {points} points, and the list says {otherPoints}",
                            model.points(),
                            listed.points()));
        if (listed.card().worth() != model.card().worth())
            error(
                    RuleIds.TEAM_1,
                    Sentence.of(
                            "it has {worth} VP, and the list says {otherWorth}",
                            model.card().worth(),
                            listed.card().worth()));
        if (listed.category() != model.category())
            error(
                    RuleIds.TEAM_1,
                    Sentence.of(
                            "it is a {category} in the list, not a {otherCategory}",
                            listed.category(),
                            model.category()));
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
