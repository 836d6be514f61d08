package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.control.Option;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A proxy of a keyword or an item that counts the calls of each hook. A hook is a function that the rule registers
 * ({@code attach: on DIED OWN}), a method of a capability that it offers ({@code attach: offers K-BOOM use}), or the effect of an item when
 * it is picked up.
 */
final class CountedRule implements InvocationHandler {
    private static final String PICKED_UP = "pickedUp";

    private final Library.Rule like;
    private final Map<String, Long> calls = new TreeMap<>();

    private CountedRule(Library.Rule like) {
        this.like = like;
    }

    static <R extends Library.Rule> R of(R rule, Class<R> kind) {
        CountedRule counted = new CountedRule(rule);
        if (rule instanceof ItemRule && doesMore(rule, PICKED_UP)) counted.calls.put(PICKED_UP, 0L);
        return kind.cast(proxy(rule, kind, counted));
    }

    private static boolean doesMore(Object rule, String method) {
        return Arrays.stream(rule.getClass().getMethods())
                .anyMatch(m ->
                        m.getName().equals(method) && !m.getDeclaringClass().isInterface());
    }

    static Option<CountedRule> in(Ruleset ruleset, RuleId rule) {
        return ruleset.library()
                .all()
                .filter(one -> Proxy.isProxyClass(one.getClass()) && one.rule().equals(rule))
                .map(Proxy::getInvocationHandler)
                .filter(CountedRule.class::isInstance)
                .map(CountedRule.class::cast)
                .headOption();
    }

    Map<String, Long> calls() {
        return new TreeMap<>(calls);
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) throws Throwable {
        if (arguments == null) return called(like, method, null);
        if (method.getName().equals("equals")) return like.equals(uncounted(arguments[0]));
        if (calls.containsKey(method.getName())) count(method.getName());
        Object[] counted = arguments.clone();
        for (int i = 0; i < counted.length; i++)
            if (counted[i] instanceof Hooks) counted[i] = registering(counted[i], Hooks.class, method.getName());
            else if (counted[i] instanceof Registration<?>)
                counted[i] = registering(counted[i], Registration.class, method.getName());
        return called(like, method, counted);
    }

    private static @Nullable Object uncounted(@Nullable Object other) {
        return other != null
                        && Proxy.isProxyClass(other.getClass())
                        && Proxy.getInvocationHandler(other) instanceof CountedRule counted
                ? counted.like
                : other;
    }

    /** Wraps an object with which a rule registers its functions, and counts the calls of these functions. */
    private Object registering(Object hooks, Class<?> kind, String where) {
        InvocationHandler registering = (proxy, method, arguments) -> {
            if (arguments == null) return called(hooks, method, null);
            Object[] counted = arguments.clone();
            String hook = where + ": " + method.getName();
            for (int i = 0; i < counted.length; i++) {
                Class<?> type = method.getParameterTypes()[i];
                if (isFunction(type)) counted[i] = counting(counted[i], type, hook);
                else if (counted[i] instanceof Capability capability && !(capability instanceof Record))
                    counted[i] = counting(capability, hook + " " + capability.rule());
                else hook += " " + counted[i];
            }
            return called(hooks, method, counted);
        };
        return Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, registering);
    }

    private static boolean isFunction(Class<?> type) {
        Class<?> in = type.getEnclosingClass();
        return type.isInterface() && (in == Hooks.class || in == Registration.class);
    }

    private Object counting(Object function, Class<?> type, String hook) {
        calls.putIfAbsent(hook, 0L);
        return proxy(function, type, (proxy, method, arguments) -> {
            if (Modifier.isAbstract(method.getModifiers())) count(hook);
            return called(function, method, arguments);
        });
    }

    private Object counting(Capability capability, String offer) {
        for (Class<?> face : faces(capability))
            for (Method method : face.getMethods())
                if (isHook(method)) calls.putIfAbsent(offer + " " + method.getName(), 0L);
        return proxy(capability, Capability.class, (proxy, method, arguments) -> {
            if (method.getName().equals("equals") && arguments != null)
                return proxy == arguments[0] || capability.equals(arguments[0]);
            if (isHook(method)) count(offer + " " + method.getName());
            return called(capability, method, arguments);
        });
    }

    /** Methods that only list or check choices are called for each prompt. Their calls prove nothing. */
    private static boolean isHook(Method method) {
        return Capability.class.isAssignableFrom(method.getDeclaringClass())
                && Modifier.isAbstract(method.getModifiers())
                && method.getParameterCount() > 0
                && method.getParameterTypes()[0] == Effects.class;
    }

    private void count(String hook) {
        calls.merge(hook, 1L, Long::sum);
    }

    private static Object proxy(Object like, Class<?> kind, InvocationHandler handler) {
        Set<Class<?>> all = faces(like);
        if (!kind.isSealed()) all.add(kind);
        return Proxy.newProxyInstance(kind.getClassLoader(), all.toArray(Class<?>[]::new), handler);
    }

    /** Returns all public interfaces, inherited ones too, because the engine may test for them with instanceof. */
    private static Set<Class<?>> faces(Object like) {
        Set<Class<?>> all = new LinkedHashSet<>();
        for (Class<?> of = like.getClass(); of != null; of = of.getSuperclass()) addFaces(of, all);
        all.removeIf(face -> !Modifier.isPublic(face.getModifiers()) || face.isSealed());
        return all;
    }

    private static void addFaces(Class<?> of, Set<Class<?>> all) {
        for (Class<?> face : of.getInterfaces()) if (all.add(face)) addFaces(face, all);
    }

    private static @Nullable Object called(Object on, Method method, Object @Nullable [] arguments) throws Throwable {
        try {
            return method.invoke(on, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }
}
