package io.github.deadcube.core.team;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/** The style of the generated builders of this package. Users do not need the annotations of the generator. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        allowedClasspathAnnotations = {Override.class})
@interface BuilderStyle {}
