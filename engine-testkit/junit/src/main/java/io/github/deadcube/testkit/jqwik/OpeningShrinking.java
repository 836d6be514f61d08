package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
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
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Shrinks openings: fewer models, closer together, a plainer battlefield, shorter cards, and a plain turn. */
final class OpeningShrinking {
    private static final Vector<UnaryOperator<SideState>> CALMER = Vector.of(
            s -> s.withLooked(List.empty()),
            s -> s.withZone(0).withAdded(Vector.empty()),
            s -> s.withScore(0),
            s -> s.withCommand(CommandDice.NONE));

    private static final Vector<UnaryOperator<Model>> FRESHER = Vector.of(
            m -> m.inPlay() ? Model.at(m.id(), m.card(), m.place()) : m,
            m -> m.withDamage(0),
            m -> m.withPinned(false),
            m -> m.withActivated(false),
            m -> m.withItem(Model.fresh(m.id(), m.card()).item()),
            m -> m.withUsedUp(List.empty()),
            m -> m.withMarks(List.empty()));

    private OpeningShrinking() {}

    /** Shrinks set-ups as openings before the deployment. */
    static Simpler<Setup> ofSetups(Script.Runner runner) {
        return setup -> than(runner, new GameOpening(setup, Option.none()), Vector.empty())
                .map(PlayedState::setup);
    }

    /** Shrinks states at the beginning of a turn. */
    static Simpler<GameState> ofTurns(Script.Runner runner) {
        return state -> than(runner, GameOpening.at(state), Vector.empty()).map(PlayedState::firstState);
    }

    /** Returns games from simpler openings, with the inputs that are legal there. */
    static Stream<PlayedState> than(Script.Runner runner, GameOpening opening, Vector<Input> inputs) {
        Stream<PlayedState> others = Stream.of(
                        nearer(opening),
                        SceneryPieces.plainer(opening.setup().battlefield()).map(field -> on(runner, opening, field)),
                        CardShrinking.than(opening.setup()).map(opening::with),
                        calmer(opening))
                .flatMap(each -> each)
                .flatMap(o -> played(runner, o, inputs));
        return Stream.concat(fewerModels(runner, opening, inputs), others);
    }

    private static Stream<PlayedState> played(Script.Runner runner, GameOpening opening, Vector<Input> inputs) {
        return opening.begin(runner).toJavaStream().map(state -> LenientReplay.played(runner, state, inputs));
    }

    private static Stream<PlayedState> fewerModels(Script.Runner runner, GameOpening opening, Vector<Input> inputs) {
        return Side.BOTH.toJavaStream().flatMap(side -> {
            int members = opening.setup().team(side).members().size();
            return Vector.rangeClosed(1, members)
                    .reverse()
                    .toJavaStream()
                    .filter(number -> members > 1)
                    .map(number -> new Without(side, number))
                    .flatMap(without -> played(runner, without.without(opening), without.without(inputs)));
        });
    }

    /** A game that begins in the middle places no tokens. A small battlefield may have no room for them. */
    private static GameOpening on(Script.Runner runner, GameOpening opening, Battlefield field) {
        int items = opening.turn().isEmpty() ? opening.setup().scenario().items() : 0;
        return opening.with(opening.setup().withBattlefield(field).withScenario(runner.scenarioOn(field, items)));
    }

    /** Removes a model from a game. The numbers of the models after it decrease by one. */
    private record Without(Side side, int number) {
        private static final Pattern MODEL = Pattern.compile("\\b([AB])([1-9][0-9]*)\\b");

        GameOpening without(GameOpening opening) {
            return opening.withIds(this::moved).with(without(opening.setup()));
        }

        Setup without(Setup setup) {
            StrikeTeam team = setup.team(side);
            int leader = team.leader() == number ? 1 : team.leader() > number ? team.leader() - 1 : team.leader();
            StrikeTeam fewer = TeamArbitrary.named(
                    side, new StrikeTeam("", leader, team.members().removeAt(number - 1)));
            return side == Side.A ? setup.withTeamA(fewer) : setup.withTeamB(fewer);
        }

        /** Leaves out inputs that name the model. */
        Vector<Input> without(Vector<Input> inputs) {
            return inputs.flatMap(input -> input instanceof Choice choice ? without(choice) : Option.some(input));
        }

        private Option<Input> without(Choice choice) {
            String text = MODEL.matcher(choice.toString())
                    .replaceAll(m -> ModelId.read(m.group())
                            .toOption()
                            .flatMap(this::moved)
                            .map(ModelId::toString)
                            .getOrElse("?"));
            return text.contains("?") ? Option.none() : Input.read(text).toOption();
        }

        private Option<ModelId> moved(ModelId id) {
            if (id.side() != side || id.number() < number) return Option.some(id);
            return Option.when(id.number() > number, () -> new ModelId(side, id.number() - 1));
        }
    }

    /** Moves models nearer to a1: all together, then each. */
    private static Stream<GameOpening> nearer(GameOpening opening) {
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
        Cube cube = m.cube();
        return in(m, new Cube(cube.column() + columns, cube.row() + rows, cube.level()));
    }

    private static Model in(Model m, Cube cube) {
        return m.withPlace(new Place(cube, m.place().spot()));
    }

    /**
     * Returns turns of the first round, with no score, command dice, tokens and markers, and with undamaged, upright
     * models.
     */
    private static Stream<GameOpening> calmer(GameOpening opening) {
        Vector<Model> away = opening.models().reject(Model::inPlay);
        return Stream.of(
                        Stream.of(
                                opening.withInitiative(Side.A), opening.with(p -> p.withRound(1)), opening.unsettled()),
                        CALMER.toJavaStream()
                                .map(calmer -> opening.with(
                                        p -> p.withA(calmer.apply(p.a())).withB(calmer.apply(p.b())))),
                        Simpler.fewer(opening.tokens())
                                .map(left -> opening.without(
                                        opening.tokens().removeAll(left).map(TokenItem::token))),
                        Simpler.fewer(opening.markers()).map(left -> opening.with(p -> p.withMarkers(left))),
                        Simpler.fewer(away)
                                .map(left -> opening.withEach(
                                        m -> m.inPlay() || left.contains(m) ? m : Roster.absent(m.id(), m.card()))),
                        FRESHER.toJavaStream()
                                .flatMap(fresher -> Stream.concat(
                                        Stream.of(opening.withEach(fresher)),
                                        opening.models().toJavaStream().map(m -> opening.withModel(fresher.apply(m))))))
                .flatMap(each -> each);
    }
}
