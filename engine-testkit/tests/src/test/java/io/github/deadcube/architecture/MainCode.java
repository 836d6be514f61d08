package io.github.deadcube.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The classes of all three modules, without their tests. */
final class MainCode {
    static final String ROOT = "io.github.deadcube";

    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT);

    private MainCode() {}

    /** A nested class is as good as the class it is written in. */
    static String outermost(JavaClass type) {
        return type.getEnclosingClass().map(MainCode::outermost).orElse(type.getName());
    }
}
