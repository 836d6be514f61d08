package io.github.deadcube.testkit.serve;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.core.support.Viewer;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * The answer to {@code events}, made update by update, because a long game has many: others may ask about the game, and
 * play it, between two of them. If inputs are taken back meanwhile, the answer must be made anew.
 */
final class EventsAnswer {
    private final ServedGame game;
    private final ServedGame.Reader reader;
    private final Viewer viewer;
    private final boolean changes;
    private final int since;
    private final ServedGame.Moment now;
    private final int undone;
    private final GameState begin;
    /** First those up to {@link #since} that the narrator has not told yet. */
    private final Vector<Update> updates;

    private final List<JsonObject.Raw> told = new ArrayList<>();
    /** What is taken and not told yet. */
    private Option<Next> next = Option.none();

    private int done;
    private long length;
    /** The document of the view before the first update, once it is asked for, and that before the next one. */
    private Option<JsonObject.Raw> view = Option.none();

    private Object seen = "";

    /**
     * The caller holds the lock of the game.
     *
     * @param since the number of inputs before the first update
     */
    EventsAnswer(ServedGame game, ServedGame.Reader reader, ServedGame.Moment now, boolean changes, int since) {
        this.game = game;
        this.reader = reader;
        this.viewer = reader.viewer();
        this.changes = changes;
        this.since = since;
        this.now = now;
        undone = game.telling().undone();
        begin = game.game().state(since);
        updates = game.seat(viewer).updatesAfter(Math.min(since, game.telling().told(reader)));
    }

    boolean isWhole() {
        return done == updates.size();
    }

    /** The characters of what is told so far. */
    long length() {
        return length;
    }

    /**
     * Takes the next update. The caller holds the lock of the game.
     *
     * @return false if the game is not the one any more of which this answer began to tell
     */
    boolean next(ServedGame now) {
        if (now != game || game.telling().undone() != undone) return false;
        Update update = updates.get(done++);
        Vector<String> lines = game.telling().lines(reader, game.seat(viewer), update);
        next = update.number() > since
                ? Option.some(new Next(
                        update,
                        lines,
                        game.game().state(update.number() - 1),
                        game.game().state(update.number())))
                : Option.none();
        return true;
    }

    /** An update with the states before and after it. */
    private record Next(Update update, Vector<String> lines, GameState before, GameState after) {}

    /** Tells what was taken, which needs no lock. Returns this. */
    EventsAnswer told() {
        for (Next one : next) {
            JsonObject changed = new JsonObject();
            if (changes) {
                begun();
                Object after = game.shown().tree(viewer.view(one.after()));
                changed.put("changed", JsonPatch.between(seen, after));
                seen = after;
            }
            JsonObject.Raw written = game.told(one.update(), one.before(), reader, one.lines(), changed);
            length += written.json().length();
            told.add(written);
        }
        next = Option.none();
        return this;
    }

    private JsonObject.Raw begun() {
        if (view.isEmpty()) {
            view = Option.some(game.shown().view(viewer.view(begin)));
            seen = RequestJson.value(view.get().json());
        }
        return view.get();
    }

    JsonObject answer() {
        JsonObject answer = now.answer();
        if (changes) answer.put("view", begun());
        return answer.with("updates", Vector.ofAll(told));
    }
}
