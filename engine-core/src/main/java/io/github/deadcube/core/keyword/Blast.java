package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** K-BLAST: where the weapon's shot lands, every model is thrown one cube in a random direction, then pinned; no damage. */
final class Blast extends Printed {
    Blast() {
        super("BLAST", RuleIds.K_BLAST, Bearers.LANDING, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.landing((flow, shooting, cube) -> {
            ModelId by = shooting.model();
            flow.explode(new io.github.deadcube.api.extend.Blast(
                    rule(), cube, 0, flow.controller(by), Option.some(by), shooting.weapon()));
        });
    }
}
