package io.github.deadcube.testkit.contract;

import static java.util.Objects.requireNonNull;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reconstructs the position from the events alone, and compares it with the state. */
final class EventLedger {
    /** A model as the events describe it. */
    private static final class Line {
        private Place place = Place.NOWHERE;
        private int damage;
        private boolean pinned;
        private boolean activated;
        private boolean killed;
        private boolean left;
        private boolean inReserve;
        /** How many weapons and keywords of its card are used up. */
        private int usedUp;

        private final List<Mark> marks = new ArrayList<>();
        private int item = NONE;
    }

    private static final int NONE = -1;

    private final Map<ModelId, Line> models = new TreeMap<>();
    private final Map<Side, Integer> score = new EnumMap<>(Side.class);
    private final Map<Side, CommandDice> command = new EnumMap<>(Side.class);
    private final Map<Integer, Cube> tokens = new TreeMap<>();
    private final List<Marker> markers = new ArrayList<>();
    private Battlefield field;
    private int round;
    private Side initiative;
    private Option<Result> result;

    private EventLedger(Position from) {
        for (Model m : from.models()) {
            Line line = new Line();
            line.place = m.place();
            line.damage = m.damage();
            line.pinned = m.pinned();
            line.activated = m.activated();
            line.killed = m.status() == Model.Status.KILLED;
            line.left = m.status() == Model.Status.LEFT;
            line.inReserve = m.status() == Model.Status.RESERVE;
            line.usedUp = m.usedUp().size();
            m.marks().forEach(line.marks::add);
            m.item().forEach(carried -> line.item = carried.token());
            models.put(m.id(), line);
        }
        for (Side side : Side.BOTH) {
            score.put(side, from.side(side).score());
            command.put(side, from.side(side).command());
        }
        from.tokens().forEach(token -> tokens.put(token.number(), token.cube()));
        from.markers().forEach(markers::add);
        field = from.battlefield();
        round = from.round();
        initiative = from.initiative();
        result = from.result();
    }

    static void check(CheckedGame replayed) {
        EventLedger ledger = new EventLedger(replayed.beginning().position());
        for (CheckedGame.Step step : replayed.steps()) {
            step.transition().events().forEach(ledger::told);
            ledger.agreesWith(step.transition().state());
        }
    }

    private Line line(ModelId id) {
        return requireNonNull(models.get(id));
    }

    private void told(Event event) {
        if (event instanceof Event.Deployed e) deploy(line(e.model()), e.place());
        else if (event instanceof Event.Moved e) line(e.model()).place = e.place();
        else if (event instanceof Event.ForcedTo e) line(e.model()).place = e.place();
        else if (event instanceof Event.Pinned e) line(e.model()).pinned = true;
        else if (event instanceof Event.StoodUp e) line(e.model()).pinned = false;
        else if (event instanceof Event.ActivationMarked e) line(e.model()).activated = true;
        else if (event instanceof Event.ActivationUnmarked e) line(e.model()).activated = false;
        else if (event instanceof Event.Damaged e) line(e.model()).damage += e.amount();
        else if (event instanceof Event.Healed e) line(e.model()).damage -= e.amount();
        else if (event instanceof Event.Marked e) line(e.model()).marks.add(e.mark());
        else if (event instanceof Event.Unmarked e) line(e.model()).marks.remove(e.mark());
        else if (event instanceof Event.TokenPlaced e) tokens.put(e.token(), e.cube());
        else if (event instanceof Event.TokenGone e) tokens.remove(e.token());
        else if (event instanceof Event.ItemDropped e) drop(e);
        else if (event instanceof Event.ItemTaken e) line(e.model()).item = e.token();
        else if (event instanceof Event.ItemGone e) line(e.model()).item = NONE;
        else if (event instanceof Event.WentToReserve e) reserve(line(e.model()));
        else if (event instanceof Event.UsedUp e) line(e.model()).usedUp++;
        else if (event instanceof Event.Left e) {
            leave(line(e.model()));
            line(e.model()).left = true;
        } else if (event instanceof Event.Killed e) kill(line(e.model()));
        else if (event instanceof Event.Scored e) score.merge(e.side(), e.points(), Integer::sum);
        else if (event instanceof Event.MarkerLaid e) lay(e.marker());
        else if (event instanceof Event.MarkerGone e) markers.remove(e.marker());
        else if (event instanceof Event.FaceChanged e)
            field = field.withFace(e.face().cube(), e.face().side(), e.face().face());
        else if (event instanceof Event.RoundBegan e) round = e.round();
        else if (event instanceof Event.TurnBegan e) initiative = e.side();
        else if (event instanceof Event.InitiativeTaken e) initiative = e.side();
        else if (event instanceof Event.Ended e) result = Option.some(e.result());
        else if (event instanceof Event.CommandRolled e) command.merge(e.side(), e.dice(), CommandDice::plus);
        else if (event instanceof Event.CommandPutBack e) command.merge(e.side(), e.dice(), CommandDice::minus);
        else if (event instanceof Event.CommandDiscarded e) command.merge(e.side(), e.dice(), CommandDice::minus);
        else if (event instanceof Event.CommandSpent e)
            command.merge(e.side(), CommandDice.of(e.face()), CommandDice::minus);
    }

    private void lay(Marker marker) {
        markers.add(marker);
        markers.sort(Comparator.comparing(Marker::cube));
    }

    private void drop(Event.ItemDropped e) {
        tokens.put(e.token(), e.cube());
        if (line(e.model()).item == e.token()) line(e.model()).item = NONE;
    }

    private static void deploy(Line line, Place place) {
        line.place = place;
        line.inReserve = false;
    }

    private static void reserve(Line line) {
        line.place = Place.NOWHERE;
        line.inReserve = true;
    }

    private static void leave(Line line) {
        line.place = Place.NOWHERE;
        line.pinned = false;
        line.activated = false;
    }

    private static void kill(Line line) {
        leave(line);
        line.killed = true;
        line.inReserve = false;
        line.marks.clear();
        line.item = NONE;
    }

    private void agreesWith(GameState state) {
        Position p = state.position();
        for (Model m : p.models()) {
            Line line = line(m.id());
            boolean killed = m.status() == Model.Status.KILLED;
            same(m.place(), line.place, "place of ", m.id(), state);
            same(killed, line.killed, "death of ", m.id(), state);
            same(m.status() == Model.Status.LEFT, line.left, "departure of ", m.id(), state);
            same(m.status() == Model.Status.RESERVE, line.inReserve, "reserve of ", m.id(), state);
            if (!killed) same(m.usedUp().size(), line.usedUp, "used-up equipment of ", m.id(), state);
            if (!killed) same(m.damage(), line.damage, "damage of ", m.id(), state);
            same(m.pinned(), line.pinned, "pin of ", m.id(), state);
            same(m.activated(), line.activated, "activation marker of ", m.id(), state);
            same(m.item().map(Carried::token).getOrElse(NONE), line.item, "item of ", m.id(), state);
            same(m.marks().asJava(), line.marks, "marks of ", m.id(), state);
        }
        for (Side side : Side.BOTH) {
            same(p.side(side).score(), score.get(side), "score of ", side, state);
            same(p.side(side).command(), command.get(side), "command dice of ", side, state);
        }
        Map<Integer, Cube> lying = new TreeMap<>();
        p.tokens().forEach(token -> lying.put(token.number(), token.cube()));
        same(lying, tokens, "tokens", "", state);
        same(p.markers().asJava(), markers, "markers", "", state);
        same(p.battlefield(), field, "faces", "", state);
        same(p.round(), round, "round", "", state);
        same(p.initiative(), initiative, "initiative", "", state);
        same(p.result(), result, "result", "", state);
    }

    private static void same(Object is, @Nullable Object told, String what, Object of, GameState state) {
        Unkept.unlessEqual(
                is, requireNonNull(told), () -> "the events do not agree with the state about the " + what + of, state);
    }
}
