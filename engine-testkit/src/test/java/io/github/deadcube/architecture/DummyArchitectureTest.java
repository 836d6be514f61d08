package io.github.deadcube.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

class DummyArchitectureTest {
    @Test
    void x() {
        JavaClasses c = new ClassFileImporter().importPackages("io.github.deadcube");
        noClasses().should().haveSimpleName("Fooo").check(c);
    }
}
