package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import io.github.deadcube.readme.Pages;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * What the guides name with a dot, such as {@code Game.Listener.undone}, is there under this name: it begins with a
 * type that stands alone.
 */
class GuideNamesTest {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```.*?^```$");
    /** Neither a file, nor a test, for which {@link io.github.deadcube.readme.PromisesTest} looks, nor of the JDK. */
    private static final Pattern NAME =
            Pattern.compile("`(?![A-Z]+\\.(?:md|old)`|\\w+Test\\.|Math\\.)([A-Z]\\w*)((?:\\.\\w+)+)(?:\\([^`]*)?`");

    @Test
    void everyQualifiedNameIsThere() {
        Vector<MatchResult> named = Pages.all().flatMap(GuideNamesTest::names);
        assertThat(named).hasSizeGreaterThan(100);
        assertThat(named.reject(name -> isThere(
                                name.group(1),
                                Vector.of(name.group(2).substring(1).split("\\."))))
                        .map(MatchResult::group)
                        .distinct())
                .isEmpty();
    }

    private static Vector<MatchResult> names(Path page) {
        return Vector.ofAll(
                NAME.matcher(BLOCK.matcher(Pages.text(page)).replaceAll("")).results());
    }

    private static boolean isThere(String type, Vector<String> path) {
        return MainCode.CLASSES.stream()
                .filter(one -> one.isTopLevelClass() && one.getSimpleName().equals(type))
                .anyMatch(one -> has(one, path));
    }

    private static boolean has(JavaClass type, Vector<String> path) {
        if (path.isEmpty()) return true;
        String name = path.head();
        if (path.size() == 1
                && type.getAllMethods().stream()
                        .anyMatch(method -> method.getName().equals(name))) return true;
        if (type.getAllFields().stream()
                .filter(field -> field.getName().equals(name))
                .anyMatch(field -> has(field.getRawType(), path.tail()))) return true;
        return MainCode.CLASSES.stream()
                .filter(one -> one.getEnclosingClass().filter(type::equals).isPresent())
                .filter(one -> one.getSimpleName().equals(name))
                .anyMatch(one -> has(one, path.tail()));
    }
}
