package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.rule.Rulebook.Passage;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.book.CaseNarration;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.script.Playback;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.PrintWriter;

/** Tells cases: the table before and after, and between them what happens, with the dice. */
final class CaseTelling {
    private static final int WIDTH = 100;

    private final PrintWriter out;

    CaseTelling(PrintWriter out) {
        this.out = out;
    }

    /** Tells each script that {@link RuleCase#run} played; a script that does not hold up to its failure. */
    void tell(RuleCase one, Vector<Either<RuleCase.Failure, Playback>> played) {
        out.println(one);
        for (int i = 0; i < played.size(); i++) {
            if (i > 0) out.println();
            if (played.size() > 1) out.println(title(one, i));
            tell(played.get(i));
        }
        out.println();
    }

    private static String title(RuleCase one, int number) {
        int scripts = one.scripts().size();
        String edition = "edition " + one.editions().get(number / scripts);
        return "  " + edition + (scripts == 1 ? "" : ", script " + (number % scripts + 1) + " of " + scripts) + ":";
    }

    private void tell(Either<RuleCase.Failure, Playback> played) {
        played.toOption()
                .orElse(played.swap().toOption().flatMap(RuleCase.Failure::played))
                .forEach(script -> {
                    board(script.begin().position());
                    CaseNarration.of(script, CaseTelling::refusal).forEach(line -> out.println("  " + line));
                });
        played.peek(whole -> board(whole.state().position())).peekLeft(out::println);
    }

    private static Option<String> refusal(Playback.Moment moment) {
        return moment.refusal().map(refusal -> {
            String basis =
                    refusal.rule().passages().flatMap(Passage::basis).distinct().mkString(" [", ", ", "]");
            return moment.statement() + ": " + refusal + basis;
        });
    }

    private void board(Position position) {
        TextDrawing.of(position, TextStyle.NONE, WIDTH).lines().forEach(line -> out.println("    " + line));
    }
}
