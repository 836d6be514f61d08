package io.github.deadcube.core.setup;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.internal.CurrentActivation;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.NullElements;
import io.github.deadcube.api.internal.PartName;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.hooks.EngineFailure;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.StateCheck.Situation;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import io.github.deadcube.core.prepared.PreparedGame;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.function.Supplier;

/** The entry point of this package: starts and resumes games and checks set-ups (chapter SET). */
public final class SetupRules {
    private static final PreparedGames PREPARED = new PreparedGames();

    private SetupRules() {}

    public sealed interface ChapterFrame extends Frame
            permits DeploymentFrame, ItemPlacing, ItemPlacing.ItemShuffle, ReconFrame, ScoutMoves {}

    /** SET-6, SET-7, SET-10: the first state of a game, before automatic steps; or the errors of the set-up. */
    public static Either<Seq<Fault>, GameState> start(Setup setup) {
        Seq<Fault> nulls = NullElements.found(setup);
        if (!nulls.isEmpty()) return Either.left(nulls);
        Either<Seq<Fault>, PreparedGame> prepared = PREPARED.prepared(setup);
        Seq<Fault> errors = prepared.swap().getOrElse(Vector::empty).appendAll(ScenarioCheck.carriers(setup));
        if (!errors.isEmpty()) return Either.left(errors);
        // side A has the initiative until a side gets it by the rules (DICE-9)
        Side first = setup.starting().getOrElse(Side.A);
        Position position = FullPosition.of(prepared.get(), fresh(setup))
                .withInitiative(first)
                .withMarkers(ScenarioCheck.markers(setup));
        List<Pending> agreed = List.of(new ItemPlacing.ItemShuffle(), new Deployment.Deploying());
        return Either.right(new GameState(
                position, Vector.empty(), setup.starting().isDefined() ? agreed : agreed.insert(1, ReconTest.open())));
    }

    /** SET-1: the constant data of a game; or the errors of the set-up. */
    public static Either<Seq<Fault>, Game> game(Setup setup) {
        Seq<Fault> nulls = NullElements.found(setup);
        return nulls.isEmpty() ? prepared(setup, () -> Either.narrow(PREPARED.prepared(setup))) : Either.left(nulls);
    }

    /**
     * If a bug occurs before there is a state, the exception describes the set-up. The usual cause is an application
     * rule.
     */
    public static <T> T prepared(Setup setup, Supplier<T> preparation) {
        try {
            return preparation.get();
        } catch (Throwable bug) {
            throw EngineFailure.at(
                    "the start",
                    bug,
                    () -> setup.scenario().name() + ", " + setup.ruleset() + ", " + setup.teamA() + " against "
                            + setup.teamB());
        }
    }

    /** SET-1: the errors of a team, checked without its opponent. */
    public static Seq<Fault> faults(StrikeTeam team, Ruleset ruleset) {
        Seq<Fault> nulls = NullElements.found(team, ruleset);
        if (!nulls.isEmpty()) return nulls;
        ArrayList<Fault> errors = new ArrayList<>();
        SetupCheck.team(PartName.TEAM, team, ruleset, errors);
        SetupCheck.leavesRoom(team, errors);
        return Vector.ofAll(errors);
    }

    public static boolean flanking(Now now, Side side) {
        for (int i = now.game().first(side); i < now.game().end(side); i++)
            if (FlankArrival.waits(now, now.model(i))) return true;
        return false;
    }

    public static Frame comeIn(ModelId model, Cube cube, RuleId rule) {
        return new FlankArrival.ComingIn(model, cube, rule);
    }

    public static Frame flankers(Side side) {
        return new FlankArrival(side);
    }

    /** The state of a situation with pending frames, before automatic steps; or the faults of the situation. */
    public static Either<Vector<StateFault>, GameState> resume(Situation situation, List<Pending> pending) {
        Vector<StateFault> faults = StatePositionCheck.faults(situation);
        if (!faults.isEmpty()) return Either.left(faults);
        FullPosition p = FullPosition.of(situation.state().position());
        PreparedGame game = (PreparedGame) p.game();
        Position position = p.atRest()
                .withGame(p.changedFaces().isEmpty() ? game.with(p.markers()) : game)
                .withA(side(p.a()))
                .withB(side(p.b()))
                .withStarter(new FirstSide(p, game).settled())
                .withActive(situation
                        .underway()
                        .map(u -> new ActiveModel(u.model(), u.controller(), false, false, u.ordersA(), u.ordersB())))
                .withMarkers(p.markers().sortBy(Marker::cube));
        return Either.right(new GameState(position, situation.state().secrets(), pending));
    }

    /** What is wrong in the position of a state that may not come from play. */
    public static Vector<StateFault> faults(GameState state) {
        return StatePositionCheck.faults(state);
    }

    public static Vector<StateFault> faultsOfParts(GameState parts) {
        return StatePositionCheck.ofParts(parts);
    }

    /**
     * Converts a state to a situation that {@link #resume} accepts. It leaves out each fact that follows from the
     * others.
     */
    public static Situation situation(GameState state, Option<CurrentActivation> underway) {
        FullPosition p = FullPosition.of(state.position());
        PreparedGame game = (PreparedGame) p.game();
        Array<Model> still = p.models()
                .map(m -> m.status() == Model.Status.WAITING
                                || m.inPlay() && m.place().spot() == 0
                        ? Roster.absent(m.id(), m.card())
                        : m.withForced(0));
        PreparedGame unchanged = game.on(game.setup().battlefield());
        boolean followsFromMarkers = unchanged.with(p.markers()).changedFaces().equals(game.changedFaces());
        FullPosition all = p.atRest()
                .withGame(followsFromMarkers ? unchanged : game)
                .withRoster(Roster.of(still))
                .withRound(Math.max(1, p.round()))
                .withStarter(Option.none());
        Option<Side> starter = new FirstSide(all, game).unsaid(p.starter());
        return new Situation(
                new GameState(all.withStarter(starter), state.secrets(), List.empty()),
                new CapacityCheck(game.setup(), still.toVector()).overfull(),
                underway);
    }

    private static SideState side(SideState said) {
        return said.withAdded(said.added().sorted());
    }

    private static Array<Model> fresh(Setup setup) {
        return ScenarioCheck.models(setup)
                .map(id -> Model.fresh(id, setup.card(id), ScenarioCheck.marks(setup, id)))
                .toArray();
    }
}
