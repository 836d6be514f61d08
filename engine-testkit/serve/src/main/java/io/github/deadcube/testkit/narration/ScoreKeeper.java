package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.vavr.collection.List;
import java.util.function.Consumer;

/** Reports only the score after each round and the result. Serves one match. */
public final class ScoreKeeper {
    private final Scoreboard score;
    private final Consumer<String> lines;

    public ScoreKeeper(Position begin, TextStyle paint, Consumer<String> lines) {
        this.score = new Scoreboard(new NarrationNames(begin.game().setup(), paint), begin);
        this.lines = lines;
    }

    public void tell(List<Event> events) {
        events.forEach(this::tell);
    }

    private void tell(Event event) {
        if (event instanceof Event.Scored scored) score.scored(scored);
        if (event instanceof Event.RoundBegan began) {
            if (score.begun()) lines.accept(score.text());
            score.began(began);
        }
        if (event instanceof Event.Ended ended) {
            lines.accept(score.text());
            lines.accept(score.text(ended.result()));
        }
    }

    /** The VPs of both sides, added up from the events, and the lines that report them. */
    static final class Scoreboard {
        private final NarrationNames names;
        private final int target;
        private int round;
        private int a;
        private int b;

        Scoreboard(NarrationNames names, Position begin) {
            this.names = names;
            this.target = names.setup().scenario().target(names.setup().points());
            this.round = begin.round();
            this.a = begin.side(Side.A).score();
            this.b = begin.side(Side.B).score();
        }

        void scored(Event.Scored event) {
            if (event.side() == Side.A) a += event.points();
            else b += event.points();
        }

        void began(Event.RoundBegan event) {
            round = event.round();
        }

        boolean begun() {
            return round > 0;
        }

        /** {@code Score after round 2: A 5 VP, B 3 VP}. */
        String text() {
            return "Score after round " + round + ": " + names.name(Side.A) + " " + a + " VP, " + names.name(Side.B)
                    + " " + b + " VP";
        }

        /** {@code B (Kiln Road Breakers) wins, 12 to 7 VP: the target of 12 VP is reached (VIC-5)}. */
        String text(Result result) {
            String verdict = result.winner().map(this::won).getOrElse("A draw, " + a + " to " + b + " VP");
            return names.paint().strong(verdict) + ": " + reason(result) + " " + names.cited(result.rule());
        }

        private String won(Side winner) {
            String score = winner == Side.A ? a + " to " + b : b + " to " + a;
            return winner + " (" + names.setup().team(winner) + ") wins, " + score + " VP";
        }

        private String reason(Result result) {
            if (result.rule().equals(RuleIds.VIC_5)) return "the target of " + target + " VP is reached";
            if (result.rule().equals(RuleIds.VIC_6))
                return "the last round is over, and "
                        + (result.winner().isDefined() && a == b
                                ? "the mission decides between equal VPs"
                                : "VPs decide");
            if (result.rule().equals(RuleIds.VIC_7)) return "the last round is over, and one side has no model left";
            if (result.rule().equals(RuleIds.VIC_8)) return "one side has no model left";
            return names.title(result.rule());
        }
    }
}
