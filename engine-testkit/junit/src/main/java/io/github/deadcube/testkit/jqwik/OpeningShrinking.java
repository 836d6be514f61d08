package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.testkit.jqwik.DrawnArbitrary.Simpler;
import io.github.deadcube.testkit.jqwik.GameParts.TeamArbitrary;
import io.github.deadcube.testkit.jqwik.PlayedState.LenientReplay;
import io.github.deadcube.testkit.jqwik.SceneryPieces.PlainerBattlefield;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Shrinks openings: fewer models, closer together, a plainer battlefield, shorter cards, and a plain turn. */
final class OpeningShrinking {
    private final PlainerBattlefield plainer = new PlainerBattlefield();
    private final Nearer nearer = new Nearer();
    private final CardShrinking cards = new CardShrinking();
    private final CalmerTurn turn = new CalmerTurn();

    /** Returns games from simpler openings, with the inputs that are legal there. */
    Stream<PlayedState> than(Script.Runner runner, GameOpening opening, Vector<Input> inputs) {
        Stream<PlayedState> others = Stream.of(
                        nearer.than(opening),
                        plainer.than(opening.setup().battlefield()).map(field -> on(runner, opening, field)),
                        cards.than(opening.setup()).map(opening::with),
                        turn.than(opening))
                .flatMap(each -> each)
                .flatMap(o -> played(runner, o, inputs));
        return Stream.concat(fewerModels(runner, opening, inputs), others);
    }

    private static Stream<PlayedState> played(Script.Runner runner, GameOpening opening, Vector<Input> inputs) {
        return opening.begin(runner).toJavaStream().map(state -> LenientReplay.of(runner, state, inputs));
    }

    private static Stream<PlayedState> fewerModels(Script.Runner runner, GameOpening opening, Vector<Input> inputs) {
        return Side.BOTH.toJavaStream().flatMap(side -> {
            int members = opening.setup().team(side).members().size();
            return Vector.rangeClosed(1, members)
                    .reverse()
                    .toJavaStream()
                    .filter(number -> members > 1)
                    .map(number -> new Without(side, number))
                    .flatMap(without -> played(runner, without.of(opening), without.of(inputs)));
        });
    }

    /** A game that begins in the middle places no tokens. A small battlefield may have no room for them. */
    static GameOpening on(Script.Runner runner, GameOpening opening, Battlefield field) {
        Setup setup = on(runner, opening.setup(), field);
        return opening.with(opening.turn().isEmpty() ? setup : setup.withScenario(runner.scenarioOn(field, 0)));
    }

    static Setup on(Script.Runner runner, Setup setup, Battlefield field) {
        return setup.withBattlefield(field)
                .withScenario(runner.scenarioOn(field, setup.scenario().items()));
    }

    /** The numbers of models, scenery pieces, distances, cubes, entries on cards, and special facts of the turn. */
    long[] size(GameOpening opening) {
        Setup setup = opening.setup();
        long[] scenery = plainer.size(setup.battlefield());
        return new long[] {
            setup.cards().size(),
            scenery[0],
            nearer.size(opening)[0],
            scenery[1],
            cards.size(setup)[0],
            turn.size(opening)[0]
        };
    }

    /** Removes a model from a game. The numbers of the models after it decrease by one. */
    private record Without(Side side, int number) {
        private static final Pattern MODEL = Pattern.compile("\\b([AB])([1-9][0-9]*)\\b");

        GameOpening of(GameOpening opening) {
            return opening.withIds(this::moved).with(of(opening.setup()));
        }

        Setup of(Setup setup) {
            StrikeTeam team = setup.team(side);
            int leader = team.leader() == number ? 1 : team.leader() > number ? team.leader() - 1 : team.leader();
            StrikeTeam fewer = TeamArbitrary.named(
                    side, new StrikeTeam("", leader, team.members().removeAt(number - 1)));
            return side == Side.A ? setup.withTeamA(fewer) : setup.withTeamB(fewer);
        }

        /** Leaves out inputs that name the model. */
        Vector<Input> of(Vector<Input> inputs) {
            return inputs.flatMap(input -> input instanceof Choice choice ? of(choice) : Option.some(input));
        }

        private Option<Input> of(Choice choice) {
            Matcher m = MODEL.matcher(choice.toString());
            StringBuilder text = new StringBuilder();
            while (m.find()) {
                Option<ModelId> id = ModelId.read(m.group()).toOption().flatMap(this::moved);
                if (id.isEmpty()) return Option.none();
                m.appendReplacement(text, id.get().toString());
            }
            return Input.read(m.appendTail(text).toString()).toOption();
        }

        private Option<ModelId> moved(ModelId id) {
            if (id.side() != side || id.number() < number) return Option.some(id);
            return Option.when(id.number() > number, () -> new ModelId(side, id.number() - 1));
        }
    }

    /** Shrinks what begins a game as its opening. */
    private record Beginnings<T>(
            Script.Runner runner, Function<T, GameOpening> opening, Function<GameState, T> beginning)
            implements Simpler<T> {
        private static final OpeningShrinking SHRINKING = new OpeningShrinking();

        @Override
        public Stream<T> than(T value) {
            return SHRINKING
                    .than(runner, opening.apply(value), Vector.empty())
                    .map(played -> beginning.apply(played.firstState()));
        }

        @Override
        public long[] size(T value) {
            return SHRINKING.size(opening.apply(value));
        }
    }

    /** Shrinks set-ups as openings before the deployment. */
    static Simpler<Setup> ofSetups(Script.Runner runner) {
        return new Beginnings<>(
                runner,
                setup -> new GameOpening(setup, Option.none()),
                state -> state.position().game().setup());
    }

    /** Shrinks states at the beginning of a turn. */
    static Simpler<GameState> ofTurns(Script.Runner runner) {
        return new Beginnings<>(runner, GameOpening::at, state -> state);
    }

    /** Moves models nearer to a1. */
    private static final class Nearer implements Simpler<GameOpening> {
        @Override
        public Stream<GameOpening> than(GameOpening opening) {
            Vector<Model> models = opening.models().filter(Model::inPlay);
            int column = least(models, Cube::column);
            int row = least(models, Cube::row);
            return Stream.concat(
                    nearer(new Cube(column, row, 1))
                            .map(corner -> opening.withEach(
                                    m -> m.inPlay() ? shifted(m, corner.column() - column, corner.row() - row) : m)),
                    models.toJavaStream().flatMap(m -> nearer(m.cube()).map(cube -> opening.withModel(in(m, cube)))));
        }

        /** Returns cubes nearer to a1: on the ground; in column a or row 1, halfway, or one step. */
        private static Stream<Cube> nearer(Cube cube) {
            int column = cube.column();
            int row = cube.row();
            return Stream.of(
                    new Cube(1, 1, cube.level()),
                    new Cube(1, row, cube.level()),
                    new Cube(column, 1, cube.level()),
                    new Cube(column, row, 1),
                    new Cube(column - column / 2, row - row / 2, cube.level()),
                    new Cube(column - 1, row, cube.level()),
                    new Cube(column, row - 1, cube.level()));
        }

        private static int least(Vector<Model> models, Function<Cube, Integer> measure) {
            return models.map(m -> measure.apply(m.cube())).min().getOrElse(1);
        }

        private static Model shifted(Model m, int columns, int rows) {
            return in(
                    m,
                    new Cube(
                            m.cube().column() + columns,
                            m.cube().row() + rows,
                            m.cube().level()));
        }

        private static Model in(Model m, Cube cube) {
            return m.withPlace(new Place(cube, m.place().spot()));
        }

        @Override
        public long[] size(GameOpening opening) {
            return new long[] {
                opening.models()
                        .filter(Model::inPlay)
                        .map(Model::cube)
                        .map(c -> c.column() + c.row() + c.level())
                        .sum()
                        .longValue()
            };
        }
    }

    /** Shrinks to the first round, no score, no command dice, no tokens, no markers, and undamaged, upright models. */
    private static final class CalmerTurn implements Simpler<GameOpening> {
        private static final Vector<UnaryOperator<SideState>> SIDES = Vector.of(
                s -> s.withLooked(List.empty()),
                s -> s.withZone(0).withAdded(Vector.empty()),
                s -> s.withScore(0),
                s -> s.withCommand(CommandDice.NONE));

        private static final Vector<UnaryOperator<Model>> FRESHER = Vector.of(
                m -> m.inPlay() ? Model.at(m.id(), m.card(), m.place()) : m,
                m -> m.withDamage(0),
                m -> m.withPinned(false),
                m -> m.withActivated(false),
                m -> m.withItem(fresh(m).item()),
                m -> m.withSpent(List.empty()),
                m -> m.withMarks(List.empty()));

        @Override
        public Stream<GameOpening> than(GameOpening opening) {
            return Stream.of(
                            Stream.of(
                                    opening.withInitiative(Side.A),
                                    opening.with(p -> p.withRound(1)),
                                    opening.unsettled()),
                            SIDES.toJavaStream()
                                    .map(calmer -> opening.with(
                                            p -> p.withA(calmer.apply(p.a())).withB(calmer.apply(p.b())))),
                            Simpler.fewer(opening.tokens())
                                    .map(left -> opening.without(
                                            opening.tokens().removeAll(left).map(TokenItem::token))),
                            Simpler.fewer(opening.markers()).map(left -> opening.with(p -> p.withMarkers(left))),
                            Simpler.fewer(away(opening))
                                    .map(left -> opening.withEach(
                                            m -> m.inPlay() || left.contains(m) ? m : Roster.absent(m.id(), m.card()))),
                            FRESHER.toJavaStream()
                                    .flatMap(fresher -> Stream.concat(
                                            Stream.of(opening.withEach(fresher)),
                                            opening.models()
                                                    .toJavaStream()
                                                    .map(m -> opening.withModel(fresher.apply(m))))))
                    .flatMap(each -> each);
        }

        private static Vector<Model> away(GameOpening opening) {
            return opening.models().reject(Model::inPlay);
        }

        @Override
        public long[] size(GameOpening opening) {
            return new long[] {
                (opening.setup().starting().contains(Side.A) ? 0 : 1)
                        + opening.turn().map(state -> size(state.position())).getOrElse(0)
                        + away(opening).size()
                        + opening.tokens().size()
                        + opening.models().map(CalmerTurn::size).sum().intValue()
            };
        }

        private static int size(Position p) {
            return p.round()
                    - 1
                    + (p.starter().isDefined() ? 1 : 0)
                    + size(p.a())
                    + size(p.b())
                    + p.markers().size();
        }

        private static Model fresh(Model m) {
            return Model.fresh(m.id(), m.card());
        }

        private static int size(SideState of) {
            return of.score()
                    + dice(of.command())
                    + of.looked().size()
                    + of.zone()
                    + of.added().size();
        }

        private static int dice(CommandDice dice) {
            return dice.equals(CommandDice.NONE) ? 0 : dice.toString().split(" ", -1).length;
        }

        private static int size(Model m) {
            return m.damage()
                    + (m.pinned() ? 1 : 0)
                    + (m.activated() ? 1 : 0)
                    + (m.item().equals(fresh(m).item()) ? 0 : 1)
                    + m.spent().size()
                    + m.marks().size();
        }
    }
}
