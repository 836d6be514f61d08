package io.github.deadcube.testkit.book;

import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.script.Playback;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules as one HTML page that needs no other files and no network: each rule of all editions with the basis of its passages, its
 * differences between editions, and its cases, told with drawings. The page is well-formed XML, too.
 *
 * <pre>{@code
 * BookPage.of(CaseFile.shipped(), CaseRules.shipped()).peek(text -> page.append(text));
 * }</pre>
 */
public final class BookPage {
    /** A placeholder in the page. The text that replaces it is not searched for placeholders. */
    private static final Pattern PART = Pattern.compile("\\{\\{([a-z]+)}}");

    private BookPage() {}

    /**
     * Plays the cases and writes the page, the same for the same cases and rules. What it tells and draws is what was played.
     *
     * @return the page, or all cases that do not hold: there is no page then
     */
    public static Either<Vector<RuleCase.Failure>, String> of(Seq<CaseFile> files, CaseRules rules) {
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
        return all.isEmpty() ? Either.right(page(stories)) : Either.left(all.map(Either::getLeft));
    }

    private static String page(Vector<CaseStory> stories) {
        RulePages pages = new RulePages(stories);
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
        return PART.matcher(resource("book.html"))
                .replaceAll(part ->
                        Matcher.quoteReplacement(parts.get(part.group(1)).get()));
    }

    private static String resource(String name) {
        return TextFile.packaged(BookPage.class.getResourceAsStream(name), "the resource " + name);
    }
}
