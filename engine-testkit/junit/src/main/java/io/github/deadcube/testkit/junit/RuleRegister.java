package io.github.deadcube.testkit.junit;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.vavr.collection.Vector;

/**
 * The rules there are: what a test may name, and what the report lists. Without one of their own, tests are held against
 * the {@link Rulebook}. An application that has more rules, or none but its own, implements this in a public class with
 * a public constructor without parameters, and names it in the configuration parameter {@code deadcube.rules.register}:
 *
 * <pre>{@code
 * public final class HouseRules implements RuleRegister {
 *     @Override
 *     public Vector<RuleId> rules() {
 *         return Rulebook.all().append(RuleId.of("HOUSE-1"));
 *     }
 * }
 * }</pre>
 */
@FunctionalInterface
public interface RuleRegister {
    /** Every rule once, in the order of the report, those of a {@linkplain RuleId#chapter() chapter} one after the other. */
    Vector<RuleId> rules();

    /** A rule's short title, one line: the rulebook's unless overridden, which is empty for a rule that it does not know. */
    default String title(RuleId rule) {
        return rule.title();
    }

    /** What a rule says, a paragraph: the rulebook's text unless overridden, which is empty for a rule that it does not know. */
    default String text(RuleId rule) {
        return rule.text();
    }
}
