package io.github.deadcube.testkit.mcp;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.narration.RuleMarks;
import io.github.deadcube.testkit.start.InstalledRules;
import io.github.deadcube.testkit.start.OrderFiles;

/**
 * The rulebooks of the editions.
 *
 * @param orders special orders in addition to those that ship
 */
record EditionBooks(OrderFiles orders) {
    static final String EDITION = "edition";

    /** The rulebook of the edition that a call names. */
    RuleMarks book(JsonAnswer arguments) throws RefusedCall {
        Ruleset edition = Deadcube.edition(name(arguments))
                .getOrElseThrow(() -> AssistantTool.wrong(
                        EDITION,
                        "no edition is called '" + arguments.text(EDITION) + "'",
                        "one of " + Deadcube.editions().mkString(", ")));
        HouseRulebook book = InstalledRules.rulebook(edition, orders);
        return RuleMarks.of(InstalledRules.over(edition), book);
    }

    private static String name(JsonAnswer arguments) {
        return arguments.has(EDITION)
                ? arguments.text(EDITION)
                : Deadcube.editions().head();
    }

    static ToolSchema edition(ToolSchema schema) {
        return schema.oneOf(EDITION, Deadcube.editions(), "The edition of the rules; default third.");
    }
}
