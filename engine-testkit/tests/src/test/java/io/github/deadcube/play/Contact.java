package io.github.deadcube.play;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Generates games that start with both teams close together on roofs and in streets, so that fights and throws happen.
 */
final class Contact {
    static final Setup SETUP = Shipped.setup(Shipped.ruleset());
    private static final Vector<Setup> SETUPS =
            NamedBattlefield.shipped().map(named -> SETUP.withBattlefield(named.battlefield()));
    private static final Vector<GameState> BEGINNINGS =
            SETUPS.map(setup -> Walk.RULES.start(setup).get());

    private static final Vector<RuleId> ITEMS =
            SETUP.ruleset().library().items().map(ItemRule::rule);

    private Contact() {}

    /** Returns a state on a shipped battlefield. */
    static GameState beginning(long which) {
        return BEGINNINGS.get((int) (which % BEGINNINGS.size()));
    }

    static GameState random(SplitMix64 chance) {
        Setup setup = SETUPS.get(chance.below(SETUPS.size()));
        Vector<Model> models = Vector.empty();
        for (Side side : Side.BOTH)
            for (int n = 1; n <= SETUP.team(side).members().size(); n++)
                models = models.appendAll(one(chance, setup.battlefield(), models, new ModelId(side, n)));
        int round = 1 + chance.below(5);
        Side initiative = chance.below(2) == 0 ? Side.A : Side.B;
        int scoreA = chance.below(6);
        int scoreB = chance.below(6);
        GameStateBuilder state = GameStateBuilder.of(Fault.orThrow(Deadcube.game(setup)))
                .round(round)
                .initiative(initiative)
                .side(Side.A, of(scoreA, dice(chance)))
                .side(Side.B, of(scoreB, dice(chance)))
                .models(models);
        tokens(state, chance, setup.battlefield(), models);
        return Walk.RULES
                .resume(state.markers(smoke(chance, models).map(cube -> Marker.smoke(cube)))
                        .build())
                .getOrElseThrow(errors -> new AssertionError(errors.mkString("\n")));
    }

    private static SideState of(int score, CommandDice dice) {
        return SideState.NONE.withScore(score).withCommand(dice);
    }

    /** Returns smoke in one of three games, in the cube of a model. */
    private static Vector<Cube> smoke(SplitMix64 chance, Vector<Model> models) {
        return chance.below(3) > 0 || models.isEmpty()
                ? Vector.empty()
                : Vector.of(models.get(chance.below(models.size())).place().cube());
    }

    /** Adds items in the middle, half of them face up. */
    private static void tokens(GameStateBuilder state, SplitMix64 chance, Battlefield field, Vector<Model> models) {
        Vector<RuleId> pool = SETUP.ruleset().tokens();
        for (Model s : models) for (Carried carried : s.found()) pool = pool.remove(carried.item());
        Vector<RuleId> left = pool;
        Vector<Integer> order = chance.order(pool.size()).numbers();
        for (int n = 1; n <= Math.min(8, left.size()); n++)
            state.token(
                    n,
                    left.get(order.get(n - 1) - 1),
                    field.highestFloor(new Cube(2 + chance.below(5), 3 + chance.below(5), 1)),
                    chance.below(2) == 0);
    }

    private static CommandDice dice(SplitMix64 chance) {
        CommandDice dice = CommandDice.NONE;
        for (int i = chance.below(5); i > 0; i--) dice = dice.plus(CommandFace.of(1 + chance.below(6)), 1);
        return dice;
    }

    /** Returns the model on a random place with room in the middle, if there is one. */
    private static Vector<Model> one(SplitMix64 chance, Battlefield field, Vector<Model> others, ModelId id) {
        Card card = card(id);
        for (int tries = 0; tries < 40; tries++) {
            Cube cube = new Cube(3 + chance.below(3), 4 + chance.below(3), 1 + chance.below(field.levels()));
            Place place = new Place(cube, 1 + chance.below(9));
            Vector<Model> there = others.filter(s -> s.place().cube().equals(cube));
            int own = there.filter(s -> s.id().side() == id.side())
                    .map(s -> s.card().size())
                    .sum()
                    .intValue();
            boolean free = !there.exists(s -> s.place().equals(place));
            if (roomy(field, cube) && free && own + card.size() <= 4)
                return Vector.of(standing(chance, Model.at(id, card, place), 9 + others.size()));
        }
        return Vector.empty();
    }

    private static Model standing(SplitMix64 chance, Model fresh, int token) {
        return fresh.withDamage(chance.below(fresh.card().hitPoints()))
                .withPinned(chance.below(4) == 0)
                .withActivated(chance.below(4) == 0)
                .withItem(
                        chance.below(3) > 0
                                ? fresh.item()
                                : Option.some(new Carried(ITEMS.get(chance.below(ITEMS.size())), token)));
    }

    /** Whether a model may stand on every spot of the cube, regardless of other models. */
    private static boolean roomy(Battlefield field, Cube cube) {
        return field.floor(cube).cover() == Floor.Cover.FULL
                && field.scenery(cube).blocks().isEmpty()
                && field.scenery(cube).middle().isEmpty();
    }

    private static Card card(ModelId id) {
        return SETUP.team(id.side()).members().get(id.number() - 1);
    }
}
