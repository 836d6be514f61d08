package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Generates openings: set-ups, and situations in which both teams are close together. */
record OpeningArbitrary(SplitMix64 chance, GameParts parts) {
    private static final int POINTS = 100;
    private static final int MOST_DRAWS = 1000;
    private static final int MOST_SCORE = 8;
    private static final int MOST_TOKENS = 4;
    private static final int FEWEST_CUBES = 3;
    private static final int MOST_SMOKE = 3;
    private static final int MOST_TRIES = 20;
    private static final int ROOM = 4;
    private static final int ITEMS = 8;

    Script.Runner runner() {
        return parts.runner();
    }

    Setup setup() {
        return accepted("set-up", () -> {
            Setup setup = unchecked(chance.below(3) == 0 ? ITEMS : 0);
            return runner().rules().start(setup).map(begun -> setup);
        });
    }

    GameState turn() {
        return accepted("turn", () -> turn(unchecked(0)));
    }

    /** Returns a state, in four of five cases in the middle of a game. */
    GameState state() {
        return chance.below(5) == 0 ? runner().rules().start(setup()).get() : turn();
    }

    private <T> T accepted(String what, Supplier<Either<Seq<Fault>, T>> drawn) {
        Refusals refusals = new Refusals();
        for (int i = 0; i < MOST_DRAWS; i++) {
            Either<Seq<Fault>, T> one = drawn.get();
            if (one.isRight()) return one.get();
            refusals.add(one.getLeft());
        }
        throw new IllegalStateException("no " + what + " of " + MOST_DRAWS + " tries can be played by "
                + runner().ruleset() + "; the most frequent reasons are:" + refusals);
    }

    /** Why set-ups are refused, and how often. */
    private static final class Refusals {
        private static final int TOLD = 3;

        private final Map<String, Vector<Fault>> faults = new TreeMap<>();

        /** Equal faults of several models count once. */
        void add(Seq<Fault> of) {
            for (Fault fault : of.distinctBy(Refusals::reason))
                faults.merge(reason(fault), Vector.of(fault), Vector::appendAll);
        }

        private static String reason(Fault fault) {
            return fault.rule() + fault.words();
        }

        /** The reasons that are not rare beside the most frequent one: random set-ups have faults of their own. */
        @Override
        public String toString() {
            Vector<Vector<Fault>> all = Vector.ofAll(faults.values()).sortBy(equal -> -equal.size());
            return all.takeWhile(equal -> equal.size() * 2 >= all.head().size())
                    .take(TOLD)
                    .map(equal -> "\n  " + equal.head() + " (" + equal.size() + " times)")
                    .mkString();
        }
    }

    private Setup unchecked(int items) {
        Battlefield field = parts.battlefield(chance);
        return new Setup(
                runner().ruleset(),
                runner().scenarioOn(field, items),
                field,
                POINTS,
                parts.team(chance, Side.A),
                parts.team(chance, Side.B),
                Option.when(chance.below(4) > 0, side()));
    }

    private Either<Seq<Fault>, GameState> turn(Setup setup) {
        Side initiative = side();
        Vector<Model> models = standing(setup);
        int round = 1 + chance.below(setup.scenario().rounds());
        SideState scoreOfA = SideState.NONE.withScore(chance.below(2) * chance.below(MOST_SCORE));
        SideState scoreOfB = SideState.NONE.withScore(chance.below(2) * chance.below(MOST_SCORE));
        SideState a = scoreOfA.withCommand(dice(setup));
        SideState b = scoreOfB.withCommand(dice(setup));
        Vector<Consumer<GameStateBuilder>> tokens = tokens(setup, models);
        Vector<Marker> markers = smoke(setup, models)
                .map(cube -> Marker.smoke(cube))
                .appendAll(setup.scenario().rules().flatMap(rule -> rule.markers(setup.battlefield())))
                .sortBy(Marker::cube);
        Setup started = setup.withStarting(Option.some(initiative));
        return Deadcube.game(started).flatMap(game -> {
            GameStateBuilder state = GameStateBuilder.of(game)
                    .round(round)
                    .initiative(initiative)
                    .side(Side.A, a)
                    .side(Side.B, b)
                    .models(models)
                    .markers(markers);
            tokens.forEach(token -> token.accept(state));
            return new GameOpening(started, Option.some(state.build())).begun(runner());
        });
    }

    private Side side() {
        return chance.below(2) == 0 ? Side.A : Side.B;
    }

    private CommandDice dice(Setup setup) {
        CommandDice dice = CommandDice.NONE.plus(CommandFace.ORDER, parts.orders());
        Vector<CommandFace> faces = setup.ruleset().tables().commandFaces();
        for (int n = chance.below(2) * chance.below(4); n > 0; n--)
            dice = dice.plus(faces.get(chance.below(faces.size())), 1);
        return dice;
    }

    /** Places all models in a few cubes, on floors with room. A model without room is killed. */
    private Vector<Model> standing(Setup setup) {
        Vector<Cube> floors = setup.battlefield().cubes().filter(setup.battlefield()::hasFloor);
        Cube middle = floors.get(chance.below(floors.size()));
        Vector<Cube> near = floors.sortBy(middle::range)
                .take(FEWEST_CUBES + chance.below(setup.cards().size()));
        Vector<Model> models = Vector.empty();
        for (Side side : Side.BOTH)
            for (int n = 1; n <= setup.team(side).members().size(); n++)
                models = models.appendAll(one(setup, near, models, new ModelId(side, n)));
        return models;
    }

    private Option<Model> one(Setup setup, Vector<Cube> near, Vector<Model> others, ModelId id) {
        if (setup.card(id).muster() == Muster.SPARE && chance.below(4) > 0) return Option.none();
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            Place place = new Place(near.get(chance.below(near.size())), 1 + chance.below(Place.SPOTS));
            Vector<Model> there = others.filter(s -> s.place().cube().equals(place.cube()));
            int own = there.filter(s -> s.id().side() == id.side())
                    .map(s -> s.card().size())
                    .sum()
                    .intValue();
            if (!there.exists(s -> s.place().equals(place))
                    && own + setup.card(id).size() <= ROOM)
                return Option.some(standing(setup, id, place, MOST_TOKENS + 1 + others.size()));
        }
        return Option.none();
    }

    private Model standing(Setup setup, ModelId id, Place place, int token) {
        Model fresh = Model.at(id, setup.card(id), place);
        return fresh.withDamage(chance.below(fresh.card().hitPoints()))
                .withPinned(chance.below(4) == 0)
                .withActivated(chance.below(4) == 0)
                .withItem(
                        parts.items().isEmpty() || chance.below(5) > 0
                                ? fresh.item()
                                : Option.some(new Carried(
                                        parts.items()
                                                .get(chance.below(parts.items().size())),
                                        token)));
    }

    /** Returns smoke in one of four games, in some cubes with models or adjacent cubes. */
    private Vector<Cube> smoke(Setup setup, Vector<Model> models) {
        if (models.isEmpty() || chance.below(4) > 0) return Vector.empty();
        Vector<Cube> floors = setup.battlefield().cubes().filter(setup.battlefield()::hasFloor);
        return Vector.fill(1 + chance.below(MOST_SMOKE), () -> {
                    Cube of = models.get(chance.below(models.size())).place().cube();
                    return floors.filter(cube -> cube.range(of) <= 1);
                })
                .map(near -> near.get(chance.below(near.size())))
                .distinct()
                .sorted();
    }

    /** Returns tokens that no model carries, some of them face down. */
    private Vector<Consumer<GameStateBuilder>> tokens(Setup setup, Vector<Model> models) {
        Vector<RuleId> left =
                setup.ruleset().tokens().removeAll(models.flatMap(Model::found).map(Carried::item));
        Vector<Integer> order = chance.order(left.size()).numbers();
        Vector<Cube> floors = setup.battlefield().cubes().filter(setup.battlefield()::hasFloor);
        return Vector.rangeClosed(1, Math.min(left.size(), chance.below(2) * chance.below(MOST_TOKENS + 1)))
                .map(n -> {
                    Cube cube = floors.get(chance.below(floors.size()));
                    boolean faceUp = chance.below(2) == 0;
                    return state -> state.token(n, left.get(order.get(n - 1) - 1), cube, faceUp);
                });
    }
}
