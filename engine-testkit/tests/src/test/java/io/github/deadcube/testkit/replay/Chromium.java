package io.github.deadcube.testkit.replay;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * A headless browser, if one is installed. It loads a page, runs its scripts, and returns the resulting document.
 *
 * @param program the browser
 */
record Chromium(Path program) {
    private static final Vector<String> NAMES =
            Vector.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
    private static final int SECONDS = 120;

    /** Empty if no browser is installed. */
    static Option<Chromium> here() {
        Vector<String> folders =
                Vector.of(Option.of(System.getenv("PATH")).getOrElse("").split(File.pathSeparator, -1));
        return NAMES.flatMap(name -> folders.map(folder -> Path.of(folder).resolve(name)))
                .find(Files::isExecutable)
                .map(Chromium::new);
    }

    /** The document of the page after its scripts have run, as HTML. */
    String document(Path page, String... options) {
        try {
            Path out = Files.createTempFile(page.getParent(), "document", ".html");
            Path profile = Files.createTempDirectory(page.getParent(), "profile");
            Process process = new ProcessBuilder(Vector.of(
                                    program.toString(),
                                    "--headless=new",
                                    "--no-sandbox",
                                    "--disable-gpu",
                                    "--disable-dev-shm-usage",
                                    "--user-data-dir=" + profile,
                                    "--virtual-time-budget=20000",
                                    "--dump-dom")
                            .appendAll(Vector.of(options))
                            .append(page.toUri().toString())
                            .asJava())
                    .redirectOutput(out.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError(program + " does not come back from " + page);
            }
            return Files.readString(out, StandardCharsets.UTF_8);
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(program + " cannot be run", e);
        }
    }
}
