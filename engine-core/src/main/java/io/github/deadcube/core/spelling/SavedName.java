package io.github.deadcube.core.spelling;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What states and digests call a record of the engine, wherever its class stands: {@code charged.declares}. One without it is called by
 * its class, within the classes around it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface SavedName {
    /** The name, small letters first in each of its parts. */
    String value();
}
