package io.github.deadcube.api.mission;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * Tactical assets of one kind: things that models carry (VIC-9). A model without an asset that is in the cube of an
 * asset, with no enemies there, may take it at no cost. It may give its asset to a friend in its cube. A carrier that
 * dies drops it.
 *
 * @param name the kind: 1 to 40 letters, digits, spaces and hyphens, unique in the mission
 * @param cubes one asset lies in each; in texts by default none
 * @param inside whether it lies in exactly that cube; else on the highest floor of its stack (SET-2)
 * @param carrier the role whose leader carries one more from the beginning
 * @param role the side that may carry them; none for both
 * @param held the VPs that a carrier scores in each end phase; in texts by default 0
 * @param home the VPs for an asset that its carrier has in its own deployment zone in an end phase; the asset is then
 *     out of the game. In texts by default 0: assets stay in the game
 * @param away the VPs for a carrier that leaves the battlefield with it (ADV-3); in texts by default 0
 */
@SavedName("mission.asset")
@Value.Builder
public record Asset(
        String name,
        Vector<Cube> cubes,
        boolean inside,
        Option<Role> carrier,
        Option<Role> role,
        int held,
        int home,
        int away)
        implements WithAsset {
    /** The rule of its markers and of the marks on its carriers. */
    public RuleId rule() {
        return Pieces.rule("ASSET", name);
    }

    /** Where the assets lie when the game begins. */
    Vector<Cube> places(Battlefield battlefield) {
        return Pieces.places(cubes, inside, battlefield);
    }
}
