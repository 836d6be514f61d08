package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Map;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleDescriptor.Requires.Modifier;
import java.net.URL;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** What a user of one module gets with it. */
class ModulesArchitectureTest {
    private static final String ROOT = MainCode.ROOT + ".";
    /** Annotations that the compiler alone reads. */
    private static final String GENERATOR = "org.immutables.value.annotations";

    private static final Map<String, ModuleDescriptor> MODULES = modules();

    @Test
    void everyModuleRequiresWhatItNeedsAndNoMore() {
        assertThat(MODULES.mapValues(ModulesArchitectureTest::required)
                        .map(module -> module._1 + ": " + module._2.mkString(" "))
                        .mkString("\n"))
                .isEqualTo("""
                        api: io.vavr org.jspecify
                        bots: org.jspecify testkit
                        cli: bots com.fasterxml.jackson.core drawing info.picocli json me.tongfei.progressbar \
                        org.jline.terminal org.jspecify
                        core: api io.vavr org.jspecify
                        drawing: core java.xml org.jspecify
                        json: com.fasterxml.jackson.core core java.xml org.jspecify
                        junit: net.jqwik.api org.assertj.core org.jspecify org.junit.platform.commons \
                        org.junit.platform.engine org.junit.platform.launcher properties testkit
                        properties: net.jqwik.api org.jspecify
                        testkit: core org.jspecify""");
    }

    /** A library that a class needs when it runs is required when it runs. */
    @Test
    void nothingButTheGeneratorsAnnotationsIsOptional() {
        assertThat(MODULES.values()
                        .flatMap(module -> Vector.ofAll(module.requires()))
                        .filter(required -> required.modifiers().contains(Modifier.STATIC))
                        .map(Requires::name)
                        .distinct())
                .containsExactly(GENERATOR);
    }

    @Test
    void noModuleForPlayersBringsATestLibrary() {
        for (String module : MODULES.keySet().removeAll(Vector.of("junit", "properties")))
            assertThat(brought(module))
                    .as(module)
                    .isNotEmpty()
                    .noneMatch(name -> name.startsWith("org.junit")
                            || name.startsWith("net.jqwik")
                            || name.startsWith("org.assertj")
                            || name.equals("junit")
                            || name.equals("properties"));
    }

    /** All that comes with a module, directly or through another of ours. */
    private static TreeSet<String> brought(String module) {
        return required(MODULES.get(module).get())
                .flatMap(name -> MODULES.containsKey(name) ? brought(name).add(name) : TreeSet.of(name));
    }

    private static TreeSet<String> required(ModuleDescriptor module) {
        return TreeSet.ofAll(module.requires())
                .map(Requires::name)
                .reject(name -> name.equals("java.base") || name.equals(GENERATOR))
                .map(name -> name.startsWith(ROOT) ? name.substring(ROOT.length()) : name);
    }

    private static Map<String, ModuleDescriptor> modules() {
        try {
            return Vector.ofAll(Collections.list(
                            ModulesArchitectureTest.class.getClassLoader().getResources("module-info.class")))
                    .map(ModulesArchitectureTest::read)
                    .filter(module -> module.name().startsWith(ROOT))
                    .sortBy(ModuleDescriptor::name)
                    .toLinkedMap(module -> module.name().substring(ROOT.length()), module -> module);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ModuleDescriptor read(URL descriptor) {
        try (InputStream in = descriptor.openStream()) {
            return ModuleDescriptor.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
