package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A ruleset in which one keyword or item has no effect. Cards still print it and models still carry it. */
final class DisabledRule {
    /**
     * The system property that names the rule, for example {@code K-TOUGH}, or one of its clauses:
     * {@code K-SOLID attach 2}.
     */
    static final String PROPERTY = "deadcube.idle";

    private DisabledRule() {}

    static Ruleset in(Ruleset all) {
        String wanted = System.getProperty(PROPERTY, "");
        if (wanted.isEmpty() || wanted.startsWith("ORD ")) return all;
        int end = wanted.indexOf(' ');
        return end < 0 ? without(all, wanted) : without(all, wanted.substring(0, end), wanted.substring(end + 1));
    }

    /** Disables one kind of effect or condition of special orders, for example {@code ORD Steps}. */
    static Order in(Order order) {
        String wanted = System.getProperty(PROPERTY, "");
        return order.withModes(order.modes()
                .map(mode -> mode.withEffects(remaining(mode.effects(), wanted))
                        .withWhen(remaining(mode.when(), wanted))
                        .withSelector(new Selector(
                                mode.selector().group(),
                                remaining(mode.selector().conditions(), wanted),
                                mode.selector().least(),
                                mode.selector().most()))));
    }

    private static <P> Vector<P> remaining(Vector<P> parts, String wanted) {
        return parts.filter(part -> RuleWithoutClause.isKept("ORD " + kind(part), wanted));
    }

    private static String kind(Object part) {
        return part instanceof Enum<?> one ? one.name() : part.getClass().getSimpleName();
    }

    /** Removes one clause of a rule; an edition without the rule is unchanged. */
    private static Ruleset without(Ruleset all, String rule, String clause) {
        for (KeywordRule keyword : all.library().keywords())
            if (keyword.rule().id().equals(rule))
                return all.with(RuleWithoutClause.without(keyword, KeywordRule.class, clause));
        for (ItemRule item : all.library().items())
            if (item.rule().id().equals(rule)) return all.with(RuleWithoutClause.without(item, ItemRule.class, clause));
        return all;
    }

    private static Ruleset without(Ruleset all, String rule) {
        Library library = all.library();
        for (KeywordRule keyword : library.keywords())
            if (keyword.rule().id().equals(rule)) return all.with(new IdleKeyword(keyword));
        for (ItemRule item : library.items()) if (item.rule().id().equals(rule)) return all.with(new IdleItem(item));
        return all;
    }

    private record IdleKeyword(KeywordRule original) implements KeywordRule {
        @Override
        public String printed() {
            return original.printed();
        }

        @Override
        public RuleId rule() {
            return original.rule();
        }

        @Override
        public boolean countsForCarrier() {
            return original.countsForCarrier();
        }

        @Override
        public boolean isCumulative() {
            return original.isCumulative();
        }

        @Override
        public boolean countsOnWeaponsOnly() {
            return original.countsOnWeaponsOnly();
        }

        @Override
        public boolean isEquipment() {
            return original.isEquipment();
        }

        @Override
        public RuleId countsAs() {
            return original.countsAs();
        }

        @Override
        public Option<Fault> fault(Keyword keyword, Placement placement) {
            return original.fault(keyword, placement);
        }

        @Override
        public Option<Fault> bracketFault(Keyword nested, KeywordRule rule) {
            return original.bracketFault(nested, rule);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {}
    }

    private record IdleItem(ItemRule original) implements ItemRule {
        @Override
        public String name() {
            return original.name();
        }

        @Override
        public RuleId rule() {
            return original.rule();
        }

        @Override
        public boolean isUsedOnce() {
            return original.isUsedOnce();
        }
    }
}
