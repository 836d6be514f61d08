package io.github.deadcube.api.odds;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.vavr.control.Option;

/**
 * Exact probabilities. A model that may roll failures again (DICE-8) always does; command dice (CMD-5, CMD-7) are not
 * spent.
 */
public interface Odds {
    /**
     * DICE-1 to DICE-5, DICE-8: the successes of a test. Every 8 is a success and brings a bonus die, without limit.
     *
     * @param pool the dice that are rolled
     * @return the successes, 0 or more, exactly
     */
    Distribution successes(Pool pool);

    /**
     * DICE-6: the difference of an opposed test.
     *
     * @param one the dice of the side named first
     * @param other the dice of the side named second
     * @return the successes of the one less those of the other
     */
    default Distribution difference(Pool one, Pool other) {
        return successes(one).minus(successes(other));
    }

    /**
     * DICE-1, DICE-8, KT-1: the dice that a model would roll, with all that the situation and keywords add or take away.
     *
     * @param state where things stand
     * @param occasion why it rolls
     * @param tester who rolls, and on what
     * @return the dice; none for a model without the statistic (DICE-5)
     */
    Pool pool(GameState state, Occasion occasion, Contender.OfModel tester);

    /**
     * SHO-5 to SHO-7, DMG-1: a SHOOT at a model, from where the two stand. Whether it is allowed is not asked.
     *
     * @param state where things stand
     * @param occasion shooter, target and weapon
     * @return what may come of it
     */
    AttackOdds shot(GameState state, Occasion occasion);

    /**
     * AST-3 to AST-7, DMG-1: an ASSAULT, as if both stood where they do. Whether it is allowed is not asked.
     *
     * @param state where things stand
     * @param occasion attacker, target and their weapons, and what AST-5 asks for
     * @param answer FIGHT if the target fights back, SURVIVE if it does not
     * @return what may come of it
     */
    AttackOdds assault(GameState state, Occasion occasion, Skill answer);

    /**
     * K-EXPLOSIVE, K-GRENADE, K-INDIRECT, K-FRAG: a SHOOT at a cube. Whether it is allowed is not asked.
     *
     * @param state where things stand
     * @param shooter who shoots
     * @param arm its weapon
     * @param cube where it is aimed
     * @return what may come of it in that cube; none if the weapon is not fired at cubes
     */
    Option<CubeOdds> shotAt(GameState state, ModelId shooter, Arm arm, Cube cube);
}
