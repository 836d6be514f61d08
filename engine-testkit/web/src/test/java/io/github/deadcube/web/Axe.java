package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The accessibility of a page, as axe-core finds it. */
final class Axe {
    private static final String RUN = """
            const done = arguments[0];
            const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
            axe.run(document, { runOnly: { type: "tag", values: tags } }).then(({ violations, passes }) => done([passes.length,
                ...violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html + " " + node.failureSummary).join(" | ")}`)]));
            """;

    private Axe() {}

    /** @param what the page shows */
    static void findsNothing(PageBrowser browser, String what) {
        browser.runs(script());
        List<?> found = (List<?>) browser.waitsForScript(RUN);
        assertThat((Long) found.get(0)).as("rules of axe that hold: " + what).isPositive();
        assertThat(found.subList(1, found.size())).as(what).isEmpty();
    }

    private static String script() {
        try (InputStream script = Axe.class.getResourceAsStream("/axe.min.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
