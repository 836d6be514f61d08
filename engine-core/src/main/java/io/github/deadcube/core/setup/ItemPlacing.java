package io.github.deadcube.core.setup;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.grid.CubeGrid;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Flow;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.motion.MotionRules;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * SET-3: side B rolls a die for the column and a die for the row of each drawn token.
 *
 * @param column the column of the token; 0 until it is rolled
 * @param row the row of the token; 0 until it is rolled. A row means that the cube is halved and a die chooses the half
 *     (GEO-7)
 */
@SavedName("itemPlacing")
@DescribesFrame(step = Flow.TOKENS, rule = "SET-3", words = "item tokens are placed")
record ItemPlacing(int number, int column, int row) implements SetupRules.ChapterFrame {
    @Override
    public void requires(Requirements state) {
        Vector<Integer> drawn = state.position().drawn();
        state.that(
                drawn.equals(Vector.rangeClosed(1, drawn.size())),
                Sentence.of("tokens {drawn} are drawn", drawn),
                "the numbers from 1, without a gap");
        state.number("the token", number, 1, drawn.size());
        Vector<Integer> lying = state.position().tokens().map(Token::number);
        state.that(
                lying.equals(Vector.range(1, number)),
                Sentence.of("tokens {lying} lie there", lying),
                Sentence.of("the tokens before {number}", number));
        state.that(
                state.position().revealed().isEmpty(),
                "a token is face up while tokens are placed",
                "face-down tokens alone");
        Battlefield field = state.now().view().battlefield();
        state.number("the column", column, row > 0 ? 1 : 0, field.width());
        state.number("the row", row, 0, field.depth());
    }

    @Override
    public void enter(Now now) {
        if (number <= now.lasting().drawn()) now.ask(this);
    }

    @Override
    public Prompt.DiceRequest prompt(Now now) {
        if (row > 0) return new Prompt.DiceRequest(Side.B, Purpose.HALF_CUBE, RuleIds.GEO_7, 1, Die.D8);
        int of = column == 0
                ? now.view().battlefield().width()
                : now.view().battlefield().depth();
        return new Prompt.DiceRequest(Side.B, Purpose.TOKEN_PLACE, RuleIds.SET_3, 1, Die.draw(of));
    }

    /** If the cube is in a deployment zone or filled by blocks, both dice are rolled again. */
    @Override
    public void rolled(Now now, Dice dice) {
        now.events()
                .announce(new Event.Rolled(Side.B, Option.none(), 0, dice, row > 0 ? RuleIds.GEO_7 : RuleIds.SET_3));
        int face = dice.face(0);
        if (column == 0) {
            new ItemPlacing(number, face, 0).enter(now);
            return;
        }
        Cube ground = new Cube(column, row > 0 ? row : face, 1);
        CubeGrid grid = now.game().grid();
        Cube[] sides = grid.reachedParts(now.view().battlefield().highestFloor(ground));
        if (sides.length == 0 || now.game().scenarioCubes().isInAnyZone(ground)) {
            new ItemPlacing(number, 0, 0).enter(now);
            return;
        }
        if (row == 0 && sides.length > 1) {
            new ItemPlacing(number, column, face).enter(now);
            return;
        }
        now.lasting().placeToken(number, row > 0 && face > MotionRules.LOW ? sides[sides.length - 1] : sides[0]);
        new ItemPlacing(number + 1, 0, 0).enter(now);
    }

    @DescribesFrame(step = Flow.TOKENS, rule = "SET-3", words = "the item tokens are shuffled")
    @SavedName("itemShuffle")
    record ItemShuffle() implements SetupRules.ChapterFrame {
        @Override
        public void requires(Requirements state) {
            state.that(state.position().drawn().isEmpty(), "tokens are drawn", "no tokens before the shuffle");
        }

        @Override
        public void enter(Now now) {
            if (now.view().scenario().items() > 0 && !now.game().tokens().isEmpty()) now.ask(this);
        }

        @Override
        public Prompt.ShuffleRequest prompt(Now now) {
            return new Prompt.ShuffleRequest(
                    Side.A, RuleIds.SET_3, now.game().tokens().size());
        }

        @Override
        public void shuffled(Now now, Input.Shuffle order) {
            Vector<RuleId> pool = now.game().tokens();
            int items = Math.min(now.view().scenario().items(), order.numbers().size());
            Vector<RuleId> drawn =
                    Vector.tabulate(items, i -> pool.get(order.numbers().get(i) - 1));
            now.lasting().decideTokens(drawn);
            now.then(new ItemPlacing(1, 0, 0));
        }
    }
}
