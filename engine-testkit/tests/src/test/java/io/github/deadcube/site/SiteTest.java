package io.github.deadcube.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site without what takes long: every internal link of the guides leads to a page and a place in it. */
class SiteTest {
    private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..", "..");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void everyLinkOfTheGuidesLeadsSomewhere() throws IOException {
        new Site(ROOT.toRealPath(), folder).pages(Vector.empty());
        Links links = new Links(folder);
        assertThat(links.broken()).isEmpty();
        assertThat(links.checked()).isGreaterThan(500);
        assertThat(read("architecture.html")).contains("class=\"layers\"").doesNotContain("flowchart");
        assertThat(read("index.js")).contains("[\"protocol.html#");
    }

    @Test
    void aLinkThatLeadsNowhereIsNamed() throws IOException {
        Files.writeString(folder.resolve("other.html"), "<p id=\"there\">");
        Files.writeString(
                folder.resolve("page.html"),
                "<p id=\"here\"><a href=\"#here\"></a><a href='other.html#there'></a>"
                        + "<a href=\"#missing\"></a><a href=\"other.html#gone\"></a><img src=\"no.svg\"><a "
                        + "href=\"https://example.org/x\"></a>");
        assertThat(new Links(folder).broken())
                .containsExactly("page.html: #missing", "page.html: other.html#gone", "page.html: no.svg");
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name), StandardCharsets.UTF_8);
    }
}
