package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.Tuple;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Java examples of the Javadoc compile. */
class JavadocExamplesTest {
    private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..", "..");
    private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\n(.*?)\\* *}</pre>", Pattern.DOTALL);
    private static final Pattern STATEMENT = Pattern.compile("(?m);\\s*(//.*)?$");
    /** A class, or a method. Others are statements. */
    private static final Pattern MEMBER =
            Pattern.compile("\\A\\s*(?:public (?:final )?(?:class|record) |@Provide|\\w+ \\w+\\([^)]*\\) \\{)");

    private static final Pattern NAME = Pattern.compile("(?<![\\w.\"])[A-Z]\\w*");
    private static final Pattern TEXT = Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*\"|//[^\n]*");
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");

    /** What the examples take as given. */
    private static final String GIVEN = """
            Rules rules; Setup setup; GameState state; GameState begin; PlayerView view; Prompt.Decision decision;
            Input input; Transition transition; Vector<Input> inputs; ModelId me; ModelId model; Effects effects;
            SplitMix64 dice; SplitMix64 chance; Registry registry; Ruleset houseRules; ForceList list; Budget budget;
            Battlefield field; Cube c4; Cube c5; Cube c5up; Cube d4; Destination destination; Odds odds; double value;
            Game game; Bot a; Bot b; java.util.function.BiConsumer<Input, Transition> narrator; PlayedState played; String text; Path file; StringBuilder page;
            Position before; Position after;
            abstract Input answer(Prompt prompt);
            abstract double value(GameState state);
            abstract void consider(Cube cube, Vector<Choice> choices);
            abstract void roll(GameState state);
            abstract void simulate();
            abstract void rate(float[] view, float[] option);
            abstract int successesOfOneRoll(SplitMix64 dice);
            """;

    /** A keyword of an application, for examples that do not declare it themselves. */
    private static final String KEYWORD = """
            record %1$s() implements KeywordRule {
                public String printed() { return "%1$s"; }
                public RuleId rule() { return RuleId.of("HOUSE-1"); }
                public void attach(Keyword keyword, Hooks hooks) {}
            }
            """;

    private static final TreeMap<String, String> LIBRARIES = TreeMap.ofEntries(Vector.of(
                    "io.github.deadcube.Game",
                    "io.github.deadcube.api.rule.RuleIds",
                    "io.vavr.collection.Seq",
                    "io.vavr.collection.Vector",
                    "io.vavr.control.Either",
                    "io.vavr.control.Option",
                    "java.nio.file.Files",
                    "java.nio.file.Path",
                    "net.jqwik.api.Arbitrary",
                    "net.jqwik.api.Provide")
            .map(name -> Tuple.of(name.substring(name.lastIndexOf('.') + 1), name)));

    @Test
    void theyCompile(@TempDir Path folder) throws IOException {
        TreeMap<String, String> types = LIBRARIES.merge(types());
        Vector<String> files = Vector.empty();
        for (Path source : sources()) {
            Matcher example = EXAMPLE.matcher(Files.readString(source, StandardCharsets.UTF_8));
            while (example.find()) {
                String code = example.group(1).replaceAll("(?m)^ *\\* ?", "");
                if (!STATEMENT.matcher(code).find()) continue;
                Path file = folder.resolve("Example" + files.size() + ".java");
                Files.writeString(file, program(source, "Example" + files.size(), code, types), StandardCharsets.UTF_8);
                files = files.append(file.toString());
            }
        }
        assertThat(files).hasSizeGreaterThan(40);
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        Vector<String> options = Vector.of(
                "-d",
                folder.toString(),
                "-proc:none",
                "-encoding",
                "UTF-8",
                "-Xmaxerrs",
                "500",
                "-classpath",
                System.getProperty("java.class.path"));
        ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(out, out, options.appendAll(files).toJavaArray(String[]::new));
        assertThat(said.toString()).isEmpty();
    }

    private static String program(Path source, String name, String code, TreeMap<String, String> types) {
        String given = GIVEN
                + Vector.of("Grim", "Vengeful")
                        .filter(keyword -> !code.contains("record " + keyword))
                        .map(KEYWORD::formatted)
                        .mkString();
        TreeSet<String> used = names(code).addAll(names(given));
        boolean throwing = !MEMBER.matcher(code).find();
        return "// " + source.getFileName() + "\n"
                + used.flatMap(types::get).map(type -> "import " + type + ";\n").mkString()
                + "import static org.assertj.core.api.Assertions.assertThat;\n"
                + "abstract class " + name + " {\n" + given
                + (throwing ? "void example() throws Exception {\n" + code + "}\n" : code) + "}\n";
    }

    private static TreeSet<String> names(String code) {
        return TreeSet.ofAll(Vector.ofAll(
                NAME.matcher(TEXT.matcher(code).replaceAll("\"\"")).results().map(MatchResult::group)));
    }

    /** The public types of the modules by their simple names, the outer before the nested. */
    private static TreeMap<String, String> types() throws IOException {
        Vector<Class<?>> outer = Vector.empty();
        for (Path source : sources()) {
            String name = String.valueOf(source.getFileName()).replace(".java", "");
            Matcher in = PACKAGE.matcher(Files.readString(source, StandardCharsets.UTF_8));
            if (!name.endsWith("-info") && in.find()) outer = outer.append(type(in.group(1) + "." + name));
        }
        outer = outer.filter(type -> Modifier.isPublic(type.getModifiers()));
        TreeMap<String, String> types = TreeMap.empty();
        for (Class<?> type : outer.appendAll(outer.flatMap(type -> Vector.of(type.getClasses()))))
            if (!types.containsKey(type.getSimpleName()))
                types = types.put(type.getSimpleName(), type.getCanonicalName());
        return types;
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, JavadocExamplesTest.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Vector<Path> sources() throws IOException {
        Vector<Path> sources = Vector.empty();
        for (String folder : Vector.of("engine-api", "engine-core", "engine-testkit"))
            try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
                sources = sources.appendAll(Vector.ofAll(files)
                        .filter(file -> file.toString().contains("/src/main/java/io/")
                                && file.toString().endsWith(".java")
                                && !file.toString().contains("/spark/")
                                && !file.toString().contains("/web/")
                                && !file.toString().contains("/build/")));
            }
        return sources.sorted();
    }
}
