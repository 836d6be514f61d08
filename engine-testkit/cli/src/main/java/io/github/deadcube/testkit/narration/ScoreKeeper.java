package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.text.Paint;
import io.github.deadcube.testkit.match.Spectator;
import io.vavr.collection.List;
import java.util.function.Consumer;

/** Tells the score after each round and the result, and nothing else. Belongs to one match. */
public final class ScoreKeeper implements Spectator {
    private final Scoreboard score;
    private final Consumer<String> lines;

    /**
     * Of a match that begins.
     *
     * @param begin where it begins
     * @param paint how words are set off
     * @param lines called with each line
     */
    public ScoreKeeper(Position begin, Paint paint, Consumer<String> lines) {
        this.score = new Scoreboard(new Names(begin.game().setup(), paint), begin);
        this.lines = lines;
    }

    @Override
    public void saw(Input input, Transition transition) {
        tell(transition.events());
    }

    /**
     * Tells what has happened, as far as it changes the score.
     *
     * @param events oldest first
     */
    public void tell(List<Event> events) {
        events.forEach(this::tell);
    }

    private void tell(Event event) {
        if (event instanceof Event.Scored scored) score.scored(scored);
        if (event instanceof Event.RoundBegan began) {
            if (score.begun()) lines.accept(score.told());
            score.began(began);
        }
        if (event instanceof Event.Ended ended) {
            lines.accept(score.told());
            lines.accept(score.told(ended.result()));
        }
    }
}
