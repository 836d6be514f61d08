package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.testkit.jqwik.DrawnArbitrary.Simpler;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCases;
import net.jqwik.api.RandomGenerator;

/**
 * Games of up to some hundred random legal inputs, from a deployment or from the middle of a game, finished or not. The edge cases have full
 * cubes, models with one hit point, targets without a die, and the last turn. Games shrink to few inputs in a simple situation.
 *
 * <pre>{@code
 * DeadcubeArbitraries.games(ScriptRunner.standard().with(houseRules)).favouring("VENGEFUL")
 * }</pre>
 */
@SuppressWarnings("exports")
public final class PlayedStateArbitrary implements Arbitrary<PlayedState> {
    private static final int WITH_DEPLOYMENT = 400;
    private static final int LONG = 150;
    private static final int SHORT = 20;

    private final GameParts parts;

    PlayedStateArbitrary(GameParts parts) {
        this.parts = parts;
    }

    /** Half of the printed keywords become {@code keyword}, a name in capitals. */
    public PlayedStateArbitrary favouring(String keyword) {
        return new PlayedStateArbitrary(parts.withKeywords(parts.keywords().favouring(keyword)));
    }

    /** Half of the carried items become {@code item}. */
    public PlayedStateArbitrary favouring(RuleId item) {
        return new PlayedStateArbitrary(parts.favouring(item));
    }

    /**
     * Adds special orders.
     *
     * @param dice the number of additional Special Order dice of each side, in games that begin in the middle
     */
    public PlayedStateArbitrary withOrderDice(int dice) {
        return new PlayedStateArbitrary(parts.withOrders(dice));
    }

    /** Uses these battlefields, without edge cases, because the edge cases have fixed battlefields. */
    public PlayedStateArbitrary on(Battlefield... battlefields) {
        return new PlayedStateArbitrary(parts.withBattlefields(Vector.of(battlefields.clone())));
    }

    /** Uses these teams, without edge cases, because the edge cases have fixed teams. */
    public PlayedStateArbitrary between(StrikeTeam a, StrikeTeam b) {
        return new PlayedStateArbitrary(parts.withTeams(Vector.of(a, b)));
    }

    /** Draws the first state of a game. */
    public GameState opening(SplitMix64 chance) {
        return new OpeningArbitrary(chance, parts).state();
    }

    @Override
    public RandomGenerator<PlayedState> generator(int genSize) {
        return drawn().generator(genSize);
    }

    @Override
    public EdgeCases<PlayedState> edgeCases(int maxEdgeCases) {
        return drawn().edgeCases(maxEdgeCases);
    }

    private DrawnArbitrary<PlayedState> drawn() {
        return new DrawnArbitrary<>(
                chance -> played(chance, new OpeningArbitrary(chance, parts)),
                new GameShrinking(),
                () -> parts.free() ? EdgeCaseGames.plays(parts.runner()) : Vector.empty());
    }

    private static PlayedState played(SplitMix64 chance, OpeningArbitrary openings) {
        GameState beginning = openings.state();
        boolean deployment = beginning.position().round() == 0;
        int inputs = chance.below(deployment ? WITH_DEPLOYMENT : chance.below(2) == 0 ? SHORT : LONG);
        return PlayedState.played(openings.runner(), beginning, chance, inputs, RandomPlay::answer);
    }

    /** Shrinks games: first to fewer inputs, from a later turn or with some inputs left out; then to a simpler opening and lower dice. */
    private static final class GameShrinking implements Simpler<PlayedState> {
        private static final int TURNS = 12;
        /** The highest face that gives no bonus die (DICE-3). */
        private static final int SUCCESS = 7;

        private static final int AT_ONCE = 4;

        private final OpeningShrinking opening = new OpeningShrinking();

        @Override
        public Stream<PlayedState> than(PlayedState played) {
            GameOpening begun = GameOpening.of(played.firstState());
            return Stream.of(
                            takenUpLater(played),
                            Simpler.fewer(played.inputs())
                                    .map(fewer -> LenientReplay.of(played.scriptRunner(), played.firstState(), fewer)),
                            decided(played),
                            opening.than(played.scriptRunner(), begun, played.inputs()),
                            lower(played))
                    .flatMap(each -> each);
        }

        /** Starts at the last state as if a turn began there, and at the last turns. */
        private static Stream<PlayedState> takenUpLater(PlayedState played) {
            Vector<GameState> states = states(played);
            int all = played.inputs().size();
            Stream<Integer> turns = IntStream.rangeClosed(0, all)
                    .map(i -> all - i)
                    .filter(i -> turn(played, states.get(i)))
                    .limit(TURNS)
                    .boxed();
            return Stream.concat(Stream.of(all), turns)
                    .flatMap(i -> GameOpening.at(states.get(i))
                            .begin(played.scriptRunner())
                            .toJavaStream()
                            .map(state -> LenientReplay.of(
                                    played.scriptRunner(),
                                    state,
                                    played.inputs().drop(i))));
        }

        private static boolean turn(PlayedState played, GameState state) {
            return played.rules().prompt(state) instanceof Prompt.Decision d && d.purpose() == Purpose.TURN;
        }

        /** Returns the state before the first input and after each input, without the result of a last input that shows a bug. */
        private static Vector<GameState> states(PlayedState played) {
            return played.inputs()
                    .dropRight(1)
                    .scanLeft(
                            played.firstState(),
                            (state, input) -> played.rules().play(state, input).state())
                    .append(played.state());
        }

        /** Replaces dice by dice that all succeed or all fail, so that a result needs no re-roll. */
        private static Stream<PlayedState> decided(PlayedState played) {
            Vector<Input> inputs = played.inputs();
            return dice(played)
                    .flatMap(i -> Stream.of(SUCCESS, 1)
                            .map(face -> Dice.of(((Dice) inputs.get(i)).faces().map(any -> face)))
                            .flatMap(dice -> IntStream.rangeClosed(1, AT_ONCE)
                                    .mapToObj(n -> inputs.take(i).append(dice).appendAll(inputs.drop(i + 1 + n)))))
                    .map(fewer -> LenientReplay.of(played.scriptRunner(), played.firstState(), fewer));
        }

        private static Stream<Integer> dice(PlayedState played) {
            return IntStream.range(0, played.inputs().size())
                    .boxed()
                    .filter(i -> played.inputs().get(i) instanceof Dice);
        }

        private static Stream<PlayedState> lower(PlayedState played) {
            return dice(played)
                    .flatMap(i -> lower((Dice) played.inputs().get(i))
                            .map(dice -> LenientReplay.of(
                                    played.scriptRunner(),
                                    played.firstState(),
                                    played.inputs().update(i, (Input) dice))));
        }

        private static Stream<Dice> lower(Dice dice) {
            return Stream.concat(
                    Stream.of(Dice.of(dice.faces().map(face -> 1))),
                    IntStream.range(0, dice.size())
                            .boxed()
                            .filter(i -> dice.face(i) > 1)
                            .flatMap(i -> Stream.of(1, dice.face(i) - 1)
                                    .map(face -> Dice.of(dice.faces().update(i, face)))));
        }

        @Override
        public long[] size(PlayedState played) {
            long[] begun = opening.size(GameOpening.of(played.firstState()));
            long[] size = new long[begun.length + 2];
            size[0] = played.inputs().size();
            System.arraycopy(begun, 0, size, 1, begun.length);
            size[size.length - 1] = played.inputs()
                    .filter(Dice.class::isInstance)
                    .map(dice -> ((Dice) dice).faces().sum().longValue())
                    .sum()
                    .longValue();
            return size;
        }
    }

    /** Extreme situations, and inputs that can be played in them. A ruleset may not support all of them. */
    static final class EdgeCaseGames {
        private static final Vector<Corner> ALL = Vector.of(
                new Corner("full cubes", """
                        board 3 x 3
                        A1 to A4 FI 4+ SV 5+ HP 2, blade CC; A1, at b2/1; A2, at b2/3; A3, at b2/7; A4, at b2/9; A5 SZ 4 FI 4+, at a2
                        B1 to B2 FI 4+ SV 5+ HP 2 SZ 2, hammer CC KNOCKBACK; B1, at b2/4; B2, at b2/6; B3 SZ 4 FI 4+, at c2
                        """, "A1 activate"),
                new Corner("one hit point", """
                        board 3 x 3 x 2; floors b2:2; A1 RA 4+ FI 4+ SV 5+ HP 3, gun R5 KNOCKBACK, blade CC, at a2, damage 2
                        A2 FI 4+ SV 5+, at b2:2; B1 FI 4+ SV 5+ HP 2, BOOM! (2), at b2:2, damage 1; B2 SV 5+, at b2
                        """, "A1 activate"),
                new Corner("no dice", """
                        board 5 x 3; barricade east of b2; A1 RA 5+ SV 5+, gun R8, at a2; A2 FI 5+ SV 5+, at c2
                        B1 HP 2, at c2; B2 FI 5+ SV 5+, at e1, activated
                        """, "A1 activate; A1 shoot gun at B1"),
                new Corner("last round", """
                        board 3 x 3; round 5, score A 3, score B 3; A1 FI 4+ SV 5+ SP 1-2, at a1
                        B1 FI 4+ SV 5+, at c3, activated
                        """, "A1 activate"),
                new Corner("the end", """
                        board 3 x 3; round 5, score A 3; A1 FI 4+ SV 5+ SP 1-2, at a1; B1 FI 4+ SV 5+, at c3, activated
                        """, "A1 activate; A1 end"),
                new Corner("no model left", "board 3 x 3; A1 FI 4+ SV 5+, at a1; B1 killed; round 2", ""));

        /** An edge case: its name, the script of the situation, and the inputs, separated by semicolons. */
        record Corner(String name, String script, String inputs) {
            /** The first state, unless the rules refuse it or continue without an input. */
            Option<GameState> begun(ScriptRunner runner) {
                Script read =
                        Script.read(script).getOrElseThrow(errors -> new IllegalStateException(errors.mkString("\n")));
                return read.position(runner.ruleset(), runner.scenarioOn(read.battlefield(), 0))
                        .toOption()
                        .flatMap(state -> GameOpening.at(state).begin(runner));
            }

            Option<PlayedState> played(ScriptRunner runner) {
                Vector<Input> all = Vector.of(inputs.split("; ", -1))
                        .flatMap(text -> Input.read(text).toOption());
                return begun(runner).map(state -> LenientReplay.of(runner, state, all));
            }
        }

        private EdgeCaseGames() {}

        static Vector<GameState> turns(ScriptRunner runner) {
            return ALL.flatMap(corner -> corner.begun(runner));
        }

        /** Returns the states before the first input and after the last input. */
        static Vector<PlayedState> plays(ScriptRunner runner) {
            Vector<PlayedState> after = ALL.flatMap(corner -> corner.played(runner));
            return after.map(p -> new PlayedState(runner, p.firstState(), Vector.empty(), p.firstState()))
                    .appendAll(after)
                    .distinct();
        }
    }
}
