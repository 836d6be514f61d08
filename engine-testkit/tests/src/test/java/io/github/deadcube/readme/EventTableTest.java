package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Event;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The guide to showing a game has every event with its parts, in the words of the type. {@code
 * -Ddeadcube.kept.write=true} writes the table.
 */
class EventTableTest {
    private static final Path GUIDE = Pages.ROOT.resolve(".github").resolve("SHOW.md");
    private static final Path SOURCE =
            Pages.ROOT.resolve("engine-api/src/main/java/io/github/deadcube/api/play/Event.java");
    private static final String BEGIN = "<!-- events -->\n";
    private static final String END = "<!-- /events -->\n";
    private static final Pattern TAG = Pattern.compile("\\{@(?:link|code|linkplain) #?(?:[\\w.]*\\.)?([^}]*)}");

    @Test
    void theTableHasEveryEvent() throws IOException {
        String guide = Pages.text(GUIDE);
        int begin = guide.indexOf(BEGIN) + BEGIN.length();
        int end = guide.indexOf(END);
        assertThat(begin).isBetween(BEGIN.length(), end);
        if (Boolean.getBoolean("deadcube.kept.write"))
            Files.writeString(
                    GUIDE, guide.substring(0, begin) + table() + guide.substring(end), StandardCharsets.UTF_8);
        else assertThat(guide.substring(begin, end)).isEqualTo(table());
    }

    private static String table() {
        String source = Pages.text(SOURCE);
        Vector<Class<?>> events = Vector.<Class<?>>of(Event.class.getPermittedSubclasses())
                .sortBy(event -> source.indexOf(" record " + event.getSimpleName() + "("));
        assertThat(events).hasSizeGreaterThan(50);
        return "| event | parts | what has happened |\n| --- | --- | --- |\n"
                + events.map(event -> "| `" + event.getSimpleName() + "` | " + parts(event) + " | "
                                + words(source, event.getSimpleName()) + " |\n")
                        .mkString();
    }

    private static String parts(Class<?> event) {
        return Arrays.stream(event.getRecordComponents())
                .map(RecordComponent::getName)
                .map(name -> "`" + name + "`")
                .collect(Collectors.joining(", "));
    }

    /** The Javadoc of an event on one line, its parameters too. */
    private static String words(String source, String event) {
        int declared = source.indexOf("    record " + event + "(");
        int from = source.lastIndexOf("/**", declared);
        String javadoc = source.substring(from + 3, source.indexOf("*/", from));
        String line = javadoc.replaceAll("(?m)^ *\\* ?", "").replaceAll("<[^>]*>", "");
        Matcher tags = TAG.matcher(line);
        String plain = tags.replaceAll("`$1`");
        return plain.replaceAll("@param (\\w+)", "`$1`:")
                .replaceAll("\\s+", " ")
                .replace("|", "\\|")
                .strip();
    }
}
