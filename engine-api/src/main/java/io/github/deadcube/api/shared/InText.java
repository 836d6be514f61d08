package io.github.deadcube.api.shared;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a text or JSON may say of a record component. No digest depends on it. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface InText {
    /**
     * The value if a text leaves the component out: a number, the saved name of an enum's constant, or the name of a
     * constant of its class; empty if its type gives the value.
     */
    String usual() default "";

    /** The smallest number, or the fewest elements. */
    int least() default Integer.MIN_VALUE;

    /** The largest number, or the most elements. */
    int most() default Integer.MAX_VALUE;
}
