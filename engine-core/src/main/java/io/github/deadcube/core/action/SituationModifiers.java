package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Now;

/** SHO-6, AST-5, AST-6, AST-9: the modifiers of the situation in the tests of attacks. */
final class SituationModifiers {
    private SituationModifiers() {}

    static int dice(Now now, ModelTest tested) {
        return switch (tested.context().kind()) {
            case SHOOT -> tested.skill() == Skill.RANGED ? ranged(now, tested.context()) : 0;
            case ASSAULT -> assault(now, tested.context(), tested.tester(), tested.skill());
            case AIM, HAZARD, OTHER, FLAMES -> 0;
        };
    }

    /** SHO-6. */
    private static int ranged(Now now, TestContext context) {
        if (now.view().marked(context.attacker(), Trait.IGNORES_SITUATION)
                || now.view().hasTrait(context.attacker(), context.weapon(), Trait.WEAPON_KEYWORDS_ONLY)) return 0;
        Model target = now.model(context.target());
        // an order before the test may have killed one of them
        if (!target.inPlay() || !now.model(context.attacker()).inPlay()) return 0;
        int n = 0;
        if (now.view().lineOfSight(context.attacker(), context.target()) == LineOfSight.CLEAR
                && !now.view().hasTrait(context.target(), Trait.NEVER_CLEAR)) n += 2;
        if (now.model(context.attacker()).cube().level() > target.cube().level()) n++;
        return now.neighbours().friends(context.attacker(), target.cube()) ? n - 2 : n;
    }

    /** AST-5 for FIGHT, AST-6 for SURVIVE; both have the first three modifiers. */
    private static int assault(Now now, TestContext context, ModelId tester, Skill skill) {
        Model self = now.model(tester);
        Model opponent = now.model(context.opponent(tester));
        // K-RAMPAGE: in a fight of a model that the other side controls, no model has friends
        int n = !now.view().isOutOfControl(context.attacker())
                        && !now.view().isOutOfControl(context.target())
                        && now.neighbours().isBesideFriends(tester)
                ? 1
                : 0;
        if (opponent.injured()) n++;
        // PART-2: a large model is in half a cube only for an assault, without the bonus for its SZ
        boolean intrudes = self.card().size() > 2 && self.cube().part() != Part.WHOLE;
        if (self.card().size() > opponent.card().size() && !intrudes) n++;
        if (skill == Skill.FIGHT && tester.equals(context.attacker())) {
            if (context.movedIn()) n++;
            if (context.wasPinned()) n++;
        }
        return n;
    }
}
