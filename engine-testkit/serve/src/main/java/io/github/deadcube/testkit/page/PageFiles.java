package io.github.deadcube.testkit.page;

import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.InputStream;
import java.util.regex.Pattern;

/** The files of the page, by their addresses. */
public final class PageFiles {
    /** One folder without links: no address leads out of it. */
    private static final Pattern ADDRESS = Pattern.compile("/[a-z][a-z0-9-]{0,60}\\.[a-z]{2,4}");

    private static final String INDEX = "/index.html";
    private static final Map<String, String> TYPES = LinkedHashMap.of(
            ".html", "text/html; charset=utf-8",
            ".js", "text/javascript; charset=utf-8",
            ".css", "text/css; charset=utf-8",
            ".json", "application/manifest+json",
            ".svg", "image/svg+xml");

    private PageFiles() {}

    record PageFile(String text, String type) {}

    /** The file at the path of an address; none if the page has none. */
    static Option<PageFile> at(String path) {
        String name = path.equals("/") ? INDEX : path;
        if (!ADDRESS.matcher(name).matches()) return Option.none();
        return TYPES.find(type -> name.endsWith(type._1))
                .flatMap(type -> read(name).map(text -> new PageFile(text, type._2)));
    }

    /**
     * The scripts and style sheets of the page, its texts in other languages, its icon and what browsers that install
     * it read, by their names: what stands beside {@link SinglePage#ofHost}.
     */
    public static Map<String, String> all() {
        return SinglePage.modules()
                .appendAll(SinglePage.sheets())
                .appendAll(languages().map(code -> code + ".json"))
                .append("icon.svg")
                .append("manifest.json")
                .foldLeft(LinkedHashMap.empty(), (all, name) -> all.put(name, SinglePage.file("/" + name)));
    }

    /** The codes of the languages in which the page has texts; in English they stand in its files. */
    static Vector<String> languages() {
        return Language.all().tail().map(Language::code);
    }

    /** The text of a file, such as {@code /main.js}; none if the page has none. */
    static Option<String> read(String name) {
        InputStream in = PageFiles.class.getResourceAsStream(name.substring(1));
        return in == null ? Option.none() : Option.some(TextFile.packaged(in, name));
    }
}
