package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import io.vavr.collection.LinkedHashMap;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An application that is a module writes and reads JSON, as the embedding guide says. */
class ModuleTest {
    private static final List<String> FLAG = List.of("--add-modules", "com.fasterxml.jackson.core");

    @TempDir
    private Path folder;

    @Test
    void itWritesJson() throws IOException, InterruptedException, ClassNotFoundException {
        assertThat(Files.readString(Path.of(System.getProperty("basedir", "."), "..", ".github", "EMBEDDING.md")))
                .contains(String.join(" ", FLAG));
        Class<?> patterns = Class.forName("io.vavr.match.annotation.Patterns");
        String path = ClassPath.with(JsonFactory.class, org.jspecify.annotations.NullMarked.class, patterns);
        Path classes = ModulePath.compiled(
                folder.resolve("app"), path, LinkedHashMap.of("module-info.java", """
                        module app {
                            requires io.github.deadcube.core;
                        }
                        """, "App.java", """
                        package app;
                        import io.github.deadcube.core.battlefield.Battlefields;
                        import io.github.deadcube.core.json.SetupJson;
                        public final class App {
                            public static void main(String[] arguments) {
                                System.out.println(SetupJson.of(Battlefields.shipped().head().battlefield()));
                            }
                        }
                        """));
        String out = ModulePath.run(
                path + File.pathSeparator + classes, FLAG.get(0), FLAG.get(1), "--module", "app/app.App");
        assertThat(out).contains("\"width\":8,");
    }
}
