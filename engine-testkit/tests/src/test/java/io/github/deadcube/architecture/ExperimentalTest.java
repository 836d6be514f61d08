package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import io.github.deadcube.api.Experimental;
import io.github.deadcube.readme.Pages;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a guide teaches stays, or the guide says that it may change. */
class ExperimentalTest {
    private static final Path GUIDES = Pages.ROOT.resolve(".github");

    @Test
    void aGuideSaysOfEachExperimentalTypeThatItIsOne() {
        Vector<String> types = Vector.ofAll(MainCode.CLASSES)
                .filter(type -> type.isAnnotatedWith(Experimental.class))
                .map(JavaClass::getSimpleName);
        assertThat(types).contains("Adviser", "Solver");
        Vector<String> silent = Pages.all()
                .filter(page -> page.startsWith(GUIDES))
                .flatMap(page -> types.filter(type -> Pattern.compile("`" + type + "\\b")
                                        .matcher(Pages.text(page))
                                        .find()
                                && !says(Pages.text(page), type))
                        .map(type -> page.getFileName() + ": " + type));
        assertThat(silent).isEmpty();
    }

    /** A sentence names the type and says "experimental". */
    private static boolean says(String page, String type) {
        return Pattern.compile("`" + type + "\\b[^.]*\\bexperimental\\b")
                .matcher(page)
                .find();
    }

    @Test
    void noExperimentalMethodIsTaught() {
        Vector<String> methods = Vector.ofAll(MainCode.CLASSES)
                .flatMap(type -> Vector.ofAll(type.getMethods())
                        .filter(method -> method.isAnnotatedWith(Experimental.class))
                        .map(method -> type.getSimpleName() + "." + method.getName()));
        Vector<String> taught = Pages.all()
                .filter(page -> page.startsWith(GUIDES))
                .flatMap(page -> methods.filter(Pages.text(page)::contains));
        assertThat(taught).isEmpty();
    }
}
