package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** GEO-7: which options a click on a cube or a half-cube finds. */
class PickPageTest extends OneBrowser {
    private static final String MATCHING = """
            const [of, cube, done] = arguments;
            import("./options.js").then(({ matching }) => done(matching([{ cube: of, verb: "advance" }], { cube }).length));
            """;

    @ParameterizedTest
    @CsvSource({"c4w:2, c4w:2, 1", "c4w:2, c4:2, 1", "c4:2, c4:2, 1", "c4w:2, c4e:2, 0", "c4w:2, c4w, 0"})
    void aClickFindsWhatLeadsThere(String cube, String picked, long found) {
        browser.opens(host.address());
        assertThat(browser.waitsForScript(MATCHING, cube, picked)).isEqualTo(found);
    }
}
