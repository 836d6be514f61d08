package io.github.deadcube.site;

import static io.github.deadcube.site.SiteFolder.escaped;

import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.cli.Main;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes the site, which opens from its folder without a server. */
public final class Site {
    private static final Vector<String> PLAYED = Vector.of("patrol", "breakout", "sabotage");

    private final Path root;
    private final SiteFolder site;

    Site(Path root, Path folder) {
        this.root = root;
        this.site = new SiteFolder(folder);
    }

    /** The program. */
    @Command(
            name = "site",
            header = "Writes the site: guides, Javadoc, the book of rules, schemas, tables and replays.",
            description = {
                "Writes the site, which opens without a server: the guides, one Javadoc of all modules, the book of "
                        + "rules, JSON Schemas, tables, replays"
                        + " and a search.",
                "Ends with code 1 if an internal link leads nowhere."
            })
    public static final class SiteCommand implements Callable<Integer> {
        @Option(
                names = "--folder",
                paramLabel = "FOLDER",
                defaultValue = "target/site",
                description = "Where it is written. Default: ${DEFAULT-VALUE}.")
        private Path folder = Path.of("");

        @Override
        public Integer call() throws IOException {
            return new Site(
                            Path.of("..", "..").toRealPath(),
                            folder.toAbsolutePath().normalize())
                    .write();
        }
    }

    private int write() throws IOException {
        pages(Vector.of(
                Tuple.of("book.html", "The rules"),
                Tuple.of("gallery.html", "Tables and replays"),
                Tuple.of("schemas.html", "JSON Schemas"),
                Tuple.of("api/index.html", "Javadoc")));
        Main.main(new String[] {"rules", "--html", site.path("book.html").toString()});
        gallery();
        ApiPages.write(root, site.path("api"));
        index();
        Links links = new Links(site.path(""));
        Vector<String> broken = links.broken();
        broken.forEach(System.err::println);
        System.out.println(site.path("index.html") + ": " + links.checked() + " links, " + broken.size() + " broken");
        return broken.isEmpty() ? 0 : 1;
    }

    /** Writes the guides and the schemas. The reference is what else the contents of each page name. */
    void pages(Vector<Tuple2<String, String>> reference) throws IOException {
        Guides guides = Guides.of(root, site);
        site.contents("Start", Vector.of(Tuple.of("index.html", "Deadcube")));
        site.contents("Guides", guides.below(".github"));
        site.contents("Reference", reference.append(Tuple.of("changelog.html", "Changelog")));
        site.contents(
                "Modules",
                guides.below("engine-api")
                        .appendAll(guides.below("engine-core"))
                        .appendAll(guides.below("engine-testkit")));
        guides.write();
        schemas();
        site.finish();
    }

    private void schemas() {
        StringBuilder body = new StringBuilder(
                "<h1>JSON Schemas</h1>\n<p>The documents of <a href=\"protocol.html\">the protocol</a> and of the "
                        + "Java class <code>Json</code>.</p>\n");
        Vector<Path> files = files(root.resolve("engine-testkit/tests/src/test/resources/json"), ".schema.json")
                .append(root.resolve("engine-testkit/serve/src/main/resources/io/github/deadcube/testkit/"
                        + "clients/answer.schema.json"));
        for (Path file : files) {
            String name = String.valueOf(file.getFileName());
            String id = name.replace(".schema.json", "");
            String text = read(file);
            site.text("schemas/" + name, text);
            site.found("schemas.html#" + id, "Schema " + id, "");
            body.append("<h2 id=\"")
                    .append(id)
                    .append("\">")
                    .append(id)
                    .append("</h2>\n<p><a href=\"schemas/")
                    .append(name)
                    .append("\">")
                    .append(name)
                    .append("</a></p>\n<details><summary>Show it</summary><pre>")
                    .append(escaped(text))
                    .append("</pre></details>\n");
        }
        site.page("schemas.html", "JSON Schemas", body.toString());
    }

    private void gallery() throws IOException {
        StringBuilder body = new StringBuilder("""
                <h1>Tables and replays</h1>
                <h2 id="replays">Replays</h2>
                <p>Games between two <code>simple</code> bots, as an audience may see them.</p>
                <ul>
                """);
        for (String scenario : PLAYED) {
            Path record = Files.createTempFile("deadcube", ".txt");
            Files.delete(record);
            Path page = site.path("replays/" + scenario + ".html");
            Files.createDirectories(page.resolveSibling("."));
            Main.main(new String[] {
                "play",
                "--bots",
                "simple,simple",
                "--seed",
                "7",
                "--scenario",
                scenario,
                "--quiet",
                "--record",
                record.toString()
            });
            Main.main(new String[] {"replay", record.toString(), "--html", page.toString()});
            Files.delete(record);
            body.append("<li><a href=\"replays/")
                    .append(scenario)
                    .append(".html\">")
                    .append(scenario)
                    .append("</a></li>\n");
            site.found("replays/" + scenario + ".html", "Replay " + scenario, "A game between two bots");
        }
        body.append("</ul>\n<h2 id=\"tables\">Tables</h2>\n<p>The battlefields that ship. Each opens as a drawing of "
                + "its own.</p>\n<div class=\"tables\">\n");
        for (NamedBattlefield table : NamedBattlefield.shipped()) {
            String name = table.name();
            String file = "tables/" + name.toLowerCase(java.util.Locale.ROOT).replace(' ', '-') + ".svg";
            site.text(file, BattlefieldDrawings.svg(table));
            body.append("<figure><a href=\"")
                    .append(file)
                    .append("\"><img src=\"")
                    .append(file)
                    .append("\" alt=\"")
                    .append(escaped(name))
                    .append("\"></a><figcaption>")
                    .append(escaped(name))
                    .append("</figcaption></figure>\n");
            site.found("gallery.html#tables", "Table " + name, "A battlefield that ships");
        }
        site.page("gallery.html", "Tables and replays", body.append("</div>\n").toString());
    }

    /** Lets the search find rules and types, too. */
    private void index() {
        Rulebook.all()
                .forEach(rule -> site.found("book.html#" + rule.id(), rule.id() + " " + rule.title(), rule.text()));
        Path api = site.path("api");
        for (Path page : files(api, ".html")) {
            String name = String.valueOf(page.getFileName()).replace(".html", "");
            if (Character.isUpperCase(name.charAt(0))
                    && page.toString().contains("deadcube")
                    && !page.toString().contains("class-use"))
                site.found(
                        "api/" + api.relativize(page),
                        name,
                        String.valueOf(api.relativize(page.getParent()))
                                .replaceFirst("^[^/]*/", "")
                                .replace('/', '.'));
        }
        site.finish();
    }

    private static Vector<Path> files(Path folder, String end) {
        try (Stream<Path> files = Files.walk(folder)) {
            return Vector.ofAll(files.filter(file -> file.toString().endsWith(end)))
                    .sorted();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
