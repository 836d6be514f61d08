package io.github.deadcube.api.shared;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * Settings for generated builders and withers, in a package and its subpackages. Builders and wither interfaces are
 * package-private. The annotations are not in the class files, so users do not need the generator.
 */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.PACKAGE, ElementType.TYPE})
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        allowedClasspathAnnotations = {Override.class})
public @interface Builders {
    /** For a record whose builder is public, for applications. */
    @Retention(RetentionPolicy.SOURCE)
    @Target(ElementType.TYPE)
    @Value.Style(
            visibility = Value.Style.ImplementationVisibility.PACKAGE,
            allowedClasspathAnnotations = {Override.class})
    @interface Open {}
}
