package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.SavedNames;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The saved names of all types and of their parts, as {@code saved-names.txt} has them: renaming a component or a
 * constant in Java would change states, records and JSON. {@code -Ddeadcube.kept.write=true} writes the list.
 */
class KeptNamesTest {
    private static final Path LIST =
            Path.of(System.getProperty("basedir", "."), "src", "test", "resources", "saved-names.txt");

    @Test
    void eachSavedNameIsAsItWasKept() throws IOException {
        Vector<String> names = names();
        if (Boolean.getBoolean("deadcube.kept.write")) Files.write(LIST, names);
        Vector<String> kept = Vector.ofAll(Files.readAllLines(LIST));
        String what = " in " + LIST.getFileName()
                + "; a renamed component or constant keeps its saved name with SavedName.parts, and a new saved "
                + "name has the old one"
                + " as an alias; 'mvn -q -Pdev -Ddev=formats' writes the list";
        assertThat(kept.removeAll(names))
                .as("names that are no longer saved, and stand" + what)
                .isEmpty();
        assertThat(names.removeAll(kept))
                .as("new saved names, which do not stand" + what)
                .isEmpty();
        assertThat(kept).isEqualTo(names).hasSizeGreaterThan(300);
    }

    private static Vector<String> names() {
        return Vector.ofAll(MainCode.CLASSES)
                .filter(type -> type.isAnnotatedWith(SavedName.class))
                .map(type -> line(type.reflect()))
                .sorted();
    }

    /** Such as {@code movement.given: model cubes rule}; a part with a usual value as {@code cubes=0}. */
    private static String line(Class<?> type) {
        SavedName given = type.getAnnotation(SavedName.class);
        SavedNames names = SavedNames.of(type);
        return Vector.of(names.parts())
                .map(part -> Vector.of(given.usual())
                        .find(usual -> usual.startsWith(part + "="))
                        .getOrElse(part))
                .appendAll(Vector.of(given.partAliases()).map(alias -> "(" + alias + ")"))
                .prepend(Vector.of(names.aliases()).prepend(names.name()).mkString(" or ") + ":")
                .mkString(" ");
    }
}
