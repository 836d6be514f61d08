package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Scenery;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Tables;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.grid.CubeGrid;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** SET-1, SET-2, SET-9: finds every error of a set-up. */
final class SetupCheck {
    private static final int MOST_ROUNDS = 99;
    private static final int MOST = 99;
    private static final int MOST_WORTH = 999;
    private static final int MOST_OF_CARDS = 200_000;

    private static final int MOST_BOXES = 9_999;

    private final Setup setup;
    private final List<Fault> errors = new ArrayList<>();

    private SetupCheck(Setup setup) {
        this.setup = setup;
    }

    /** @param played whether a set-up without errors has the same ruleset: its rules alone have none */
    static Seq<Fault> faults(Setup setup, boolean played) {
        if (!played) {
            Vector<Fault> unnameable = LibraryCheck.unnameable(setup.ruleset().library());
            if (!unnameable.isEmpty()) return unnameable;
        }
        Vector<Fault> ofScenario = ScenarioCheck.answers(setup);
        SetupCheck check = new SetupCheck(setup);
        if (!played) check.ruleset();
        LibraryCheck.check(setup, played, check.errors);
        EditionCheck.check(setup, played, check.errors);
        SavedNameCheck.check(setup, played, check.errors);
        check.points();
        for (Side side : Side.BOTH) team(PartName.ofTeam(side), setup.team(side), setup.ruleset(), check.errors);
        check.teams();
        check.cards();
        check.boxes();
        check.scenario(ofScenario);
        return Vector.ofAll(check.errors);
    }

    private void error(CharSequence where, RuleId rule, CharSequence fault) {
        errors.add(Fault.of(where, rule, fault));
    }

    private void exactly(int number, Vector<?> rows, RuleId rule, CharSequence fact) {
        if (rows.size() != number)
            error("ruleset", rule, Sentence.of("{fact}, not {count}", Sentence.of(fact), rows.size()));
    }

    private void ruleset() {
        oneLine("ruleset", setup.ruleset().name(), errors);
        Tables tables = setup.ruleset().tables();
        exactly(6, tables.commandFaces(), RuleIds.CMD_1, "a command die has six faces");
        exactly(8, tables.recon(), RuleIds.SET_5, "the recon table has eight rows");
        exactly(8, tables.scatter(), RuleIds.SCAT_1, "a scatter die has eight directions");
        few("ruleset", "the number of dice for a fall", tables.fallDice(), RuleIds.FALL_1);
        int orders = setup.ruleset().library().orders().size();
        few("ruleset", "the number of special orders", orders, RuleIds.ORD_1);
        few("ruleset", "the number of item tokens in the pool", tables.pool().size(), RuleIds.SET_3);
    }

    private void points() {
        if (setup.points() < 1 || setup.points() > Setup.MOST_POINTS)
            error(
                    Sentence.verbatim("points"),
                    RuleIds.VIC_4,
                    Sentence.of(
                            "the size of a game is 1 to {mostPoints} points, not {points}",
                            Setup.MOST_POINTS,
                            setup.points()));
    }

    private void teams() {
        int models = setup.cards().size();
        if (models > Roster.MOST)
            error(
                    "teams",
                    RuleIds.SET_1,
                    Sentence.of("both teams together have at most {most} models, not {models}", Roster.MOST, models));
    }

    /** Checks the same limit for a team whose opponent is not known and has one model at least. */
    static void leavesRoom(StrikeTeam team, List<Fault> errors) {
        if (team.members().size() > Roster.MOST_OF_TEAM)
            errors.add(Fault.of(
                    RuleIds.SET_1,
                    Sentence.of(
                            "a team has at most {mostOfTeam} models, because both together have at most {most}, not "
                                    + "{count}",
                            Roster.MOST_OF_TEAM,
                            Roster.MOST,
                            team.members().size())));
    }

    /** Checks that a record has room for all cards. */
    private void cards() {
        long characters = setup.cards().map(SetupCheck::length).sum().longValue();
        if (characters > MOST_OF_CARDS)
            error(
                    "teams",
                    RuleIds.SET_1,
                    Sentence.of(
                            "all cards together have at most {mostOfCards} characters, not {characters}",
                            MOST_OF_CARDS,
                            characters));
    }

    private static int length(Card card) {
        int length = card.name().length();
        for (Weapon weapon : card.weapons()) length += weapon.toString().length();
        for (Keyword keyword : card.keywords()) length += keyword.toString().length();
        return length;
    }

    /** SET-1, KT-10, KT-19: checks a team without its opponent. */
    static void team(Sentence where, StrikeTeam team, Ruleset ruleset, List<Fault> errors) {
        oneLine(where, team.name(), errors);
        if (team.members().isEmpty()) {
            errors.add(Fault.of(where, RuleIds.SET_1, "a strike team has at least one model"));
            return;
        }
        if (team.leader() < 1 || team.leader() > team.members().size())
            errors.add(Fault.of(
                    where,
                    RuleIds.SET_1,
                    Sentence.of(
                            "its leader is one of models 1 to {count}, not {leader}",
                            team.members().size(),
                            team.leader())));
        else if (team.members().get(team.leader() - 1).muster() == Muster.SPARE)
            errors.add(Fault.of(RuleIds.ORD_6, "the leader cannot be a spare, which is not deployed at the start")
                    .in(Vector.of(where, PartName.ofModel(team.leader()))));
        Set<Card> checked = new LinkedHashSet<>();
        // a team with more cards has an error already
        for (int i = 0; i < team.members().size() && checked.size() < Roster.MOST; i++) {
            Card card = team.members().get(i);
            // equal cards have equal faults
            if (!checked.add(card)) continue;
            oneLine(Vector.of(where, PartName.ofModel(i + 1)), card.name(), errors);
            Sentence model = Sentence.of("model {number} '{name}'", i + 1, card.name());
            CardCheck.check(ruleset, Vector.of(where, model), card, errors);
        }
    }

    private void few(CharSequence where, CharSequence what, int value, RuleId rule) {
        if (value < 0 || value > MOST)
            error(where, rule, Sentence.of("{what} is 0 to {most}, not {value}", Sentence.of(what), MOST, value));
    }

    private static void oneLine(CharSequence where, String name, List<Fault> errors) {
        oneLine(Vector.of(Sentence.of(where)), name, errors);
    }

    private static void oneLine(Vector<Sentence> where, String name, List<Fault> errors) {
        NameCheck.fault(name).forEach(fault -> errors.add(fault.in(where).under(RuleIds.SET_1)));
    }

    /** GEO-6: checks that a record has room for all blocks and platforms. */
    private void boxes() {
        Battlefield field = setup.battlefield();
        int boxes = 0;
        for (int i = 0; i < field.size(); i++) {
            Scenery scenery = field.scenery(field.cube(i));
            boxes += scenery.blocks().size() + scenery.platforms().size();
        }
        if (boxes > MOST_BOXES)
            error(
                    "battlefield",
                    RuleIds.GEO_6,
                    Sentence.of(
                            "a battlefield has at most {mostBoxes} blocks and platforms, not {boxes}",
                            MOST_BOXES,
                            boxes));
    }

    /** What can be checked of any scenario, even of one with faults of its own. */
    private void numbersOfScenario() {
        if (setup.scenario().rounds() < 1 || setup.scenario().rounds() > MOST_ROUNDS)
            error(
                    "scenario",
                    RuleIds.VIC_6,
                    Sentence.of(
                            "a game has 1 to {mostRounds} rounds, not {rounds}",
                            MOST_ROUNDS,
                            setup.scenario().rounds()));
        oneLine("scenario", setup.scenario().name(), errors);
        few("items", "the number of item tokens", setup.scenario().items(), RuleIds.SET_3);
        Vector<RuleId> tokens = setup.scenario().tokens(setup.ruleset());
        if (!tokens.equals(setup.ruleset().tokens()))
            few("scenario", "the number of item tokens in the pool", tokens.size(), RuleIds.SET_3);
        few("scenario", "the worth of an intel token", setup.scenario().intel(), RuleIds.I_INTEL);
    }

    private void scenario(Vector<Fault> faults) {
        numbersOfScenario();
        errors.addAll(faults.asJava());
        if (!faults.isEmpty()) return;
        Vector<Vector<Cube>> zones = setup.scenario().zones(setup.battlefield());
        zones(zones);
        roomForTokens(zones);
        RoomForAll room = new RoomForAll(setup);
        for (Side side : Side.BOTH) room.faults(side).forEach(fault -> errors.add(fault.in(PartName.ofTeam(side))));
        for (Cube exit : setup.scenario().exits(setup.battlefield()))
            if (!setup.battlefield().contains(exit))
                error("exits", RuleIds.ADV_3, Sentence.of("{exit} is not on the battlefield", exit));
        objectives();
        ScenarioCheck.check(setup, errors);
    }

    private void zones(Vector<Vector<Cube>> zones) {
        Battlefield field = setup.battlefield();
        if (zones.size() != 2)
            error("scenario", RuleIds.SET_7, Sentence.of("there are two deployment zones, not {count}", zones.size()));
        for (int i = 0; i < zones.size(); i++) {
            Sentence where = Sentence.of("zone {zone}", i + 1);
            if (zones.get(i).distinct().size() < zones.get(i).size())
                error(where, RuleIds.SET_2, "a zone names each of its cubes once");
            for (Cube cube : zones.get(i)) {
                if (!field.contains(cube))
                    error(where, RuleIds.SET_2, Sentence.of("{cube} is not on the battlefield", cube));
                else if (cube.level() > 1)
                    error(where, RuleIds.SET_8, Sentence.of("a zone names its cubes on the ground, not {cube}", cube));
            }
            if (zones.get(i).isEmpty()) error(where, RuleIds.SET_9, "a zone without cubes cannot grow");
        }
        Vector<Integer> given = Side.BOTH.flatMap(side -> setup.scenario().zoneOf(side));
        for (int zone : given)
            if (zone < 1 || zone > zones.size())
                error(
                        "scenario",
                        RuleIds.SET_7,
                        Sentence.of("the zone of a side is 1 to {count}, not {zone}", zones.size(), zone));
        if (given.distinct().size() < given.size())
            error("scenario", RuleIds.SET_7, "the two sides have different zones");
        if (zones.size() > 1)
            for (Cube both : zones.get(0).filter(zones.get(1)::contains).take(1))
                error(
                        "zone 2",
                        RuleIds.SET_2,
                        Sentence.of("{both} is also in zone 1: a cube is in one zone only", both));
    }

    private void roomForTokens(Vector<Vector<Cube>> zones) {
        Battlefield field = setup.battlefield();
        CubeGrid grid = CubeGrid.of(field);
        boolean full = field.cubes()
                .filter(cube -> cube.level() == 1 && grid.reached(field.highestFloor(cube)))
                .forAll(cube -> zones.exists(zone -> zone.contains(cube)));
        if (full && setup.scenario().items() > 0)
            error("scenario", RuleIds.SET_3, "its zones leave no cube in which an item token could be placed");
    }

    private void objectives() {
        Battlefield field = setup.battlefield();
        Vector<Objective> objectives = setup.scenario().objectives(field);
        few("objectives", "the number of objectives", objectives.size(), RuleIds.SET_2);
        for (Objective o : objectives)
            if (!field.contains(o.cube()))
                error("objectives", RuleIds.SET_2, Sentence.of("{cube} is not on the battlefield", o.cube()));
            else if (o.inside() && !field.hasFloor(o.cube()))
                error(
                        "objectives",
                        RuleIds.SET_2,
                        Sentence.of("{cube} has no floor for an objective inside", o.cube()));
            else if (o.worth() < 0 || o.worth() > MOST_WORTH)
                error(
                        "objectives",
                        RuleIds.VIC_2,
                        Sentence.of("an objective is worth 0 to {mostWorth} VP, not {worth}", MOST_WORTH, o.worth()));
    }
}
