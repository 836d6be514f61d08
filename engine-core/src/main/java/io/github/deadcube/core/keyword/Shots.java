package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.team.Profile.Skill;

/** SHO-5: which test a shot is. */
final class Shots {
    private Shots() {}

    /** Whether it is the RANGED test of a SHOOT at a model, blazing away included. */
    static boolean ranged(Tested test) {
        return test.skill() == Skill.RANGED && test.occasion().kind() == Occasion.Kind.SHOOT;
    }
}
