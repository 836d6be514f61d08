package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Side.Allegiance;

/** AST-5, AST-6, SHO-5, KT-12 to KT-14: in which tests, and for which neighbours, a keyword counts. */
final class Counts {
    private Counts() {}

    /** Whether it is the RANGED test of a SHOOT at a model, blazing away included. */
    static boolean inShots(Tested test) {
        return test.skill() == Skill.RANGED && test.occasion().kind() == Occasion.Kind.SHOOT;
    }

    /** Whether it is a test in an ASSAULT in which friends count: neither of the two is out of control (K-RAMPAGE). */
    static boolean amongFriends(Table table, Tested test) {
        Occasion o = test.occasion();
        return o.kind() == Occasion.Kind.ASSAULT && steady(table, o.attacker()) && steady(table, o.target());
    }

    private static boolean steady(Table table, ModelId model) {
        return table.controller(model) == model.side();
    }

    /** Whether a model lends another something in its cube, or has it itself; one that is out of control lends nothing (K-RAMPAGE). */
    static boolean lent(Table table, ModelId lender, ModelId other) {
        if (lender.equals(other)) return true;
        ModelState a = table.model(lender);
        ModelState b = table.model(other);
        return a.allegiance() == b.allegiance()
                && a.allegiance() != Allegiance.NEUTRAL
                && steady(table, lender)
                && a.cube().equals(b.cube());
    }
}
