package io.github.deadcube.testkit.cli.look;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Rulebook.Revised;
import io.github.deadcube.api.shared.EditionNames;
import io.github.deadcube.testkit.cli.command.PrintableText.Wrapped;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** A case to begin with: the rule as a comment, and a small board on which two models can meet. */
final class CaseTemplate {
    private static final int WIDTH = 100;

    private CaseTemplate() {}

    static String of(RuleId rule) {
        Vector<String> text = Wrapped.of("# " + rule.text(), WIDTH, "# ");
        return "# " + rule + " " + rule.title() + "\n"
                + text.map(line -> line + "\n").mkString()
                + "case " + rule + ": say in one sentence what this case shows\n"
                + edition(rule).map(name -> "edition " + name + "\n").getOrElse("")
                + """
                board 4 x 4 x 2
                A1 RA 5+ FI 5+ SV 5+ HP 2, rifle R5, blade CC, %sat b2
                B1 RA 5+ FI 5+ SV 5+ HP 2, rifle R5, blade CC, at c3
                play
                A1 activate
                expect asks A: activation, offers A1 advance
                A1 shoot rifle at B1; dice A 6 1 1 1 1 | B 1 1 1
                expect B1 damage 1
                """.replace("%s", rule.id().matches("(R25-)?I-.*") ? "carries " + rule + ", " : "");
    }

    /** The edition that a chapter of its own changes; none for the rules of all editions. */
    private static Option<String> edition(RuleId rule) {
        if (Revised.rules().contains(rule)) return Option.some(EditionNames.REVISED);
        return Option.when(rule.chapter().equals(RuleIds.LIV_PIN.chapter()), EditionNames.LIVING);
    }
}
