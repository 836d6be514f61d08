package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube.Part;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.core.resolve.Now;

/** SHO-6, AST-5, AST-6, AST-9: the situation gives dice and takes some. */
final class Modifiers {
    private Modifiers() {}

    static int of(Now now, Tested tested) {
        return switch (tested.occasion().kind()) {
            case SHOOT -> tested.skill() == Skill.RANGED ? ranged(now, tested.occasion()) : 0;
            case ASSAULT -> assault(now, tested.occasion(), tested.tester(), tested.skill());
            case AIM, HAZARD, OTHER, FLAMES -> 0;
        };
    }

    /** SHO-6. */
    private static int ranged(Now now, Occasion o) {
        if (now.marked(o.attacker(), Trait.UNSITUATED) || now.is(o.attacker(), o.arm(), Trait.UNAIDED)) return 0;
        ModelState target = now.model(o.target());
        int n = 0;
        if (now.line(o.attacker(), o.target()) == LineOfSight.CLEAR && !now.is(o.target(), Trait.NEVER_CLEAR)) n += 2;
        if (now.model(o.attacker()).cube().level() > target.cube().level()) n++;
        return now.friends(o.attacker(), target.cube()) ? n - 2 : n;
    }

    /** PART-2: a large model is in half a cube only for an assault, without the bonus for its SZ. */
    private static boolean intruder(ModelState m) {
        return m.profile().size() > 2 && m.cube().part() != Part.WHOLE;
    }

    /** AST-5 for FIGHT, AST-6 for SURVIVE, which shares the first three. */
    private static int assault(Now now, Occasion o, ModelId tester, Skill skill) {
        ModelState self = now.model(tester);
        ModelState opponent = now.model(o.opponent(tester));
        int n = befriended(now, o, tester) ? 1 : 0;
        if (opponent.injured()) n++;
        if (self.profile().size() > opponent.profile().size() && !intruder(self)) n++;
        if (skill == Skill.FIGHT && tester.equals(o.attacker())) {
            if (o.movedIn()) n++;
            if (o.wasPinned()) n++;
        }
        return n;
    }

    /** K-RAMPAGE: in the fights of a model that is astray nobody has friends. */
    private static boolean befriended(Now now, Occasion o, ModelId tester) {
        return !now.astray(o.attacker()) && !now.astray(o.target()) && now.besideFriends(tester);
    }
}
