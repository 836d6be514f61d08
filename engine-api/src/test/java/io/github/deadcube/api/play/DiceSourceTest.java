package io.github.deadcube.api.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class DiceSourceTest {
    private static final Dice.Source ONES = new Dice.Source() {
        @Override
        public Dice roll(Prompt.DiceRequest request) {
            return Dice.of(new int[request.dice()]);
        }

        @Override
        public Input.Shuffle shuffle(Prompt.ShuffleRequest request) {
            return Input.Shuffle.inOrder(request.things());
        }
    };

    @Test
    void promptsForChanceAreAnswered() {
        assertThat(ONES.answer(new Prompt.DiceRequest(Side.A, Purpose.TEST, RuleIds.SHO_5, 3, Die.D8)))
                .contains(Dice.of(0, 0, 0));
        assertThat(ONES.answer(new Prompt.ShuffleRequest(Side.B, RuleIds.SET_3, 3)))
                .contains(new Input.Shuffle(Vector.of(1, 2, 3)));
    }

    @Test
    void promptsForPlayersAreNotAnswered() {
        assertThat(ONES.answer(new Prompt.Decision(Side.A, Purpose.TURN, RuleIds.RND_2, each -> {})))
                .isEmpty();
        assertThat(ONES.answer(new Prompt.Finished(new Result(Option.none(), RuleIds.VIC_6))))
                .isEmpty();
    }
}
