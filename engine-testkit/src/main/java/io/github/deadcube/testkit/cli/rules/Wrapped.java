package io.github.deadcube.testkit.cli.rules;

import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;

/** A rule as lines that fit a terminal. */
final class Wrapped {
    private static final int WIDTH = 80;
    private static final String INDENT = "  ";

    private Wrapped() {}

    static Vector<String> told(RuleId rule) {
        Vector<String> lines = Vector.of(rule + "  " + rule.title());
        StringBuilder line = new StringBuilder(INDENT);
        for (String word : rule.text().split(" ", -1)) {
            if (line.length() > INDENT.length() && line.length() + 1 + word.length() > WIDTH) {
                lines = lines.append(line.toString());
                line = new StringBuilder(INDENT);
            }
            line.append(line.length() > INDENT.length() ? " " : "").append(word);
        }
        return lines.append(line.toString());
    }
}
