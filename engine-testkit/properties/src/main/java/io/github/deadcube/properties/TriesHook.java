package io.github.deadcube.properties;

import io.github.deadcube.properties.level.Level;
import java.lang.reflect.Method;
import net.jqwik.api.FixedSeedMode;
import net.jqwik.api.JqwikException;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/** Gives a property with {@link Tries} its number of tries and its seed. */
final class TriesHook implements AroundPropertyHook {
    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        Method method = context.targetMethod();
        Class<?> test = context.containerClass();
        Tries tries = method.getAnnotation(Tries.class);
        if (tries == null) return property.execute();
        PropertyAttributes attributes = context.attributes();
        if (attributes.tries().isPresent())
            throw new JqwikException(method + " has two numbers of tries: one of @Property, one of @Tries");
        attributes.setTries(Level.tries(test, method.getName(), tries.build(), tries.thorough()));
        // a configured seed of the run overrides a seed of the property
        if (attributes.seed().isEmpty() || Level.runSeed().isPresent()) {
            attributes.setSeed(Long.toString(Level.seed(test, method.getName())));
            attributes.setWhenFixedSeed(FixedSeedMode.ALLOW);
        }
        PropertyExecutionResult result = property.execute();
        if (result.status() == PropertyExecutionResult.Status.FAILED)
            context.reporter().publishValue("to repeat", Level.repeating(test, method.getName()));
        return result;
    }
}
