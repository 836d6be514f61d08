package io.github.deadcube.properties;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/**
 * How often a property is tried, at each {@link Level}; beside jqwik's {@code @Property}, which then has no number of its
 * own. It also gives the property its seed: see {@link Level#seed}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@AddLifecycleHook(TriesHook.class)
public @interface Tries {
    /**
     * How often every build tries it.
     *
     * @return a number of tries, at least one
     */
    int build();

    /**
     * How often a thorough run tries it.
     *
     * @return a number of tries, no less than {@link #build}
     */
    int thorough();
}
