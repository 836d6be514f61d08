package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** A ruleset of which one keyword or item does nothing, though cards print it and models carry it as ever. */
final class Idle {
    /** The system property that names the rule, such as {@code K-TOUGH}. */
    static final String PROPERTY = "deadcube.idle";

    private Idle() {}

    static Ruleset in(Ruleset all) {
        String rule = System.getProperty(PROPERTY, "");
        if (rule.isEmpty()) return all;
        Library library = all.library();
        for (KeywordRule keyword : library.keywords())
            if (keyword.rule().id().equals(rule)) return all.with(new IdleKeyword(keyword));
        for (ItemRule item : library.items()) if (item.rule().id().equals(rule)) return all.with(new IdleItem(item));
        throw new IllegalArgumentException("no keyword or item has the rule " + rule);
    }

    private record IdleKeyword(KeywordRule like) implements KeywordRule {
        @Override
        public String printed() {
            return like.printed();
        }

        @Override
        public RuleId rule() {
            return like.rule();
        }

        @Override
        public boolean carried() {
            return like.carried();
        }

        @Override
        public boolean cumulative() {
            return like.cumulative();
        }

        @Override
        public boolean ofWeaponsAlone() {
            return like.ofWeaponsAlone();
        }

        @Override
        public boolean equipment() {
            return like.equipment();
        }

        @Override
        public RuleId countsAs() {
            return like.countsAs();
        }

        @Override
        public Option<String> fault(Keyword keyword, Bearer bearer) {
            return like.fault(keyword, bearer);
        }

        @Override
        public Option<String> bracketFault(Keyword nested, KeywordRule rule) {
            return like.bracketFault(nested, rule);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {}
    }

    private record IdleItem(ItemRule like) implements ItemRule {
        @Override
        public String name() {
            return like.name();
        }

        @Override
        public RuleId rule() {
            return like.rule();
        }

        @Override
        public boolean usedOnce() {
            return like.usedOnce();
        }
    }
}
