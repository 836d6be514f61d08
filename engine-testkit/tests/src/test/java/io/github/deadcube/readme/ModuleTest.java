package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.LinkedHashMap;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An application that is a module writes and reads JSON, with a descriptor and no flags. */
class ModuleTest {
    @TempDir
    private Path folder;

    @Test
    void itReadsAndWritesJson() throws IOException, InterruptedException, ClassNotFoundException {
        // Vavr requires its module of patterns, which the project does not use.
        Class<?> patterns = Class.forName("io.vavr.match.annotation.Patterns");
        String path = ClassPath.with(NullMarked.class, patterns);
        Path classes = ModulePath.compiled(
                folder.resolve("app"), path, LinkedHashMap.of("module-info.java", """
                        module app {
                            requires io.github.deadcube.json;
                        }
                        """, "App.java", """
                        package app;
                        import io.github.deadcube.api.battlefield.Battlefield;
                        import io.github.deadcube.core.json.Json;
                        import io.github.deadcube.core.text.NamedBattlefield;

                        public final class App {
                            public static void main(String[] arguments) {
                                Battlefield field = NamedBattlefield.shipped().head().battlefield();
                                String json = Json.write(field);
                                System.out.println(Json.readBattlefield(json).get().equals(field) + " " + json);
                            }
                        }
                        """));
        assertThat(ModulePath.run(path + File.pathSeparator + classes, "--module", "app/app.App"))
                .startsWith("true {")
                .contains("\"width\":8,");
    }
}
