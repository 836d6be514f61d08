package io.github.deadcube.api.extend;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record component that a state's digest leaves out while it has its usual value. A rule that gets a component more keeps by it the
 * digests of all states that do not use the component.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Usually {
    /**
     * The usual value, as it is written.
     *
     * @return a number, {@code true} or {@code false}, the name of an enum's constant, or a rule's identifier
     */
    String value();
}
