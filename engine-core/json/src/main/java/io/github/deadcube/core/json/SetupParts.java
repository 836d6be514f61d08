package io.github.deadcube.core.json;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.codec.Node;
import io.github.deadcube.core.codec.ReadingContext;
import io.github.deadcube.core.codec.Trees;
import io.github.deadcube.core.record.RuleNames;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.support.OpenGround.WithItems;
import io.github.deadcube.core.support.RuleOption;
import io.github.deadcube.core.text.Registry;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A set-up.
 * @param ruleset its name and version, such as {@code deadzone-3 v1}
 * @param options the options that differ from those of the edition; all if the ruleset is none that ships
 * @param carriesUnknown whether unknown keywords are allowed without effect
 * @param mission the scenario in full, if it is a mission that does not ship
 * @param items the number of item tokens, if it is not the number of the scenario
 * @param battlefield its {@code id}
 */
@SavedName("setup")
record SetupParts(
        int version,
        String ruleset,
        Vector<RuleOption> options,
        Vector<String> orders,
        Vector<Order> orderData,
        boolean carriesUnknown,
        String scenario,
        Option<Mission> mission,
        Option<Integer> items,
        Vector<Objective> objectives,
        String battlefield,
        int points,
        Option<Side> starting,
        TeamParts teamA,
        TeamParts teamB) {
    static SetupParts of(Setup setup) {
        return of(setup, setup.ruleset().toString());
    }

    /** @param ruleset the name and the version to write: those with which a game was recorded */
    static SetupParts of(Setup setup, String ruleset) {
        Scenario fought = setup.scenario() instanceof WithItems with ? with.of() : setup.scenario();
        RuleNames names = RuleNames.of(setup);
        return new SetupParts(
                Json.VERSION,
                ruleset,
                names.options(),
                names.orders(),
                names.data().filter(order -> Trees.ofOrder(order).isRight()),
                names.carriesUnknown(),
                names.scenario(),
                names.mission(),
                setup.scenario() instanceof WithItems with ? Option.some(with.items()) : Option.none(),
                fought instanceof OpenGround ground ? ground.objectives() : Vector.empty(),
                BattlefieldParts.id(setup.battlefield()),
                setup.points(),
                setup.starting(),
                TeamParts.of(setup.teamA()),
                TeamParts.of(setup.teamB()));
    }

    /** The scenario with the objectives of open ground and the number of item tokens that the document gives. */
    Scenario fought(Scenario known) {
        Scenario with = known instanceof OpenGround ? new OpenGround(objectives) : known;
        return items.isEmpty() ? with : OpenGround.withItems(with, items.get());
    }

    /** The set-up with what its names mean, not checked; none after an error. */
    Option<Setup> setup(Node node, ReadingContext in, Registry registry, Battlefield field) {
        JsonTree.version(version, node, in);
        String id = BattlefieldParts.id(field);
        if (!battlefield.equals(id))
            in.wrong(
                    node.at("battlefield"),
                    Sentence.of("'battlefield' is '{battlefield}'", battlefield),
                    Sentence.of("this battlefield, {id}", id));
        if (options.distinctBy(RuleOption::option).size() < options.size())
            in.wrong(node.at("options"), "an option is set twice", "each once");
        Option<RuleNames.Meant> meant = new RuleNames(
                        ruleset, options, orders, orderData, carriesUnknown, scenario, mission)
                .in(
                        registry,
                        (kind, number, name, known) -> in.wrong(
                                node.at(kind.property()),
                                Sentence.of("'{property}' names '{name}'", kind.property(), name),
                                Sentence.of("one of {known}", known)));
        if (objectives.nonEmpty() && meant.exists(known -> !(known.scenario() instanceof OpenGround)))
            in.wrong(
                    node.at("objectives"),
                    Sentence.of("{scenario} has objectives of its own", scenario),
                    "no 'objectives'");
        if (!in.sound()) return Option.none();
        return Option.some(new Setup(
                meant.get().ruleset(),
                fought(meant.get().scenario()),
                field,
                points,
                teamA.team(),
                teamB.team(),
                starting));
    }

    /** A strike team; 1 as its leader is the first model. */
    @SavedName("teamDocument")
    record TeamParts(String name, int leader, Vector<Card> models) {
        static TeamParts of(StrikeTeam team) {
            return new TeamParts(team.name(), team.leader(), team.members());
        }

        StrikeTeam team() {
            return new StrikeTeam(name, leader, models);
        }
    }
}
