package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.architecture.DataTexts.DataText;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.schema.Template;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What the game says is made of templates, which are constants. Translators find all of them, with the texts that are
 * data, in the catalogue {@code deadcube.pot}, and open it with the tools of gettext. {@code -Dtemplates=write}
 * writes it.
 */
class TemplatesTest {
    private static final Path CATALOGUE = Path.of(
            System.getProperty("basedir", "."), "..", "..", "engine-api", "src", "main", "languages", "deadcube.pot");

    private static final String HEAD = """
            # The texts of the game, for translators. The build writes this file.
            msgid ""
            msgstr ""
            "Project-Id-Version: Deadcube\\n"
            "MIME-Version: 1.0\\n"
            "Content-Type: text/plain; charset=UTF-8\\n"
            "Content-Transfer-Encoding: 8bit\\n"
            "X-Name: \\n"
            "X-Singular: 1\\n"
            "X-Decimal: .\\n"
            """;

    private static final TemplateScan.Found FOUND = TemplateScan.mainCode();
    /** The templates of the code, of its annotations and of the page, with the classes and the files that have them. */
    private static final TreeMap<String, Set<String>> TEMPLATES = new TreeMap<>(FOUND.templates());

    static {
        PageTexts.templates()
                .forEach((template, files) -> TEMPLATES
                        .computeIfAbsent(template, first -> new TreeSet<>())
                        .addAll(files));
        for (JavaClass type : MainCode.CLASSES)
            if (type.isAnnotatedWith(DescribesFrame.class)) {
                String words = type.getAnnotationOfType(DescribesFrame.class).words();
                String template = new Template(type.reflect(), words).text();
                if (!template.isEmpty())
                    TEMPLATES
                            .computeIfAbsent(template, first -> new TreeSet<>())
                            .add(type.getName().replaceAll(".*\\.|[$].*", ""));
            }
    }

    @Test
    void noTextIsGlued() {
        assertThat(FOUND.glued())
                .filteredOn(place -> !place.startsWith(Template.class.getSimpleName() + ".filled"))
                .as("a text becomes a sentence only as a constant; with arguments: Sentence.of(\"{model} …\", model)")
                .isEmpty();
    }

    @Test
    void theCatalogueHasEachTemplate() throws IOException {
        String catalogue = catalogue(TEMPLATES);
        if ("write".equals(System.getProperty("templates")))
            Files.writeString(CATALOGUE, catalogue, StandardCharsets.UTF_8);
        assertThat(TEMPLATES).hasSizeGreaterThan(1300);
        assertThat(Files.readString(CATALOGUE, StandardCharsets.UTF_8))
                .as("the catalogue of what the game says; -Dtemplates=write writes it")
                .isEqualTo(catalogue);
    }

    /** A translation of a template has its arguments, and is in the catalogue. What is missing is printed. */
    @Test
    void eachTranslationHasTheArgumentsOfItsTemplate() throws IOException {
        Set<DataText> texts = DataTexts.all().toJavaSet();
        for (Language language : Language.all().tail()) {
            Pattern entry = Pattern.compile("(?m)^#: .*\nmsgid \"(.*)\"\nmsgstr \"(.+)\"$");
            Pattern ofData = Pattern.compile("(?m)^msgctxt \"(.*)\"\nmsgid \"(.*)\"\nmsgstr \"(.+)\"$");
            String file = Files.readString(CATALOGUE.resolveSibling(language.code() + ".po"), StandardCharsets.UTF_8);
            TreeSet<String> wrong = new TreeSet<>();
            TreeSet<String> missing = new TreeSet<>(TEMPLATES.keySet());
            for (MatchResult found : entry.matcher(file).results().toList()) {
                String template = plain(found.group(1));
                if (!missing.remove(template)) wrong.add("no template: " + template);
                if (!names(template).equals(names(plain(found.group(2))))) wrong.add("other arguments: " + template);
            }
            TreeSet<String> untold = new TreeSet<>();
            texts.forEach(text -> untold.add(text.place() + ": " + text.text()));
            for (MatchResult found : ofData.matcher(file).results().toList()) {
                DataText text = new DataText(found.group(1), plain(found.group(2)));
                if (!texts.contains(text)) wrong.add("no text: " + text);
                if (!names(text.text()).equals(names(plain(found.group(3))))) wrong.add("other arguments: " + text);
                untold.remove(text.place() + ": " + text.text());
            }
            System.out.println(language + " lacks " + missing.size() + " of " + TEMPLATES.size() + " templates, and "
                    + untold.size() + " of " + texts.size() + " texts");
            assertThat(wrong).isEmpty();
        }
    }

    private static String plain(String quoted) {
        return quoted.replace("\\n", "\n").replace("\\\"", "\"").replace("\\\\", "\\");
    }

    private static Set<String> names(String template) {
        return Pattern.compile("\\{(\\w+)(?=[},])")
                .matcher(template)
                .results()
                .map(name -> name.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void gluedTextIsFound() throws IOException {
        TemplateScan.Found found = scanned(Glued.class);
        assertThat(found.glued().stream().map(place -> place.replaceAll(", line.*", "")))
                .containsExactly(
                        "TemplatesTest.concatenated",
                        "TemplatesTest.glues",
                        "TemplatesTest.passedOn",
                        "TemplatesTest.returned",
                        "TemplatesTest.tooMany");
        assertThat(found.templates().keySet())
                .containsExactly("a constant", "no cube", "one of two", "{cube} and {what}", "{cube} is full");
    }

    @Test
    void thePageTellsItsTexts() {
        assertThat(PageTexts.untold())
                .as("a text of the page is told(\"{model} …\", { model })")
                .isEmpty();
        assertThat(PageTexts.untold("glued.js", """
                        const made = html("p", { class: "quiet empty" }, "Nothing here");
                        button(`${count} dice`, () => told(text), { title: told("all {count}", { count }) });
                        """).map(text -> text.replaceAll(",? .*", "")))
                .containsExactly("glued.js", "glued.js", "glued.js:");
    }

    private static TemplateScan.Found scanned(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream(
                type.getName().substring(type.getPackageName().length() + 1) + ".class")) {
            return TemplateScan.scan(in.readAllBytes());
        }
    }

    @SuppressWarnings("unused")
    private static final class Glued {
        static Sentence constant() {
            return Sentence.of("a constant");
        }

        static Sentence either(boolean one) {
            return Sentence.of(one ? "one of two" : "a constant");
        }

        static Sentence whole(String cube) {
            return Sentence.of("{cube} is full", cube);
        }

        static Sentence tooMany(String cube) {
            return Sentence.of("{cube} and {what}", cube);
        }

        static Sentence concatenated(String cube) {
            return Sentence.of(cube + " is full");
        }

        static Sentence glues(String cube) {
            return Sentence.of("the cube " + cube + " of {side}", "A");
        }

        static Sentence passedOn(String text) {
            return Sentence.of(text);
        }

        static CharSequence returned(String text) {
            return text.isEmpty() ? "no cube" : text;
        }
    }

    private static String catalogue(Map<String, Set<String>> templates) {
        StringBuilder out = new StringBuilder(HEAD);
        templates.forEach((template, at) -> {
            out.append("\n#: ").append(String.join(" ", at)).append("\nmsgid ");
            quoted(template, out).append("msgstr \"\"\n");
        });
        DataTexts.all().forEach(text -> {
            out.append("\nmsgctxt \"").append(text.place()).append("\"\nmsgid ");
            quoted(text.text(), out).append("msgstr \"\"\n");
        });
        return out.toString();
    }

    private static StringBuilder quoted(String text, StringBuilder out) {
        return out.append('"')
                .append(text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n"))
                .append("\"\n");
    }
}
