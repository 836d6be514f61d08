package io.github.deadcube.testkit.narration;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.control.Option;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** VIC-6: what is said of the end of a game does not contradict its score. */
class EqualScoresTest {
    @Test
    @Rule("VIC-6")
    void aMissionDecidesBetweenEqualScores() {
        assertThat(said(Option.some(Side.B), Option.none()))
                .isEqualTo("B (Kiln Road Breakers) wins, 0 to 0 VP: the last round is over, and the mission decides "
                        + "between equal VPs (VIC-6)");
        assertThat(said(Option.some(Side.B), Option.some(Side.B)))
                .isEqualTo("B (Kiln Road Breakers) wins, 3 to 0 VP: the last round is over, and VPs decide (VIC-6)");
        assertThat(said(Option.none(), Option.none()))
                .isEqualTo("A draw, 0 to 0 VP: the last round is over, and VPs decide (VIC-6)");
    }

    private static String said(Option<Side> winner, Option<Side> scores) {
        ArrayList<String> lines = new ArrayList<>();
        ScoreKeeper keeper =
                new ScoreKeeper(Deadcube.rules().start(Shipped.setup()).get().position(), TextStyle.NONE, lines::add);
        keeper.tell(scores.<Event>map(side -> new Event.Scored(side, 3, RuleIds.VIC_1))
                .toList()
                .append(new Event.Ended(new Result(winner, RuleIds.VIC_6))));
        return lines.get(lines.size() - 1);
    }
}
