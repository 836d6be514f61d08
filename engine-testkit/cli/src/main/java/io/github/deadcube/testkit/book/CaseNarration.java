package io.github.deadcube.testkit.book;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Narrates a script that was played. It may end in the middle of an action: then its last line is the part that was
 * played.
 */
public final class CaseNarration {
    private static final String INDENT = "  ";

    private final Narrator narrator;
    private Vector<String> lines = Vector.empty();
    private Option<String> begun = Option.none();

    private CaseNarration(Playback script, Language language) {
        narrator = new Narrator(script.begin(), Viewer.EVERYBODY, TextStyle.NONE, language, this::line);
    }

    /** The lines, as a {@link Narrator} writes them. */
    public static Vector<String> lines(Playback script) {
        return lines(script, Language.ENGLISH, moment -> Option.none());
    }

    /**
     * The lines, and the remarks on statements, each where its statement stands. A line that goes on after a remark is
     * there twice: the part before the remark, and the whole.
     */
    public static Vector<String> lines(
            Playback script, Language language, Function<Playback.Moment, Option<String>> remark) {
        CaseNarration told = new CaseNarration(script, language);
        Vector<Event> rest = script.events();
        GameState before = script.begin();
        for (Playback.Moment moment : script.moments()) {
            Vector<Event> events = moment.events();
            told.narrator.tell(before, List.ofAll(events));
            before = moment.state();
            remark.apply(moment).forEach(told::remark);
            rest = rest.drop(events.size());
        }
        told.narrator.tell(before, List.ofAll(rest));
        if (isBetweenActions(script)) told.narrator.flush();
        else told.unfinished();
        return told.lines;
    }

    /** Then nothing follows that belongs to the last line. */
    private static boolean isBetweenActions(Playback script) {
        return Deadcube.rules().prompt(script.state()) instanceof Prompt.Decision decision
                && (decision.purpose() == Purpose.TURN || decision.purpose() == Purpose.ACTIVATION);
    }

    private void remark(String words) {
        unfinished();
        begun = narrator.unfinished();
        lines = lines.append(words);
    }

    private void unfinished() {
        narrator.unfinished().forEach(words -> line(INDENT + words));
    }

    /** A line that is there already is not repeated. */
    private void line(String text) {
        if (!begun.contains(text.strip())) lines = lines.append(text);
        begun = Option.none();
    }
}
