package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.book.CaseNarration;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.script.Playback;
import io.vavr.collection.Vector;
import java.io.PrintWriter;

/** Tells cases: the table before and after, and between them what happens, with the dice. */
final class CaseTelling {
    private static final int WIDTH = 100;

    private final PrintWriter out;

    CaseTelling(PrintWriter out) {
        this.out = out;
    }

    void tell(RuleCase one, Vector<Playback> played) {
        out.println(one);
        played.forEach(this::tell);
        out.println();
    }

    private void tell(Playback played) {
        board(played.begin().position());
        CaseNarration.of(played).forEach(line -> out.println("  " + line));
        for (Playback.Moment moment : played.moments()) moment.refusal().forEach(refusal -> refused(moment, refusal));
        board(played.state().position());
    }

    private void refused(Playback.Moment moment, Rejection refusal) {
        String basis =
                refusal.rule().passages().flatMap(Passage::basis).distinct().mkString(" [", ", ", "]");
        out.println("  " + moment.statement() + ": " + refusal + basis);
    }

    private void board(Position position) {
        TextDrawing.of(position, TextStyle.NONE, WIDTH).lines().forEach(line -> out.println("    " + line));
    }
}
