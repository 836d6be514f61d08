package io.github.deadcube.site;

import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The links of a finished site that lead to no file, or to no place in its page. */
final class Links {
    private static final Pattern LINK = Pattern.compile("\\s(?:href|src)=(?:\"([^\"]*)\"|'([^']*)')");
    private static final Pattern PLACE = Pattern.compile("\\s(?:id|name)=(?:\"([^\"]*)\"|'([^']*)')");

    /** JDK 17 writes a list of packages to this page whose links lead nowhere. */
    private static final String OF_JAVADOC = "constant-values.html";

    private final Path folder;
    private final Map<Path, Set<String>> places = new HashMap<>();
    private int checked;

    Links(Path folder) {
        this.folder = folder;
    }

    int checked() {
        return checked;
    }

    /** The broken links, each with its page. */
    Vector<String> broken() {
        Vector<String> broken = Vector.empty();
        for (Path page : pages())
            for (String link : all(LINK, page))
                if (!link.matches("(?s)[a-z]+:.*|//.*") && !leads(page, link))
                    broken = broken.append(folder.relativize(page) + ": " + link);
        return broken;
    }

    private boolean leads(Path page, String link) {
        checked++;
        String[] parts = URLDecoder.decode(link.replace("+", "%2B"), StandardCharsets.UTF_8)
                .split("#", 2);
        String path = parts[0].replaceFirst("\\?.*", "");
        Path file = path.isEmpty() ? page : page.resolveSibling(path).normalize();
        if (Files.isDirectory(file)) return Files.isRegularFile(file.resolve("index.html"));
        if (!Files.isRegularFile(file)) return false;
        return parts.length == 1
                || parts[1].isEmpty()
                || !file.toString().endsWith(".html")
                || places.computeIfAbsent(file, other -> HashSet.ofAll(all(PLACE, other)))
                        .contains(parts[1]);
    }

    private Vector<Path> pages() {
        try (Stream<Path> files = Files.walk(folder)) {
            return Vector.ofAll(files.filter(file -> file.toString().endsWith(".html") && !file.endsWith(OF_JAVADOC)))
                    .sorted();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Vector<String> all(Pattern pattern, Path page) {
        Vector<String> all = Vector.empty();
        Matcher matcher = pattern.matcher(read(page));
        while (matcher.find())
            all = all.append(decoded(matcher.group(1) == null ? matcher.group(2) : matcher.group(1)));
        return all;
    }

    private static String decoded(String value) {
        return value.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&");
    }

    /** The page without its scripts and examples. */
    private static String read(Path page) {
        try {
            return Files.readString(page, StandardCharsets.UTF_8).replaceAll("(?s)<script>.*?</script>", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
