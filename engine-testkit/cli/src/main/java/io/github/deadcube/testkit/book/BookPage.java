package io.github.deadcube.testkit.book;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.HouseRulebook;
import io.github.deadcube.api.internal.Revised;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.view.PlanSheet;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.regex.Matcher;

/**
 * The rules as one HTML page that needs no other files and no network: each rule of all editions with the basis of its
 * passages, its differences between editions, and its cases, told with drawings. The page is well-formed XML, too.
 *
 * <pre>{@code
 * BookPage.html(CaseFile.shipped(), CaseRules.shipped(), HouseRulebook::of).peek(text -> page.append(text));
 * }</pre>
 */
public final class BookPage {
    /** The place of the subjects of chapters in the catalogue of a language. */
    public static final String CHAPTER = "chapter";

    private static final String CHAPTERS = resource("chapters.txt");

    private BookPage() {}

    /** What the rules of a chapter are about: a line of {@code chapters.txt} has the chapter and its title. */
    public static String subject(String chapter, Language language) {
        return language.text(CHAPTER, subject(chapter));
    }

    /** The same in English. */
    public static String subject(String chapter) {
        return CHAPTERS.lines()
                .filter(line -> line.startsWith(chapter + " "))
                .findFirst()
                .map(line -> line.substring(chapter.length() + 1))
                .orElse("rules of applications");
    }

    /**
     * Plays the cases and writes the page, the same for the same cases and rules. What it tells and draws is what was
     * played.
     *
     * @param books the rulebook of an edition, with the house rules that the page has too
     * @return the page, or all cases that do not hold: there is no page then
     */
    public static Either<Vector<RuleCase.Failure>, String> html(
            Seq<CaseFile> files, CaseRules rules, Function<Ruleset, HouseRulebook> books) {
        Vector<Either<RuleCase.Failure, Playback>> all = Vector.empty();
        Vector<CaseStory> stories = Vector.empty();
        Map<String, Integer> counts = LinkedHashMap.empty();
        for (RuleCase one : files.toVector().flatMap(CaseFile::cases)) {
            Vector<Either<RuleCase.Failure, Playback>> played = one.run(rules);
            all = all.appendAll(played.filter(Either::isLeft));
            String about = one.rules().head().id();
            int number = counts.getOrElse(about, 0) + 1;
            counts = counts.put(about, number);
            stories = stories.append(new CaseStory(
                    one, about + "." + number, played.take(one.scripts().size()).flatMap(Either::toVector)));
        }
        return all.isEmpty() ? Either.right(page(stories, books)) : Either.left(all.map(Either::getLeft));
    }

    private static String page(Vector<CaseStory> stories, Function<Ruleset, HouseRulebook> books) {
        RulePages pages = new RulePages(stories, books);
        String rules = pages.rules();
        Map<String, String> parts = LinkedHashMap.of(
                "style",
                BattlefieldDrawings.style() + resource("book.css"),
                "script",
                resource("book.js"),
                "contents",
                pages.contents(),
                "cases",
                stories.size() + (stories.size() == 1 ? " case" : " cases"),
                "rules",
                rules,
                "symbols",
                pages.symbols());
        return Html.filled(resource("book.html"), parts);
    }

    private static String resource(String name) {
        return TextFile.packaged(BookPage.class.getResourceAsStream(name), "the resource " + name);
    }

    /** The sections of the rules: text, basis, differences between editions, links, and cases. */
    private static final class RulePages {
        private final Map<RuleId, Vector<CaseStory>> about;
        private final Map<RuleId, Vector<CaseStory>> also;
        private final Map<RuleId, Vector<RuleId>> cited;
        private final Vector<Tuple2<String, HouseRulebook>> editions;
        private final Vector<RuleId> all;
        private final PlanSheet sheet = new PlanSheet();

        RulePages(Vector<CaseStory> stories, Function<Ruleset, HouseRulebook> books) {
            this.about = stories.groupBy(story -> story.of().rules().head());
            this.also = grouped(stories.flatMap(
                    story -> story.of().rules().tail().distinct().map(rule -> Tuple.of(rule, story))));
            this.editions = Deadcube.editions()
                    .map(name ->
                            Tuple.of(name, books.apply(Deadcube.edition(name).get())));
            this.all = editions.flatMap(edition -> edition._2().all()).distinct();
            this.cited =
                    grouped(Rulebook.all().flatMap(rule -> RuleLinks.in(rule).map(named -> Tuple.of(named, rule))));
        }

        private static <T> Map<RuleId, Vector<T>> grouped(Vector<Tuple2<RuleId, T>> pairs) {
            return pairs.groupBy(Tuple2::_1).mapValues(of -> of.map(Tuple2::_2));
        }

        private Vector<String> chapters() {
            return all.map(RuleId::chapter).distinct();
        }

        /** The rulebook of the game; for a rule that it lacks, that of the first edition with the rule. */
        private HouseRulebook book(RuleId rule) {
            return rule.known()
                    ? HouseRulebook.GAME
                    : editions.map(Tuple2::_2)
                            .find(book -> book.additions().contains(rule))
                            .getOrElse(HouseRulebook.GAME);
        }

        String contents() {
            Html html = new Html();
            for (String chapter : chapters())
                html.open("li")
                        .element("a", chapter, "href", "#" + chapter)
                        .text(" " + subject(chapter))
                        .closeLine();
            return html.page();
        }

        String rules() {
            Html html = new Html();
            for (String chapter : chapters()) {
                html.open("section", "class", "chapter", "id", chapter)
                        .element("h2", chapter + " ")
                        .element("p", subject(chapter), "class", "subject");
                all.filter(rule -> rule.chapter().equals(chapter)).forEach(rule -> section(html, rule));
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
                    .text(" " + book(rule).title(rule))
                    .close();
            html.open("p", "class", "text");
            Vector<Passage> passages = book(rule).passages(rule);
            RuleLinks.passages(html, passages);
            html.closeLine();
            differences(html, rule, passages);
            links(html, "Cited by", cited.getOrElse(rule, Vector.empty()), RuleLinks::to);
            links(
                    html,
                    "Also shown by",
                    also.getOrElse(rule, Vector.empty()),
                    (to, story) -> to.element("a", story.anchor(), "href", "#" + story.anchor()));
            cases.forEach(story -> story.write(html, sheet));
            html.closeLine();
        }

        private void differences(Html html, RuleId rule, Vector<Passage> passages) {
            for (Tuple2<String, HouseRulebook> edition : editions) {
                Vector<Passage> unlike = edition._2().passages(rule).removeAll(passages);
                if (unlike.isEmpty()) continue;
                edition(html, edition._1());
                RuleLinks.passages(html, unlike);
                html.closeLine();
            }
            Revised.after(rule).forEach(revised -> {
                edition(html, EditionNames.REVISED);
                RuleLinks.to(html, revised);
                html.text(" ");
                RuleLinks.passages(html, revised.passages());
                html.closeLine();
            });
            Revised.before(rule).forEach(old -> links(html, "Replaces or changes", Vector.of(old), RuleLinks::to));
        }

        private static void edition(Html html, String name) {
            html.open("p", "class", "edition").element("b", "Edition " + name).text(": ");
        }

        private static <T> void links(Html html, String words, Vector<T> all, BiConsumer<Html, T> link) {
            if (all.isEmpty()) return;
            html.open("p", "class", "links").text(words);
            for (T one : all) link.accept(html.text(" "), one);
            html.closeLine();
        }
    }

    /** Links to the rules that a text names. */
    static final class RuleLinks {
        private RuleLinks() {}

        /** Writes a text, each identifier of a rule as a link to its section. */
        static void write(Html html, String text) {
            Matcher found = HouseRulebook.identifiersIn(text);
            int from = 0;
            while (found.find()) {
                Option<RuleId> rule = Rulebook.find(found.group());
                if (rule.isEmpty()) continue;
                html.text(text.substring(from, found.start()));
                to(html, rule.get());
                from = found.end();
            }
            html.text(text.substring(from));
        }

        /** Writes a link to a rule; for a rule that the rulebook lacks, its identifier. */
        static void to(Html html, RuleId rule) {
            if (rule.known()) html.element("a", rule.id(), "href", "#" + rule, "title", rule.title());
            else html.text(rule.id());
        }

        /** Writes passages, each with its basis. */
        static void passages(Html html, Vector<Passage> passages) {
            for (Passage passage : passages) {
                write(html, passage.text() + " ");
                passage.basis()
                        .forEach(basis -> html.element(
                                        "small",
                                        basis.source().getOrElse(basis::toString),
                                        "class",
                                        "bk " + basis.kind().replace(' ', '-'),
                                        "title",
                                        basis)
                                .text(" "));
            }
        }

        /** The other rules that a rule names. */
        static Vector<RuleId> in(RuleId rule) {
            return Vector.ofAll(HouseRulebook.identifiersIn(rule.text()).results())
                    .flatMap(found -> Rulebook.find(found.group()))
                    .reject(rule::equals)
                    .distinct();
        }
    }

    /**
     * A case that holds, as people read it: the battlefield before, the statements with their dice, what is refused and
     * why, the narration, and the battlefield after. Its first edition tells it.
     */
    private record CaseStory(RuleCase of, String anchor, Vector<Playback> played) {
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
            Vector<Playback.Moment> facts =
                    row.filter(moment -> moment.refusal().isEmpty());
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
            Vector<String> told = CaseNarration.lines(script).map(String::strip).reject(String::isEmpty);
            if (told.isEmpty()) return;
            html.open("p");
            for (int i = 0; i < told.size(); i++) {
                if (i > 0) html.lineBreak();
                RuleLinks.write(html, told.get(i));
            }
            html.close();
        }
    }
}
