import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the projects that a guide shows for Gradle: of each section the blocks that begin with the name of their file,
 * and the program of the guide. Run it with {@code java GradleProjects.java GUIDE FOLDER}.
 */
final class GradleProjects {
    private static final Pattern FILE =
            Pattern.compile("```\\w+\\n(?:// |<!-- )([\\w./]+)(?: -->)?\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern PROGRAM =
            Pattern.compile("```java\\n(.*?public class (\\w+).*?)```", Pattern.DOTALL);

    private GradleProjects() {}

    public static void main(String... arguments) throws IOException {
        String guide = Files.readString(Path.of(arguments[0]));
        Matcher program = PROGRAM.matcher(guide);
        if (!program.find()) throw new IllegalArgumentException("the guide has no program");
        for (String section : guide.split("(?m)^## ")) {
            Matcher files = FILE.matcher(section);
            String name = section.lines().findFirst().orElse("").toLowerCase(Locale.ROOT);
            Path project = Path.of(arguments[1]).resolve(name);
            while (files.find()) write(project.resolve(files.group(1)), files.group(2));
            if (Files.exists(project))
                write(project.resolve("src/main/java/" + program.group(2) + ".java"), program.group(1));
        }
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
