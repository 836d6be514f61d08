package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Transition.Step;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.ReplayedRecord;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.analysis.GameAnalysis.Moment;
import io.github.deadcube.testkit.analysis.GameNotes;
import io.github.deadcube.testkit.narration.Narrator;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** A game in sentences, with notes after the lines that they concern. */
final class AnnotatedGame {
    private static final String MARGIN = "      ";

    private final GameNotes notes;
    private final IntFunction<String> continued;
    private final List<String> lines = new ArrayList<>();
    private final List<String> waiting = new ArrayList<>();

    private AnnotatedGame(GameNotes notes, IntFunction<String> continued) {
        this.notes = notes;
        this.continued = continued;
    }

    /**
     * The lines of the game.
     *
     * @param continued the command that plays on before an input
     */
    static Vector<String> of(ReplayedRecord game, GameNotes notes, IntFunction<String> continued) {
        return new AnnotatedGame(notes, continued).told(game);
    }

    private Vector<String> told(ReplayedRecord game) {
        lines.add("chance of A: " + GameNotes.percent(notes.analysis().start()));
        Narrator narrator = new Narrator(game.begin(), Viewer.EVERYBODY, TextStyle.NONE, this::told);
        for (int i = 0; i < game.steps().size(); i++) {
            Step step = game.steps().get(i);
            Moment moment = notes.analysis().moments().get(i);
            narrator.onTransition(step.input(), step.transition());
            if (step.transition().events().exists(Event.RoundBegan.class::isInstance))
                waiting.add("  chance of A: " + GameNotes.percent(moment.chance()));
            notes.on(moment).forEach(note -> waiting.add(MARGIN + note));
            // what a model does after it is activated is the next line
            boolean begins = step.input() instanceof Choice.Activate;
            if (!begins && narrator.unfinished().isEmpty()) written();
        }
        narrator.flush();
        written();
        lines.add("");
        Side.BOTH.forEach(side -> lines.add(notes.sum(side)));
        notes.analysis()
                .moments()
                .filter(Moment::costly)
                .maxBy(moment -> moment.decision().get().cost())
                .forEach(worst ->
                        lines.add("To play on before the most costly decision: " + continued.apply(worst.number())));
        return Vector.ofAll(lines);
    }

    /** The narrator tells an input when its line is complete: the notes on the line follow it. */
    private void told(String line) {
        lines.add(line);
        written();
    }

    private void written() {
        lines.addAll(waiting);
        waiting.clear();
    }
}
