package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** K-DEFENDER: friends with SZ 1 or 2 in its cube, itself included, have AR 1 higher, once; one with SZ 3 or 4 helps itself alone. */
class Defender extends Printed.Carried {
    private static final int SMALL = 2;

    Defender(RuleId rule) {
        super("DEFENDER SHIELD", rule, Brackets::nothing);
    }

    /** R25-K-DEFENDER: its bearer, whatever its SZ, shields friends with SZ 1 or 2 in its cube. */
    static Defender revised() {
        return new Defender(RuleIds.R25_K_DEFENDER) {
            @Override
            boolean helps(Table table, ModelId me, ModelId other) {
                return me.equals(other) || small(table, other) && Counts.lent(table, me, other);
            }
        };
    }

    @Override
    public boolean equipment() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(Figure.ARMOUR, Scope.ANYBODY, (table, me, hit) -> helps(table, me, hit.target()) ? 1 : 0);
    }

    boolean helps(Table table, ModelId me, ModelId other) {
        return me.equals(other) || small(table, me) && small(table, other) && Counts.lent(table, me, other);
    }

    static boolean small(Table table, ModelId model) {
        return table.model(model).profile().size() <= SMALL;
    }
}
