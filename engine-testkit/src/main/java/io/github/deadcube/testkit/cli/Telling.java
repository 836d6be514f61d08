package io.github.deadcube.testkit.cli;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.testkit.Narrator;
import io.github.deadcube.testkit.ScoreKeeper;
import io.github.deadcube.testkit.Spectator;
import io.github.deadcube.testkit.scenario.Board;
import io.vavr.control.Option;

/** What is shown of a game while it is played: its telling or its scores alone, and a board a round. */
final class Telling implements Spectator {
    private final Terminal terminal;
    private final Seats seats;
    private final Manner manner;
    private final Option<Narrator> narrator;
    private final Option<ScoreKeeper> scores;
    private boolean silent;

    /**
     * What is shown.
     *
     * @param quiet the scores alone
     * @param boards the table at the beginning of each round
     */
    record Manner(boolean quiet, boolean boards) {}

    Telling(Position begin, Terminal terminal, Seats seats, Manner manner) {
        this.terminal = terminal;
        this.seats = seats;
        this.manner = manner;
        this.narrator = Option.when(!manner.quiet(), () -> new Narrator(begin, terminal.paint(), this::line));
        this.scores = Option.when(manner.quiet(), () -> new ScoreKeeper(begin, terminal.paint(), this::line));
    }

    @Override
    public void saw(Input input, Transition transition) {
        narrator.forEach(n -> n.tell(seats.shown(transition.events())));
        scores.forEach(s -> s.saw(input, transition));
        if (manner.boards() && !silent && transition.events().exists(Event.RoundBegan.class::isInstance))
            terminal.out().print(lines(Board.of(transition.state().position(), terminal.paint(), terminal.width())));
    }

    /** Tells nothing for a while, of what has been told before. */
    void silent(boolean now) {
        silent = now;
    }

    /** The table as the side sees it that is asked. */
    String board(PlayerView view) {
        return lines(Board.of(view, terminal.paint(), terminal.width()));
    }

    private static String lines(String text) {
        return text.replace("\n", System.lineSeparator());
    }

    /** What is told when it is over. */
    Option<String> unfinished() {
        return narrator.flatMap(Narrator::unfinished);
    }

    /** Nothing is kept back at the end. */
    void flush() {
        narrator.forEach(Narrator::flush);
    }

    private void line(String text) {
        if (!silent) terminal.say(text);
    }
}
