package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.bot.Bots;
import io.github.deadcube.testkit.duel.BotLevel;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The scripts of the page. A server sends them as modules; a replay contains all of them in one script, without their
 * imports and in the order of the list.
 */
class PageModulesTest {
    private static final Path FOLDER = Path.of("../serve/src/main/resources/io/github/deadcube/testkit/page");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import \\{ ([^}]+) \\} from \"\\./([\\w.]+)\";$");
    private static final Pattern EXPORT = Pattern.compile("(?m)^export (?:async )?(?:const|let|class|function) (\\w+)");
    private static final Pattern NAME =
            Pattern.compile("(?m)^(?:export )?(?:async )?(?:const|let|class|function) (\\w+)");
    private static final Pattern UNSAFE = Pattern.compile(
            "innerHTML|outerHTML|insertAdjacentHTML|document\\.write|\\beval\\b|new Function|DOMParser|text/html");
    /** XML alone, of which nothing comes into the page. */
    private static final String PARSES = "new DOMParser().parseFromString(text, \"application/xml\")";

    private static final Pattern INLINE =
            Pattern.compile("(?i)<style|\\sstyle=|\\son\\w+=|<script(?![^>]*\\ssrc=)|https?:");
    /** A script of its own, which the page does not contain. */
    private static final String WORKER = "service.js";

    private static final int MOST_LINES = 400;

    @Test
    void theListHasEveryModule() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".js") && !name.equals(WORKER)))
                    .containsExactlyInAnyOrderElementsOf(modules());
        }
    }

    @Test
    void aModuleComesAfterThoseThatItImports() {
        for (String module : modules()) {
            String text = text(module);
            assertThat(text.lines().filter(line -> line.startsWith("import")).count())
                    .as("imports of %s on one line each", module)
                    .isEqualTo(found(IMPORT, text).size());
            for (MatchResult imported : found(IMPORT, text)) {
                assertThat(modules().indexOf(imported.group(2)))
                        .as("%s imports %s", module, imported.group(2))
                        .isBetween(0, modules().indexOf(module) - 1);
                assertThat(found(EXPORT, text(imported.group(2))).map(export -> export.group(1)))
                        .as("%s imports from %s", module, imported.group(2))
                        .contains(imported.group(1).split(", "));
            }
        }
    }

    @Test
    void noNameIsThatOfAnotherModule() {
        Map<String, String> owners = HashMap.empty();
        for (String module : modules())
            for (MatchResult name : found(NAME, text(module))) {
                assertThat(owners.get(name.group(1)))
                        .as("%s of %s", name.group(1), module)
                        .isEmpty();
                owners = owners.put(name.group(1), module);
            }
        assertThat(owners).isNotEmpty();
    }

    /** The content security policy would stop them; names of teams and cards come from strangers. */
    @Test
    void noTextBecomesMarkupAndNothingIsInline() {
        for (String module : modules())
            assertThat(text(module).replace(PARSES, "")).as(module).doesNotContainPattern(UNSAFE);
        assertThat(text("index.html")).doesNotContainPattern(INLINE);
    }

    /** The form of a new game says what each level is, and offers no bot twice. */
    @Test
    void eachLevelHasADescription() {
        BotLevel.ALL.forEach(level -> assertThat(text("pilot.js"))
                .contains("\"" + level.name() + "\": told(\"Level " + level.number() + " – "));
        assertThat(text("pilot.js")
                        .replaceAll("(?s).*PLAIN = \\[|].*", "")
                        .replace("\"", "")
                        .split(", "))
                .containsExactlyInAnyOrderElementsOf(Bots.NAMES);
    }

    /** The heading of a question is in words, whatever is asked. */
    @Test
    void eachPurposeHasWords() {
        for (Prompt.Purpose purpose : Prompt.Purpose.values())
            assertThat(text("asking.js"))
                    .containsPattern("\n  \"?" + purpose.toString().replace(' ', '-') + "\"?: told\\(\"[^\"]+\"\\),");
    }

    @Test
    void modulesAreSmall() {
        for (String module : modules())
            assertThat(text(module).lines().count()).as(module).isLessThanOrEqualTo(MOST_LINES);
    }

    @Test
    void thePageOffersTheLanguagesOfTheEngine() {
        assertThat(text("language.js"))
                .contains("LANGUAGES = [ENGLISH, "
                        + Language.all()
                                .tail()
                                .map(each -> "\"" + each.code() + "\"")
                                .mkString(", ") + "]");
    }

    private static Vector<String> modules() {
        return Vector.ofAll(text("modules.txt").lines());
    }

    private static String text(String file) {
        return TextFile.read(FOLDER.resolve(file)).get();
    }

    private static Vector<MatchResult> found(Pattern pattern, String text) {
        return Vector.ofAll(pattern.matcher(text).results());
    }
}
