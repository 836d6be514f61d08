package io.github.deadcube.web.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.page.SinglePage;
import io.github.deadcube.testkit.page.SinglePage.PageFiles;
import io.github.deadcube.testkit.serve.DocumentFolder;
import io.github.deadcube.testkit.serve.Server;
import io.vavr.Tuple2;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes what stands beside the compiled engine: the page for a static host, the page as one file, and a package for npm. */
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

    private StaticPage() {}

    /**
     * Writes the files.
     *
     * @param args the folder of the compiled engine, and the version of the package
     */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        for (Tuple2<String, String> file : PageFiles.all())
            write(folder, file._1(), file._1().endsWith(".js") ? withoutComments(file._2()) : file._2());
        write(folder, "index.html", SinglePage.ofHost());
        String answers = Files.readString(folder.resolve("answers.js")).replace("export ", "");
        String engine = classic(Files.readString(folder.resolve("deadcube.js")));
        write(folder, "deadcube.html", SinglePage.ofEngine(engine + answers + LISTENS));
        Path npm = Files.createDirectories(folder.resolve("npm"));
        for (String name :
                new String[] {"answers.js", "deadcube.js", "deadcube.wasm", "wasm-gc-module-runtime.min.js", "worker.js"
                }) Files.copy(folder.resolve(name), npm.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        String described = Files.readString(npm.resolve("package.json"));
        write(npm, "package.json", described.replace("@version@", args[1]));
        Server server = new Server(Deadcube.rules(), DocumentFolder.NONE);
        write(npm, "documents.d.ts", TypeScript.of(server.answer("{\"do\": \"schemas\"}")));
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

    /** The documents of the protocol as types of TypeScript: a namespace for each JSON Schema, whose {@code Root} is the document. */
    static final class TypeScript {
        private static final String DOCUMENT = "urn:deadcube:";
        private static final String OWN = "#/$defs/";

        private final StringBuilder text = new StringBuilder();

        private TypeScript() {}

        /** @param answer of the request {@code schemas} */
        static String of(String answer) throws IOException {
            TypeScript types = new TypeScript();
            types.text.append(
                    "// The documents of the protocol of Deadcube. Made of the JSON Schemas that the request `schemas`"
                            + " answers.\n");
            new ObjectMapper()
                    .readTree(answer)
                    .get("schemas")
                    .properties()
                    .forEach(one -> types.document(one.getKey(), one.getValue()));
            return types.text.toString();
        }

        private void document(String name, JsonNode schema) {
            text.append("\nexport namespace " + title(name) + " {\n");
            named("Root", schema, name);
            schema.path("$defs").properties().forEach(each -> named(title(each.getKey()), each.getValue(), name));
            text.append("}\n");
        }

        private void named(String title, JsonNode schema, String document) {
            if (schema.has("description"))
                text.append("  /** " + schema.get("description").asText().replace("*/", "* /") + " */\n");
            text.append("  type " + title + " = " + type(schema, document) + ";\n");
        }

        private static String type(JsonNode schema, String document) {
            if (!schema.isObject()) return "unknown";
            if (schema.has("$ref")) return reference(schema.get("$ref").asText());
            if (schema.has("const")) return schema.get("const").toString();
            if (schema.has("enum")) return joined(schema.get("enum"), " | ", JsonNode::toString);
            for (String either : new String[] {"oneOf", "anyOf"})
                if (schema.has(either))
                    return "(" + joined(schema.get(either), " | ", each -> type(each, document)) + ")";
            if (schema.has("allOf"))
                return "(" + joined(schema.get("allOf"), " & ", each -> type(each, document)) + ")";
            JsonNode type = schema.path("type");
            if (type.isArray()) return "(" + joined(type, " | ", each -> of(each.asText(), schema, document)) + ")";
            return of(type.asText(schema.has("properties") ? "object" : ""), schema, document);
        }

        private static String of(String type, JsonNode schema, String document) {
            return switch (type) {
                case "string", "boolean", "null" -> type;
                case "integer", "number" -> "number";
                case "array" -> "Array<" + type(schema.path("items"), document) + ">";
                case "object" -> object(schema, document);
                default -> "unknown";
            };
        }

        private static String object(JsonNode schema, String document) {
            JsonNode others = schema.path("additionalProperties");
            if (!schema.has("properties"))
                return "Record<string, " + (others.isObject() ? type(others, document) : "unknown") + ">";
            List<String> required = new ArrayList<>();
            schema.path("required").forEach(name -> required.add(name.asText()));
            StringJoiner members = new StringJoiner("; ", "{ ", " }");
            schema.get("properties")
                    .properties()
                    .forEach(one -> members.add("\"" + one.getKey() + "\""
                            + (required.contains(one.getKey()) ? "" : "?") + ": " + type(one.getValue(), document)));
            return members.toString();
        }

        /** Of another document, of a definition, or of a property of a definition. */
        private static String reference(String reference) {
            String local = reference;
            String space = "";
            if (reference.startsWith(DOCUMENT)) {
                String[] parts = reference.substring(DOCUMENT.length()).split("#", 2);
                space = title(parts[0]) + ".";
                if (parts.length == 1) return space + "Root";
                local = "#" + parts[1];
            }
            if (!local.startsWith(OWN)) return "unknown";
            String[] path = local.substring(OWN.length()).split("/properties/", 2);
            return space + title(path[0]) + (path.length == 1 ? "" : "[\"" + path[1] + "\"]");
        }

        private static String joined(JsonNode list, String between, Function<JsonNode, String> each) {
            StringJoiner all = new StringJoiner(between);
            list.forEach(one -> all.add(each.apply(one)));
            return all.toString();
        }

        /** {@code choice.activate-typed} is {@code ChoiceActivateTyped}. */
        private static String title(String name) {
            StringBuilder title = new StringBuilder();
            for (String word : name.split("[^A-Za-z0-9]+", -1))
                if (!word.isEmpty())
                    title.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
            return title.toString();
        }
    }
}
