package io.github.deadcube.web.table;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.Sha256;
import io.github.deadcube.testkit.page.PageFiles;
import io.github.deadcube.testkit.page.SinglePage;
import io.github.deadcube.testkit.serve.DocumentFolder;
import io.github.deadcube.testkit.serve.Server;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes what stands beside the compiled engine: the page for a static host, the page as one file, and a package for
 * npm.
 */
public final class StaticPage {
    /** The end of a module that TeaVM writes: {@code export{a as answer,b as greeting};}. */
    private static final Pattern EXPORTS = Pattern.compile("export\\s*\\{([^}]*)}\\s*;?\\s*$");

    private static final Pattern EXPORT = Pattern.compile("([\\w$]+)\\s+as\\s+([\\w$]+)");

    /** The comments of a script that fill lines. */
    private static final Pattern COMMENTS =
            Pattern.compile("^ *(?://[^\\n]*|/\\*\\*(?:(?!\\*/).)*\\*/ *)\\n", Pattern.MULTILINE | Pattern.DOTALL);

    /** The end of the worker of the page that is one file. It has what worker.js imports, which a file may not do. */
    private static final String LISTENS = """
        self.onmessage = ({ data }) => {
            try {
                self.postMessage({ id: data.id, line: answered(self.deadcube, data) });
            } catch (error) {
                self.postMessage({ id: data.id, error: `the engine has failed: ${error?.message || error}` });
            }
        };
        """;

    /** What the worker that keeps the page lists before the build. */
    private static final String NO_FILES = "{ \"@file@\": \"@sum@\" }";

    private StaticPage() {}

    /**
     * Writes the files.
     *
     * @param args the folder of the compiled engine, the version of the package, and the catalogue of all texts
     */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        for (Tuple2<String, String> file : PageFiles.all())
            write(folder, file._1(), file._1().endsWith(".js") ? withoutComments(file._2()) : file._2());
        write(folder, "index.html", SinglePage.ofHost());
        String answers = Files.readString(folder.resolve("answers.js")).replace("export ", "");
        String engine = classic(Files.readString(folder.resolve("deadcube.js")));
        Map<String, String> texts = EngineTexts.all(Path.of(args[2]));
        for (Tuple2<String, String> language : texts) write(folder, name(language._1()), language._2());
        write(folder, "deadcube.html", SinglePage.ofEngine(engine + answers + LISTENS, texts));
        Path npm = Files.createDirectories(folder.resolve("npm"));
        Vector<String> parts = Vector.of(
                "answers.js", "deadcube.js", "deadcube.wasm", "wasm-gc-module-runtime.min.js", "worker.js", "xml.js");
        for (String name : parts.appendAll(texts.keySet().map(StaticPage::name)))
            Files.copy(folder.resolve(name), npm.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        String described = Files.readString(npm.resolve("package.json"));
        write(npm, "package.json", described.replace("@version@", args[1]));
        Server server = new Server(Deadcube.rules(), DocumentFolder.NONE);
        write(folder, "service.js", service(folder));
        write(npm, "documents.d.ts", TypeScript.text(server.answer("{\"do\": \"schemas\"}")));
    }

    private static String name(String language) {
        return "engine-" + language + ".txt";
    }

    /**
     * The worker that keeps the files beside it in a browser. It has the sum of each file, so that it never keeps files
     * of two versions, and changes if one of them does.
     */
    private static String service(Path folder) throws IOException {
        StringBuilder sums = new StringBuilder();
        for (Path file : kept(folder))
            sums.append("    \"")
                    .append(file.getFileName())
                    .append("\": \"sha256-")
                    .append(sum(file))
                    .append("\",\n");
        String template = Files.readString(folder.resolve("service.js"));
        if (!template.contains(NO_FILES)) throw new IllegalStateException("the worker lists its files otherwise");
        String version = Base64.getUrlEncoder().withoutPadding().encodeToString(Sha256.hash(sums.toString()));
        return template.replace(NO_FILES, "{\n" + sums + "}").replace("@version@", version);
    }

    /** The files that the page may load; the page that is one file is another page. */
    private static Vector<Path> kept(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return Vector.ofAll(files)
                    .filter(file -> Files.isRegularFile(file)
                            && !Vector.of("service.js", "deadcube.html")
                                    .contains(file.getFileName().toString()))
                    .sorted();
        }
    }

    private static String sum(Path file) throws IOException {
        return Base64.getEncoder().encodeToString(Sha256.hash(Files.readAllBytes(file)));
    }

    static String withoutComments(String script) {
        return COMMENTS.matcher(script).replaceAll("");
    }

    /** A module as a script that defines {@code self.deadcube}. */
    static String classic(String module) {
        Matcher exports = EXPORTS.matcher(module);
        if (!exports.find()) throw new IllegalStateException("the compiled engine exports nothing");
        String members = EXPORT.matcher(exports.group(1)).replaceAll("$2:$1");
        String script =
                "self.deadcube=(()=>{" + module.substring(0, exports.start()) + "return{" + members + "};})();\n";
        return script.replace("</script", "<\\/script");
    }

    private static void write(Path folder, String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8);
    }
}
