package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Juncture;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Test;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** ACT, ADV, SPR, SHO, AST, SPC, STD: the door. */
public final class Actions {
    private static final int DICE = 3;

    private Actions() {}

    /** RND-3, KT-5: a model's activation comes next, and before it what is at its beginning. */
    public static void activation(Now now, ModelId model) {
        if (Threshold.begins(now, model)) now.then(new Threshold(model, Juncture.FIRE));
        now.then(Activation.of(model));
    }

    /** STD-1: a model stands up. */
    public static Frame standUp(ModelId model) {
        return new StandUp(model);
    }

    /** K-EVADE: one step, or none. */
    public static Frame step(ModelId model, RuleId rule) {
        return new FreeStep(model, rule);
    }

    /** AWAY-4, PIN-3: the fights that forced moves have made due come next, if there are any. */
    public static void dueFights(Now now) {
        DueFights.next(now);
    }

    /** SHO-6, AST-5, AST-6, K-SMOKE: the dice that the situation gives or takes. */
    public static int modifiers(Now now, Occasion occasion, ModelId tester, Skill skill) {
        return Modifiers.of(now, occasion, tester, skill);
    }

    /** K-SMOKE: what of those dice is announced, before they are rolled. */
    public static void tellModifiers(Now now, Occasion occasion, Skill skill) {
        Modifiers.tell(now, occasion, skill);
    }

    /** SHO-5: RANGED against SURVIVE. */
    public static Test shot(Occasion occasion) {
        return new Test(
                occasion,
                new Contender.OfModel(occasion.attacker(), Skill.RANGED, DICE, false),
                new Contender.OfModel(occasion.target(), Skill.SURVIVE, DICE, false));
    }

    /** AST-3, AST-4: FIGHT against what the target has chosen. */
    public static Test assault(Occasion occasion, Skill answer) {
        return new Test(
                occasion,
                new Contender.OfModel(occasion.attacker(), Skill.FIGHT, DICE, false),
                new Contender.OfModel(occasion.target(), answer, DICE, false));
    }
}
