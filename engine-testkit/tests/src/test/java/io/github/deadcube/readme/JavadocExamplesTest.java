package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The examples of the Javadoc name constants and methods that exist. */
class JavadocExamplesTest {
    private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..", "..");
    private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\n(.*?)\\* }</pre>", Pattern.DOTALL);
    private static final Pattern MEMBER = Pattern.compile("(?<![\\w.\"])([A-Z]\\w*(?:\\.[A-Z]\\w*)*)\\.([A-Za-z]\\w*)");
    private static final Pattern PUBLIC = Pattern.compile("(?m)^package ([\\w.]+);");

    @Test
    void theyNameWhatExists() throws IOException {
        TreeMap<String, Class<?>> types = types();
        int named = 0;
        for (Path source : sources()) {
            Matcher example = EXAMPLE.matcher(Files.readString(source, StandardCharsets.UTF_8));
            while (example.find()) {
                Matcher member = MEMBER.matcher(example.group(1).replaceAll("\"[^\"\n]*\"", "\"\""));
                while (member.find()) {
                    boolean itsOwn = example.group(1).matches("(?s).*\\b(?:record|class) " + member.group(1) + "\\b.*");
                    Option<Class<?>> type = types.get(member.group(1)).filter(known -> !itsOwn);
                    if (type.isEmpty()) continue;
                    named++;
                    assertThat(members(type.get()))
                            .as(source.getFileName() + ": " + member.group())
                            .contains(member.group(2));
                }
            }
        }
        assertThat(named).isGreaterThan(30);
    }

    private static Vector<String> members(Class<?> type) {
        return Vector.of(type.getMethods())
                .map(method -> method.getName())
                .appendAll(Vector.of(type.getFields()).map(field -> field.getName()))
                .appendAll(Vector.of(type.getClasses()).map(Class::getSimpleName))
                .append("class");
    }

    /** The public types of the modules, by their names within a package; not those whose name is not unique. */
    private static TreeMap<String, Class<?>> types() throws IOException {
        TreeMap<String, Class<?>> types = TreeMap.empty();
        for (Path source : sources()) {
            String name = String.valueOf(source.getFileName()).replace(".java", "");
            if (name.equals("package-info") || name.equals("module-info")) continue;
            Matcher in = PUBLIC.matcher(Files.readString(source, StandardCharsets.UTF_8));
            if (!in.find()) continue;
            types = with(types, type(in.group(1) + "." + name), name);
        }
        return types;
    }

    private static TreeMap<String, Class<?>> with(TreeMap<String, Class<?>> types, Class<?> type, String name) {
        if (!Modifier.isPublic(type.getModifiers())) return types;
        TreeMap<String, Class<?>> with = types.put(name, type);
        for (Class<?> inner : type.getClasses()) {
            with = with.put(name + "." + inner.getSimpleName(), inner);
            if (!with.containsKey(inner.getSimpleName())) with = with.put(inner.getSimpleName(), inner);
        }
        return with;
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, JavadocExamplesTest.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static Vector<Path> sources() throws IOException {
        Vector<Path> sources = Vector.empty();
        for (String module : new String[] {"engine-api", "engine-core", "engine-testkit"})
            try (Stream<Path> files = Files.walk(ROOT.resolve(module))) {
                sources = sources.appendAll(
                        Vector.ofAll(files.filter(file -> file.toString().endsWith(".java")
                                        && file.toString().contains("src/main/java")
                                        && !file.toString().matches(".*(?:spark|nulls).*"))
                                .sorted()));
            }
        return sources;
    }
}
