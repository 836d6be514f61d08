package io.github.deadcube.api.shared;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * How builders and withers are generated, in a package and in those below it. Kept out of the class files, so that users need no
 * annotations of the generator; builders and the withers' interfaces stay package-private.
 */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.PACKAGE, ElementType.TYPE})
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        allowedClasspathAnnotations = {Override.class})
public @interface Builders {
    /** For a record whose builder is for applications. */
    @Retention(RetentionPolicy.SOURCE)
    @Target(ElementType.TYPE)
    @Value.Style(
            visibility = Value.Style.ImplementationVisibility.PACKAGE,
            allowedClasspathAnnotations = {Override.class})
    @interface Open {}
}
