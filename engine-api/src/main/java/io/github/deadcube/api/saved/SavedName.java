package io.github.deadcube.api.saved;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The names of a record or an enum in states, records, JSON and digests. Every record and enum that can be part of a
 * state needs this annotation, also in the rules of an application: {@code start} refuses a continuation without it.
 *
 * <pre>{@code
 * @SavedName("steadfast.rise")
 * record Rise(Option<ModelId> model, Option<ModelId> by) implements Continuation.AfterRoll { … }
 * }</pre>
 *
 * <p>A class may be renamed: its saved name stands here. Components and constants have their own names in saved files.
 * If one of them is renamed, {@link #parts} keeps its saved name, so that no file and no digest changes.
 *
 * <p>To rename a saved name, change it here and add the old name to the aliases: older files can still be read. The
 * digest of a state contains the names, so that it changes too.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface SavedName {
    /** The name of the type: letters and digits, the first a small letter; a dot separates the name of its owner. */
    String value();

    /**
     * The saved names of components or constants that differ from the names in Java, each as {@code "java=saved"}:
     * {@code "left=rest"} for a component, {@code "IN_PLAY=playing"} for a constant. A component that is not named here
     * has its own name. A constant has its own in small letters with hyphens, {@code in-play} for {@code IN_PLAY}; a
     * single letter stays as it is.
     */
    String[] parts() default {};

    /**
     * The usual values of parts, each as {@code "part=value"} with the saved name of the part: the digest of a state
     * leaves a part out while it has its usual value. So states that do not use a new part keep their digests. A part
     * without one is left out if it is absent, empty, 0 or false.
     *
     * <p>The value is a text: a number, {@code true} or {@code false}, the saved name of an enum constant, a rule's
     * identifier, or {@code []} for an empty sequence.
     */
    String[] usual() default {};

    /** Older names of the type. They are read and never written. */
    String[] aliases() default {};

    /**
     * Older names of parts, each as {@code "old=current"} with the current saved name. They are read and never written.
     */
    String[] partAliases() default {};
}
