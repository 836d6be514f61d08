package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * Each guide with examples in Java begins with a complete build file: its artifacts exist, and contain what the
 * examples import.
 */
class GuideBuildTest {
    private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..", "..");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?((?:[a-z]\\w*\\.)+)[A-Z]");
    private static final String OURS = "io.github.deadcube";

    /** An artifact with the version that a build file names, which may be a property. */
    private record Artifact(String group, String name, String version) {
        static Artifact of(Element element) {
            return new Artifact(text(element, "groupId"), text(element, "artifactId"), text(element, "version"));
        }
    }

    @Test
    void everyGuideWithJavaIsChecked() throws IOException {
        try (Stream<Path> pages = Files.list(ROOT.resolve(".github"))) {
            // ORDERS.md has a class for the project of another guide, CHANGING.md quotes this project
            assertThat(pages.filter(page -> page.toString().endsWith(".md")
                                    && read(page).contains("```java"))
                            .map(page -> String.valueOf(page.getFileName())))
                    .containsExactlyInAnyOrder(
                            "VERIFY.md",
                            "TESTKIT.md",
                            "KEYWORD.md",
                            "BOT.md",
                            "EMBEDDING.md",
                            "GAMES.md",
                            "JAVA.md",
                            "SHOW.md",
                            "ORDERS.md",
                            "CHANGING.md");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "VERIFY.md",
                "TESTKIT.md",
                "KEYWORD.md",
                "BOT.md",
                "EMBEDDING.md",
                "GAMES.md",
                "JAVA.md",
                "SHOW.md"
            })
    void itsBuildFileIsComplete(String guide) {
        String page = read(ROOT.resolve(".github").resolve(guide));
        int build = page.indexOf("```xml\n<project ");
        assertThat(build).as("the build file is before the first example").isBetween(0, page.indexOf("```java"));
        Document pom = parsed(page.substring(page.indexOf('\n', build) + 1, page.indexOf("\n```", build)));
        Document own = parsed(read(ROOT.resolve("pom.xml")));
        Vector<Artifact> named = artifacts(pom, "dependency").appendAll(artifacts(pom, "plugin"));
        assertThat(named)
                .hasSizeGreaterThan(2)
                .allSatisfy(artifact -> assertThat(versions(own, artifact))
                        .as(artifact.toString())
                        .contains(artifact.version()));
        assertThat(text(pom.getDocumentElement(), "modelVersion")).isEqualTo("4.0.0");
        assertThat(packages(page))
                .isNotEmpty()
                .allSatisfy(used -> assertThat(brought(artifacts(pom, "dependency")))
                        .as(used + " is in a dependency")
                        .contains(used));
    }

    /**
     * The versions of an artifact in the project: the version of the project for a module, else the one that the
     * project uses.
     */
    private static Vector<String> versions(Document own, Artifact artifact) {
        if (artifact.group().equals(OURS))
            return modules().containsKey(artifact.name())
                    ? Vector.of(property(own, text(own.getDocumentElement(), "version")))
                    : Vector.empty();
        return artifacts(own, "dependency")
                .appendAll(artifacts(own, "plugin"))
                .filter(one -> one.name().equals(artifact.name())
                        || one.name().equals("junit-bom") && artifact.group().startsWith("org.junit"))
                .map(one -> property(own, one.version()));
    }

    private static String property(Document own, String version) {
        return version.startsWith("${")
                ? own.getElementsByTagName(version.substring(2, version.length() - 1))
                        .item(0)
                        .getTextContent()
                : version;
    }

    /** The packages of ours that the examples import. */
    private static Vector<String> packages(String page) {
        Vector<String> packages = Vector.empty();
        Matcher used = IMPORT.matcher(page);
        while (used.find())
            packages = packages.append(used.group(1).substring(0, used.group(1).length() - 1));
        return packages.filter(name -> name.startsWith(OURS)).distinct();
    }

    /** The packages in dependencies of ours, and in their own dependencies. */
    private static Vector<String> brought(Vector<Artifact> dependencies) {
        Map<String, Path> modules = modules();
        Vector<String> left = dependencies.map(Artifact::name).filter(modules::containsKey);
        Vector<String> seen = Vector.empty();
        while (left.nonEmpty()) {
            String module = left.head();
            seen = seen.append(module);
            left = left.tail()
                    .appendAll(artifacts(parsed(read(modules.get(module).get())), "dependency")
                            .map(Artifact::name)
                            .filter(modules::containsKey))
                    .removeAll(seen);
        }
        return seen.flatMap(module -> packagesOf(modules.get(module).get().resolveSibling("src/main/java")));
    }

    private static Vector<String> packagesOf(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return Vector.ofAll(files.filter(file -> file.toString().endsWith(".java"))
                            .map(file -> sources.relativize(file.getParent()).toString()))
                    .distinct()
                    .map(folder -> folder.replace('\\', '.').replace('/', '.'));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The build files of the modules by their artifacts. */
    private static Map<String, Path> modules() {
        Map<String, Path> modules = LinkedHashMap.empty();
        for (String folder : Vector.of(
                "engine-api",
                "engine-core",
                "engine-core/json",
                "engine-core/drawing",
                "engine-testkit",
                "engine-testkit/bots",
                "engine-testkit/junit",
                "engine-testkit/properties")) {
            Path pom = ROOT.resolve(folder).resolve("pom.xml");
            modules = modules.put(text(parsed(read(pom)).getDocumentElement(), "artifactId"), pom);
        }
        return modules;
    }

    private static Vector<Artifact> artifacts(Document pom, String kind) {
        return Vector.range(0, pom.getElementsByTagName(kind).getLength())
                .map(i -> Artifact.of((Element) pom.getElementsByTagName(kind).item(i)));
    }

    /** The text of a direct child; empty without one. */
    private static String text(Element element, String name) {
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling())
            if (child.getNodeName().equals(name)) return child.getTextContent().strip();
        return "";
    }

    private static Document parsed(String xml) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException | SAXException | ParserConfigurationException e) {
            throw new AssertionError(xml, e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
