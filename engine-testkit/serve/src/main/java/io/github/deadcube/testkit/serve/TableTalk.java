package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.serve.TableNote.Kind;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What the players of a game settle beside the rules: names, draws, resignations, advice, and whether others may watch.
 * No input is made of it. It is kept beside the record.
 *
 * @param notes what the story tells of it, oldest first
 * @param ended an end that the rules do not know
 * @param offered the side that offers a draw
 * @param advised the sides that allow advice
 * @param unwatched the sides that let no one watch
 * @param rematch the game that both have begun after this one
 */
record TableTalk(
        PlayerNames names,
        Vector<TableNote> notes,
        Option<GameEnd> ended,
        Option<Side> offered,
        Vector<Side> advised,
        Vector<Side> unwatched,
        Option<String> rematch) {
    static final String ADVICE = "advice";
    static final String REMATCH = "rematch";
    private static final String NOTES = "notes";
    private static final String OFFERED = "drawOffered";
    private static final String UNWATCHED = "unwatched";
    static final String[] KEPT = {PlayerNames.NAMES, NOTES, GameEnd.ENDED, OFFERED, ADVICE, UNWATCHED, REMATCH};

    /** The most notes of a side: the story keeps them all. */
    private static final int MOST_NOTES = 1_000;

    static TableTalk of(PlayerNames names, boolean watched) {
        return new TableTalk(
                names,
                Vector.empty(),
                Option.none(),
                Option.none(),
                Vector.empty(),
                watched ? Vector.empty() : Side.BOTH.toVector(),
                Option.none());
    }

    /** Whether the sides have agreed to advice. */
    boolean allowsAdvice() {
        return advised.size() == Side.BOTH.size();
    }

    boolean isWatched() {
        return unwatched.isEmpty();
    }

    /** Refuses what the story has no room for. */
    void checkRoom(Request request, Side side) throws RequestError {
        if (notes.count(note -> note.side() == side) >= MOST_NOTES)
            throw request.wrong(
                    Request.DO,
                    Sentence.of("the story has {mostNotes} notes of side {side}", MOST_NOTES, side),
                    "no more notes");
    }

    TableTalk named(PlayerNames others) {
        return new TableTalk(others, notes, ended, offered, advised, unwatched, rematch);
    }

    /** @param after the number of inputs so far, here and below */
    TableTalk noted(int after, Side side, Kind kind) {
        return new TableTalk(
                names, notes.append(new TableNote(after, side, kind)), ended, offered, advised, unwatched, rematch);
    }

    /** Whether the story says already that a side has done so after so many inputs. */
    boolean has(int after, Side side, Kind kind) {
        return notes.contains(new TableNote(after, side, kind));
    }

    /** The number of inputs after which a side has last offered a draw. */
    Option<Integer> lastOffer(Side side) {
        return notes.findLast(note -> note.side() == side && note.kind() == Kind.OFFERS_DRAW)
                .map(TableNote::after);
    }

    TableTalk offering(Option<Side> side) {
        return new TableTalk(names, notes, ended, side, advised, unwatched, rematch);
    }

    TableTalk ended(GameEnd end) {
        return new TableTalk(names, notes, Option.some(end), Option.none(), advised, unwatched, rematch);
    }

    TableTalk advising(Side side, boolean allows) {
        return new TableTalk(names, notes, ended, offered, changed(advised, side, allows), unwatched, rematch);
    }

    TableTalk watching(Side side, boolean allows) {
        return new TableTalk(names, notes, ended, offered, advised, changed(unwatched, side, !allows), rematch);
    }

    TableTalk followedBy(String game) {
        return new TableTalk(names, notes, ended, offered, advised, unwatched, Option.some(game));
    }

    private static Vector<Side> changed(Vector<Side> sides, Side side, boolean has) {
        Vector<Side> others = sides.remove(side);
        return has ? others.append(side).sorted() : others;
    }

    /** For those who see the game; what says nothing is left out. */
    JsonObject json() {
        return new JsonObject()
                .with(PlayerNames.NAMES, Option.when(!names.isEmpty(), names::json))
                .with(NOTES, Option.when(notes.nonEmpty(), notes::size))
                .with(GameEnd.ENDED, ended.map(GameEnd::json))
                .with(OFFERED, offered)
                .with(ADVICE, Option.when(advised.nonEmpty(), advised))
                .with(UNWATCHED, Option.when(unwatched.nonEmpty(), unwatched));
    }

    /** What {@link #kept} reads. */
    JsonObject kept() {
        return json().with(NOTES, Option.when(notes.nonEmpty(), () -> notes.map(TableNote::toString)))
                .with(REMATCH, rematch);
    }

    /** What was settled before the server ended. */
    static TableTalk kept(Request talk) throws RequestError {
        Vector<TableNote> notes = Vector.empty();
        if (talk.has(NOTES))
            for (String text : talk.texts(NOTES)) {
                Either<Fault, TableNote> note = TableNote.read(text);
                notes = notes.append(talk.sound(NOTES, note.mapLeft(Vector::of)));
            }
        if (notes.size() > 2 * MOST_NOTES + 2) throw talk.expected(NOTES, 2 * MOST_NOTES + " notes at most");
        return new TableTalk(
                PlayerNames.read(talk),
                notes,
                GameEnd.read(talk),
                talk.has(OFFERED) ? Option.some(talk.side(OFFERED)) : Option.none(),
                sides(talk, ADVICE),
                sides(talk, UNWATCHED),
                talk.has(REMATCH) ? Option.some(talk.text(REMATCH)) : Option.none());
    }

    private static Vector<Side> sides(Request talk, String name) throws RequestError {
        return talk.has(name) ? talk.sides(name) : Vector.empty();
    }
}
