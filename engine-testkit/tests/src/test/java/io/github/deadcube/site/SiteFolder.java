package io.github.deadcube.site;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;

/** The folder of a site: pages with the same frame, copies of files, and what a search finds. */
final class SiteFolder {
    private static final String PAGE = resource("page.html");

    private final Path folder;
    /** The addresses and titles of the contents, by their headings. */
    private Vector<Tuple2<String, Vector<Tuple2<String, String>>>> contents = Vector.empty();

    private Vector<String> index = Vector.empty();

    SiteFolder(Path folder) {
        this.folder = folder;
    }

    Path path(String address) {
        return folder.resolve(address);
    }

    /** Adds a part of the contents, which each page shows. Call it before the pages are written. */
    void contents(String heading, Vector<Tuple2<String, String>> pages) {
        contents = contents.append(Tuple.of(heading, pages));
    }

    /** Lets the search find a place of the site. */
    void found(String address, String title, String text) {
        index = index.append("[" + quoted(address) + "," + quoted(title) + ","
                + quoted(text.replaceAll("\\s+", " ").strip()) + "]");
    }

    void page(String address, String title, String body) {
        StringBuilder nav = new StringBuilder();
        contents.forEach(part -> {
            nav.append("<h2>").append(escaped(part._1())).append("</h2>\n<ul>\n");
            part._2()
                    .forEach(page -> nav.append("<li><a href=\"")
                            .append(page._1())
                            .append('"')
                            .append(page._1().equals(address) ? " aria-current=\"page\"" : "")
                            .append('>')
                            .append(escaped(page._2()))
                            .append("</a></li>\n"));
            nav.append("</ul>\n");
        });
        text(
                address,
                PAGE.replace("{{title}}", escaped(title))
                        .replace("{{contents}}", nav)
                        .replace("{{body}}", body));
    }

    /** Writes what all pages share; call it last. */
    void finish() {
        text("index.js", index.mkString("const INDEX = [\n", ",\n", "\n];\n"));
        text("style.css", resource("style.css"));
        text("search.js", resource("search.js"));
    }

    void text(String address, String text) {
        try {
            Path file = folder.resolve(address);
            Files.createDirectories(file.resolveSibling("."));
            Files.writeString(file, text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Copies a file of the project, or the files of a folder with a page that lists them. Returns the address; it leads
     * nowhere if there is no such file.
     */
    String copy(Path root, Path file) {
        String address = "files/" + root.relativize(file).toString().replace('\\', '/');
        try {
            if (Files.isRegularFile(file)) {
                Path to = folder.resolve(address);
                Files.createDirectories(to.resolveSibling("."));
                Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
            } else if (Files.isDirectory(file)) {
                StringBuilder list = new StringBuilder("<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>"
                        + escaped(String.valueOf(file.getFileName())) + "</title>\n<ul>\n");
                try (Stream<Path> files = Files.list(file)) {
                    for (Path each :
                            Vector.ofAll(files.filter(Files::isRegularFile)).sorted()) {
                        copy(root, each);
                        list.append("<li><a href=\"")
                                .append(each.getFileName())
                                .append("\">")
                                .append(each.getFileName())
                                .append("</a></li>\n");
                    }
                }
                text(address + "/index.html", list.append("</ul>\n").toString());
                return address + "/index.html";
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return address;
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    private static String quoted(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)).replace("</", "<\\/") + '"';
    }

    private static String resource(String name) {
        try (InputStream in = SiteFolder.class.getResourceAsStream("/site/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
