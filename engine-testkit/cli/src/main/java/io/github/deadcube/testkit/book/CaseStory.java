package io.github.deadcube.testkit.book;

import io.github.deadcube.api.Position;
import io.github.deadcube.core.view.PlanSheet;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.script.Playback;
import io.vavr.collection.Vector;

/**
 * A case that holds, as people read it: the battlefield before, the statements with their dice, what is refused and why, the narration, and
 * the battlefield after. Its first edition tells it.
 */
record CaseStory(RuleCase of, String anchor, Vector<Playback> played) {
    private static final String EXPECT = "expect ";

    void write(Html html, PlanSheet sheet) {
        html.open("article", "class", "case", "id", anchor);
        html.open("h4")
                .element("a", "#", "href", "#" + anchor)
                .text(" " + of.shows())
                .close();
        html.open("p", "class", "of").text("Shows ");
        for (int i = 0; i < of.rules().size(); i++) {
            if (i > 0) html.text(", ");
            RuleLinks.to(html, of.rules().get(i));
        }
        if (!of.editions().equals(Vector.of(CaseRules.USUAL)))
            html.text(" · " + of.editions().mkString(", "));
        html.text(" · " + of.file() + ", line " + of.line()).closeLine();
        for (Playback script : played) script(html, sheet, script);
        html.closeLine();
    }

    private static void script(Html html, PlanSheet sheet, Playback script) {
        Position before = script.begin().position();
        Position after = script.state().position();
        String first = sheet.plans(before, Vector.of(before, after));
        String last = sheet.plans(after, Vector.of(before, after));
        html.open("div", "class", "story");
        figure(html, first, first.equals(last) ? "Before and after" : "Before");
        html.open("div", "class", "told");
        statements(html, script);
        narration(html, script);
        html.close();
        if (!first.equals(last)) figure(html, last, "After");
        html.closeLine();
    }

    private static void figure(Html html, String plans, String caption) {
        html.open("figure").written(plans).element("figcaption", caption).close();
    }

    /** Choices and dice in rows; what is expected below them. */
    private static void statements(Html html, Playback script) {
        html.open("ul");
        Vector<Playback.Moment> rest = script.moments();
        while (rest.nonEmpty()) {
            boolean expected = rest.head().isExpectation();
            Vector<Playback.Moment> row = rest.takeWhile(moment -> moment.isExpectation() == expected);
            if (expected) expectations(html, row);
            else html.element("li", row.map(Playback.Moment::statement).mkString("; "), "class", "in");
            rest = rest.drop(row.size());
        }
        html.close();
    }

    private static void expectations(Html html, Vector<Playback.Moment> row) {
        Vector<Playback.Moment> facts = row.filter(moment -> moment.refusal().isEmpty());
        if (facts.nonEmpty()) html.element("li", facts.map(CaseStory::fact).mkString(", "), "class", "ok");
        for (Playback.Moment moment : row.removeAll(facts)) {
            html.open("li", "class", "no")
                    .text(fact(moment).replaceFirst("^refuses (.+?)(?: by [A-Z0-9-]+)?$", "$1") + ": ");
            RuleLinks.write(html, moment.refusal().get().toString());
            html.close();
        }
    }

    private static String fact(Playback.Moment moment) {
        return moment.statement().substring(EXPECT.length());
    }

    private static void narration(Html html, Playback script) {
        Vector<String> told = CaseNarration.of(script).map(String::strip).reject(String::isEmpty);
        if (told.isEmpty()) return;
        html.open("p");
        for (int i = 0; i < told.size(); i++) {
            if (i > 0) html.lineBreak();
            RuleLinks.write(html, told.get(i));
        }
        html.close();
    }
}
