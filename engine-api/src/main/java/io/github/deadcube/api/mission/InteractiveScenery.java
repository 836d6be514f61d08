package io.github.deadcube.api.mission;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Card.Skill;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * Interactive scenery of one kind, such as consoles or generators (VIC-9). A model in the cube uses it by a SPECIAL
 * action (SPC-1), or at no cost.
 *
 * @param name the kind: 1 to 40 letters, digits, spaces and hyphens, unique in the mission
 * @param cubes one piece stands in each
 * @param inside whether it stands in exactly that cube; else on the highest floor of its stack (SET-2)
 * @param role the side that may use it; none for both
 * @param hackers whether only models with HACKER may use it
 * @param free whether a use costs no action
 * @param skill the statistic that the user tests with three dice; none if a use needs no test
 * @param successes the successes that the test needs; in texts by default 1
 * @param hackerDice the dice that HACKER adds to the test; in texts by default 0
 * @param uses how often each piece can be used; then it is used up and removed. In texts by default 1
 * @param worth the VPs for each use; in texts by default 0
 * @param last the VPs for the last use in addition; in texts by default 0
 * @param opens the doors that the last use of a piece opens
 */
@SavedName("mission.interactiveScenery")
@Value.Builder
public record InteractiveScenery(
        String name,
        Vector<Cube> cubes,
        boolean inside,
        Option<Role> role,
        boolean hackers,
        boolean free,
        Option<Skill> skill,
        @InText(usual = "1") int successes,
        int hackerDice,
        @InText(usual = "1") int uses,
        int worth,
        int last,
        Vector<Door> opens)
        implements WithInteractiveScenery {
    /** The rule of its markers and its uses. */
    public RuleId rule() {
        return Pieces.rule("SCENERY", name);
    }

    /** Where the pieces stand. */
    Vector<Cube> places(Battlefield battlefield) {
        return Pieces.places(cubes, inside, battlefield);
    }

    /**
     * A scenario door: a face of a cube with a wall or a closed gap. When it is opened, the face is open for movement
     * and sight.
     *
     * @param cube a cube beside the door
     * @param side the side of the cube
     */
    @SavedName("mission.door")
    public record Door(Cube cube, Direction side) {}
}
