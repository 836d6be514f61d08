package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.match.Match;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleDescriptor.Requires.Modifier;
import java.net.URL;
import org.junit.jupiter.api.Test;

/** Who uses the testkit as a module needs nothing that the testkit only may use. */
class OptionalModuleTest {
    /** The compiler would ask each user's module for it. */
    @Test
    void whatIsOptionalIsNotPassedOn() throws IOException {
        assertThat(testkit().requires())
                .filteredOn(required -> required.modifiers().contains(Modifier.STATIC))
                .isNotEmpty()
                .noneMatch(required -> required.modifiers().contains(Modifier.TRANSITIVE));
    }

    /** The virtual machine would not start without the module that has the service. */
    @Test
    void noServiceOfAnotherModuleIsProvided() throws IOException {
        assertThat(testkit().provides())
                .extracting(ModuleDescriptor.Provides::service)
                .allMatch(service -> service.startsWith(MainCode.ROOT + "."));
        assertThat(testkit().requires()).extracting(Requires::name).contains("org.junit.platform.launcher");
    }

    private static ModuleDescriptor testkit() throws IOException {
        URL classes = Match.class.getProtectionDomain().getCodeSource().getLocation();
        try (InputStream in = new URL(classes, "module-info.class").openStream()) {
            return ModuleDescriptor.read(in);
        }
    }
}
