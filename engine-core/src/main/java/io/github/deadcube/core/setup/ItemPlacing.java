package io.github.deadcube.core.setup;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.board.Board;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * SET-3: side B rolls a die for the column and a die for the row of each drawn token.
 *
 * @param column the column of the token; 0 until it is rolled
 * @param row the row of the token; 0 until it is rolled. A row means that the cube is halved and a die chooses the half (GEO-7)
 */
@SavedName(value = "itemPlacing", parts = "number column row")
@DescribesFrame(rule = "SET-3", words = "item tokens are placed")
record ItemPlacing(int number, int column, int row) implements Setups.Waiting {
    private static final int LOW = 4;

    @Override
    public void enter(Now now) {
        if (number <= now.edit().drawn()) now.ask(this);
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
        now.edit().announce(new Event.Rolled(Side.B, Option.none(), 0, dice, row > 0 ? RuleIds.GEO_7 : RuleIds.SET_3));
        int face = dice.face(0);
        if (column == 0) {
            new ItemPlacing(number, face, 0).enter(now);
            return;
        }
        Cube ground = new Cube(column, row > 0 ? row : face, 1);
        Board board = now.game().board();
        Cube[] sides = board.reachedParts(now.view().battlefield().highestFloor(ground));
        if (sides.length == 0 || now.game().isInAnyZone(ground)) {
            new ItemPlacing(number, 0, 0).enter(now);
            return;
        }
        if (row == 0 && sides.length > 1) {
            new ItemPlacing(number, column, face).enter(now);
            return;
        }
        now.edit().placeToken(number, row > 0 && face > LOW ? sides[sides.length - 1] : sides[0]);
        new ItemPlacing(number + 1, 0, 0).enter(now);
    }

    /** SET-3: the shuffle of the face-down item tokens. */
    @DescribesFrame(rule = "SET-3", words = "the item tokens are shuffled")
    @SavedName("itemShuffle")
    record ItemShuffle() implements Setups.Waiting {
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
        public void shuffled(Now now, Shuffle order) {
            Vector<RuleId> pool = now.game().tokens();
            now.edit()
                    .decideTokens(
                            order.numbers().take(now.view().scenario().items()).map(n -> pool.get(n - 1)));
            now.then(new ItemPlacing(1, 0, 0));
        }
    }
}
