package io.github.deadcube.core.team;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Profile;
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
        Profile bare = model.profile();
        bare.equipment().flatMap(piece -> Equipment.refusal(bare, piece)).forEach(why -> error(RuleIds.TEAM_6, why));
    }

    void listed(ForceList list, ChosenTeam team) {
        if (model.category() == Category.EXTRA) return;
        Option<ListedCard> card = list.card(model.name(), model.category());
        if (card.isEmpty()) {
            error(RuleIds.TEAM_1, "the list '" + list + "' has no such card");
            unlisted();
            return;
        }
        choices(card.get());
        for (String needed : card.get().needs())
            if (!team.models().exists(other -> other.name().equals(needed)))
                error(RuleIds.TEAM_4, "it comes only with '" + needed + "'");
        same(card.get());
    }

    private void error(RuleId rule, String fault) {
        faults.add(new TeamFault(citation.of(rule), where, fault, false));
    }

    private void choices(ListedCard card) {
        Vector<String> offered = card.options().map(CardOption::name);
        for (String choice : model.choices())
            if (!offered.contains(choice) && !asListed(card))
                error(RuleIds.TEAM_5, "its card offers no '" + choice + "'");
        for (ChoiceGroup group : card.groups()) {
            Vector<CardOption> taken =
                    group.options().filter(option -> model.choices().contains(option.name()));
            int count = taken.count(option -> !option.auxiliary());
            if (taken.size() - count > 1)
                error(RuleIds.TEAM_5, "of " + group + " it takes one AUXILIARY weapon besides another choice");
            if (count < group.least())
                error(
                        RuleIds.TEAM_5,
                        "of " + group + " it takes " + group.least() + ", not " + count + ": "
                                + group.options().mkString(", "));
            if (count > group.most())
                error(rule(group), "of " + group + " it takes at most " + group.most() + ", not " + count);
        }
        int pieces = card.options()
                .count(option ->
                        option.equipment().isDefined() && model.choices().contains(option.name()));
        if (pieces > 1 && card.groups().count(ModelCheck::sells) > 1)
            error(RuleIds.TEAM_6, "a model has one piece of equipment, not " + pieces);
    }

    private static RuleId rule(ChoiceGroup group) {
        return sells(group) ? RuleIds.TEAM_6 : RuleIds.TEAM_5;
    }

    private static boolean sells(ChoiceGroup group) {
        return group.options().exists(option -> option.equipment().isDefined());
    }

    /** A roster names what every model of the card has among its choices. */
    private boolean asListed(ListedCard card) {
        ChosenModel listed = card.model(model.choices());
        return listed.points() == model.points()
                && listed.profile().worth() == model.profile().worth()
                && plain(listed.profile()).equals(plain(model.profile()));
    }

    /** The finished card is the one that the list makes of these choices. */
    private void same(ListedCard card) {
        ChosenModel listed = card.model(model.choices());
        if (listed.points() != model.points())
            error(RuleIds.TEAM_1, "it has " + model.points() + " points, and the list says " + listed.points());
        if (listed.profile().worth() != model.profile().worth())
            error(
                    RuleIds.TEAM_1,
                    "it has " + model.profile().worth() + " VP, and the list says "
                            + listed.profile().worth());
        if (listed.category() != model.category())
            error(RuleIds.TEAM_1, "it is a " + listed.category() + " in the list, not a " + model.category());
        if (!plain(listed.profile()).equals(plain(model.profile())))
            error(RuleIds.TEAM_1, "its card is not as the list has it");
    }

    /** A card but for its name and VPs, which are told apart. */
    private static Profile plain(Profile profile) {
        return profile.withName("")
                .withWorth(0)
                .withWeapons(profile.weapons().sortBy(w -> w.name()))
                .withKeywords(profile.keywords().sortBy(k -> k.toString()));
    }
}
