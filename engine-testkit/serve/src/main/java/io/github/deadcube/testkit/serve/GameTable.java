package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.serve.TableNote.Kind;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiPredicate;
import java.util.function.Supplier;

/** What is beside the record of an open game: what its players settle, and its times. The game's lock guards it. */
final class GameTable {
    static final String TABLE = "table";
    static final String WATCHED = "watched";
    /** The members of a request that begins a game. */
    static final String[] BEGIN = {PlayerNames.NAMES, PlayClock.CLOCK, WATCHED};

    private static final int VERSION = 1;
    private static final String BEGUN = "begun";

    private final GameHost host;
    private final Option<Long> begun;
    private Option<Long> changed;
    /** A list reads it without the lock. */
    private volatile TableTalk talk;

    private Option<PlayClock> clock;
    /** Whether the host keeps the game: before, nothing of it is written. */
    private boolean open;
    /** The tokens for another game of those who ask for it, by their sides in this one. */
    private Map<Side, String> again = LinkedHashMap.empty();

    private GameTable(
            GameHost host, Option<Long> begun, Option<Long> changed, TableTalk talk, Option<PlayClock> clock) {
        this.host = host;
        this.begun = begun;
        this.changed = changed;
        this.talk = talk;
        this.clock = clock;
    }

    /** The table of a game that a request begins. */
    static GameTable of(Request request, GameHost host) throws RequestError {
        if (request.yes(GameSeats.FAIR, false))
            request.without(Vector.of(PlayerNames.NAMES), "each player of a fair game gives a name of its own");
        TableTalk talk = TableTalk.of(PlayerNames.read(request), request.yes(WATCHED, true));
        return new GameTable(host, host.time(), host.time(), talk, PlayClock.of(request, host.time()));
    }

    /** The table of another game of the same people, who change sides. */
    GameTable swapped() {
        return new GameTable(
                host,
                host.time(),
                host.time(),
                TableTalk.of(talk.names().swapped(), talk.isWatched()),
                clock.map(PlayClock::atBeginning));
    }

    /** The table of a game that is opened again, from the line by which it is opened. */
    static GameTable kept(Request terms, GameHost host) throws RequestError {
        // a request that only loads a record has none
        if (!terms.has(TABLE)) return of(terms, host);
        Request table = terms.inner(
                TABLE,
                Vector.of(TableTalk.KEPT)
                        .appendAll(Vector.of("version", BEGUN, PlayClock.CLOCK))
                        .toJavaArray(String[]::new));
        if (table.number("version") != VERSION)
            throw table.expected(
                    "version", Sentence.of("{version}, which this server writes", String.valueOf(VERSION)));
        Option<PlayClock> clock = PlayClock.kept(table);
        if (clock.isDefined() && host.time().isEmpty())
            throw table.wrong(PlayClock.CLOCK, "this server has no clock", "no clock, or 'deadcube web'");
        return new GameTable(
                host,
                table.has(BEGUN) ? Option.some(table.number(BEGUN)) : Option.none(),
                host.written(terms.text("game")),
                TableTalk.kept(table),
                clock.map(one -> one.reopened(host.time().get())));
    }

    /**
     * Takes an offer back that an answer of the other side has ended: what ends an offer is an input, which the record
     * has.
     *
     * @param answered whether the other side has answered something after so many inputs
     */
    void endOffer(BiPredicate<Integer, Side> answered) {
        talk.offered()
                .filter(side -> talk.lastOffer(side).exists(after -> answered.test(after, side.other())))
                .forEach(side -> talk = talk.offering(Option.none()));
    }

    TableTalk talk() {
        return talk;
    }

    /** The host keeps the game from now on. */
    void opened() {
        open = true;
    }

    boolean hasClock() {
        return clock.isDefined();
    }

    boolean isEnded() {
        return talk.ended().isDefined();
    }

    /** Refuses what can be done only while the game goes on. */
    void checkGoesOn(Request request) throws RequestError {
        if (isEnded())
            throw request.wrong(
                    Request.DO,
                    Sentence.of("the game has ended: {ended}", talk.ended().get()),
                    "'save' or 'rematch'");
    }

    /**
     * Settles something.
     *
     * @param keep keeps what is settled, or returns why it cannot be kept; then nothing is settled
     */
    void change(Request request, TableTalk next, Supplier<Option<Fault>> keep) throws RequestError {
        TableTalk before = talk;
        if (next.equals(before)) return;
        talk = next;
        Option<Fault> unkept = keep.get();
        if (unkept.isEmpty()) return;
        talk = before;
        throw request.wrong(Request.DO, unkept.toVector());
    }

    /** Inputs were played or taken back. An offer of a draw ends with an answer of the other side. */
    void played(Option<Side> by) {
        changed = host.time().orElse(changed);
        if (by.isEmpty() || talk.offered().exists(side -> side != by.get())) talk = talk.offering(Option.none());
    }

    /**
     * Lets the time of the side that is asked run, and ends the game if a side has none left.
     *
     * @param asked the side that must answer; none if neither must
     * @param inputs how many inputs were played
     * @return whether something of an open game has changed that must be kept
     */
    boolean settles(Option<Side> asked, int inputs) {
        if (clock.isEmpty()) return false;
        long time = host.time().getOrElse(0L);
        boolean changes = false;
        Option<Side> late = isEnded() ? Option.none() : clock.get().late(time);
        if (late.isDefined()
                && !talk.notes().exists(note -> note.kind() == Kind.TIME_ENDS && late.contains(note.side()))) {
            talk = talk.noted(inputs, late.get(), Kind.TIME_ENDS);
            if (clock.get().terms().loses()) talk = talk.ended(new GameEnd(GameEnd.Reason.TIME, late));
            changes = true;
        }
        PlayClock now = clock.get().passed(isEnded() ? Option.none() : asked, time);
        changes |= now != clock.get();
        clock = Option.some(now);
        return changes && open;
    }

    /** The tokens with which the sides have asked for another game, by their sides in this one. */
    Map<Side, String> again() {
        return again;
    }

    /** A side asks for another game. */
    void asksAgain(Side side, String token) {
        again = again.put(side, token);
    }

    /** The other game has begun. */
    void followed(String game) {
        talk = talk.followedBy(game);
        again = LinkedHashMap.empty();
    }

    /** For those who see the game; empty if there is nothing to say. */
    JsonObject json() {
        JsonObject rematch = new JsonObject()
                .with("game", talk.rematch())
                .with(
                        "asked",
                        Option.when(
                                again.nonEmpty(),
                                () -> again.keySet().toVector().sorted()));
        return talk.json()
                .with(PlayClock.CLOCK, clock.map(one -> one.json(host.time().getOrElse(0L))))
                .with(TableTalk.REMATCH, Option.when(!rematch.isEmpty(), rematch));
    }

    /** For a list of games. */
    JsonObject dates() {
        return new JsonObject().with(BEGUN, begun).with("changed", changed);
    }

    /** What {@link #kept(Request, GameHost)} reads. */
    JsonObject kept() {
        return JsonObject.of("version", VERSION)
                .with(talk.kept())
                .with(BEGUN, begun)
                .with(PlayClock.CLOCK, clock.map(PlayClock::kept));
    }
}
