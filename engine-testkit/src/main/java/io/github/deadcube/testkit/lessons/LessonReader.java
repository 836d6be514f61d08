package io.github.deadcube.testkit.lessons;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.TextPiece;
import io.github.deadcube.testkit.lessons.Lesson.Hint;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a lesson: its heading, a line for each part, the situation, and ways to play it. */
final class LessonReader {
    private static final Pattern HEADING = Pattern.compile("([a-z][a-z-]{0,30}): *(\\S.*)");
    private static final Pattern SEED = Pattern.compile("[0-9]{1,9}");
    private static final Pattern BOT = Pattern.compile("[a-z][a-z0-9-]*");

    private static final String LESSON = "lesson";
    private static final String SITUATION = "situation";
    private static final String PLAY = "play";
    private static final String INSTEAD = "instead";
    private static final Vector<String> ONCE = Vector.of("goal", "reach", "seed", "against");
    private static final Vector<String> PARTS = ONCE.appendAll(Vector.of("text", "missed", "click", "hint", "done"));

    /** Needed at least once. */
    private static final Vector<String> NEEDED = Vector.of("text", "goal", "reach", "hint", "done", "seed", "against");

    private final Vector<TextPiece> lines;
    private Vector<Fault> errors = Vector.empty();

    private LessonReader(Vector<TextPiece> lines) {
        this.lines = lines;
    }

    static Either<Seq<Fault>, Lesson> read(String text) {
        return TextBounds.lines(text).flatMap(lines -> new LessonReader(lines).lesson());
    }

    private Either<Seq<Fault>, Lesson> lesson() {
        Vector<TextPiece> written = lines.reject(line -> line.stripped().isEmpty());
        TextPiece first =
                written.headOption().getOrElse(new TextPiece("", 1, 1)).stripped();
        Matcher heading =
                HEADING.matcher(first.begins(LESSON) ? first.after(LESSON).text() : "");
        if (!heading.matches())
            wrong(first.expected("'lesson', a name and a title, such as 'lesson move: Move a model'"));
        Vector<TextPiece> rest = written.drop(1);
        Vector<TextPiece> head = rest.takeUntil(line -> is(line, SITUATION));
        Vector<TextPiece> situated = rest.drop(head.size() + 1);
        Vector<TextPiece> situation = situated.takeUntil(line -> is(line, PLAY));
        Vector<TextPiece> played = situated.drop(situation.size() + 1);
        Vector<TextPiece> parts = head.map(TextPiece::stripped);
        parts.reject(line -> PARTS.exists(line::begins))
                .forEach(line -> wrong(line.expected(Sentence.of("a part: {parts}, or 'situation'", PARTS))));
        for (String name : NEEDED)
            if (said(parts, name).isEmpty())
                wrong(first.wrong(Sentence.of("'{name}' is missing", name), Sentence.of("a line '{name} …'", name)));
        for (String name : ONCE)
            said(parts, name)
                    .drop(1)
                    .forEach(again -> wrong(again.wrong(Sentence.of("'{name}' is said twice", name), "once")));
        check(parts, "seed", SEED, "a number of up to nine digits");
        check(parts, "against", BOT, "the name of a bot, such as 'level-2'");
        for (TextPiece facts : said(parts, "reach").appendAll(said(parts, "missed"))) checkFacts(facts);
        String text = situation.map(TextPiece::text).mkString("\n");
        int line = situation.headOption().map(TextPiece::line).getOrElse(first.line());
        Script.read(text + "\nplay", line).peekLeft(faults -> faults.forEach(this::wrong));
        if (situated.size() == situation.size()) wrong(first.wrong("'play' is missing", "choices that reach the goal"));
        Vector<Vector<Choice>> ways = ways(played);
        if (ways.size() < 2) wrong(first.wrong("'instead' is missing", "choices that do not reach the goal"));
        if (errors.nonEmpty()) return Either.left(TextBounds.first(errors));
        return Either.right(new Lesson(
                heading.group(1),
                heading.group(2),
                words(parts, "text"),
                words(parts, "goal").head(),
                parts.filter(part -> part.begins("click") || part.begins("hint"))
                        .map(part -> new Hint(part.rest().text(), part.begins("click"))),
                words(parts, "done"),
                words(parts, "reach").head(),
                words(parts, "missed"),
                Long.parseLong(words(parts, "seed").head()),
                words(parts, "against").head(),
                text,
                ways.head(),
                ways.tail()));
    }

    private static boolean is(TextPiece line, String word) {
        return line.stripped().text().equals(word);
    }

    private static Vector<TextPiece> said(Vector<TextPiece> parts, String name) {
        return parts.filter(part -> part.begins(name)).map(TextPiece::rest);
    }

    private static Vector<String> words(Vector<TextPiece> parts, String name) {
        return said(parts, name).map(TextPiece::text);
    }

    private void check(Vector<TextPiece> parts, String name, Pattern pattern, CharSequence expected) {
        said(parts, name)
                .reject(part -> pattern.matcher(part.text()).matches())
                .forEach(part -> wrong(part.expected(expected)));
    }

    /** Facts are read as for a game; which of them hold does not matter here. */
    private void checkFacts(TextPiece facts) {
        Script.read("A1 at a1; B1 at h8\nplay\nexpect " + facts.text())
                .peekLeft(faults -> faults.forEach(fault -> wrong(fault.at(facts.line(), facts.column()))));
    }

    /** The choices after {@code play} and after each {@code instead}. */
    private Vector<Vector<Choice>> ways(Vector<TextPiece> played) {
        Vector<Vector<Choice>> ways = Vector.empty();
        Vector<TextPiece> rest = played;
        while (rest.nonEmpty()) {
            Vector<TextPiece> way = rest.takeUntil(line -> is(line, INSTEAD));
            ways = ways.append(way.flatMap(line -> line.split(';')).flatMap(this::choice));
            rest = rest.drop(way.size() + 1);
        }
        return ways;
    }

    private Option<Choice> choice(TextPiece statement) {
        Either<Seq<Fault>, Input> read = Input.read(statement.text());
        if (read.isRight() && read.get() instanceof Choice choice) return Option.some(choice);
        wrong(statement.expected("a choice, such as 'A1 advance'"));
        return Option.none();
    }

    private void wrong(Fault error) {
        if (errors.size() <= TextBounds.MOST_ERRORS) errors = errors.append(error);
    }
}
