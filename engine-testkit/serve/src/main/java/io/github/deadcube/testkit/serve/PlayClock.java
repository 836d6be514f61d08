package io.github.deadcube.testkit.serve;

import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/**
 * The clock of a game: the time of the side that must answer runs. Times are milliseconds; a time of the day counts
 * from the beginning of 1970. No rule and no input depends on them.
 *
 * @param leftOfA what side A has left, without the turn that goes on
 * @param runs the side whose time runs; none before the game begins, and after it
 * @param since when it began to run
 */
record PlayClock(ClockTerms terms, long leftOfA, long leftOfB, Option<Side> runs, long since) {
    static final String CLOCK = "clock";

    private static final long SECOND = 1_000;
    private static final int DAY = 24 * 60 * 60;
    private static final int LONGEST_BANK = 100 * DAY;
    private static final int LONGEST_TURN = 30 * DAY;
    /** A time that a file may hold. */
    private static final long LONGEST = 1_000L * LONGEST_BANK * SECOND;
    /** So much of the turn in which a server has ended does not count: its players could not answer. */
    private static final long FORGIVEN = 60 * 60 * SECOND;
    /** So much a side has at least when its server begins again. */
    private static final long AFTER_RESTART = 60 * SECOND;

    private static final String[] TERMS = {"bank", "increment", "turn", "end"};

    /**
     * What the players have agreed. Times are seconds.
     *
     * @param bank of each side at the beginning
     * @param increment is added when the question passes to the other side
     * @param turn what a side has at least whenever the question passes to it
     * @param loses whether a side without time loses; otherwise the time is only shown
     */
    record ClockTerms(int bank, int increment, int turn, boolean loses) {
        private static ClockTerms read(Request clock) throws RequestError {
            int bank = clock.number("bank", 0, LONGEST_BANK, 0);
            int turn = clock.number("turn", 0, LONGEST_TURN, 0);
            if (bank + turn == 0) throw clock.expected("bank", "a 'bank' or a 'turn' of a second or more");
            String end = clock.text("end", "lose");
            if (!end.equals("lose") && !end.equals("show")) throw clock.expected("end", "'lose' or 'show'");
            return new ClockTerms(bank, clock.number("increment", 0, DAY, 0), turn, end.equals("lose"));
        }

        private JsonObject json() {
            return JsonObject.of("bank", bank)
                    .with("increment", increment)
                    .with("turn", turn)
                    .with("end", loses ? "lose" : "show");
        }
    }

    /** The clock that a request asks for. */
    static Option<PlayClock> of(Request request, Option<Long> time) throws RequestError {
        if (!request.has(CLOCK)) return Option.none();
        if (time.isEmpty()) throw request.wrong(CLOCK, "this server has no clock", "no clock, or 'deadcube web'");
        return Option.some(of(ClockTerms.read(request.inner(CLOCK, TERMS))));
    }

    private static PlayClock of(ClockTerms terms) {
        long bank = Math.max(terms.bank(), terms.turn()) * SECOND;
        return new PlayClock(terms, bank, bank, Option.none(), 0);
    }

    /** The same clock at its beginning. */
    PlayClock atBeginning() {
        return of(terms);
    }

    /** What a side has left at a time; less than 0 if it has used more than it had. */
    long left(Side side, long time) {
        long left = side == Side.A ? leftOfA : leftOfB;
        return runs.contains(side) ? left - Math.max(0, time - since) : left;
    }

    /** The side whose time is over. */
    Option<Side> late(long time) {
        return runs.filter(side -> left(side, time) <= 0);
    }

    /** The clock at a time at which a side must answer, or none. */
    PlayClock passed(Option<Side> asked, long time) {
        if (asked.equals(runs)) return this;
        PlayClock stopped = runs.isEmpty()
                ? this
                : with(runs.get(), rest(time) + (asked.isEmpty() ? 0 : terms.increment() * SECOND));
        PlayClock next = new PlayClock(terms, stopped.leftOfA, stopped.leftOfB, asked, time);
        if (asked.isEmpty()) return next;
        Side side = asked.get();
        return next.with(side, Math.max(side == Side.A ? next.leftOfA : next.leftOfB, terms.turn() * SECOND));
    }

    /** What the side whose time runs has left. A side that loses at 0 has not used more, however late it is noticed. */
    private long rest(long time) {
        long left = left(runs.get(), time);
        return terms.loses() ? Math.max(0, left) : left;
    }

    private PlayClock with(Side side, long left) {
        return side == Side.A
                ? new PlayClock(terms, left, leftOfB, runs, since)
                : new PlayClock(terms, leftOfA, left, runs, since);
    }

    /** The clock of a game that is opened again at a time. */
    PlayClock reopened(long time) {
        if (runs.isEmpty()) return this;
        Side side = runs.get();
        long rest = left(side, since);
        long used = Math.max(0, time - since);
        long counts = Math.max(0, Math.min(used - FORGIVEN, rest - AFTER_RESTART));
        return new PlayClock(terms, leftOfA, leftOfB, runs, time - Math.min(used, counts));
    }

    /** For those who see the game at a time. */
    JsonObject json(long time) {
        return terms.json()
                .with("left", JsonObject.of("A", left(Side.A, time)).with("B", left(Side.B, time)))
                .with("runs", runs);
    }

    /** What {@link #kept(Request)} reads. */
    JsonObject kept() {
        return terms.json()
                .with("left", JsonObject.of("A", leftOfA).with("B", leftOfB))
                .with("runs", runs)
                .with("since", since);
    }

    /** The clock of a game that is opened again. */
    static Option<PlayClock> kept(Request talk) throws RequestError {
        if (!talk.has(CLOCK)) return Option.none();
        Request clock = talk.inner(CLOCK, "bank", "increment", "turn", "end", "left", "runs", "since");
        Request left = clock.inner("left", "A", "B");
        return Option.some(new PlayClock(
                ClockTerms.read(clock),
                time(left, "A", -LONGEST),
                time(left, "B", -LONGEST),
                clock.has("runs") ? Option.some(clock.side("runs")) : Option.none(),
                time(clock, "since", 0)));
    }

    private static long time(Request request, String name, long least) throws RequestError {
        long time = request.number(name);
        if (time < least || time > LONGEST) throw request.expected(name, "milliseconds, " + LONGEST + " at most");
        return time;
    }
}
