package io.github.deadcube.properties;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/**
 * The number of tries of a property in each build, and in a thorough run. Use it with jqwik's {@code @Property}, which
 * then must not state a number. It also gives the property its seed, which depends on its name and on the seed of the
 * run.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@AddLifecycleHook(TriesHook.class)
public @interface Tries {
    /**
     * The number of tries in every build.
     *
     * @return at least 1
     */
    int build();

    /**
     * The number of tries in a thorough run.
     *
     * @return at least {@link #build}
     */
    int thorough();
}
