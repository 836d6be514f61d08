package io.github.deadcube.testkit.page;

import io.github.deadcube.readme.Programs;
import io.vavr.Tuple2;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A script that uses modules of the page, run by Node. */
final class NodeScript {
    private NodeScript() {}

    /** What a script says on its outputs. It stands beside the modules. Skips the test without Node. */
    static String said(Path folder, String script, String... arguments) throws IOException, InterruptedException {
        Programs.assumeThere("node");
        for (Tuple2<String, String> file : PageFiles.all())
            if (file._1().endsWith(".js")) Files.writeString(folder.resolve(file._1()), file._2());
        Files.writeString(folder.resolve("package.json"), "{\"type\": \"module\"}");
        Path file = Files.writeString(folder.resolve("test.js"), script);
        Process node = new ProcessBuilder(Vector.of("node", file.toString())
                        .appendAll(Vector.of(arguments))
                        .asJava())
                .redirectErrorStream(true)
                .start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        node.waitFor();
        return said.strip();
    }
}
