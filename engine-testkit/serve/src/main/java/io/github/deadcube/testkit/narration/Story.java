package io.github.deadcube.testkit.narration;

import io.github.deadcube.Game;
import io.github.deadcube.Seat;
import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells the game of an application to a seat, in sentences of a language, as far as the seat may know it.
 *
 * <pre>{@code
 * Seat a = game.seat(Side.A);
 * Story story = Story.of(game, a, Language.of("fr").get());
 * story.news().forEach(System.out::println);
 * a.answer(a.question().number(), "A1 activate");
 * story.news().forEach(System.out::println);
 * }</pre>
 *
 * <p>A line is told when it is complete: what an action does may need several inputs. After an undo the game is another
 * one; make a new story then. One thread at a time.
 */
public final class Story {
    private final Game game;
    private final Seat seat;
    private final Narrator narrator;
    private final List<String> lines = new ArrayList<>();
    private int told;

    private Story(Game game, Seat seat, Language language) {
        this.game = game;
        this.seat = seat;
        Viewer viewer = seat.side().map(Viewer::of).getOrElse(Viewer.EVERYBODY);
        this.narrator = new Narrator(game.state(0), viewer, TextStyle.NONE, language, lines::add);
    }

    /** The story of a game from its beginning, of which nothing is told yet. */
    public static Story of(Game game, Seat seat, Language language) {
        return new Story(game, seat, language);
    }

    /**
     * The lines that are complete and were not told before, oldest first. Lines of an activation begin with two spaces,
     * those after the first one with four; an empty line stands before each round.
     */
    public Vector<String> news() {
        for (Update update : seat.updatesAfter(told)) {
            narrator.tell(game.state(told), update.events());
            told = update.number();
        }
        Vector<String> news = Vector.ofAll(lines);
        lines.clear();
        return news;
    }

    /** The line that goes on, and the dice of a test that is not decided; none between two lines. */
    public Option<String> unfinished() {
        return narrator.unfinished();
    }
}
