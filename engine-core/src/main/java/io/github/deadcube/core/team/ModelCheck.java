package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.github.deadcube.core.team.ListedCard.Equipment;
import io.github.deadcube.core.team.TeamCheck.Citation;
import io.github.deadcube.core.team.TeamCheck.TeamFault;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;

/** TEAM-1, TEAM-4 to TEAM-6: one model of a team. */
final class ModelCheck {
    private final ChosenModel model;
    private final String where;
    private final Citation citation;
    private final List<TeamFault> faults;

    ModelCheck(ChosenModel model, String where, Citation citation, List<TeamFault> faults) {
        this.model = model;
        this.where = where;
        this.citation = citation;
        this.faults = faults;
    }

    void unlisted() {
        refused();
        if (model.further().nonEmpty()) tooMany();
    }

    private void refused() {
        Profile bare = model.profile();
        bare.equipment().flatMap(piece -> Equipment.refusal(bare, piece)).forEach(why -> error(RuleIds.TEAM_6, why));
    }

    private void tooMany() {
        error(
                RuleIds.TEAM_6,
                "a model has one piece of equipment, not " + (model.further().size() + 1));
    }

    void listed(ForceList list, ChosenTeam team) {
        if (model.category() == Category.EXTRA) return;
        Option<ListedCard> card = list.card(model.name(), model.category());
        if (card.isEmpty()) {
            error(RuleIds.TEAM_1, "the list '" + list + "' has no such card");
            unlisted();
            return;
        }
        refused();
        Vector<CardOption> chosen = chosen(card.get());
        ChosenModel listed = card.get().modelWithRefused(chosen.map(CardOption::name));
        choices(card.get(), listed, chosen);
        for (String needed : card.get().needs())
            if (!team.models().exists(other -> other.name().equals(needed)))
                error(RuleIds.TEAM_4, "it comes only with '" + needed + "'");
        same(listed);
    }

    private void error(RuleId rule, String fault) {
        TeamFault told = new TeamFault(citation.of(rule), where, fault, false);
        if (!faults.contains(told)) faults.add(told);
    }

    /** What it has of its card's options. A roster names what is chosen within an option by itself. */
    private Vector<CardOption> chosen(ListedCard card) {
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
            if (!known.contains(choice) && !alike(listed)) error(RuleIds.TEAM_5, "its card offers no '" + choice + "'");
        for (CardOption option : chosen.filter(card.refused()::contains))
            for (String why : option.piece().flatMap(piece -> Equipment.refusal(card.profile(), piece)))
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

    /** Whether it is what the list makes of its choices, so that a name more among them says nothing. */
    private boolean alike(ChosenModel listed) {
        return listed.points() == model.points()
                && listed.profile().worth() == model.profile().worth()
                && sameCard(listed);
    }

    /** Which of several pieces of equipment its card names is nothing that the list decides. */
    private boolean sameCard(ChosenModel listed) {
        boolean several = model.further().nonEmpty() && listed.further().nonEmpty();
        Profile one = plain(listed.profile());
        Profile other = plain(model.profile());
        return several ? bare(one).equals(bare(other)) : one.equals(other);
    }

    private static Profile bare(Profile profile) {
        return profile.withEquipment(Option.none()).withEquipmentNumber(0);
    }

    /** The finished card is the one that the list makes of these choices. */
    private void same(ChosenModel listed) {
        if (listed.points() != model.points())
            error(RuleIds.TEAM_1, "it has " + model.points() + " points, and the list says " + listed.points());
        if (listed.profile().worth() != model.profile().worth())
            error(
                    RuleIds.TEAM_1,
                    "it has " + model.profile().worth() + " VP, and the list says "
                            + listed.profile().worth());
        if (listed.category() != model.category())
            error(RuleIds.TEAM_1, "it is a " + listed.category() + " in the list, not a " + model.category());
        if (!sameCard(listed)) error(RuleIds.TEAM_1, "its card is not as the list has it");
    }

    /** A card but for its name and VPs, which are told apart. */
    private static Profile plain(Profile profile) {
        return profile.withName("")
                .withWorth(0)
                .withWeapons(profile.weapons().sortBy(w -> w.name()))
                .withKeywords(profile.keywords().sortBy(k -> k.toString()));
    }
}
