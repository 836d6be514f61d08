package io.github.deadcube.core.resolve;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a frame says of itself while it waits, where that is the same for all of its kind. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface DescribesFrame {
    /** The identifier of its rule; left out where a method says it. */
    String rule() default "";

    /**
     * What is going on, as a clause. A path in braces stands for a part of the frame: <code>{model} goes to {to}</code>, or
     * <code>{shot.cube}</code> for a part of a part. Left out where a method says it, and by a frame of which nothing is told.
     */
    String words() default "";
}
