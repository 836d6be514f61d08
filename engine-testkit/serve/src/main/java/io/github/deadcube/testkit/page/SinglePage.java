package io.github.deadcube.testkit.page;

import io.github.deadcube.api.shared.Lines;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page as one HTML file that needs no other file and no network. */
public final class SinglePage {
    private static final Pattern SHEET = Pattern.compile("<link rel=\"stylesheet\" href=\"([a-z-]+\\.css)\">\n?");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import .*\n");
    private static final Pattern EXPORT = Pattern.compile("(?m)^export ");
    private static final String SCRIPT = "<script type=\"module\" src=\"main.js\"></script>";
    private static final String ENGINE = "<meta name=\"engine\" content=\"http\">";

    private SinglePage() {}

    /** The page that replays a game; {@link io.github.deadcube.testkit.serve.RecordedGame} writes the document. */
    public static String ofRecord(String title, String document) {
        String index = file("/index.html");
        String style = "\n"
                + SHEET.matcher(index)
                        .results()
                        .map(sheet -> file("/" + sheet.group(1)))
                        .reduce("", String::concat);
        String script = "\n" + script();
        // What a page of another's game contains runs nothing: only these two texts may.
        String policy = "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; style-src '"
                + hash(style) + "'; script-src '" + hash(script) + "'";
        String head = "<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\">\n"
                + ENGINE.replace("http", "record");
        String data =
                "<script type=\"application/json\" id=\"record\">" + document.replace("<", "\\u003c") + "</script>";
        String page = SHEET.matcher(index).replaceAll("");
        page = once(page, ENGINE, head + "\n<style>" + style + "</style>");
        page = once(page, "<title>Deadcube</title>", "<title>" + escaped(title) + "</title>");
        return once(page, SCRIPT, data + "\n<script type=\"module\">" + script + "</script>");
    }

    /** All modules as one: imports and exports are left out. */
    private static String script() {
        StringBuilder all = new StringBuilder();
        for (String module : Vector.ofAll(Lines.of(file("/modules.txt"))))
            all.append(EXPORT.matcher(IMPORT.matcher(file("/" + module)).replaceAll(""))
                    .replaceAll(""));
        return all.toString();
    }

    private static String file(String name) {
        return PageFiles.read(name).getOrElseThrow(() -> new IllegalStateException("the page has no " + name));
    }

    private static String once(String page, String part, String other) {
        if (!page.contains(part)) throw new IllegalStateException("index.html has no " + part);
        return page.replaceFirst(Pattern.quote(part), Matcher.quoteReplacement(other));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
