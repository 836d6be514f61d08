package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-JUMP-PACK: changes level without a wall, jumps walls and gaps in the floor, and falls without harm. */
final class JumpPack extends Printed {
    JumpPack() {
        super("JUMP PACK", RuleIds.K_JUMP_PACK, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.gait(Gait.JUMPING);
    }
}
