package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** ITEM-7: an item's name that is printed like a keyword gives the item's use, once. */
record ItemName(String printed, ItemRule item) implements KeywordRule {
    @Override
    public RuleId rule() {
        return item.rule();
    }

    @Override
    public Option<String> fault(Keyword keyword, Bearer bearer) {
        if (!keyword.equals(Keyword.of(printed))) return Option.some("it takes nothing in brackets");
        if (bearer != Bearer.MODEL) return Option.some("it is printed on a model");
        return Option.when(!item.usedOnce(), "it has no use that a card could give");
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {}
}
