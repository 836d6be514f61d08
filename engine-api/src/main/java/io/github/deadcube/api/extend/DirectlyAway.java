package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.Vector;

/** Where <em>directly away</em> leads (AWAY-1, AWAY-2, LIV-AWAY). An immutable value. */
public interface DirectlyAway {
    /**
     * The rule that says so.
     *
     * @param sameCube whether source and target are in one cube
     * @return its identifier
     */
    default RuleId rule(boolean sameCube) {
        return sameCube ? RuleIds.AWAY_1 : RuleIds.AWAY_2;
    }

    /**
     * The cubes that lie directly away, one or several among which the attacker chooses.
     *
     * @param battlefield the battlefield
     * @param source where the attack comes from
     * @param target where the target stands
     * @return whole cubes adjacent to the target's, on the battlefield or beyond its edge; none where it leaves it where it
     *     is (LIV-AWAY)
     */
    Vector<Cube> cubes(Battlefield battlefield, Place source, Place target);
}
