package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Provides;
import java.lang.module.ModuleDescriptor.Requires;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/**
 * The folder {@code signatures} holds the public signatures of the last release, or of the first one as it will be, a
 * file a module. What a user may call stays: a line that is removed or changed fails, a line that is added is printed.
 * {@code -Dsignatures=write} writes the folder: for each release, and before the first one after each change.
 */
class CompatibilityTest {
    private static final Path FOLDER =
            Path.of(System.getProperty("basedir", "."), "src", "test", "resources", "signatures");

    @Test
    void noSignatureIsRemovedOrChanged() throws IOException {
        Vector<String> gone = Vector.empty();
        for (String module : Modules.ALL.keySet()) {
            Vector<String> lines = lines(module);
            Path file = FOLDER.resolve(module + ".txt");
            if ("write".equals(System.getProperty("signatures"))) Files.write(file, lines);
            Vector<String> kept = Vector.ofAll(Files.readAllLines(file));
            gone = gone.appendAll(within(kept).removeAll(within(lines)).map(line -> module + ": " + line));
            within(lines).removeAll(within(kept)).forEach(line -> System.out.println(module + " adds " + line));
        }
        assertThat(gone)
                .as("signatures that are missing: keep them, deprecate them first (VERSIONS.md), or mark the type"
                        + " @Experimental in a release; before the first release, -Dsignatures=write")
                .isEmpty();
    }

    /** Each line after the type that it belongs to. What is experimental may change. */
    private static Vector<String> within(Vector<String> lines) {
        ArrayList<String> all = new ArrayList<>();
        String type = "";
        for (String line : lines) {
            if (line.isEmpty()) continue;
            if (!line.startsWith("  ")) type = line;
            if (!type.startsWith(Signatures.EXPERIMENTAL))
                all.add(line.startsWith("  ") ? type + " {" + line + " }" : line);
        }
        return Vector.ofAll(all);
    }

    private static Vector<String> lines(String module) {
        ModuleDescriptor descriptor = Modules.ALL.get(module).get();
        Vector<String> packages =
                Vector.ofAll(descriptor.exports()).reject(Exports::isQualified).map(Exports::source);
        Vector<String> head = Vector.of("module " + descriptor.name())
                .appendAll(Vector.ofAll(descriptor.requires())
                        .filter(one -> one.modifiers().contains(Requires.Modifier.TRANSITIVE))
                        .map(one -> "  requires transitive " + one.name())
                        .sorted())
                .appendAll(Vector.ofAll(descriptor.provides())
                        .map(Provides::service)
                        .map("  provides "::concat)
                        .sorted())
                .appendAll(
                        Vector.ofAll(descriptor.uses()).map("  uses "::concat).sorted());
        return head.appendAll(Vector.ofAll(MainCode.CLASSES)
                .filter(type -> packages.contains(type.getPackageName())
                        && !type.getSimpleName().equals("package-info"))
                .map(JavaClass::reflect)
                .filter(Signatures::isVisible)
                .sortBy(Class::getName)
                .flatMap(type -> Signatures.of(type).prepend("")));
    }
}
