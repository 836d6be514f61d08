package io.github.deadcube.testkit.book;

import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.narration.Narrator;
import io.github.deadcube.testkit.script.Playback;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.ArrayList;

/** Narrates a script that was played. It may end in the middle of an action: then its last line is the part that was played. */
public final class CaseNarration {
    private CaseNarration() {}

    /** The lines, as a {@link Narrator} writes them. */
    public static Vector<String> of(Playback script) {
        java.util.List<String> lines = new ArrayList<>();
        Narrator narrator = new Narrator(script.begin().position(), Viewer.EVERYBODY, TextStyle.NONE, lines::add);
        narrator.tell(List.ofAll(script.events()));
        narrator.unfinished().forEach(lines::add);
        return Vector.ofAll(lines);
    }
}
