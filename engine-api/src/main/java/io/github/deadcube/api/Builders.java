package io.github.deadcube.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * How builders and withers are generated, here and in the packages below. Kept out of the class files, so that users
 * need no annotations of the generator; the withers' interfaces stay package-private.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        allowedClasspathAnnotations = {Override.class})
@interface Builders {}
