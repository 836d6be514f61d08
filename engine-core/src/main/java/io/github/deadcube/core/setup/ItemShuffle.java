package io.github.deadcube.core.setup;

import io.github.deadcube.api.play.Order;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** SET-3: the item tokens are shuffled face down. */
record ItemShuffle() implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.SET_3;
    }

    @Override
    public String words() {
        return "the item tokens are shuffled";
    }

    /** Kinds that the ruleset has no rule for are left out. */
    private static Vector<RuleId> pool(Now now) {
        return now.ruleset().pool().filter(item -> now.ruleset().item(item).isDefined());
    }

    @Override
    public void enter(Now now) {
        if (now.scenario().items() > 0 && !pool(now).isEmpty()) now.ask(this);
    }

    @Override
    public Prompt.@Nullable ShuffleRequest shuffle(Now now) {
        return new Prompt.ShuffleRequest(Side.A, rule(), pool(now).size());
    }

    @Override
    public void shuffled(Now now, Order order) {
        Vector<RuleId> pool = pool(now);
        List<RuleId> drawn = order.numbers()
                .map(n -> pool.get(n - 1))
                .take(now.scenario().items())
                .toList();
        now.then(new ItemPlacing(drawn, 1, 0));
    }
}
