package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.narration.ScoreKeeper;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.BiConsumer;

/** Prints a game: its narration or only its scores, and the battlefield once a round. */
final class GamePrinter implements BiConsumer<Input, Transition> {
    private final Terminal terminal;
    private final Manner manner;
    private final Option<Narrator> narrator;
    private final Option<ScoreKeeper> scores;
    private boolean silent;
    /** The printed part of the current line. */
    private String begun = "";

    /** What to print: only scores, or everything; and the battlefield at the beginning of each round. */
    record Manner(boolean quiet, boolean boards) {}

    GamePrinter(GameState begin, Terminal terminal, PlayersOption seats, Manner manner) {
        this.terminal = terminal;
        this.manner = manner;
        this.narrator = Option.when(
                !manner.quiet(),
                () -> new Narrator(begin, seats.viewer(), terminal.paint(), terminal.language(), this::line));
        this.scores = Option.when(
                manner.quiet(),
                () -> new ScoreKeeper(begin.position(), terminal.paint(), terminal.language(), this::line));
    }

    @Override
    public void accept(Input input, Transition transition) {
        print(transition);
        if (manner.boards() && transition.events().exists(Event.RoundBegan.class::isInstance))
            terminal.out().print(board(transition.state().position()));
    }

    /** Repeats earlier inputs without printing them. */
    void again(Seq<Transition> transitions) {
        silent = true;
        transitions.forEach(this::print);
        silent = false;
    }

    /** The battlefield as spectators see it. */
    String board(Position position) {
        return lines(TextDrawing.draw(position, terminal.paint(), terminal.width(), terminal.language()));
    }

    /** The battlefield as the deciding side sees it. */
    String board(PlayerView view) {
        return lines(TextDrawing.draw(view, terminal.paint(), terminal.width(), terminal.language()));
    }

    private static String lines(String text) {
        return text.replace("\n", System.lineSeparator());
    }

    /** The unfinished line, for a person who must choose now; none if it is printed already. */
    Option<String> meanwhile() {
        Option<String> news = narrator.flatMap(Narrator::unfinished).filter(line -> !line.equals(begun));
        Option<String> rest = news.map(this::rest);
        news.forEach(line -> begun = line);
        return rest;
    }

    void flush() {
        narrator.forEach(Narrator::flush);
    }

    private void print(Transition transition) {
        narrator.forEach(n -> n.tell(transition));
        scores.forEach(s -> s.tell(transition.events()));
    }

    private void line(String text) {
        String line = text.strip();
        String rest = rest(line);
        String indent = text.substring(0, text.length() - text.stripLeading().length());
        if (!silent && (text.isEmpty() || !rest.isEmpty())) terminal.say(indent + rest);
        begun = "";
    }

    /** The rest of a line whose beginning is printed. */
    private String rest(String line) {
        if (begun.isEmpty() || !line.startsWith(begun)) return line;
        String rest = line.substring(begun.length()).replaceFirst("^[:, ]+", "");
        return rest.isEmpty() ? "" : "… " + rest;
    }
}
