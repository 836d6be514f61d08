package io.github.deadcube.api.saved;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The names of a record or an enum in states, records, JSON and digests. They stay the same if the class, a component of the record or a
 * constant of the enum is renamed. Every record and enum that can be part of a state needs this annotation, also in the rules of an
 * application: {@code start} refuses a continuation without it.
 *
 * <pre>{@code
 * @SavedName(value = "steadfast.rise", parts = "model by")
 * record Rise(Option<ModelId> model, Option<ModelId> by) implements Continuation.AfterRoll { … }
 * }</pre>
 *
 * <p>To rename a saved name, change it here and add the old name to the aliases: older files can still be read. The digest of a state
 * contains the names, so that it changes too.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface SavedName {
    /** The name of the type: letters and digits, the first a small letter; a dot separates the name of its owner. */
    String value();

    /**
     * The names of the record's components or of the enum's constants, in the order of their declaration, with a space between two: words such
     * as {@code hitPoints} for components, small letters and hyphens such as {@code in-play} for constants.
     */
    String parts() default "";

    /**
     * The usual values of parts, each as {@code "part=value"}: the digest of a state leaves a part out while it has its usual value. So states
     * that do not use a new part keep their digests. A part without one is left out if it is absent, empty, 0 or false.
     *
     * <p>The value is a text: a number, {@code true} or {@code false}, the saved name of an enum constant, a rule's identifier, or {@code []} for
     * an empty sequence.
     */
    String[] usual() default {};

    /** Older names of the type. They are read and never written. */
    String[] aliases() default {};

    /** Older names of parts, each as {@code "old=current"}. They are read and never written. */
    String[] partAliases() default {};
}
