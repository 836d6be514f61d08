package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The Javadoc of what users see links to what users see: the page of another type does not exist. */
class JavadocLinksTest {
    /** A comment, and the first line of what it describes; above it may be annotations. */
    private static final Pattern DESCRIBED =
            Pattern.compile("(?s)/\\*\\*((?:(?!\\*/).)*+)\\*/((?:\\s*+@\\w[^\\n]*+)*+)\\s*+([^\\n]*+)");

    private static final Pattern LINK =
            Pattern.compile("(?:\\{@link(?:plain)?|@see|@throws)\\s+(?:[a-z]\\w*\\.)*([A-Z]\\w*)");
    private static final Pattern SHOWN = Pattern.compile("(?:public|protected)\\b.*|[A-Z][A-Z0-9_]*[(,;{ ].*");
    private static final Pattern HIDDEN_MEMBER = Pattern.compile("private\\b.*");

    @Test
    void publicTypesLinkToPublicTypes() throws IOException {
        TreeSet<String> shown = TreeSet.ofAll(PublicTypesTest.types());
        TreeSet<String> hidden = TreeSet.ofAll(MainCode.CLASSES.stream()
                        .filter(JavaClass::isTopLevelClass)
                        .map(type -> type.getName().substring(MainCode.ROOT.length() + 1))
                        .filter(name -> !shown.contains(name))
                        .map(JavadocLinksTest::simple)
                        .toList())
                .removeAll(shown.map(JavadocLinksTest::simple));
        Vector<Path> files = NamesArchitectureTest.sources().filter(file -> shown.contains(name(file)));
        assertThat(files).hasSizeGreaterThan(100);
        Vector<String> faults = Vector.empty();
        int links = 0;
        for (Path file : files) {
            String source = Files.readString(NamesArchitectureTest.ROOT.resolve(file), StandardCharsets.UTF_8);
            for (String target : targets(source)) {
                links++;
                if (hidden.contains(target) && !declares(source, target))
                    faults = faults.append(name(file) + " links to " + target);
            }
        }
        assertThat(links).isGreaterThan(250);
        assertThat(faults)
                .as("Javadoc that links to types that no user sees: name a public type, or say it without a link")
                .isEmpty();
    }

    /**
     * The types to which the comments of public and protected members and of constants link; of an interface, those of
     * all but private members.
     */
    private static Vector<String> targets(String source) {
        boolean ofInterface = source.contains("\npublic interface ") || source.contains("\npublic sealed interface ");
        return Vector.ofAll(DESCRIBED.matcher(source).results())
                .filter(comment -> ofInterface
                        ? !HIDDEN_MEMBER.matcher(comment.group(3)).matches()
                        : SHOWN.matcher(comment.group(3)).matches())
                .flatMap(comment -> Vector.ofAll(LINK.matcher(comment.group(1)).results()))
                .map(link -> link.group(1));
    }

    /** Whether a type of this name is nested in the type of the source. */
    private static boolean declares(String source, String name) {
        return source.matches("(?s).*\\b(?:class|interface|enum|record) " + name + "\\b.*");
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** The name of the type of a file, without the root package. */
    private static String name(Path file) {
        String path = file.toString().replace('\\', '/');
        String root = "/src/main/java/" + MainCode.ROOT.replace('.', '/') + "/";
        int from = path.indexOf(root);
        return from < 0
                ? ""
                : path.substring(from + root.length()).replace(".java", "").replace('/', '.');
    }
}
