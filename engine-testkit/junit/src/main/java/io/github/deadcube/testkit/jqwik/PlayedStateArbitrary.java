package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.match.RandomPlay;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCases;
import net.jqwik.api.RandomGenerator;

/**
 * Games so far: random legal play from a deployment or from the middle of a game, none to some hundred inputs, to its end
 * or not. At the edges are full cubes, models with one hit point, targets without a die, and the last turn. They shrink to
 * few inputs in a simple situation.
 *
 * <pre>{@code
 * DeadcubeArbitraries.plays(Stage.standard().with(houseRules)).favouring("VENGEFUL")
 * }</pre>
 */
@SuppressWarnings("exports")
public final class PlayedStateArbitrary implements Arbitrary<PlayedState> {
    private static final int WITH_DEPLOYMENT = 400;
    private static final int LONG = 150;
    private static final int SHORT = 20;

    private final GameParts makings;

    PlayedStateArbitrary(GameParts makings) {
        this.makings = makings;
    }

    /** The same with more of one keyword, named in capitals: half of those that are printed are it. */
    public PlayedStateArbitrary favouring(String keyword) {
        return new PlayedStateArbitrary(makings.withKeywords(makings.keywords().favouring(keyword)));
    }

    /** The same with more of one item: half of what models carry is it. */
    public PlayedStateArbitrary favouring(RuleId item) {
        return new PlayedStateArbitrary(makings.favouring(item));
    }

    /**
     * The same with more special orders: where a game is taken up in its middle, each side has so many Special Order dice besides what else
     * it has.
     */
    public PlayedStateArbitrary withOrderDice(int dice) {
        return new PlayedStateArbitrary(makings.withOrders(dice));
    }

    /** The same on some battlefields, without the edge cases, which have their own. */
    public PlayedStateArbitrary on(Battlefield... battlefields) {
        return new PlayedStateArbitrary(makings.withBattlefields(Vector.of(battlefields)));
    }

    /** The same with teams of one's own, without the edge cases, which have their own. */
    public PlayedStateArbitrary between(StrikeTeam a, StrikeTeam b) {
        return new PlayedStateArbitrary(makings.withTeams(Vector.of(a, b)));
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
                chance -> played(chance, new OpeningArbitrary(chance, makings)),
                new GameShrinking(),
                () -> makings.free() ? EdgeCaseGames.plays(makings.stage()) : Vector.empty());
    }

    private static PlayedState played(SplitMix64 chance, OpeningArbitrary openings) {
        GameState beginning = openings.state();
        boolean deployment = beginning.position().round() == 0;
        int inputs = chance.below(deployment ? WITH_DEPLOYMENT : chance.below(2) == 0 ? SHORT : LONG);
        RandomPlay play = RandomPlay.from(openings.stage().rules(), beginning, chance);
        Vector<Input> given = Vector.empty();
        try {
            while (given.size() < inputs && !play.over()) {
                Input input = play.answer();
                given = given.append(input);
                play.give(input);
            }
        } catch (IllegalStateException bug) {
            // the property is to run into it, and be shrunk
        }
        return new PlayedState(openings.stage(), beginning, given, play.state());
    }
}
