package io.github.deadcube.api.saved;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The usual value of a record component: the digest of a state leaves the component out while it has this value. So states that
 * do not use a new component keep their digests. Without this annotation, a digest leaves out a component that is absent, empty, 0
 * or false.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface DefaultValue {
    /**
     * The default value as text: a number, {@code true} or {@code false}, the saved name of an enum constant, a rule's identifier, or
     * {@code []} for an empty sequence.
     */
    String value();
}
