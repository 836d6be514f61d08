package io.github.deadcube.testkit.cli.rules;

import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;

/** A rule as lines that fit a terminal. */
final class Wrapped {
    private static final int WIDTH = 80;
    private static final String INDENT = "  ";

    private Wrapped() {}

    static Vector<String> told(RuleId rule, HouseRulebook book) {
        Vector<String> lines = Vector.of(rule + "  " + book.title(rule));
        StringBuilder line = new StringBuilder(INDENT);
        for (String word : book.text(rule).split(" ", -1)) {
            if (line.length() > INDENT.length() && line.length() + 1 + word.length() > WIDTH) {
                lines = lines.append(line.toString());
                line = new StringBuilder(INDENT);
            }
            line.append(line.length() > INDENT.length() ? " " : "").append(word);
        }
        return lines.append(line.toString());
    }
}
