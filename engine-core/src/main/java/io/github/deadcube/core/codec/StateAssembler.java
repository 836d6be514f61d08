package io.github.deadcube.core.codec;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Secrets;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.board.CubeFace;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.ItemTokens;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.internal.RuleStore;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.resolve.StateCheck;
import io.github.deadcube.core.resolve.StateFault;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Builds a state from its data, and checks that the parts fit together. */
public final class StateAssembler {
    /** One engine, so that its workspace is reused. */
    private static final StateCheck RULES = (StateCheck) Deadcube.rules();

    private static final String ENGINE = "io.github.deadcube.core.";

    private final Game game;
    private final ReadingContext in;
    private final SourcePositions places;

    /** @param places the positions for errors of the whole state or of several parts */
    public StateAssembler(Game game, ReadingContext in, SourcePositions places) {
        this.game = game;
        this.in = in;
        this.places = places;
    }

    /** The state; null after an error was reported. */
    public @Nullable GameState state(StateData data) {
        Position position = position(data.position());
        if (position == null) return null;
        GameState state = new GameState(position, new Secrets(data.hidden()), data.pending());
        return goesOn(state) && isWhole(state, data) ? state : null;
    }

    /** The position; null after an error was reported. */
    public @Nullable Position position(PositionData p) {
        Array<ModelState> models = models(p);
        Option<Game> played = played(p.faces());
        if (played.isEmpty() || !in.sound()) return null;
        return new FullPosition(
                played.get(),
                Roster.of(models),
                p.a(),
                p.b(),
                p.round(),
                p.initiative(),
                p.starter(),
                p.active(),
                new ItemTokens(p.tokens(), p.drawn(), p.revealed()),
                p.markers(),
                p.recon(),
                RuleStore.of(p.waiting(), p.memories()),
                p.result());
    }

    /** The game on the battlefield with changed faces. */
    private Option<Game> played(Vector<CubeFace> faces) {
        return game.setup()
                .battlefield()
                .withFaces(faces)
                .peekLeft(faults -> wrong(
                        SourcePositions.FACES,
                        faults.head().toString(),
                        "faces that the battlefield of the game may have"))
                .toOption()
                .map(game::on);
    }

    private Array<ModelState> models(PositionData p) {
        Array<ModelState> models = Array.empty();
        for (Side side : Side.BOTH) {
            int number = 1;
            for (Profile card : game.setup().team(side).members()) {
                ModelId id = new ModelId(side, number++);
                ModelData found = null;
                for (ModelData m : p.models())
                    if (m.id().equals(id)) {
                        if (found != null) wrong(id.toString(), id + " is given twice", "each model once");
                        found = m;
                    }
                if (found == null) wrong(id.toString(), id + " is missing", "every model of both teams");
                else if (sound(found, card)) models = models.append(found.state(card));
            }
        }
        return models;
    }

    private boolean sound(ModelData m, Profile card) {
        String id = m.id().toString();
        boolean inPlay = m.status() == ModelState.Status.IN_PLAY;
        if (inPlay == m.place().isEmpty())
            wrong(
                    id,
                    m.id() + (inPlay ? " is nowhere" : " is in a cube"),
                    inPlay ? "a cube of a model in play" : "no cube of a model that is not in play");
        else if (!m.strangers(card).isEmpty())
            wrong(id, m.id() + " has used up " + m.strangers(card).head(), "a weapon or keyword of its card");
        else return true;
        return false;
    }

    /** Whether play can go on from the state to its end. */
    private boolean goesOn(GameState state) {
        Vector<StateFault> faults;
        try {
            faults = RULES.faults(state);
        } catch (RuntimeException e) {
            String fault = faultyRule(e)
                    .map(rule -> "the rule " + rule.rule() + " of the application failed: " + rootCause(e))
                    .getOrElse("nothing can go on from here");
            wrong(SourcePositions.frame(0), fault, "what is still to be done, as the rules leave it");
            return false;
        }
        for (StateFault fault : faults)
            wrong(
                    fault.frame() == StateFault.OF_POSITION ? fault.where() : SourcePositions.frame(fault.frame()),
                    fault.fault(),
                    fault.expected());
        return faults.isEmpty();
    }

    /** The rule of an application whose code threw the exception; none if the engine's code threw it. */
    private Option<LibraryRule> faultyRule(RuntimeException e) {
        Vector<LibraryRule> rules = Vector.<LibraryRule>ofAll(
                        game.setup().ruleset().library().all())
                .appendAll(game.setup().scenario().rules());
        for (StackTraceElement at : rootCause(e).getStackTrace()) {
            if (at.getClassName().startsWith(ENGINE)) return Option.none();
            Option<LibraryRule> rule = rules.find(one -> Vector.<Class<?>>ofAll(one.savedTypes())
                    .append(one.getClass())
                    .exists(type -> at.getClassName().equals(type.getName())));
            if (rule.isDefined()) return rule;
        }
        return Option.none();
    }

    private static Throwable rootCause(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null) cause = cause.getCause();
        return cause;
    }

    private boolean isWhole(GameState state, StateData data) {
        String digest = StateData.hexadecimal(state.digest());
        if (data.digest().forAll(digest::equals)) return true;
        wrong(
                SourcePositions.DIGEST,
                "the state has the digest " + digest + ", not " + data.digest().get(),
                "a state as it was written");
        return false;
    }

    private void wrong(String part, String fault, String expected) {
        in.wrong(places.of(part), fault, expected);
    }
}
