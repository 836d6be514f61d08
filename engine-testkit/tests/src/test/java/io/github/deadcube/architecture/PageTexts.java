package io.github.deadcube.architecture;

import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The templates of the page, from its scripts and its file of HTML, and texts that seem to reach people without being
 * told in their language.
 */
final class PageTexts {
    private static final Path FOLDER =
            Path.of(System.getProperty("basedir", "."), "../serve/src/main/resources/io/github/deadcube/testkit/page");
    private static final String HTML = "index.html";
    /** The script that tells the others' texts, and that of the templates: their errors are for programmers. */
    private static final Vector<String> TELLERS = Vector.of("language.js", "message.js");

    private static final Pattern TOLD = Pattern.compile("\\btold(?:Parts)?\\($");
    private static final Pattern CALLS = Pattern.compile("\\btold(?:Parts)?\\((?!\\s*\")");
    /** Words with a space between them, a word that begins with a capital, or words beside code. */
    private static final Pattern PROSE =
            Pattern.compile("[A-Za-z]{2,},? [A-Za-z]{2,}|^[A-Z][a-z]+|: \0|\0: |\0 [a-z]{2,}|[a-z]{2,} \0");
    /** Names of classes, words of the notation and of the protocol, and scores. Code is … here. */
    private static final Set<String> WORDS_OF_PROGRAMS = Set.of(
            "command dice",
            "command …",
            "die failure",
            "figure …………",
            "finding …",
            "half height",
            "full height",
            "left edge",
            "north edge",
            "east edge",
            "south edge",
            "west edge",
            "right edge",
            "result …",
            "round …",
            "set up",
            "success again",
            "the feet",
            "thing …",
            "zone …",
            "… : …",
            "… deploy",
            "… deploy …",
            "… scale(…)",
            "… spot …",
            "… step …");

    /** Before names of classes, selectors, keys of a keyboard, words of the notation, types of errors, patterns. */
    private static final Pattern NO_PROSE =
            Pattern.compile("(?:\\b(?:class|kind):[^,}]*|[!=]==|notation:|const choice = .*|\\b(?:matches|closest|"
                    + "querySelector|querySelectorAll|endsWith|RegExp|new Error)\\()$");

    private static final Pattern TEXT_OF_HTML = Pattern.compile("(?<=>)[^<>]*[A-Za-z][^<>]*(?=<)");
    private static final Pattern ATTRIBUTE = Pattern.compile("(?:title|aria-label|placeholder)=\"([^\"]+)\"");
    /** A name, or what is shown where no script runs. */
    private static final Pattern NOT_TOLD =
            Pattern.compile("(?s)<head>.*</head>|<h1 translate=\"no\">[^<]*</h1>|<noscript>.*?</noscript>");

    private PageTexts() {}

    static String script(String name) {
        return TextFile.read(FOLDER.resolve(name)).get();
    }

    /** The templates, with the files that have them. */
    static Map<String, Set<String>> templates() {
        Map<String, Set<String>> templates = new TreeMap<>();
        for (String name : scripts())
            for (ScriptTexts.Text text : ScriptTexts.of(script(name)))
                if (TOLD.matcher(text.before()).find()) add(templates, plain(text.text()), name);
        String html = NOT_TOLD.matcher(script(HTML)).replaceAll("");
        for (MatchResult text : TEXT_OF_HTML.matcher(html).results().toList())
            add(templates, text.group().strip(), HTML);
        for (MatchResult text : ATTRIBUTE.matcher(html).results().toList()) add(templates, text.group(1), HTML);
        return templates;
    }

    private static void add(Map<String, Set<String>> templates, String template, String file) {
        templates.computeIfAbsent(template, first -> new TreeSet<>()).add(file);
    }

    private static String plain(String written) {
        return written.replace("\\\"", "\"").replace("\\n", "\n").replace("\\\\", "\\");
    }

    /** Texts of the page that look like prose and are not told, and calls whose template is no constant. */
    static Vector<String> untold() {
        return scripts().removeAll(TELLERS).flatMap(name -> untold(name, script(name)));
    }

    static Vector<String> untold(String name, String script) {
        Vector<String> texts = Vector.ofAll(ScriptTexts.of(script))
                .filter(text -> TOLD.matcher(text.before()).find() ? !text.constant() : looksLikeProse(text))
                .map(text -> name + ", line " + text.line() + ": " + shown(text));
        Vector<String> calls = Vector.ofAll(CALLS.matcher(script).results())
                .map(call -> name + ": a template is a text in quotes: "
                        + script.substring(call.start()).lines().findFirst().orElse(""));
        return texts.appendAll(calls);
    }

    private static boolean looksLikeProse(ScriptTexts.Text text) {
        return PROSE.matcher(text.text()).find()
                && !NO_PROSE.matcher(lastLine(text.before())).find()
                && !WORDS_OF_PROGRAMS.contains(shown(text));
    }

    private static String shown(ScriptTexts.Text text) {
        return text.text().replace(ScriptTexts.CODE, '…');
    }

    private static String lastLine(String code) {
        return code.substring(code.lastIndexOf('\n') + 1).strip();
    }

    private static Vector<String> scripts() {
        return Vector.ofAll(script("modules.txt").lines());
    }
}
