package io.github.deadcube.core.setup;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.SetupError;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Objective;
import io.github.deadcube.api.play.Roster;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/** SET-1, SET-2, SET-9: everything that is wrong with a set-up, all at once. */
final class SetupCheck {
    private static final int LONGEST_NAME = 100;
    private static final int MOST_POINTS = 99_999;
    private static final int MOST_ROUNDS = 99;

    private final Setup setup;
    private final List<SetupError> errors = new ArrayList<>();

    private SetupCheck(Setup setup) {
        this.setup = setup;
    }

    static Seq<SetupError> of(Setup setup) {
        ScenarioCheck.answers(setup);
        SetupCheck check = new SetupCheck(setup);
        check.ruleset();
        LibraryCheck.of(setup, check.errors);
        check.points();
        for (Side side : Side.BOTH) check.team(side);
        check.teams();
        check.scenario();
        return Vector.ofAll(check.errors);
    }

    private void error(String where, RuleId rule, String fault) {
        errors.add(new SetupError(where, rule, fault));
    }

    private void ruleset() {
        oneLine("ruleset", setup.ruleset().name());
        if (setup.ruleset().tables().commandFaces().size() != 6)
            error(
                    "ruleset",
                    RuleIds.CMD_1,
                    "a command die has six faces, not "
                            + setup.ruleset().tables().commandFaces().size());
        if (setup.ruleset().tables().recon().size() != 8)
            error(
                    "ruleset",
                    RuleIds.SET_5,
                    "the recon table has eight rows, not "
                            + setup.ruleset().tables().recon().size());
        if (setup.ruleset().tables().scatter().size() != 8)
            error(
                    "ruleset",
                    RuleIds.SCAT_1,
                    "a scatter die has eight directions, not "
                            + setup.ruleset().tables().scatter().size());
    }

    private void points() {
        if (setup.points() < 1 || setup.points() > MOST_POINTS)
            error(
                    "points",
                    RuleIds.VIC_4,
                    "the size of a game is 1 to " + MOST_POINTS + " points, not " + setup.points());
    }

    /** How many models a {@link Roster} takes. */
    private void teams() {
        int models = setup.teamA().members().size() + setup.teamB().members().size();
        if (models > Roster.MOST)
            error("teams", RuleIds.SET_1, "both teams have up to " + Roster.MOST + " models together, not " + models);
    }

    private void team(Side side) {
        StrikeTeam team = setup.team(side);
        String where = "team " + side;
        oneLine(where, team.name());
        if (team.members().isEmpty()) {
            error(where, RuleIds.SET_1, "a strike team has at least one model");
            return;
        }
        if (team.leader() < 1 || team.leader() > team.members().size())
            error(
                    where,
                    RuleIds.SET_1,
                    "its leader is one of models 1 to " + team.members().size() + ", not " + team.leader());
        for (int i = 0; i < team.members().size(); i++) {
            Profile profile = team.members().get(i);
            oneLine(where + ", model " + (i + 1), profile.name());
            ProfileCheck.of(
                    setup.ruleset(), where + ", model " + (i + 1) + " '" + profile.name() + "'", profile, errors);
        }
    }

    private void notNegative(String what, int value, RuleId rule) {
        if (value < 0) error("scenario", rule, "the " + what + " is 0 or more, not " + value);
    }

    private void oneLine(String where, String name) {
        if (name.codePoints().anyMatch(SetupCheck::unprintable))
            error(where, RuleIds.SET_1, "a name is some text on one line, without control characters");
        if (name.length() > LONGEST_NAME)
            error(where, RuleIds.SET_1, "a name has " + LONGEST_NAME + " characters at most, not " + name.length());
    }

    /** Control characters and halves of characters; no file carries them. */
    private static boolean unprintable(int character) {
        return Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE;
    }

    private void scenario() {
        Vector<String> faults = setup.scenario().faults(setup.battlefield());
        faults.forEach(fault -> error("scenario", RuleIds.SET_2, fault));
        if (!faults.isEmpty()) return;
        Battlefield field = setup.battlefield();
        Vector<Vector<Cube>> zones = setup.scenario().zones(field);
        if (zones.size() != 2) error("scenario", RuleIds.SET_7, "there are two deployment zones, not " + zones.size());
        for (int i = 0; i < zones.size(); i++) {
            int zone = i + 1;
            if (zones.get(i).distinct().size() < zones.get(i).size())
                error("zone " + zone, RuleIds.SET_2, "a zone names each of its cubes once");
            for (Cube cube : zones.get(i)) {
                if (!field.contains(cube)) error("zone " + zone, RuleIds.SET_2, cube + " is not on the battlefield");
                else if (cube.level() > 1)
                    error("zone " + zone, RuleIds.SET_8, "a zone names its cubes on the ground, not " + cube);
            }
            if (zones.get(i).isEmpty())
                error("zone " + zone, RuleIds.SET_9, "a zone without cubes has none beside it to grow by");
        }
        boolean full = field.cubes()
                .filter(cube -> cube.level() == 1)
                .forAll(cube -> zones.exists(zone -> zone.contains(cube)));
        if (full && setup.scenario().items() > 0)
            error("scenario", RuleIds.SET_3, "its zones leave no cube in which an item token could be placed");
        Quarters quarters = new Quarters(setup);
        for (Side side : Side.BOTH) quarters.faults(side).forEach(fault -> error("team " + side, RuleIds.SET_9, fault));
        for (Cube exit : setup.scenario().exits(field))
            if (!field.contains(exit)) error("exits", RuleIds.ADV_3, exit + " is not on the battlefield");
        if (setup.scenario().rounds() < 1 || setup.scenario().rounds() > MOST_ROUNDS)
            error(
                    "scenario",
                    RuleIds.VIC_6,
                    "a game has 1 to " + MOST_ROUNDS + " rounds, not "
                            + setup.scenario().rounds());
        oneLine("scenario", setup.scenario().name());
        for (Objective o : setup.scenario().objectives(field))
            if (!field.contains(o.cube())) error("objectives", RuleIds.SET_2, o.cube() + " is not on the battlefield");
            else if (o.inside() && !field.floored(o.cube()))
                error("objectives", RuleIds.SET_2, o.cube() + " has no floor for an objective inside");
            else if (o.worth() < 0)
                error("objectives", RuleIds.VIC_2, "an objective is worth 0 VP or more, not " + o.worth());
        notNegative("number of item tokens", setup.scenario().items(), RuleIds.SET_3);
        notNegative("worth of an intel token", setup.scenario().intel(), RuleIds.I_INTEL);
        ScenarioCheck.of(setup, errors);
    }
}
