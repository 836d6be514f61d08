package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.vavr.collection.Vector;

/**
 * The rules that tests may name and that the report lists. The default is the {@link Rulebook}. An application with
 * additional or other rules implements this interface in a public class with a public constructor without parameters,
 * and names the class in the configuration parameter {@code deadcube.rules.register}:
 *
 * <pre>{@code
 * public final class HouseRegister implements RuleRegister {
 *     @Override
 *     public Vector<RuleId> rules() {
 *         return Rulebook.all().append(RuleId.of("HOUSE-1"));
 *     }
 * }
 * }</pre>
 */
@FunctionalInterface
public interface RuleRegister {
    /**
     * Every rule once, in the order of the report. The rules of a {@linkplain RuleId#chapter() chapter} are successive.
     */
    Vector<RuleId> rules();

    /** The short title of a rule, one line. The default is the rulebook's title, which is empty for an unknown rule. */
    default String title(RuleId rule) {
        return rule.title();
    }

    /** The text of a rule, a paragraph. The default is the rulebook's text, which is empty for an unknown rule. */
    default String text(RuleId rule) {
        return rule.text();
    }
}
