package io.github.deadcube.testkit.fuzz;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import io.github.deadcube.api.rule.RuleId;

/** A text is the identifier of a rule, or is refused with an error text. */
public final class RuleIdFuzz {
    private RuleIdFuzz() {}

    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        RuleId rule;
        try {
            rule = RuleId.of(text);
        } catch (IllegalArgumentException refused) {
            Held.must(!String.valueOf(refused.getMessage()).isBlank(), "nothing says why it is refused", text);
            return;
        }
        Held.same(rule.toString(), text, text);
        Held.same(text.startsWith(rule.chapter() + "-"), true, text);
        Held.same(rule.known(), !rule.title().isEmpty(), text);
    }
}
