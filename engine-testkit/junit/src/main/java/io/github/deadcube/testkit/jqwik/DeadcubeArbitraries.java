package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.jqwik.DrawnArbitrary.Simpler;
import io.github.deadcube.testkit.jqwik.GameParts.KeywordPool;
import io.github.deadcube.testkit.jqwik.PlayedState.PromptedState;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCases;
import net.jqwik.api.RandomGenerator;

/**
 * Arbitraries for properties, for any ruleset. Teams have the keywords, items and special orders of the ruleset of the
 * script runner, including those of an application.
 *
 * <pre>{@code
 * @Provide
 * Arbitrary<PlayedState> plays() {
 *     return DeadcubeArbitraries.games(Script.Runner.standard().with(houseRules));
 * }
 * }</pre>
 */
@SuppressWarnings("exports")
public final class DeadcubeArbitraries {
    private static final int MOST_DICE = 8;

    private DeadcubeArbitraries() {}

    /**
     * Battlefields of 3 × 3 × 1 to 8 × 8 × 3 cubes, with walls, gaps, barricades, roofs, hatches, ladders and ramps.
     * They shrink to open ground of 2 × 2 × 1 cubes, which is also an edge case.
     */
    public static Arbitrary<Battlefield> battlefields() {
        return new DrawnArbitrary<>(
                chance -> new BattlefieldArbitrary(chance).battlefield(),
                SceneryPieces::plainer,
                field -> NamedBattlefield.of(field).text(),
                () -> Vector.of(Battlefield.open(2, 2, 1)));
    }

    /** Strike teams of one to six models. They shrink to one model with a blank card. */
    public static Arbitrary<StrikeTeam> teams(Ruleset ruleset) {
        KeywordPool keywords = KeywordPool.of(ruleset);
        return new DrawnArbitrary<>(
                chance -> new TeamArbitrary(chance, ruleset, keywords, GameParts.items(ruleset)).team(Side.A),
                CardShrinking::smaller,
                CardShrinking::text,
                Vector::empty);
    }

    /**
     * Set-ups that can be started, with or without recon, with or without item tokens. They shrink to fewer models,
     * less scenery and shorter cards.
     */
    public static Arbitrary<Setup> setups(Script.Runner runner) {
        GameParts parts = GameParts.of(runner);
        return new DrawnArbitrary<>(
                chance -> new OpeningArbitrary(chance, parts).setup(),
                OpeningShrinking.ofSetups(runner),
                TextDrawing::script,
                Vector::empty);
    }

    /**
     * States at the beginning of a turn of any round. Most of them are crowded. They shrink to fewer models, less
     * scenery, shorter cards and a first turn.
     */
    public static Arbitrary<GameState> turns(Script.Runner runner) {
        GameParts parts = GameParts.of(runner);
        return new DrawnArbitrary<>(
                chance -> new OpeningArbitrary(chance, parts).turn(),
                OpeningShrinking.ofTurns(runner),
                TextDrawing::script,
                () -> GameArbitrary.EdgeCaseGames.turns(runner));
    }

    /** Unfinished and finished games, with any teams on any battlefields. */
    public static GameArbitrary games(Script.Runner runner) {
        return new GameArbitrary(GameParts.of(runner));
    }

    /** The last states of {@link #games}. They shrink as games do. */
    public static Arbitrary<GameState> states(Script.Runner runner) {
        return games(runner).map(PlayedState::state);
    }

    /** The {@link #games} that wait for a player's choice. They shrink as games do. */
    public static Arbitrary<PromptedState> promptedStates(Script.Runner runner) {
        return games(runner)
                .filter(played -> played.prompt() instanceof Prompt.Decision)
                .map(played -> new PromptedState(played, (Prompt.Decision) played.prompt()));
    }

    /** One to eight d8. They shrink to fewer dice that show 1. */
    public static Arbitrary<Dice> dice() {
        return faces(Die.D8).list().ofMinSize(1).ofMaxSize(MOST_DICE).map(DeadcubeArbitraries::dice);
    }

    /** Possible rolls for a request. They shrink to dice that show 1. */
    public static Arbitrary<Dice> dice(Prompt.DiceRequest request) {
        return faces(request.die()).list().ofSize(request.dice()).map(DeadcubeArbitraries::dice);
    }

    private static Arbitrary<Integer> faces(Die die) {
        return Arbitraries.integers().between(1, die.faces());
    }

    private static Dice dice(java.util.List<Integer> faces) {
        return Dice.of(faces.stream().mapToInt(Integer::intValue).toArray());
    }

    /**
     * Games of up to some hundred random legal inputs, from a deployment or from the middle of a game, finished or not.
     * The edge cases have full cubes, models with one hit point, targets without a die, and the last turn. Games shrink
     * to few inputs in a simple situation.
     *
     * <pre>{@code
     * DeadcubeArbitraries.games(Script.Runner.standard().with(houseRules)).favouring("VENGEFUL")
     * }</pre>
     */
    public static final class GameArbitrary implements Arbitrary<PlayedState> {
        private static final int WITH_DEPLOYMENT = 400;
        private static final int LONG = 150;
        private static final int SHORT = 20;

        private final GameParts parts;

        GameArbitrary(GameParts parts) {
            this.parts = parts;
        }

        /** Half of the printed keywords become {@code keyword}, a name in capitals. */
        public GameArbitrary favouring(String keyword) {
            return new GameArbitrary(parts.withKeywords(parts.keywords().favouring(keyword)));
        }

        /** Half of the carried items become {@code item}. */
        public GameArbitrary favouring(RuleId item) {
            return new GameArbitrary(parts.favouring(item));
        }

        /**
         * Adds special orders.
         *
         * @param dice the number of additional Special Order dice of each side, in games that begin in the middle
         */
        public GameArbitrary withOrderDice(int dice) {
            return new GameArbitrary(parts.withOrders(dice));
        }

        /** Uses these battlefields, without edge cases, because the edge cases have fixed battlefields. */
        public GameArbitrary on(Battlefield... battlefields) {
            return new GameArbitrary(parts.withBattlefields(Vector.of(battlefields.clone())));
        }

        /** Uses these teams, without edge cases, because the edge cases have fixed teams. */
        public GameArbitrary between(StrikeTeam a, StrikeTeam b) {
            return new GameArbitrary(parts.withTeams(Vector.of(a, b)));
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
                    GameShrinking::than,
                    played -> played.beginning() + played.inputs().mkString("\n"),
                    () -> parts.free() ? EdgeCaseGames.plays(parts.runner()) : Vector.empty());
        }

        private static PlayedState played(SplitMix64 chance, OpeningArbitrary openings) {
            GameState beginning = openings.state();
            boolean deployment = beginning.position().round() == 0;
            int inputs = chance.below(deployment ? WITH_DEPLOYMENT : chance.below(2) == 0 ? SHORT : LONG);
            return PlayedState.played(openings.runner(), beginning, chance, inputs, RandomPlay::answer);
        }

        /**
         * Shrinks games: first to fewer inputs, from a later turn or with some inputs left out; then to a simpler
         * opening and lower dice.
         */
        private static final class GameShrinking {
            private static final int TURNS = 12;
            /** The highest face that gives no bonus die (DICE-3). */
            private static final int SUCCESS = 7;

            private static final int AT_ONCE = 4;

            private GameShrinking() {}

            static Stream<PlayedState> than(PlayedState played) {
                GameOpening begun = GameOpening.of(played.firstState());
                return Stream.of(
                                takenUpLater(played),
                                Simpler.fewer(played.inputs())
                                        .map(fewer -> LenientReplay.played(
                                                played.scriptRunner(), played.firstState(), fewer)),
                                decided(played),
                                OpeningShrinking.than(played.scriptRunner(), begun, played.inputs()),
                                lower(played))
                        .flatMap(each -> each);
            }

            /** Starts at the last state as if a turn began there, and at the last turns. */
            private static Stream<PlayedState> takenUpLater(PlayedState played) {
                Vector<GameState> states = states(played);
                Stream<PlayedState> turns = IntStream.rangeClosed(1, states.size())
                        .map(i -> states.size() - i)
                        .filter(i -> turn(played, states.get(i)))
                        .limit(TURNS)
                        .boxed()
                        .flatMap(i -> takenUp(played, i, states.get(i)));
                return Stream.concat(takenUp(played, played.inputs().size(), played.state()), turns);
            }

            private static Stream<PlayedState> takenUp(PlayedState played, int inputs, GameState from) {
                return GameOpening.at(from)
                        .begin(played.scriptRunner())
                        .toJavaStream()
                        .map(state -> LenientReplay.played(
                                played.scriptRunner(), state, played.inputs().drop(inputs)));
            }

            private static boolean turn(PlayedState played, GameState state) {
                return played.rules().prompt(state) instanceof Prompt.Decision d && d.purpose() == Purpose.TURN;
            }

            /**
             * The state before each input, up to the first one that meets a bug, or that is refused because a rule
             * depends on more than the game.
             */
            private static Vector<GameState> states(PlayedState played) {
                Vector<GameState> states = Vector.of(played.firstState());
                for (Input input : played.inputs().dropRight(1)) {
                    Option<GameState> next = played.after(states.last(), input);
                    if (next.isEmpty()) break;
                    states = states.append(next.get());
                }
                return states;
            }

            /** Replaces dice by dice that all succeed or all fail, so that a result needs no re-roll. */
            private static Stream<PlayedState> decided(PlayedState played) {
                Vector<Input> inputs = played.inputs();
                return dice(played)
                        .flatMap(i -> Stream.of(SUCCESS, 1)
                                .map(face ->
                                        Dice.of(((Dice) inputs.get(i)).faces().map(any -> face)))
                                .flatMap(dice -> IntStream.rangeClosed(1, AT_ONCE)
                                        .mapToObj(
                                                n -> inputs.take(i).append(dice).appendAll(inputs.drop(i + 1 + n)))))
                        .map(fewer -> LenientReplay.played(played.scriptRunner(), played.firstState(), fewer));
            }

            private static Stream<Integer> dice(PlayedState played) {
                return IntStream.range(0, played.inputs().size())
                        .boxed()
                        .filter(i -> played.inputs().get(i) instanceof Dice);
            }

            private static Stream<PlayedState> lower(PlayedState played) {
                return dice(played)
                        .flatMap(i -> lower((Dice) played.inputs().get(i))
                                .map(dice -> LenientReplay.played(
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
                Option<GameState> begun(Script.Runner runner) {
                    Script read = Script.read(script)
                            .getOrElseThrow(errors -> new IllegalStateException(errors.mkString("\n")));
                    return read.position(runner.ruleset(), runner.scenarioOn(read.battlefield(), 0))
                            .toOption()
                            .flatMap(state -> GameOpening.at(state).begin(runner));
                }

                Option<PlayedState> played(Script.Runner runner) {
                    Vector<Input> all = Vector.of(inputs.split("; ", -1))
                            .flatMap(text -> Input.read(text).toOption());
                    return begun(runner).map(state -> LenientReplay.played(runner, state, all));
                }
            }

            private EdgeCaseGames() {}

            static Vector<GameState> turns(Script.Runner runner) {
                return ALL.flatMap(corner -> corner.begun(runner));
            }

            /** Returns the states before the first input and after the last input. */
            static Vector<PlayedState> plays(Script.Runner runner) {
                Vector<PlayedState> after = ALL.flatMap(corner -> corner.played(runner));
                return after.map(p -> new PlayedState(runner, p.firstState(), Vector.empty(), p.firstState()))
                        .appendAll(after)
                        .distinct();
            }
        }
    }
}
