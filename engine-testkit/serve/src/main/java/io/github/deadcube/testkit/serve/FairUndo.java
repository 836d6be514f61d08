package io.github.deadcube.testkit.serve;

import io.github.deadcube.Game;
import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.testkit.serve.Undone.WrittenUndo;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * Undo in a game between two people: a side takes its own last answers back as long as nothing was rolled, seen or
 * answered since; for everything else it asks the other side. The story keeps what was taken back.
 */
final class FairUndo {
    static final String UNDONE = "undone";

    /** The most inputs that a side may take back in a game: the story keeps them all. */
    private static final int MOST = 1000;

    private static final String ASK = "'askUndo': the other side may agree";

    private final Rules rules;
    private final Game game;
    /** Whether the players submit what they have rolled. */
    private final boolean byHand;

    private Vector<Undone> story = Vector.empty();
    private Option<AskedUndo> asked = Option.none();

    /**
     * What a side asks of the other one.
     *
     * @param to the number of inputs to keep
     */
    record AskedUndo(Side side, int to) {
        JsonObject json() {
            return JsonObject.of("side", side).with("to", to);
        }
    }

    FairUndo(Rules rules, Game game, boolean byHand) {
        this.rules = rules;
        this.game = game;
        this.byHand = byHand;
    }

    Vector<Undone> story() {
        return story;
    }

    Option<AskedUndo> asked() {
        return asked;
    }

    /** Something was played or taken back: what was asked before was about another game. */
    void forgetAsked() {
        asked = Option.none();
    }

    /** How many inputs the story keeps. */
    int inputs() {
        return story.map(undone -> undone.steps().size()).sum().intValue();
    }

    /**
     * Why a side must ask before it takes back all after this many inputs; none if it need not, and if there is nothing
     * to take back.
     */
    Option<Fault> notAlone(Side side, int to) {
        for (Update later : game.seat(side).updatesAfter(to)) {
            boolean chosen = later.input().getOrNull() instanceof Choice;
            if (!chosen)
                return Option.some(
                        Fault.of(Sentence.of("dice were rolled since, as input {number}", later.number()), ASK));
            if (!later.side().contains(side))
                return Option.some(Fault.of(
                        Sentence.of("side {other} has answered since, as input {number}", side.other(), later.number()),
                        ASK));
        }
        GameState before = game.state(Math.min(to, game.number() - 1));
        boolean learnt = Side.BOTH.exists(each -> Viewer.of(each).hasLearnt(before, game.state()));
        return Option.when(
                learnt, () -> Fault.of("a side has learnt since what an item token is", "to take back less"));
    }

    /** Asks the other side. */
    void ask(Request request, Side side, int to) throws RequestError {
        if (to >= game.number() - 1)
            throw request.expected("to", Sentence.of("a number of inputs below {limit}", game.number() - 1));
        if (notAlone(side, to).isEmpty())
            throw request.wrong("to", Sentence.of("side {side} need not ask to take this back", side), "'undo'");
        Option<Rejection> no = game.branch(Integer.MAX_VALUE).undoTo(to);
        if (no.isDefined()) throw request.refused("to", no.get());
        checkRoom(request, side, to);
        if (asked.exists(other -> other.side() != side))
            throw request.wrong(
                    Request.DO,
                    Sentence.of("side {other} asks for an undo already", side.other()),
                    "'answerUndo' first");
        asked = Option.some(new AskedUndo(side, to));
    }

    /**
     * What a side has asked for, if the other side allows it; none if the other side refuses it, or the side itself
     * withdraws it.
     */
    Option<AskedUndo> answered(Request request, Side by, int to, boolean allow) throws RequestError {
        AskedUndo open = asked.filter(one -> one.to() == to)
                .getOrElseThrow(() -> request.wrong(
                        "to",
                        Sentence.of("no side asks to keep {to} inputs", to),
                        asked.map(one -> Sentence.of("{inputs}", one.to()))
                                .getOrElse(Sentence.of("an 'askUndo' first"))));
        if (allow && open.side() == by)
            throw request.wrong(
                    "allow",
                    Sentence.of("side {side} has asked for it", by),
                    Sentence.of("the answer of side {other}", by.other()));
        asked = Option.none();
        return Option.when(allow, open);
    }

    /**
     * Takes inputs back, up to the last prompt for a player with at most so many inputs, and puts them into the story.
     *
     * @param keep keeps the story before the inputs are taken back, so that none is missing after a kill; or returns
     *     why it cannot
     */
    void take(Request request, AskedUndo undo, boolean agreed, Supplier<Option<Fault>> keep) throws RequestError {
        checkRoom(request, undo.side(), undo.to());
        Vector<Undone> before = story;
        int left = left(undo.to());
        story = story.append(Undone.of(rules, left, undo.side(), agreed, game.state(left), inputs(left))
                .getOrElseThrow(no -> new IllegalStateException("a game refuses what it has played: " + no)));
        Option<Fault> unkept = keep.get();
        if (unkept.isDefined()) {
            story = before;
            throw request.wrong(Request.DO, unkept.toVector());
        }
        Option<Rejection> no = game.undoTo(left);
        if (no.isDefined()) {
            story = before;
            keep.get();
            throw request.refused("to", no.get());
        }
        forgetAsked();
    }

    private void checkRoom(Request request, Side side, int to) throws RequestError {
        int taken = story.filter(undone -> undone.side() == side)
                .map(undone -> undone.steps().size())
                .sum()
                .intValue();
        int more = game.number() - 1 - left(to);
        if (taken + more > MOST)
            throw request.wrong(
                    "to",
                    Sentence.of(
                            "side {side} has taken back {taken} inputs, and asks for {more} more", side, taken, more),
                    MOST + " at most, which the story keeps");
    }

    /** The number of inputs that an undo keeps: at most so many, and after them a question for a player. */
    private int left(int to) {
        int left = Math.min(to, game.number() - 1);
        while (left > 0 && left < game.number() - 1 && isRolled(rules.prompt(game.state(left)))) left--;
        return left;
    }

    private boolean isRolled(Prompt prompt) {
        return prompt instanceof Prompt.ShuffleRequest || prompt instanceof Prompt.DiceRequest && !byHand;
    }

    private Vector<Input> inputs(int from) {
        return RecordSoFar.read(game.save())
                .get()
                .record()
                .inputs()
                .map(RecordedInput::input)
                .drop(from)
                .toVector();
    }

    /** The undos as texts, which {@link #reopen} reads. */
    Vector<String> written() {
        return story.map(Undone::written);
    }

    /**
     * Reads what was taken back before the server ended. An undo is written before it is done, so the game may still
     * have the inputs of the last one: then the story has them, and the game too.
     */
    void reopen(Request fair) throws RequestError {
        if (!fair.has(UNDONE)) return;
        Vector<WrittenUndo> written = Vector.empty();
        for (String text : fair.texts(UNDONE))
            written = written.append(fair.sound(UNDONE, WrittenUndo.read(text).mapLeft(Vector::of)));
        // Before the last undo the game had what it has now up to there, and then the inputs of the undo; and so on,
        // back to the first undo.
        Vector<GameState> states = Vector.range(0, game.number()).map(game::state);
        Vector<Undone> read = Vector.empty();
        for (WrittenUndo undo : written.reverse()) {
            if (undo.to() >= states.size()) throw fair.expected(UNDONE, "undos of inputs that the game has had");
            Either<Rejection, Undone> undone =
                    Undone.of(rules, undo.to(), undo.side(), undo.agreed(), states.get(undo.to()), undo.inputs());
            if (undone.isLeft()) throw fair.refused(UNDONE, undone.getLeft());
            read = read.prepend(undone.get());
            states = states.take(undo.to()).appendAll(undone.get().states());
        }
        story = read;
    }
}
