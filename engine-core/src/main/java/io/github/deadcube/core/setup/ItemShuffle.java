package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffled;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.vavr.collection.Vector;

/** SET-3: the item tokens are shuffled face down. */
@Waits(rule = "SET-3", words = "the item tokens are shuffled")
record ItemShuffle() implements Setups.Waiting {
    @Override
    public void enter(Now now) {
        if (now.scenario().items() > 0 && !now.game().tokens().isEmpty()) now.ask(this);
    }

    @Override
    public Prompt.ShuffleRequest prompt(Now now) {
        return new Prompt.ShuffleRequest(
                Side.A, RuleIds.SET_3, now.game().tokens().size());
    }

    @Override
    public void shuffled(Now now, Shuffled order) {
        Vector<RuleId> pool = now.game().tokens();
        now.draw(order.numbers().take(now.scenario().items()).map(n -> pool.get(n - 1)));
        now.then(new ItemPlacing(1, 0, 0));
    }
}
