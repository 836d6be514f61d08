package io.github.deadcube.testkit.mcp;

import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.testkit.narration.RuleFacts;
import io.github.deadcube.testkit.narration.RuleLookup;
import io.github.deadcube.testkit.narration.RuleMarks;
import io.github.deadcube.testkit.serve.JsonObject;
import io.vavr.collection.Vector;

/** {@code rule}: the text of a rule, each passage with its basis. */
record RuleTool(EditionBooks books) implements AssistantTool {
    static final int LONGEST = 200;

    private static final String RULE = "rule";

    @Override
    public ToolCard card() {
        ToolSchema takes = ToolSchema.object()
                .needs()
                .text(
                        RULE,
                        LONGEST,
                        "An identifier (ADV-5), several with spaces between them, or the whole name of a rule, a "
                                + "keyword or an item (knockback, 'toxic (2)').");
        ToolSchema passage = ToolSchema.object()
                .needs()
                .text("text", "")
                .needs()
                .text("basis", "Where it comes from: stated in a source, a ruling of this project, an option.");
        ToolSchema rule = ToolSchema.object()
                .needs()
                .text(RULE, "")
                .needs()
                .text("title", "")
                .needs()
                .objects("passages", passage, "")
                .needs()
                .texts("facts", "How a keyword, an item or an order is printed and used.");
        return new ToolCard(
                RULE,
                "Read a rule",
                "Gives the text of rules, in words of this project, each passage with its basis.",
                EditionBooks.edition(takes),
                ToolSchema.object().needs().objects("rules", rule, ""),
                true);
    }

    @Override
    public ToolResult call(JsonAnswer arguments) throws RefusedCall {
        RuleMarks marks = books.book(arguments);
        HouseRulebook book = marks.book();
        String wanted = arguments.text(RULE).strip();
        Vector<RuleId> identified = RuleLookup.identified(wanted, book);
        Vector<RuleId> rules = identified.isEmpty() ? book.called(wanted) : identified;
        if (rules.isEmpty()) {
            Vector<String> near = RuleLookup.near(wanted, book);
            throw AssistantTool.wrong(
                    RULE,
                    "no rule is called '" + wanted + "'",
                    near.isEmpty() ? "an identifier that 'rules_search' lists" : near.mkString(" or "));
        }
        return new ToolResult(
                rules.map(rule -> text(rule, marks)).mkString("\n\n"),
                JsonObject.of("rules", rules.map(rule -> json(rule, book)).asJava()));
    }

    private static String text(RuleId rule, RuleMarks marks) {
        return facts(rule, marks.book())
                .prepend(marks.book().passages(rule).mkString(" "))
                .reject(String::isEmpty)
                .prepend(marks.heading(rule))
                .mkString("\n");
    }

    private static JsonObject json(RuleId rule, HouseRulebook book) {
        return JsonObject.of(RULE, rule.id())
                .with("title", book.title(rule))
                .with(
                        "passages",
                        book.passages(rule)
                                .map(passage ->
                                        JsonObject.of("text", passage.text()).with("basis", passage.basisText()))
                                .asJava())
                .with("facts", facts(rule, book).asJava());
    }

    private static Vector<String> facts(RuleId rule, HouseRulebook book) {
        return RuleFacts.lines(rule, book).map(Sentence::toString);
    }
}
