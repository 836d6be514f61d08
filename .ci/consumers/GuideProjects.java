import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes each guide that begins with a build file as a project: the build file, and the classes that the guide shows.
 * Prints the programs among them, a line each: the project and the class. Run it with
 * {@code java GuideProjects.java GUIDES FOLDER VERSION}.
 */
final class GuideProjects {
    private static final Pattern BUILD = Pattern.compile("```xml\n(<project .*?)```", Pattern.DOTALL);
    private static final Pattern SOURCE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern CLASS = Pattern.compile("(?m)^(?:public |final )*(?:class|record|interface) (\\w+)");
    private static final Pattern VERSION =
            Pattern.compile("(<groupId>io.github.deadcube</groupId>\\s*"
                    + "<artifactId>[\\w-]+</artifactId>\\s*<version>)[^<]+");

    private GuideProjects() {}

    public static void main(String... arguments) throws IOException {
        List<Path> guides = new ArrayList<>();
        try (Stream<Path> all = Files.list(Path.of(arguments[0]))) {
            all.filter(file -> file.toString().endsWith(".md")).sorted().forEach(guides::add);
        }
        for (Path guide : guides) write(guide, Path.of(arguments[1]), arguments[2]);
    }

    private static void write(Path guide, Path folder, String version) throws IOException {
        String text = Files.readString(guide);
        Matcher build = BUILD.matcher(text);
        if (!build.find()) return;
        String name = guide.getFileName().toString().replace(".md", "").toLowerCase(java.util.Locale.ROOT);
        Path project = folder.resolve(name);
        Files.createDirectories(project);
        Files.writeString(project.resolve("pom.xml"), VERSION.matcher(build.group(1)).replaceAll("$1" + version));
        Matcher sources = SOURCE.matcher(text);
        while (sources.find()) {
            String source = sources.group(1);
            Matcher type = CLASS.matcher(source);
            if (!type.find()) continue;
            boolean program = source.contains("void main(");
            boolean test = source.contains("org.junit") || source.contains("net.jqwik") || source.contains("Contract<");
            Path sourceFolder = project.resolve(
                    test || !program && usesTestkit(text) ? "src/test/java" : "src/main/java");
            Files.createDirectories(sourceFolder);
            Files.writeString(sourceFolder.resolve(type.group(1) + ".java"), source);
            if (program)
                System.out.println(name + " " + type.group(1)
                        + (sourceFolder.endsWith("src/test/java") ? " test" : " runtime"));
        }
    }

    /** Whether the classes of a guide belong to its tests. */
    private static boolean usesTestkit(String guide) {
        return guide.contains("<scope>test</scope>");
    }
}
