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
public final class PlaysArbitrary implements Arbitrary<Played> {
    private static final int WITH_DEPLOYMENT = 400;
    private static final int LONG = 150;
    private static final int SHORT = 20;

    private final Makings makings;

    PlaysArbitrary(Makings makings) {
        this.makings = makings;
    }

    /** The same with more of one keyword, named in capitals: half of those that are printed are it. */
    public PlaysArbitrary favouring(String keyword) {
        return new PlaysArbitrary(makings.withKeywords(makings.keywords().favouring(keyword)));
    }

    /** The same with more of one item: half of what models carry is it. */
    public PlaysArbitrary favouring(RuleId item) {
        return new PlaysArbitrary(makings.favouring(item));
    }

    /**
     * The same with more special orders: where a game is taken up in its middle, each side has so many Special Order dice besides what else
     * it has.
     */
    public PlaysArbitrary withOrderDice(int dice) {
        return new PlaysArbitrary(makings.withOrders(dice));
    }

    /** The same on some battlefields, without the edge cases, which have their own. */
    public PlaysArbitrary on(Battlefield... battlefields) {
        return new PlaysArbitrary(makings.withBattlefields(Vector.of(battlefields)));
    }

    /** The same with teams of one's own, without the edge cases, which have their own. */
    public PlaysArbitrary between(StrikeTeam a, StrikeTeam b) {
        return new PlaysArbitrary(makings.withTeams(Vector.of(a, b)));
    }

    @Override
    public RandomGenerator<Played> generator(int genSize) {
        return drawn().generator(genSize);
    }

    @Override
    public EdgeCases<Played> edgeCases(int maxEdgeCases) {
        return drawn().edgeCases(maxEdgeCases);
    }

    private Drawn<Played> drawn() {
        return new Drawn<>(
                chance -> played(chance, new Openings(chance, makings)),
                new ShorterGame(),
                () -> makings.free() ? Corners.plays(makings.stage()) : Vector.empty());
    }

    private static Played played(SplitMix64 chance, Openings openings) {
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
        return new Played(openings.stage(), beginning, given, play.state());
    }
}
