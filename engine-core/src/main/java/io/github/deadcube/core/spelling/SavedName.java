package io.github.deadcube.core.spelling;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The name of a record class in saved states and digests, such as {@code charged.declares}. It stays the same if the class moves. A
 * record without this annotation has the name of its class and of the enclosing classes.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface SavedName {
    /** The name. Each part begins with a small letter. */
    String value();
}
