package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.testkit.jqwik.CardShrinking.SmallerTeam;
import io.github.deadcube.testkit.jqwik.GameParts.KeywordPool;
import io.github.deadcube.testkit.jqwik.PlayedState.PromptedState;
import io.github.deadcube.testkit.jqwik.SceneryPieces.PlainerBattlefield;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/**
 * Arbitraries for properties, for any ruleset. Teams have the keywords, items and special orders of the ruleset of the script runner,
 * including those of an application.
 *
 * <pre>{@code
 * @Provide
 * Arbitrary<PlayedState> plays() {
 *     return DeadcubeArbitraries.games(ScriptRunner.standard().with(houseRules));
 * }
 * }</pre>
 */
@SuppressWarnings("exports")
public final class DeadcubeArbitraries {
    private static final int MOST_DICE = 8;

    private DeadcubeArbitraries() {}

    /**
     * Battlefields of 3 × 3 × 1 to 8 × 8 × 3 cubes, with walls, gaps, barricades, roofs, hatches, ladders and ramps. They shrink to open
     * ground of 2 × 2 × 1 cubes, which is also an edge case.
     */
    public static Arbitrary<Battlefield> battlefields() {
        return new DrawnArbitrary<>(
                chance -> new GameParts.BattlefieldArbitrary(chance).battlefield(),
                new PlainerBattlefield(),
                () -> Vector.of(Battlefield.open(2, 2, 1)));
    }

    /** Strike teams of one to six models. They shrink to one model with a blank card. */
    public static Arbitrary<StrikeTeam> teams(Ruleset ruleset) {
        KeywordPool keywords = KeywordPool.of(ruleset);
        return new DrawnArbitrary<>(
                chance -> new TeamArbitrary(chance, ruleset, keywords, GameParts.items(ruleset)).team(Side.A),
                new SmallerTeam(),
                Vector::empty);
    }

    /**
     * Set-ups that can be started, with or without recon, with or without item tokens. They shrink to fewer models, less scenery and shorter
     * cards.
     */
    public static Arbitrary<Setup> setups(ScriptRunner runner) {
        GameParts parts = GameParts.of(runner);
        return new DrawnArbitrary<>(
                chance -> new OpeningArbitrary(chance, parts).setup(),
                OpeningShrinking.ofSetups(runner),
                Vector::empty);
    }

    /**
     * States at the beginning of a turn of any round. Most of them are crowded. They shrink to fewer models, less scenery, shorter cards and a
     * first turn.
     */
    public static Arbitrary<GameState> turns(ScriptRunner runner) {
        GameParts parts = GameParts.of(runner);
        return new DrawnArbitrary<>(
                chance -> new OpeningArbitrary(chance, parts).turn(),
                OpeningShrinking.ofTurns(runner),
                () -> PlayedStateArbitrary.EdgeCaseGames.turns(runner));
    }

    /** Unfinished and finished games, with any teams on any battlefields. */
    public static PlayedStateArbitrary games(ScriptRunner runner) {
        return new PlayedStateArbitrary(GameParts.of(runner));
    }

    /** The last states of {@link #games}. They shrink as games do. */
    public static Arbitrary<GameState> states(ScriptRunner runner) {
        return games(runner).map(PlayedState::state);
    }

    /** The {@link #games} that wait for a player's choice. They shrink as games do. */
    public static Arbitrary<PromptedState> promptedStates(ScriptRunner runner) {
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
}
