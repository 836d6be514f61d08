package io.github.deadcube.dispersion;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * The generated builder and withers are package-private, and leave no annotation in class files: users do not need the
 * generator.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        allowedClasspathAnnotations = {Override.class})
@interface PackageBuilders {}
