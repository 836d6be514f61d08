package io.github.deadcube.testkit.serve;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.endings.Puzzle;
import io.github.deadcube.testkit.lessons.Lesson;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Answers for those who learn the game: the lessons, how a game of one stands, and the puzzles. */
final class LearningAnswers {
    private static final String LESSON = "lesson";
    private static final String NAME = "name";

    private LearningAnswers() {}

    /** The lessons in the language of the request. */
    static JsonObject lessons(Request request) throws RequestError {
        Language language = request.language();
        return JsonObject.of("lessons", Lesson.shipped().map(lesson -> lesson(lesson.in(language))));
    }

    private static JsonObject lesson(Lesson lesson) {
        return JsonObject.of(NAME, lesson.name())
                .with("title", lesson.title())
                .with("text", lesson.text())
                .with("goal", lesson.goal())
                .with(
                        "hints",
                        lesson.hints()
                                .map(hint -> JsonObject.of("text", hint.text()).with("page", hint.onPage())))
                .with("done", lesson.done())
                .with("seed", lesson.seed())
                .with("against", lesson.opponent())
                .with("situation", lesson.situation());
    }

    /** Whether a game that began with a lesson has reached its goal. The caller holds the lock of the game. */
    static JsonObject standing(ServedGame game, Request request) throws RequestError {
        game.seats().keeper(request);
        String name = request.text(LESSON);
        Lesson lesson = Lesson.named(name)
                .getOrElseThrow(() -> request.wrong(
                        LESSON,
                        Sentence.of("no lesson is called '{name}'", name),
                        Sentence.of("one of {names}", Lesson.shipped().map(Lesson::name))));
        Lesson.Standing standing = lesson.standing(
                game.rules(),
                game.state(),
                game.game().audience().updatesAfter(0).flatMap(Update::events));
        return JsonObject.of("reached", standing.reached())
                .with("missed", standing.missed())
                .with("unmet", standing.unmet());
    }

    /** The names of the puzzles that ship, and then of those from games of the server. */
    static JsonObject puzzles(Vector<Puzzle> ofGames) {
        return JsonObject.of("puzzles", Puzzle.names().appendAll(ofGames.map(Puzzle::name)));
    }

    static JsonObject puzzle(Request request, Rules rules, Vector<Puzzle> ofGames) throws RequestError {
        String name = request.text(NAME);
        Option<Puzzle> found =
                Puzzle.named(name).orElse(() -> ofGames.find(one -> one.name().equals(name)));
        Puzzle puzzle = found.getOrElseThrow(() -> request.wrong(
                NAME,
                Sentence.of("no puzzle is called '{name}'", name),
                "a name that 'puzzles' lists, such as '1' or '02-29'"));
        GameState state = puzzle.state();
        Side side = ((Prompt.Decision) rules.prompt(state)).side();
        return JsonObject.of(
                "puzzle",
                JsonObject.of(NAME, name)
                        .with("side", side)
                        .with("edition", Puzzle.edition(state))
                        .with("situation", puzzle.situation())
                        .with("choices", puzzle.steps())
                        .with(
                                "options",
                                puzzle.answers()
                                        .map(answer -> JsonObject.of(
                                                        "choice",
                                                        answer.choice().toString())
                                                .with("wins", answer.wins()))));
    }
}
