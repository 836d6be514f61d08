package io.github.deadcube.api.extend;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.vavr.control.Option;

/** KT-1: a keyword that no rule knows, carried because a library is asked to ({@link Library#carryingUnknown}). */
record WithoutEffect(String printed) implements KeywordRule {
    private static final String CHAPTER = "UNKNOWN-";
    private static final int ROOM = RuleId.LONGEST - CHAPTER.length();

    @Override
    public RuleId rule() {
        String name = printed.replaceAll("[^A-Z0-9]+", "-").replaceAll("-$", "");
        return RuleId.of(
                CHAPTER + name.substring(0, Math.min(ROOM, name.length())).replaceAll("-$", ""));
    }

    @Override
    public String text() {
        return "No rule of the game knows this keyword: it is carried without any effect.";
    }

    /** Nobody knows what belongs into its brackets. */
    @Override
    public Option<String> bracketFault(Keyword nested, KeywordRule rule) {
        return Option.none();
    }

    /** Several mean as little as one. */
    @Override
    public boolean cumulative() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {}
}
