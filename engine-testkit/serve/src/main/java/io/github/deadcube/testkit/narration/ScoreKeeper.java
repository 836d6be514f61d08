package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.vavr.collection.List;
import java.util.function.Consumer;

/** Reports only the score after each round and the result. Serves one match. */
public final class ScoreKeeper {
    private final Scoreboard score;
    private final Consumer<Told> lines;

    /** Reports in English. */
    public ScoreKeeper(Position begin, TextStyle paint, Consumer<String> lines) {
        this(begin, paint, Language.ENGLISH, lines);
    }

    public ScoreKeeper(Position begin, TextStyle paint, Language language, Consumer<String> lines) {
        this.score = new Scoreboard(new NarrationNames(begin.game().setup(), paint), begin);
        this.lines = line -> lines.accept(line.told(language));
    }

    public void tell(List<Event> events) {
        events.forEach(this::tell);
    }

    private void tell(Event event) {
        if (event instanceof Event.Scored scored) score.scored(scored);
        if (event instanceof Event.RoundBegan began) {
            if (score.begun()) lines.accept(score.words());
            score.began(began);
        }
        if (event instanceof Event.Ended ended) {
            lines.accept(score.words());
            lines.accept(score.words(ended.result()));
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
        Sentence words() {
            return Sentence.of(
                    "Score after round {round}: {side} {points} VP, {other} {others} VP",
                    round,
                    names.name(Side.A),
                    a,
                    names.name(Side.B),
                    b);
        }

        /** {@code B (Kiln Road Breakers) wins, 12 to 7 VP: the target of 12 VP is reached (VIC-5)}. */
        Sentence words(Result result) {
            Sentence verdict = result.winner()
                    .map(this::won)
                    .getOrElse(() -> Sentence.of("A draw, {points} to {others} VP", a, b));
            return Sentence.of(
                    "{verdict}: {reason} {citation}",
                    names.strong(verdict, ""),
                    reason(result),
                    names.cited(result.rule()));
        }

        private Sentence won(Side winner) {
            return Sentence.of(
                    "{side} ({team}) wins, {points} to {others} VP",
                    winner,
                    names.setup().team(winner),
                    winner == Side.A ? a : b,
                    winner == Side.A ? b : a);
        }

        private Told reason(Result result) {
            if (result.rule().equals(RuleIds.VIC_5)) return Sentence.of("the target of {target} VP is reached", target);
            if (result.rule().equals(RuleIds.VIC_6))
                return Sentence.of(
                        result.winner().isDefined() && a == b
                                ? "the last round is over, and the mission decides between equal VPs"
                                : "the last round is over, and VPs decide");
            if (result.rule().equals(RuleIds.VIC_7))
                return Sentence.of("the last round is over, and one side has no model left");
            if (result.rule().equals(RuleIds.VIC_8)) return Sentence.of("one side has no model left");
            return names.title(result.rule());
        }
    }
}
