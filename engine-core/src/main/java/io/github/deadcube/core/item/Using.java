package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** ITEM-6: an item is used; it is gone. */
record Using(Choice.Use use) implements Frame {
    @Override
    public RuleId rule() {
        return use.rule();
    }

    @Override
    public String words() {
        return use.toString();
    }

    @Override
    public void enter(Now now) {
        ItemRule item = now.ruleset().item(use.rule()).get();
        now.useItem(use.model(), item.rule());
        item.use(now.flow(), use);
        now.then(Damages.settle());
    }
}
