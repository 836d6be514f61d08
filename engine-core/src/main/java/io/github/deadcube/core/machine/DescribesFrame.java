package io.github.deadcube.core.machine;

import io.github.deadcube.api.play.Prompt.Purpose;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Gives the rule, the question and the description of a waiting frame if they are the same for all frames of its class.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface DescribesFrame {
    /** The identifier of the rule; empty if a method returns the rule. */
    String rule() default "";

    /** What a {@link Frame.OfSide} or a {@link Frame.OfOneModel} asks; empty if a method returns the prompt. */
    Purpose[] asks() default {};

    /** The step of the game that the frame is; by default it happens inside another step. */
    Flow step() default Flow.WITHIN;

    /**
     * A clause that describes the frame. A path in braces is replaced by a component of the frame: <code>{model} goes
     * to {to}</code>, or <code>{shot.cube}</code> for a nested component. Empty if a method returns the description, or
     * if the frame is not described.
     */
    String words() default "";
}
