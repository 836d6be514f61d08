package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;

/** AST-5, AST-6, SHO-5, KT-12 to KT-14: the tests and the models for which a keyword counts. */
final class DiceCounts {
    private DiceCounts() {}

    /**
     * Whether it is the RANGED test of a SHOOT at a model, blazing away included. The other RANGED tests of a SHOOT
     * have the kinds AIM (at a cube) and FLAMES (K-IT-BURNS).
     */
    static boolean inShots(ModelTest test) {
        return test.skill() == Skill.RANGED && test.context().kind() == TestContext.Kind.SHOOT;
    }

    /** VIC-9: whether it is a RANGED test at scenery. */
    static boolean atScenery(ModelTest test) {
        return test.skill() == Skill.RANGED && test.context().kind() == TestContext.Kind.OTHER;
    }

    /** Whether it is a test in an ASSAULT in which friends count: neither of the two is out of control (K-RAMPAGE). */
    static boolean amongFriends(GameView game, ModelTest test) {
        TestContext context = test.context();
        return context.kind() == TestContext.Kind.ASSAULT
                && steady(game, context.attacker())
                && steady(game, context.target());
    }

    /** K-RAMPAGE: whether its own side controls the model. */
    static boolean steady(GameView game, ModelId model) {
        return game.controller(model) == model.side();
    }

    /**
     * Whether a model helps another model in its cube, or itself. A model that is out of control helps no other
     * (K-RAMPAGE).
     */
    static boolean lent(GameView game, ModelId lender, ModelId other) {
        if (lender.equals(other)) return true;
        Model a = game.model(lender);
        Model b = game.model(other);
        return a.allegiance() == b.allegiance()
                && a.allegiance() != Allegiance.NEUTRAL
                && steady(game, lender)
                && a.cube().equals(b.cube());
    }
}
