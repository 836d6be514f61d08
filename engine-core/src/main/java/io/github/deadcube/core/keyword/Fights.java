package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.team.ModelId;

/** AST-5, AST-6: which tests are those of an ASSAULT, and whether friends count in it. */
final class Fights {
    private Fights() {}

    /** Whether it is a test in an ASSAULT in which friends count: neither of the two is out of control (K-RAMPAGE). */
    static boolean befriended(Table table, Tested test) {
        Occasion o = test.occasion();
        return o.kind() == Occasion.Kind.ASSAULT && steady(table, o.attacker()) && steady(table, o.target());
    }

    private static boolean steady(Table table, ModelId model) {
        return table.controller(model) == model.side();
    }
}
