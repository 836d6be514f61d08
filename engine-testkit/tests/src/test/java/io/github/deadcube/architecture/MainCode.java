package io.github.deadcube.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The main classes of all modules. */
final class MainCode {
    static final String ROOT = "io.github.deadcube";

    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT);

    private MainCode() {}

    /** Returns the name of the top-level class of a nested class. */
    static String outermost(JavaClass type) {
        return type.getEnclosingClass().map(MainCode::outermost).orElse(type.getName());
    }
}
