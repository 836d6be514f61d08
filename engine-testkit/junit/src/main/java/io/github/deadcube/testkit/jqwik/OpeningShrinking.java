package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.testkit.jqwik.DrawnArbitrary.Simpler;
import io.github.deadcube.testkit.jqwik.SceneryPieces.PlainerBattlefield;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Shrinks openings: fewer models, closer together, a plainer battlefield, shorter cards, and a plain turn. */
final class OpeningShrinking {
    private final PlainerBattlefield plainer = new PlainerBattlefield();
    private final Nearer nearer = new Nearer();
    private final CardShrinking cards = new CardShrinking();
    private final CalmerTurn turn = new CalmerTurn();

    /** Returns games from simpler openings, with the inputs that are legal there. */
    Stream<PlayedState> than(ScriptRunner runner, GameOpening opening, Vector<Input> inputs) {
        Stream<PlayedState> others = Stream.of(
                        nearer.than(opening),
                        plainer.than(opening.setup().battlefield()).map(field -> on(runner, opening, field)),
                        cards.than(opening.setup()).map(opening::with),
                        turn.than(opening))
                .flatMap(each -> each)
                .flatMap(o -> played(runner, o, inputs));
        return Stream.concat(fewerModels(runner, opening, inputs), others);
    }

    private static Stream<PlayedState> played(ScriptRunner runner, GameOpening opening, Vector<Input> inputs) {
        return opening.begin(runner).toJavaStream().map(state -> LenientReplay.of(runner, state, inputs));
    }

    private static Stream<PlayedState> fewerModels(ScriptRunner runner, GameOpening opening, Vector<Input> inputs) {
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
    static GameOpening on(ScriptRunner runner, GameOpening opening, Battlefield field) {
        Setup setup = on(runner, opening.setup(), field);
        return opening.with(opening.deployment() ? setup : setup.withScenario(runner.scenarioOn(field, 0)));
    }

    static Setup on(ScriptRunner runner, Setup setup, Battlefield field) {
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
            Vector<Model> models = opening.models().flatMap(s -> moved(s.id()).map(s::withId));
            return opening.withModels(models).with(of(opening.setup()));
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

    /** Shrinks set-ups as openings before the deployment. */
    record SimplerSetup(ScriptRunner runner) implements Simpler<Setup> {
        private static final OpeningShrinking OPENING = new OpeningShrinking();

        @Override
        public Stream<Setup> than(Setup setup) {
            return OPENING.than(runner, GameOpening.of(setup), Vector.empty())
                    .map(played -> played.firstState().position().game().setup());
        }

        @Override
        public long[] size(Setup setup) {
            return OPENING.size(GameOpening.of(setup));
        }
    }

    /** Shrinks states at the beginning of a turn as openings of games. */
    record SimplerTurn(ScriptRunner runner) implements Simpler<GameState> {
        private static final OpeningShrinking OPENING = new OpeningShrinking();

        @Override
        public Stream<GameState> than(GameState state) {
            return OPENING.than(runner, GameOpening.at(state), Vector.empty()).map(PlayedState::firstState);
        }

        @Override
        public long[] size(GameState state) {
            return OPENING.size(GameOpening.at(state));
        }
    }

    /** Moves models nearer to a1. */
    private static final class Nearer implements Simpler<GameOpening> {
        @Override
        public Stream<GameOpening> than(GameOpening situation) {
            Vector<Model> models = situation.models();
            return Stream.concat(
                            nearer(new Cube(least(models, 0), least(models, 1), 1))
                                    .map(corner ->
                                            models.map(m -> shifted(m, corner, least(models, 0), least(models, 1)))),
                            IntStream.range(0, models.size())
                                    .filter(i -> models.get(i).inPlay())
                                    .boxed()
                                    .flatMap(i -> nearer(models.get(i).place().cube())
                                            .map(cube -> models.update(i, in(models.get(i), cube)))))
                    .map(others -> situation.withModels(others));
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

        private static int least(Vector<Model> models, int axis) {
            return models.filter(Model::inPlay)
                    .map(m -> axis == 0
                            ? m.place().cube().column()
                            : m.place().cube().row())
                    .min()
                    .getOrElse(1);
        }

        private static Model shifted(Model m, Cube corner, int column, int row) {
            if (!m.inPlay()) return m;
            Cube cube = m.place().cube();
            return in(
                    m,
                    new Cube(cube.column() - column + corner.column(), cube.row() - row + corner.row(), cube.level()));
        }

        private static Model in(Model m, Cube cube) {
            return m.withPlace(new Place(cube, m.place().spot()));
        }

        @Override
        public long[] size(GameOpening situation) {
            return new long[] {
                situation
                        .models()
                        .filter(Model::inPlay)
                        .map(m -> m.place().cube())
                        .map(c -> c.column() + c.row() + c.level())
                        .sum()
                        .longValue()
            };
        }
    }

    /** Shrinks to the first round, no score, no command dice, no tokens, no markers, and undamaged, upright models. */
    private static final class CalmerTurn implements Simpler<GameOpening> {
        private static final Vector<UnaryOperator<Model>> FRESHER = Vector.of(
                s -> s.inPlay() ? Model.at(s.id(), s.card(), s.place()) : s,
                s -> s.withDamage(0),
                s -> s.withPinned(false),
                s -> s.withActivated(false),
                s -> s.withItem(fresh(s).item()),
                s -> s.withSpent(List.empty()),
                s -> s.withMarks(List.empty()));

        @Override
        public Stream<GameOpening> than(GameOpening s) {
            Stream<GameOpening> turns = Stream.of(
                    s.withInitiative(Side.A),
                    s.withRound(1),
                    s.withStarter(Option.none()),
                    sides(s, of -> of.withLooked(List.empty())),
                    sides(s, of -> of.withZone(0).withAdded(Vector.empty())),
                    sides(s, of -> of.withScore(0)),
                    s.withSides(s.a().withCommand(CommandDice.NONE), s.b()),
                    s.withSides(s.a(), s.b().withCommand(CommandDice.NONE)));
            return Stream.of(
                            turns,
                            Simpler.fewer(s.tokens()).map(s::withTokens),
                            Simpler.fewer(s.markers()).map(s::withMarkers),
                            Simpler.fewer(s.models().reject(Model::inPlay))
                                    .map(away -> s.withModels(s.models()
                                            .filter(Model::inPlay)
                                            .appendAll(away)
                                            .sortBy(Model::id))),
                            FRESHER.toJavaStream().flatMap(fresher -> fresher(s, fresher)))
                    .flatMap(each -> each);
        }

        /** Changes all models, or one model. */
        private static Stream<GameOpening> fresher(GameOpening s, UnaryOperator<Model> fresher) {
            Vector<Model> models = s.models();
            return Stream.concat(
                    Stream.of(s.withModels(models.map(fresher))),
                    IntStream.range(0, models.size())
                            .mapToObj(i -> s.withModels(models.update(i, fresher.apply(models.get(i))))));
        }

        private static GameOpening sides(GameOpening s, UnaryOperator<SideState> change) {
            return s.withSides(change.apply(s.a()), change.apply(s.b()));
        }

        @Override
        public long[] size(GameOpening s) {
            int turn = s.round() - 1;
            int first = s.setup().starting().contains(Side.A) ? 0 : 1;
            return new long[] {
                turn
                        + first
                        + (s.starter().isDefined() ? 1 : 0)
                        + size(s.a())
                        + size(s.b())
                        + s.models().reject(Model::inPlay).size()
                        + s.tokens().size()
                        + s.markers().size()
                        + s.models().map(CalmerTurn::size).sum().intValue()
            };
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
