package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
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
        return new PlayedStateArbitrary(parts.withBattlefields(Vector.of(battlefields)));
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
                () -> parts.free() ? EdgeCaseGames.plays(parts.stage()) : Vector.empty());
    }

    private static PlayedState played(SplitMix64 chance, OpeningArbitrary openings) {
        GameState beginning = openings.state();
        boolean deployment = beginning.position().round() == 0;
        int inputs = chance.below(deployment ? WITH_DEPLOYMENT : chance.below(2) == 0 ? SHORT : LONG);
        return PlayedState.played(openings.stage(), beginning, chance, inputs, RandomPlay::answer);
    }
}
