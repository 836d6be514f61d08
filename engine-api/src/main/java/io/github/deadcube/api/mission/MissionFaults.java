package io.github.deadcube.api.mission;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.shared.Lines;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.LinkedHashSet;
import java.util.Set;

/** SET-2: the reasons why a mission cannot be played on a battlefield. */
final class MissionFaults {
    private static final int MOST = 999;
    private static final int MOST_USES = 99;
    private static final int MOST_SHARE = 500;
    /**
     * A record has a mission on one line, which is at most twice as long: quotation marks and line breaks have two
     * characters there.
     */
    private static final int LONGEST = 40_000;
    /**
     * More characters than a part has in the text of a mission, without its cubes and its name. The mission itself has
     * fewer than two parts.
     */
    private static final long PART = 400;
    /** More characters than a cube or a door has there. */
    private static final long CUBE = 40;

    private final Mission mission;
    private final Battlefield field;
    /** The names of assets and scenery. */
    private final Vector<String> names;
    /** The characters of the mission's names and of its text. */
    private final long named;

    private Vector<Fault> faults = Vector.empty();

    private MissionFaults(Mission mission, Battlefield field) {
        this.mission = mission;
        this.field = field;
        this.names =
                mission.assets().map(Asset::name).appendAll(mission.scenery().map(InteractiveScenery::name));
        this.named = names.prepend(mission.name())
                .prepend(mission.text())
                .map(String::length)
                .sum()
                .longValue();
    }

    static Vector<Fault> faults(Mission mission, Battlefield field) {
        Option<Sentence> wrongSize = mission.size()
                .filter(size -> !size.fits(field))
                .map(size -> Sentence.of(
                        "{scenario} is played on {size} cubes, not on {columns} × {rows}",
                        mission.name(),
                        size,
                        field.width(),
                        field.depth()));
        MissionFaults check = new MissionFaults(mission, field);
        // to read or to repeat such names would take longer, and more memory, than a program has
        if (check.named > LONGEST) return Vector.of(tooLong(check.named));
        // its cubes are those of another battlefield
        if (wrongSize.isDefined()) check.fault(true, wrongSize.get());
        else check.cubes();
        check.doubles();
        check.wrongNames();
        check.numbers();
        check.texts();
        return check.faults;
    }

    static Fault fault(CharSequence fault) {
        return Fault.of("scenario", RuleIds.SET_2, fault);
    }

    private void fault(boolean wrong, CharSequence fault) {
        if (wrong) faults = faults.append(fault(fault));
    }

    private void cubes() {
        mission.zones().flatMap(Mission.Zone::cubes).forEach(cube -> here(Sentence.verbatim("zones"), cube));
        mission.goals().map(Mission.Goal::cube).forEach(cube -> here(Sentence.verbatim("goals"), cube));
        mission.exits().map(Mission.Exit::cube).forEach(cube -> here(Sentence.verbatim("exits"), cube));
        for (Asset asset : mission.assets())
            floored(Sentence.of("asset {asset}", asset.name()), asset.cubes(), asset.inside());
        for (InteractiveScenery piece : mission.scenery()) {
            Sentence where = Sentence.of("scenery {scenery}", piece.name());
            floored(where, piece.cubes(), piece.inside());
            fault(piece.cubes().isEmpty(), Sentence.of("{where} stands in no cube", where));
            fault(repeated(piece.places(field)).nonEmpty(), Sentence.of("{where} stands twice in one cube", where));
            piece.opens().forEach(door -> door(where, door));
        }
        for (LateForce late : mission.late()) {
            floored(Sentence.verbatim("late"), late.cubes(), true);
            fault(late.cubes().isEmpty(), "late forces need a cube in which they come in");
        }
    }

    /** Reports what two parts of the mission say of one cube or of one number, for one side. */
    private void doubles() {
        for (Mission.Role role : Mission.Role.values()) {
            Vector<Cube> exits = mission.exits()
                    .filter(exit -> exit.role().forAll(role::equals))
                    .map(Mission.Exit::cube);
            for (Cube cube : repeated(exits))
                fault(true, Sentence.of("the {role} has two exits in {cube}", role.word(), cube));
            Vector<Integer> late =
                    mission.late().filter(force -> force.role() == role).map(LateForce::after);
            for (int after : repeated(late))
                fault(true, Sentence.of("two late forces of the {role} begin after model {after}", role.word(), after));
        }
    }

    /** The values that occur more than once. */
    private static <T> Vector<T> repeated(Vector<T> all) {
        Set<T> seen = new LinkedHashSet<>();
        Set<T> again = new LinkedHashSet<>();
        for (T one : all) if (!seen.add(one)) again.add(one);
        return Vector.ofAll(again);
    }

    private boolean here(Sentence where, Cube cube) {
        boolean missing = !field.contains(cube);
        fault(missing, Sentence.of("{where}: {cube} is not on the battlefield", where, cube));
        return !missing;
    }

    private void floored(Sentence where, Vector<Cube> cubes, boolean inside) {
        for (Cube cube : cubes)
            if (here(where, cube))
                fault(inside && !field.hasFloor(cube), Sentence.of("{where}: {cube} has no floor", where, cube));
    }

    private void door(Sentence where, InteractiveScenery.Door door) {
        if (!here(where, door.cube())) return;
        boolean diagonal = door.side().diagonal();
        fault(
                diagonal,
                Sentence.of(
                        "{where}: a door is on the north, east, south or west side, not {side}", where, door.side()));
        if (diagonal) return;
        fault(
                !field.contains(door.cube().next(door.side())),
                Sentence.of(
                        "{where}: a door leads to a cube, not over the edge {side} of {cube}",
                        where,
                        door.side(),
                        door.cube()));
    }

    private void wrongNames() {
        for (String name : names)
            fault(
                    !Pieces.isName(name),
                    Sentence.of(
                            "'{name}' is no name of an asset or scenery: 1 to 40 letters, digits, spaces and hyphens",
                            name));
        Vector<RuleId> rules = names.filter(Pieces::isName).map(name -> Pieces.rule("PIECE", name));
        fault(rules.distinct().size() < rules.size(), "two kinds of assets or scenery have the same name");
    }

    private void numbers() {
        mission.exits().forEach(exit -> worth("an exit", exit.worth()));
        mission.bounties().forEach(bounty -> worth("a bounty", bounty.worth()));
        for (Asset asset : mission.assets()) {
            worth("an asset", asset.held());
            worth("an asset", asset.home());
            worth("an asset", asset.away());
        }
        for (InteractiveScenery piece : mission.scenery()) {
            worth("a use of scenery", piece.worth());
            worth("a use of scenery", piece.last());
            range("the uses of scenery", piece.uses(), 1, MOST_USES);
            range("the successes of a use", piece.successes(), 1, MOST_USES);
            range("the dice of a hacker", piece.hackerDice(), 0, MOST_USES);
        }
        for (LateForce late : mission.late()) {
            range("the round of late forces", late.round(), 2, Math.max(2, mission.rounds()));
            range("the number of models before late forces", late.after(), 1, MOST_USES);
        }
        for (Mission.Shares shares : mission.shares()) {
            range("the share of a side", shares.attacker(), 1, MOST_SHARE);
            range("the share of a side", shares.defender(), 1, MOST_SHARE);
        }
        faults = faults.appendAll(mission.ends().flatMap(end -> end.fault(mission)));
        Vector<Mission.Role> carriers = mission.assets().flatMap(Asset::carrier);
        fault(repeated(carriers).nonEmpty(), "a leader carries assets of two kinds");
        mission.target().forEach(target -> range("the target", target, 1, MOST));
        fault(repeated(mission.zones().flatMap(Mission.Zone::role)).nonEmpty(), "both zones are of one role");
    }

    /**
     * Checks all texts and the number of all parts. Those of assets and scenery are names, or {@link #wrongNames}
     * reports them.
     */
    private void texts() {
        // the text itself takes a tenth of a second of a program's start
        int length = named + mostBesideNames() > LONGEST ? mission.toString().length() : 0;
        if (length > LONGEST) faults = faults.append(tooLong(length));
        fault(
                (mission.name() + '\n' + mission.text()).codePoints().anyMatch(MissionFaults::unprintable),
                "a text of the scenario has a control character, or half of a character");
    }

    private static Fault tooLong(long length) {
        return fault(Sentence.of(
                "the scenario with all its texts has at most {longest} characters, not {length}", LONGEST, length));
    }

    /** At least the characters of the mission's text that belong to no name. */
    private long mostBesideNames() {
        Vector<Seq<?>> parts = Vector.of(
                mission.zones(),
                mission.goals(),
                mission.assets(),
                mission.scenery(),
                mission.exits(),
                mission.bounties(),
                mission.late(),
                mission.tokens(),
                mission.ends(),
                mission.ties());
        Vector<Seq<?>> cubes = Vector.<Seq<?>>empty()
                .appendAll(mission.zones().map(Mission.Zone::cubes))
                .appendAll(mission.assets().map(Asset::cubes))
                .appendAll(mission.scenery().map(InteractiveScenery::cubes))
                .appendAll(mission.scenery().map(InteractiveScenery::opens))
                .appendAll(mission.late().map(LateForce::cubes));
        return PART * (2 + parts.map(Seq::size).sum().longValue())
                + CUBE * cubes.map(Seq::size).sum().longValue();
    }

    private static boolean unprintable(int character) {
        return Lines.unprintable(character) && character != '\n' && character != '\r' && character != '\t';
    }

    private void worth(CharSequence what, int value) {
        fault(
                value < 0 || value > MOST,
                Sentence.of("{what} is worth 0 to {most} VP, not {value}", Sentence.of(what), MOST, value));
    }

    private void range(CharSequence what, int value, int least, int most) {
        fault(
                value < least || value > most,
                Sentence.of("{what}: {least} to {most}, not {value}", Sentence.of(what), least, most, value));
    }
}
