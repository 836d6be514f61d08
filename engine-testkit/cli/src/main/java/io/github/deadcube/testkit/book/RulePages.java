package io.github.deadcube.testkit.book;

import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.api.rule.Rulebook.Revised;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.drawing.PlanSheet;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;

/** The sections of the rules: text, basis, differences between editions, links, and cases. */
final class RulePages {
    private final Map<RuleId, Vector<CaseStory>> about;
    private final Map<RuleId, Vector<CaseStory>> also;
    private final Map<RuleId, Vector<RuleId>> cited;
    private final Vector<Tuple2<String, HouseRulebook>> editions;
    private final PlanSheet sheet = new PlanSheet();

    RulePages(Vector<CaseStory> stories) {
        this.about = stories.groupBy(story -> story.of().rules().head());
        this.also = stories.flatMap(
                        story -> story.of().rules().tail().distinct().map(rule -> Tuple.of(rule, story)))
                .groupBy(Tuple2::_1)
                .mapValues(pairs -> pairs.map(Tuple2::_2));
        this.cited = Rulebook.all()
                .flatMap(rule -> RuleLinks.in(rule).map(named -> Tuple.of(named, rule)))
                .groupBy(Tuple2::_1)
                .mapValues(pairs -> pairs.map(Tuple2::_2));
        this.editions = Deadcube.editions()
                .map(name -> Tuple.of(name, Deadcube.edition(name).get().rulebook()));
    }

    /** The links to the chapters. */
    String contents() {
        Html html = new Html();
        for (String chapter : Rulebook.chapters())
            html.open("li")
                    .element("a", chapter, "href", "#" + chapter)
                    .text(" " + ChapterTitles.title(chapter))
                    .closeLine();
        return html.page();
    }

    /** All chapters with their rules. */
    String rules() {
        Html html = new Html();
        for (String chapter : Rulebook.chapters()) {
            html.open("section", "class", "chapter", "id", chapter)
                    .element("h2", chapter + " ")
                    .element("p", ChapterTitles.title(chapter), "class", "subject");
            Rulebook.all().filter(rule -> rule.chapter().equals(chapter)).forEach(rule -> section(html, rule));
            html.closeLine();
        }
        return html.page();
    }

    /** What the drawings have in common; call it last. */
    String symbols() {
        return sheet.symbols();
    }

    private void section(Html html, RuleId rule) {
        Vector<CaseStory> cases = about.getOrElse(rule, Vector.empty());
        html.open("section", "class", "rule", "id", rule);
        html.open("h3")
                .element("a", rule.id(), "href", "#" + rule)
                .text(" " + rule.title())
                .close();
        html.open("p", "class", "text");
        RuleLinks.passages(html, rule.passages());
        html.closeLine();
        differences(html, rule);
        links(html, "Cited by", cited.getOrElse(rule, Vector.empty()));
        alsoShown(html, also.getOrElse(rule, Vector.empty()));
        cases.forEach(story -> story.write(html, sheet));
        html.closeLine();
    }

    private void differences(Html html, RuleId rule) {
        for (Tuple2<String, HouseRulebook> edition : editions) {
            Vector<Passage> unlike = edition._2().passages(rule).removeAll(rule.passages());
            if (unlike.nonEmpty()) difference(html, "Edition " + edition._1(), unlike);
        }
        Revised.after(rule).forEach(revised -> {
            html.open("p", "class", "edition").element("b", "Edition revised").text(": ");
            RuleLinks.to(html, revised);
            html.text(" ");
            RuleLinks.passages(html, revised.passages());
            html.closeLine();
        });
        Revised.before(rule).forEach(old -> links(html, "Replaces or changes", Vector.of(old)));
    }

    private static void difference(Html html, String edition, Vector<Passage> unlike) {
        html.open("p", "class", "edition").element("b", edition).text(": ");
        RuleLinks.passages(html, unlike);
        html.closeLine();
    }

    private static void links(Html html, String words, Vector<RuleId> rules) {
        if (rules.isEmpty()) return;
        html.open("p", "class", "links").text(words);
        for (RuleId other : rules) {
            html.text(" ");
            RuleLinks.to(html, other);
        }
        html.closeLine();
    }

    private static void alsoShown(Html html, Vector<CaseStory> stories) {
        if (stories.isEmpty()) return;
        html.open("p", "class", "links").text("Also shown by");
        for (CaseStory story : stories) html.text(" ").element("a", story.anchor(), "href", "#" + story.anchor());
        html.closeLine();
    }
}
