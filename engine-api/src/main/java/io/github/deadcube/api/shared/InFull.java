package io.github.deadcube.api.shared;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Texts and JSON have each number and each flag of these values, also 0 and false: players exchange them, and programs
 * of players read them. It stands at a record, or at a sealed type for all its records. Other records leave out what
 * has its usual value.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface InFull {}
