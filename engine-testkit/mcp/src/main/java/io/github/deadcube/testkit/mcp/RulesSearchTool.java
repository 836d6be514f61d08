package io.github.deadcube.testkit.mcp;

import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.testkit.narration.RuleLookup;
import io.github.deadcube.testkit.narration.RuleMarks;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;

/** {@code rules_search}: the rules that words name or mention. */
record RulesSearchTool(EditionBooks books) implements AssistantTool {
    private static final String WORDS = "words";
    private static final String MOST = "most";
    private static final int USUAL = 20;
    private static final int ALL = 1_000;

    @Override
    public ToolCard card() {
        ToolSchema takes = ToolSchema.object()
                .needs()
                .text(
                        WORDS,
                        RuleTool.LONGEST,
                        "A word or words of a title or a text (knockback, breaking away), a chapter (ADV), or "
                                + "identifiers.")
                .number(MOST, 1, ALL, "The most rules to list; default " + USUAL + ".");
        ToolSchema found = ToolSchema.object().needs().text("rule", "").needs().text("title", "");
        return new ToolCard(
                "rules_search",
                "Search the rules",
                "Lists the rules that words name or mention, by identifier and title, the best first. 'rule' gives the "
                        + "text.",
                EditionBooks.edition(takes),
                ToolSchema.object()
                        .needs()
                        .objects("rules", found, "")
                        .needs()
                        .number("leftOut", "How many more there are."),
                true);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        RuleMarks marks = books.book(arguments);
        String words = arguments.text(WORDS).strip();
        Vector<RuleId> all = found(words, marks.book());
        int most = arguments.has(MOST) ? arguments.number(MOST) : USUAL;
        Vector<RuleId> rules = all.take(most);
        int leftOut = all.size() - rules.size();
        String text = all.isEmpty()
                ? "No rule mentions '" + words + "'."
                : rules.map(marks::heading).mkString("\n");
        return new ToolResult(
                leftOut > 0 ? text + "\n… and " + leftOut + " more" : text,
                JsonObject.of(
                                "rules",
                                rules.map(rule -> JsonObject.of("rule", rule.id())
                                                .with("title", marks.book().title(rule)))
                                        .asJava())
                        .with("leftOut", leftOut));
    }

    private static Vector<RuleId> found(String words, HouseRulebook book) {
        Vector<RuleId> named = RuleLookup.named(words, book);
        return named.appendAll(book.search(words)).distinct();
    }
}
