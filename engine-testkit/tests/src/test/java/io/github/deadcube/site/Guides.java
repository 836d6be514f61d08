package io.github.deadcube.site;

import static java.util.Objects.requireNonNull;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * The pages in Markdown of the project, as pages of the site. Links between them lead to pages, links to other files to
 * copies of them.
 */
final class Guides {
    private static final java.util.List<Extension> EXTENSIONS =
            java.util.List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final HtmlRenderer HTML =
            HtmlRenderer.builder().extensions(EXTENSIONS).build();
    private static final TextContentRenderer TEXT =
            TextContentRenderer.builder().extensions(EXTENSIONS).build();

    private final Path root;
    private final SiteFolder site;
    /** The address of the page of each file. */
    private final Map<Path, String> addresses;

    private Guides(Path root, SiteFolder site, Map<Path, String> addresses) {
        this.root = root;
        this.site = site;
        this.addresses = addresses;
    }

    /** The guides of a project, for a site. */
    static Guides of(Path root, SiteFolder site) throws IOException {
        Map<Path, String> addresses = LinkedHashMap.of(root.resolve("README.md"), "index.html");
        addresses = addresses.put(root.resolve("CHANGELOG.md"), "changelog.html");
        for (Path guide : markdown(root.resolve(".github")))
            addresses = addresses.put(
                    guide,
                    guide.getFileName().toString().toLowerCase(Locale.ROOT).replaceFirst("md$", "html"));
        for (String folder : Vector.of("engine-api", "engine-core", "engine-testkit"))
            for (Path guide : markdown(root.resolve(folder))) {
                String module = requireNonNull(guide.getParent()).getFileName().toString();
                addresses = addresses.put(guide, (module.equals(folder) ? "" : "engine-") + module + ".html");
            }
        return new Guides(root, site, addresses);
    }

    private static Vector<Path> markdown(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return Vector.ofAll(files.filter(file -> file.toString().endsWith(".md")
                            && !file.toString().contains("/target/")
                            && !file.toString().contains("/src/")))
                    .sorted();
        }
    }

    /** The addresses and titles of the guides below a folder of the project, in the order of their files. */
    Vector<Tuple2<String, String>> below(String folder) {
        return Vector.ofAll(addresses)
                .filter(page -> page._1().startsWith(root.resolve(folder)))
                .map(page -> Tuple.of(page._2(), title(parsed(page._1()))));
    }

    /** Writes all pages. */
    void write() {
        addresses.forEach(this::write);
    }

    private void write(Path file, String address) {
        Node tree = parsed(file);
        for (Section section : sections(tree)) site.found(address + section.anchor(), section.title(), section.text());
        tree.accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                link.setDestination(address(file, link.getDestination()));
                visitChildren(link);
            }

            @Override
            public void visit(Image image) {
                image.setDestination(address(file, image.getDestination()));
            }
        });
        site.page(
                address,
                title(tree),
                ModulePicture.drawn(HTML.render(tree))
                        .replace("<table>", "<div class=\"wide\"><table>")
                        .replace("</table>", "</table></div>"));
    }

    /** A link as the site has it. One to a file that is no page leads to a copy. */
    private String address(Path from, String link) {
        if (link.matches("[a-z]+:.*") || link.startsWith("#")) return link;
        String[] parts = link.split("#", 2);
        Path file = from.resolveSibling(parts[0]).normalize();
        String anchor = parts.length > 1 ? "#" + parts[1] : "";
        return addresses.get(file).getOrElse(() -> site.copy(root, file)) + anchor;
    }

    private static Node parsed(Path file) {
        try {
            return PARSER.parse(Files.readString(file, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static String title(Node tree) {
        return sections(tree).head().title();
    }

    /**
     * A heading with the text up to the next one.
     *
     * @param anchor the part of the address after the page, empty for the first heading
     */
    private record Section(String anchor, String title, String text) {}

    private static Vector<Section> sections(Node tree) {
        Vector<Section> sections = Vector.empty();
        for (Node node = tree.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading) {
                String id = HTML.render(node).replaceFirst("(?s).*? id=\"([^\"]*)\".*", "$1");
                sections = sections.append(new Section(sections.isEmpty() ? "" : "#" + id, TEXT.render(node), ""));
            } else if (sections.nonEmpty()) {
                Section last = sections.last();
                sections = sections.init()
                        .append(new Section(
                                last.anchor(),
                                last.title(),
                                last.text() + " " + TEXT.render(node).replace('\n', ' ')));
            }
        }
        return sections;
    }
}
