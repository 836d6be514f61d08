package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;

/** KT-12 to KT-14: what neighbours lend each other. */
final class Lending {
    private Lending() {}

    /** Whether a model lends another something in its cube, or has it itself; one that is out of control lends nothing (K-RAMPAGE). */
    static boolean to(Table table, ModelId lender, ModelId other) {
        if (lender.equals(other)) return true;
        ModelState a = table.model(lender);
        ModelState b = table.model(other);
        return a.allegiance() == b.allegiance()
                && a.allegiance() != Allegiance.NEUTRAL
                && table.controller(lender) == lender.side()
                && a.cube().equals(b.cube());
    }
}
