package io.github.deadcube.core.json;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The game in numbers and cubes, for programs that do not read card text. */
@SavedName("played")
record PlayedParts(ScenarioJson scenario, Team teamA, Team teamB) {
    /** The scenario on this battlefield and with these points, and its most rounds. */
    @SavedName("played.scenario")
    record ScenarioJson(
            String name,
            int rounds,
            int target,
            int items,
            int intel,
            Vector<Vector<Cube>> zones,
            Vector<Goal> objectives,
            Vector<Cube> exits) {}

    @SavedName("played.goal")
    record Goal(Cube cube, int vp) {
        static Goal of(Objective objective, Battlefield field) {
            return new Goal(objective.place(field), objective.worth());
        }
    }

    /** A strike team, each model in the order of its number. */
    @SavedName("played.team")
    record Team(String name, ModelId leader, Vector<ModelJson> models) {
        static Team of(Side side, StrikeTeam team) {
            return new Team(
                    team.name(),
                    new ModelId(side, team.leader()),
                    team.members().zipWithIndex((card, i) -> ModelJson.of(new ModelId(side, i + 1), card)));
        }
    }

    /** @param ranged the number that a RANGED die must reach; none if the model has no such skill */
    @SavedName("played.model")
    record ModelJson(
            ModelId model,
            String name,
            int advance,
            int sprint,
            Option<Integer> ranged,
            Option<Integer> fight,
            Option<Integer> survive,
            int armour,
            int hitPoints,
            int size,
            int vp,
            Option<Integer> recon,
            Option<String> order,
            Vector<String> furtherOrders,
            Option<RuleId> equipment,
            Vector<WeaponJson> weapons,
            Vector<String> keywords) {
        static ModelJson of(ModelId id, Card card) {
            return new ModelJson(
                    id,
                    card.name(),
                    card.advance(),
                    card.sprint(),
                    number(card.ranged()),
                    number(card.fight()),
                    number(card.survive()),
                    card.armour(),
                    card.hitPoints(),
                    card.size(),
                    card.worth(),
                    number(card.recon()),
                    card.order(),
                    card.furtherOrders(),
                    card.equipment(),
                    card.weapons().map(WeaponJson::of),
                    card.keywords().map(Keyword::toString));
        }

        private static Option<Integer> number(Statistic statistic) {
            return Option.when(statistic.exists(), statistic::target);
        }
    }

    /** @param range cubes; none in close combat */
    @SavedName("played.weapon")
    record WeaponJson(String name, Option<Integer> range, int ap, Vector<String> keywords) {
        static WeaponJson of(Weapon weapon) {
            return new WeaponJson(
                    weapon.name(),
                    Option.when(!weapon.closeCombat(), weapon.range()),
                    weapon.ap(),
                    weapon.keywords().map(Keyword::toString));
        }
    }

    static PlayedParts of(Setup setup) {
        Scenario scenario = setup.scenario();
        Battlefield field = setup.battlefield();
        return new PlayedParts(
                new ScenarioJson(
                        scenario.name(),
                        scenario.rounds(),
                        scenario.target(setup.points()),
                        scenario.items(),
                        scenario.intel(),
                        scenario.zones(field),
                        scenario.objectives(field).map(objective -> Goal.of(objective, field)),
                        scenario.exits(field)),
                Team.of(Side.A, setup.teamA()),
                Team.of(Side.B, setup.teamB()));
    }
}
