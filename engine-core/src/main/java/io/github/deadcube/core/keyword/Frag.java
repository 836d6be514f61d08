package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Blast;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** K-FRAG: an explosion where the weapon's shot lands, with the weapon's AP and keywords. */
final class Frag extends Printed {
    Frag() {
        super("FRAG", RuleIds.K_FRAG, Bearers.LANDING, Brackets::number);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.landing((flow, shooting, cube) -> {
            ModelId by = shooting.model();
            flow.explode(
                    new Blast(rule(), cube, keyword.number(), flow.controller(by), Option.some(by), shooting.weapon()));
        });
    }
}
