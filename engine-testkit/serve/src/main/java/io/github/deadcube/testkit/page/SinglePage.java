package io.github.deadcube.testkit.page;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.shared.Lines;
import io.github.deadcube.core.support.Sha256;
import io.github.deadcube.testkit.analysis.GameAnalysis;
import io.github.deadcube.testkit.serve.JsonObject;
import io.github.deadcube.testkit.serve.RecordedGame;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page as one HTML file that needs no other file and no network. */
public final class SinglePage {
    private static final Pattern SHEET = Pattern.compile("<link rel=\"stylesheet\" href=\"([a-z-]+\\.css)\">\n?");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import .*\n");
    private static final Pattern EXPORT = Pattern.compile("(?m)^export ");
    private static final String SCRIPT = "<script type=\"module\" src=\"main.js\"></script>";
    private static final String ICON = "href=\"icon.svg\"";
    private static final String MANIFEST = "<link rel=\"manifest\" href=\"manifest.json\">\n";
    private static final String ENGINE = "<meta name=\"engine\" content=\"http\">";

    private SinglePage() {}

    /**
     * The page that replays a game, the same for the same game. Its reader sees what both sides see, and nothing that
     * was hidden from both ({@link io.github.deadcube.core.support.Viewer#EVERYBODY}), also while the game goes on.
     *
     * @param language of the game's story and of the page
     * @throws IllegalArgumentException if a rule forbids an input, with the message of {@link Rules#play}
     */
    public static String ofGame(String name, Rules rules, GameState begin, Seq<Input> inputs, Language language) {
        return ofDocument(name, RecordedGame.document(name, rules, begin, inputs, language), language);
    }

    /**
     * The page that replays a game with its analysis, which tells what both sides knew.
     *
     * @param continued the command that plays on before the input of a number
     */
    public static String ofAnalysedGame(
            String name,
            Rules rules,
            GameState begin,
            GameAnalysis analysis,
            IntFunction<String> continued,
            Language language) {
        return ofDocument(name, RecordedGame.analysed(name, rules, begin, analysis, continued, language), language);
    }

    private static String ofDocument(String name, String document, Language language) {
        String page = inlined("record", "", "application/json", data(document), languages(LinkedHashMap.empty()));
        page = once(page, "<html lang=\"en\">", "<html lang=\"" + language.code() + "\">");
        return once(page, "<title>Deadcube</title>", "<title>" + escaped(name) + "</title>");
    }

    /**
     * The page with the engine within it, which plays without a server.
     *
     * @param worker the script of a classic worker that answers the messages of the page
     * @param texts what the engine says in other languages, by their codes
     */
    public static String ofEngine(String worker, Map<String, String> texts) {
        if (worker.contains("</script")) throw new IllegalArgumentException("the script ends its own element");
        return inlined("worker", "worker-src blob:; ", "text/plain", worker, languages(texts));
    }

    /** The page for a static host that has {@code worker.js} beside the page. */
    public static String ofHost() {
        String policy =
                "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
                        + "img-src 'self' data:; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
                        + "form-action 'none'";
        return once(file("/index.html"), ENGINE, head(policy, "worker"));
    }

    private static String head(String policy, String kind) {
        return "<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\">\n"
                + ENGINE.replace("http", kind);
    }

    /** The texts of all languages, as the script {@code language.js} reads them. */
    private static String languages(Map<String, String> engine) {
        JsonObject all = new JsonObject();
        for (String code : PageFiles.languages()) {
            JsonObject one = JsonObject.of("page", new JsonObject.Raw(file("/" + code + ".json")));
            engine.get(code).forEach(texts -> one.put("engine", texts));
            all.put(code, one);
        }
        return "<script type=\"application/json\" id=\"languages\">" + data(all.line()) + "</script>\n";
    }

    /** A document within an element of HTML. */
    private static String data(String document) {
        return document.replace("<", "\\u003c");
    }

    private static String inlined(String kind, String more, String type, String data, String languages) {
        String index = file("/index.html");
        String style = "\n" + sheets().map(sheet -> file("/" + sheet)).mkString();
        String script = "\n" + script();
        // What a page of another's game contains runs nothing: only these two texts may.
        String policy = "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; " + more
                + "style-src '" + hash(style) + "'; script-src '" + hash(script) + "'";
        String element = "<script type=\"" + type + "\" id=\"" + (kind.equals("record") ? "record" : "engine") + "\">"
                + data + "</script>";
        String page = once(SHEET.matcher(index).replaceAll(""), MANIFEST, "");
        page = once(page, ICON, "href=\"data:image/svg+xml;base64," + base64(file("/icon.svg")) + "\"");
        page = once(page, ENGINE, head(policy, kind) + "\n<style>" + style + "</style>");
        return once(page, SCRIPT, element + "\n" + languages + "<script type=\"module\">" + script + "</script>");
    }

    /** All modules as one: imports and exports are left out. */
    private static String script() {
        String all = modules().map(module -> file("/" + module)).mkString();
        return EXPORT.matcher(IMPORT.matcher(all).replaceAll("")).replaceAll("");
    }

    /** The names of the scripts, in an order in which each stands after those that it imports. */
    static Vector<String> modules() {
        return Vector.ofAll(Lines.lines(file("/modules.txt")));
    }

    static Vector<String> sheets() {
        return Vector.ofAll(SHEET.matcher(file("/index.html")).results().map(sheet -> sheet.group(1)));
    }

    static String file(String name) {
        return PageFiles.read(name).getOrElseThrow(() -> new IllegalStateException("the page has no " + name));
    }

    private static String once(String page, String part, String other) {
        if (!page.contains(part)) throw new IllegalStateException("index.html has no " + part);
        return page.replaceFirst(Pattern.quote(part), Matcher.quoteReplacement(other));
    }

    /** Text for an element of HTML. */
    public static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String hash(String text) {
        return "sha256-" + Base64.getEncoder().encodeToString(Sha256.hash(text));
    }
}
