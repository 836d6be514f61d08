package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.hooks.EngineFailure;
import io.github.deadcube.core.hooks.HookCollector;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Collection;

/** VIC-9: finds the errors in the rules that a scenario adds. */
final class ScenarioCheck {
    private ScenarioCheck() {}

    /**
     * The faults that the scenario finds. Throws if one of its methods returns null: that is a bug of the scenario,
     * reported before its results are used.
     */
    static Vector<Fault> answers(Setup setup) {
        Scenario scenario = setup.scenario();
        Battlefield field = setup.battlefield();
        EngineFailure.requireResult(scenario.name(), "the name of the scenario");
        Vector<Fault> faults = EngineFailure.requireAll(scenario.faults(field), "the faults of the scenario");
        for (Vector<Cube> zone : EngineFailure.requireAll(scenario.zones(field), "the zones of the scenario"))
            EngineFailure.requireAll(zone, "a zone of the scenario");
        for (Side side : Side.BOTH)
            EngineFailure.requireResult(scenario.zoneOf(side), "the zone of a side in the scenario");
        EngineFailure.requireAll(scenario.objectives(field), "the objectives of the scenario");
        EngineFailure.requireAll(scenario.exits(field), "the exits of the scenario");
        EngineFailure.requireAll(scenario.tokens(setup.ruleset()), "the item tokens of the scenario");
        EngineFailure.requireAll(scenario.savedTypes(), "the saved types of the scenario");
        for (Scenario.Rule rule : EngineFailure.requireAll(scenario.rules(), "the rules of the scenario")) {
            EngineFailure.requireAll(rule.markers(field), "the markers of " + rule.rule());
            EngineFailure.requireAll(rule.savedTypes(), "the saved types of " + rule.rule());
            EngineFailure.requireResult(rule.title(), "the title of " + rule.rule());
            for (ModelId model : models(setup))
                EngineFailure.requireAll(rule.marks(model, setup.team(model.side())), "the marks of " + rule.rule());
        }
        return faults;
    }

    static void check(Setup setup, Collection<Fault> errors) {
        Vector<Scenario.Rule> rules = setup.scenario().rules();
        for (Sentence fault : HookCollector.model(setup.ruleset().library(), Vector.empty(), Vector.empty())
                .withScenario(rules)
                .faults()) errors.add(Fault.of("scenario", RuleIds.KT_10, fault));
        Battlefield field = setup.battlefield();
        int laid = markers(setup).size();
        if (laid > StateBounds.MOST_MARKERS) {
            errors.add(Fault.of(
                    "scenario",
                    RuleIds.KT_1,
                    Sentence.of("it lays at most {mostMarkers} markers, not {laid}", StateBounds.MOST_MARKERS, laid)));
            return;
        }
        for (Scenario.Rule rule : rules) {
            ownMarks(setup, rule, errors);
            for (Marker marker : rule.markers(field)) {
                carried(setup, marker, errors);
                if (!marker.rule().equals(rule.rule()))
                    errors.add(error(
                            marker, RuleIds.VIC_9, Sentence.of("{rule} may lay only its own markers", rule.rule())));
                if (!field.contains(marker.cube()) || !field.hasFloor(marker.cube()))
                    errors.add(error(
                            marker, RuleIds.GEO_5, Sentence.of("{cube} is not a cube with a floor", marker.cube())));
                else if (!Marker.read(marker.toString()).contains(marker))
                    errors.add(error(
                            marker, RuleIds.KT_1, Sentence.of("'{marker}' reads back as another marker", marker)));
            }
        }
    }

    private static void carried(Setup setup, Marker marker, Collection<Fault> errors) {
        for (ModelId owner : marker.owner())
            if (owner.number() < 1
                    || owner.number() > setup.team(owner.side()).members().size())
                errors.add(error(marker, RuleIds.ASK_4, Sentence.of("there is no model {owner}", owner)));
        for (Keyword effect : marker.effect()) errors.addAll(CardCheck.carried(setup.ruleset(), where(marker), effect));
    }

    /** The marks when the game begins belong to the rule that puts them there. */
    private static void ownMarks(Setup setup, Scenario.Rule rule, Collection<Fault> errors) {
        for (ModelId model : models(setup)) {
            Vector<Mark> marks = rule.marks(model, setup.team(model.side()));
            if (marks.size() > StateBounds.MOST_MARKS)
                errors.add(Fault.of(
                        "scenario",
                        RuleIds.KT_1,
                        Sentence.of(
                                "{rule} puts at most {mostMarks} marks on {model}, not {count}",
                                rule.rule(),
                                StateBounds.MOST_MARKS,
                                model,
                                marks.size())));
            else for (Mark mark : marks) ownMark(rule, mark, errors);
        }
    }

    private static void ownMark(Scenario.Rule rule, Mark mark, Collection<Fault> errors) {
        if (!mark.rule().equals(rule.rule()))
            errors.add(Fault.of(
                    "scenario",
                    RuleIds.VIC_9,
                    Sentence.of("{rule} may put only its own marks, not {otherRule}", rule.rule(), mark.rule())));
        if (mark.amount() < 0 || mark.amount() > StateBounds.HIGHEST_MARK)
            errors.add(Fault.of(
                    "scenario",
                    RuleIds.KT_1,
                    Sentence.of(
                            "the number of a mark is 0 to {highestMark}, not {amount}",
                            StateBounds.HIGHEST_MARK,
                            mark.amount())));
    }

    /**
     * K-BEAST, K-VEHICLE: the models that would begin with what they may not carry. A situation states its own marks.
     */
    static Seq<Fault> carriers(Setup setup) {
        ArrayList<Fault> errors = new ArrayList<>();
        for (Scenario.Rule rule : setup.scenario().rules().filter(Scenario.Rule::isCarried))
            for (ModelId model : models(setup)) {
                StrikeTeam team = setup.team(model.side());
                if (rule.marks(model, team).isEmpty()) continue;
                Card card = team.members().get(model.number() - 1);
                for (RuleId empty : CardCheck.emptyHanded(setup.ruleset().library(), card))
                    errors.add(Fault.of(
                                    empty,
                                    Sentence.of(
                                            "a model with {title} carries nothing, and no {otherTitle}",
                                            Sentence.title(empty),
                                            rule.title()))
                            .in(Vector.of(PartName.ofTeam(model.side()), PartName.ofModel(model.number()))));
            }
        return Vector.ofAll(errors);
    }

    static Vector<ModelId> models(Setup setup) {
        return Side.BOTH.flatMap(side ->
                Vector.rangeClosed(1, setup.team(side).members().size()).map(number -> new ModelId(side, number)));
    }

    private static Fault error(Marker marker, RuleId rule, CharSequence fault) {
        return Fault.of(rule, fault).in(where(marker));
    }

    private static Vector<Sentence> where(Marker marker) {
        return Vector.of(Sentence.of("scenario"), Sentence.of("marker '{marker}'", marker));
    }

    /** The marks of a model when the game begins. */
    static List<Mark> marks(Setup setup, ModelId model) {
        return setup.scenario()
                .rules()
                .flatMap(rule -> rule.marks(model, setup.team(model.side())))
                .toList();
    }

    /** The markers on the battlefield when the game begins, in battlefield order. */
    static Vector<Marker> markers(Setup setup) {
        return setup.scenario()
                .rules()
                .flatMap(rule -> rule.markers(setup.battlefield()))
                .sortBy(Marker::cube);
    }
}
