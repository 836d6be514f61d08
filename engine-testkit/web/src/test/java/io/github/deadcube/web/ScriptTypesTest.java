package io.github.deadcube.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.testkit.page.PageFiles;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts of the page use only members that the documents of the protocol have. */
class ScriptTypesTest {
    private static final String COMPILER = "META-INF/resources/webjars/typescript/5.9.3/lib/";

    private static final String TERMS = """
            {"compilerOptions": {"allowJs": true, "checkJs": true, "noEmit": true, "types": [], "target": "es2023",
             "lib": ["es2023", "dom", "dom.iterable"], "module": "es2022", "moduleResolution": "bundler", "strict": false},
             "include": ["*.js"]}
            """;

    @TempDir
    private Path folder;

    @Test
    @DisplayName("the TypeScript compiler finds no fault in the scripts of the page, and one in a member that no "
            + "document has")
    void theScriptsFitTheProtocol() throws IOException, InterruptedException {
        assumeTrue(SameGamesTest.isOnPath("node"), "Node is not installed");
        Files.copy(StaticHost.FOLDER.resolve("npm/documents.d.ts"), folder.resolve("documents.d.ts"));
        write("tsconfig.json", TERMS);
        Map<String, String> scripts = PageFiles.all().filterKeys(name -> name.endsWith(".js"));
        assertThat(scripts).hasSizeGreaterThan(30);
        for (Tuple2<String, String> script : scripts) write(script._1(), script._2());
        Path compiler = unpacked();
        assertThat(faults(compiler)).isEmpty();

        String moments = scripts.get("moments.js").get();
        write("moments.js", moments.replace("event.points", "event.score"));
        assertThat(faults(compiler)).startsWith("moments.js").contains("'score' does not exist");
    }

    private String faults(Path compiler) throws IOException, InterruptedException {
        Path output = folder.resolve("faults.txt");
        new ProcessBuilder("node", compiler.resolve("tsc.js").toString(), "--pretty", "false", "--project", ".")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start()
                .waitFor();
        return Files.readString(output, StandardCharsets.UTF_8);
    }

    /** The compiler reads the types of browsers from files beside it. */
    private Path unpacked() throws IOException {
        Path compiler = Files.createDirectories(folder.resolve("compiler"));
        URL script = Objects.requireNonNull(getClass().getResource("/" + COMPILER + "tsc.js"));
        JarFile jar = ((JarURLConnection) script.openConnection()).getJarFile();
        for (JarEntry entry : Collections.list(jar.entries())) {
            String name = entry.getName().replace(COMPILER, "");
            if (!name.matches("_?tsc\\.js|lib\\.([\\w.]+\\.)?d\\.ts")) continue;
            try (InputStream file = jar.getInputStream(entry)) {
                Files.copy(file, compiler.resolve(name));
            }
        }
        // beside the compiler stands the description of its package, in which its scripts are no modules
        Files.writeString(compiler.resolve("package.json"), "{\"type\": \"commonjs\"}", StandardCharsets.UTF_8);
        return compiler;
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8);
    }
}
