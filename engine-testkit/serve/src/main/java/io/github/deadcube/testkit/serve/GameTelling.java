package io.github.deadcube.testkit.serve;

import io.github.deadcube.Game;
import io.github.deadcube.Seat;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.narration.Narrator;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The sentences of a game for each viewer. A sentence belongs to the input after which it is complete. A narrator is made when a viewer first
 * asks, and again after inputs are taken back.
 */
final class GameTelling {
    private final Game game;
    private final Map<Viewer, Told> all = new EnumMap<>(Viewer.class);

    GameTelling(Game game) {
        this.game = game;
    }

    /**
     * The lines that an input has completed.
     *
     * @param number the number of the input, from 1; it has been taken
     */
    Vector<String> of(Viewer viewer, int number) {
        Told told = all.computeIfAbsent(viewer, who -> new Told(game, who));
        told.tellTo(number);
        return told.lines.get(number - 1);
    }

    /** Forgets what was told, because inputs were taken back. */
    void restart() {
        all.clear();
    }

    /** What one viewer has been told, a list of lines an input. */
    private static final class Told {
        private final Game game;
        private final Seat seat;
        private final Narrator narrator;
        private final List<Vector<String>> lines = new ArrayList<>();
        private final List<String> now = new ArrayList<>();

        Told(Game game, Viewer viewer) {
            this.game = game;
            seat = viewer.side().map(game::seat).getOrElse(game::audience);
            narrator = new Narrator(game.state(0), viewer, TextStyle.NONE, now::add);
        }

        void tellTo(int number) {
            if (lines.size() >= number) return;
            for (Seat.Update update : seat.updatesAfter(lines.size())) {
                narrator.tell(game.state(lines.size()), update.events());
                lines.add(Vector.ofAll(now));
                now.clear();
            }
        }
    }
}
