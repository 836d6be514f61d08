package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The two first Javadoc pages for users of the api: each has an example that compiles, and names all types of its
 * audience.
 */
class EntryPagesTest {
    private static final String API = "io.github.deadcube.api";
    private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\n(.*?) \\* }</pre>", Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("\\{@link ([\\w.]+)[ }]");
    private static final String IMPORTS = Vector.of("", ".play", ".team", ".rule", ".extend")
            .map(name -> "import " + API + name + ".*;\n")
            .mkString();

    @Test
    void thePageOfApplicationsHoldsTheirTypes(@TempDir Path folder) throws IOException {
        String page = page("");
        assertThat(linked(page, ""))
                .containsExactlyInAnyOrderElementsOf(listed("# Applications: to play")
                        .appendAll(listed("# Applications: each package for another purpose")));
        compiles("class Example { " + example(page) + " }", "Example", folder);
    }

    @Test
    void thePageOfWritersOfRulesHoldsTheirTypes(@TempDir Path folder) throws IOException {
        String page = page("extend");
        assertThat(linked(page, ".extend")).containsExactlyInAnyOrderElementsOf(listed("# Writers of rules"));
        compiles("class Example { " + example(page) + " }", "Example", folder);
    }

    private static String page(String name) throws IOException {
        Path sources = Path.of(System.getProperty("basedir", "."), "..", "..", "engine-api", "src", "main", "java");
        Path page = sources.resolve(API.replace('.', '/')).resolve(name).resolve("package-info.java");
        return Files.readString(page, StandardCharsets.UTF_8);
    }

    /** Returns the types in lists, without the package name for types of the page's package. */
    private static Vector<String> linked(String page, String own) {
        String lists = page.substring(page.indexOf("<ul>"), page.indexOf("</ul>"));
        return Vector.ofAll(LINK.matcher(lists).results().map(link -> link.group(1)))
                .map(name -> name.startsWith(API + ".") ? name : API + own + "." + name);
    }

    private static Vector<String> listed(String audience) throws IOException {
        Path list = Path.of(System.getProperty("basedir", "."), "src", "test", "resources", "public-types.txt");
        return Vector.ofAll(Files.readAllLines(list))
                .dropUntil(audience::equals)
                .tail()
                .takeUntil(line -> line.startsWith("#"))
                .filter(type -> type.startsWith("api."))
                .map(type -> "io.github.deadcube." + type);
    }

    private static String example(String page) {
        Matcher example = EXAMPLE.matcher(page);
        assertThat(example.find()).isTrue();
        MatchResult found = example.toMatchResult();
        return found.group(1).replaceAll("(?m)^ \\* ?", "");
    }

    private static void compiles(String source, String name, Path folder) throws IOException {
        Path file = folder.resolve(name + ".java");
        Files.writeString(file, IMPORTS + source, StandardCharsets.UTF_8);
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        String classPath = System.getProperty("java.class.path");
        int exit = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(out, out, "-d", folder.toString(), "-proc:none", "-classpath", classPath, file.toString());
        assertThat(exit).as(said.toString()).isZero();
    }
}
