package io.github.deadcube.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The texts in a script: each string and each template, with the code that stands before it. */
final class ScriptTexts {
    /** What stands for the code within a template. */
    static final char CODE = '\0';
    /** After these a slash begins a regular expression; after others it divides. */
    private static final Pattern BEFORE_EXPRESSION = Pattern.compile("(?:^|[=(,:\\[!&|?{};>]|\\breturn)$");

    private static final String EMPTY = "\"\"";

    private final String script;
    private final List<Text> found = new ArrayList<>();
    private int at;

    /**
     * @param before the code before it on its line and those above, without other texts
     * @param text as it is written, with its escapes
     * @param line from 1
     * @param constant whether no code stands within it
     */
    record Text(String before, String text, int line, boolean constant) {}

    private ScriptTexts(String script) {
        this.script = script;
    }

    static List<Text> of(String script) {
        ScriptTexts texts = new ScriptTexts(script);
        texts.code();
        return texts.found;
    }

    /** Reads to the end, or to the brace that ends the code within a template. */
    private void code() {
        StringBuilder before = new StringBuilder();
        int depth = 0;
        while (at < script.length()) {
            char c = script.charAt(at);
            if (script.startsWith("//", at)) to("\n", 0);
            else if (script.startsWith("/*", at)) to("*/", 2);
            else if (c == '/'
                    && BEFORE_EXPRESSION.matcher(before.toString().strip()).find()) {
                expression();
                before.append('/');
            } else if (c == '"' || c == '\'' || c == '`') {
                text(c, before.toString().strip());
                before.append(EMPTY);
            } else {
                if (c == '}' && depth-- == 0) return;
                if (c == '{') depth++;
                before.append(c);
                at++;
            }
        }
    }

    private void to(String end, int past) {
        int found = script.indexOf(end, at);
        at = found < 0 ? script.length() : found + past;
    }

    private void expression() {
        boolean set = false;
        for (at++; script.charAt(at) != '/' || set; at++)
            switch (script.charAt(at)) {
                case '\\' -> at++;
                case '[' -> set = true;
                case ']' -> set = false;
                default -> {}
            }
        at++;
    }

    private void text(char quote, String before) {
        int line =
                1 + (int) script.substring(0, at).chars().filter(c -> c == '\n').count();
        StringBuilder text = new StringBuilder();
        boolean constant = true;
        at++;
        while (script.charAt(at) != quote)
            if (script.charAt(at) == '\\') {
                text.append(script, at, at + 2);
                at += 2;
            } else if (quote == '`' && script.startsWith("${", at)) {
                text.append(CODE);
                constant = false;
                at += 2;
                code();
                at++;
            } else text.append(script.charAt(at++));
        at++;
        found.add(new Text(before, text.toString(), line, constant));
    }
}
