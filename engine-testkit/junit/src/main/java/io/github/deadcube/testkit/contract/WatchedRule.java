package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Registration.Amount;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.order.Order;
import io.github.deadcube.api.order.Order.Mode;
import io.github.deadcube.api.order.Order.Mode.LaterEffects;
import io.github.deadcube.api.order.Order.Selector;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.Function3;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A proxy of a rule, or of what it registers, that watches each hook. A hook is a function that the rule registers
 * ({@code attach: on DIED OWN}), a method of a capability that it offers ({@code attach: offer K-BOOM use}), the effect
 * of an item when it is picked up, or a condition or an effect of a special order. What only answers is asked twice:
 * both answers must be equal.
 */
final class WatchedRule implements InvocationHandler {
    private static final Vector<String> ENGINE = Vector.of("io.github.deadcube.api.", "io.github.deadcube.core.");
    private static final String PICKED_UP = "pickedUp";

    private final Object like;
    private final HookLog log;
    /** The name of the hook, or what comes before the name of a method in it. */
    private final String hook;

    private WatchedRule(Object like, HookLog log, String hook) {
        this.like = like;
        this.log = log;
        this.hook = hook;
    }

    /** @param kind the interface of the rule */
    static <R extends Library.Rule> R watched(R rule, Class<R> kind) {
        HookLog log = new HookLog();
        if (rule instanceof ItemRule && overrides(rule, PICKED_UP)) log.expect(PICKED_UP, HookLog.Effect.CHANGE);
        return proxy(rule, kind, log, "");
    }

    /** What an application has written of an order is watched: the order, or its conditions and effects. */
    static SpecialOrder watched(SpecialOrder order) {
        if (!(order instanceof Order data)) return isOfEngine(order) ? order : watched(order, SpecialOrder.class);
        HookLog log = new HookLog();
        return data.withModes(data.modes().zipWithIndex((mode, i) -> watched(mode, log, "mode " + (i + 1))));
    }

    private static Mode watched(Mode mode, HookLog log, String name) {
        Selector models = mode.selector();
        return mode.withWhen(conditions(mode.when(), log, name + ": condition "))
                .withSelector(new Selector(
                        models.group(),
                        conditions(models.conditions(), log, name + ": condition of its models "),
                        models.least(),
                        models.most()))
                .withEffects(effects(mode.effects(), log, name + ": effect "))
                .withLater(mode.later()
                        .map(later -> new LaterEffects(
                                later.trigger(), effects(later.effects(), log, name + ": later effect "))));
    }

    private static Vector<Condition> conditions(Vector<Condition> all, HookLog log, String name) {
        return all.zipWithIndex((one, i) -> isOfEngine(one) ? one : proxy(one, Condition.class, log, name + (i + 1)));
    }

    private static Vector<Effect> effects(Vector<Effect> all, HookLog log, String name) {
        return all.zipWithIndex((one, i) -> {
            if (isOfEngine(one)) return one;
            String hook = name + (i + 1) + " ";
            if (overrides(one, "apply")) log.expect(hook + "apply", HookLog.Effect.CHANGE);
            return proxy(one, Effect.class, log, hook);
        });
    }

    /** Whether the class of an object is one of the engine, and not of an application. */
    static boolean isOfEngine(Object code) {
        return ENGINE.exists(code.getClass().getName()::startsWith);
    }

    private static boolean overrides(Object object, String method) {
        return Arrays.stream(object.getClass().getMethods())
                .anyMatch(m ->
                        m.getName().equals(method) && !m.getDeclaringClass().isInterface());
    }

    /** The logs of the rules that a contract watches. */
    static Vector<HookLog> logs(Ruleset ruleset) {
        return ruleset.library().all().flatMap(WatchedRule::log);
    }

    /** None if no contract watches the rule, or if an order has nothing to watch. */
    static Option<HookLog> log(Ruleset ruleset, RuleId rule) {
        return ruleset.library().all().find(one -> one.rule().equals(rule)).flatMap(WatchedRule::log);
    }

    private static Option<HookLog> log(Library.Rule rule) {
        Vector<Object> parts = rule instanceof Order order
                ? order.modes()
                        .flatMap(mode -> Vector.<Object>ofAll(mode.when())
                                .appendAll(mode.selector().conditions())
                                .appendAll(mode.effects())
                                .appendAll(mode.later().toVector().flatMap(LaterEffects::effects)))
                : Vector.of(rule);
        return parts.flatMap(WatchedRule::behind).headOption().map(watched -> watched.log);
    }

    private static Option<WatchedRule> behind(Object proxy) {
        return Proxy.isProxyClass(proxy.getClass()) && Proxy.getInvocationHandler(proxy) instanceof WatchedRule watched
                ? Option.some(watched)
                : Option.none();
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) throws Throwable {
        if (arguments == null) return called(like, method, null);
        if (method.getName().equals("equals")) return like.equals(unwatched(arguments[0]));
        if (method.getParameterTypes()[0] == Effects.class) return act(named(method), method, arguments);
        if (Arrays.stream(arguments).anyMatch(Registration.class::isInstance)) return register(method, arguments);
        if (method.getReturnType() != void.class) return answer(named(method), method, arguments);
        return arguments[arguments.length - 1] instanceof Consumer<?>
                ? list(named(method), method, arguments)
                : called(like, method, arguments);
    }

    /** A function has the name of its hook. */
    private String named(Method method) {
        return hook.isEmpty() || hook.endsWith(" ") ? hook + method.getName() : hook;
    }

    private static @Nullable Object unwatched(@Nullable Object other) {
        return other == null ? null : behind(other).map(watched -> watched.like).getOrElse(other);
    }

    private @Nullable Object answer(String asked, Method method, Object[] question) throws Throwable {
        Object once = called(like, method, question);
        // an order makes its effects anew
        if (!(once instanceof Vector<?>)) log.answered(asked, question, once, called(like, method, question));
        return once;
    }

    /** As {@link #answer}, for a method that passes several answers to its last argument. */
    @SuppressWarnings("unchecked") // what the method passes on
    private @Nullable Object list(String asked, Method method, Object[] question) throws Throwable {
        List<Object> once = listed(method, question);
        log.answered(asked, question, once, listed(method, question));
        once.forEach((Consumer<Object>) question[question.length - 1]);
        return null;
    }

    private List<Object> listed(Method method, Object[] question) throws Throwable {
        List<Object> all = new ArrayList<>();
        Object[] asking = question.clone();
        Consumer<Object> each = all::add;
        asking[asking.length - 1] = each;
        called(like, method, asking);
        return all;
    }

    /**
     * Calls a method that may change the game by its first argument, {@link Effects}. An item that cannot be kept is
     * discarded.
     */
    private @Nullable Object act(String called, Method method, Object[] event) throws Throwable {
        if (!log.isWatching()) return called(like, method, event);
        List<String> acts = new ArrayList<>();
        Object[] watched = event.clone();
        watched[0] = acting(event[0], acts);
        Object kept = called(like, method, watched);
        if (Boolean.FALSE.equals(kept)) acts.add("discarded");
        log.acted(called, event, acts);
        return kept;
    }

    /** Effects that note the calls which change the game. */
    private static Object acting(Object effects, List<String> acts) {
        return Proxy.newProxyInstance(
                Effects.class.getClassLoader(), new Class<?>[] {Effects.class}, (proxy, method, arguments) -> {
                    if (method.getDeclaringClass() == Effects.class)
                        acts.add(HookLog.said(method.getName()
                                + Vector.of(arguments == null ? new Object[0] : arguments)
                                        .mkString("(", ", ", ")")));
                    return called(effects, method, arguments);
                });
    }

    /** KT-1: lets the rule register its hooks, and watches them. Equal owners get equal hooks, in every game. */
    private @Nullable Object register(Method method, Object[] arguments) throws Throwable {
        List<String> registered = new ArrayList<>();
        StringBuilder owner = new StringBuilder(named(method));
        Object[] watched = arguments.clone();
        for (int i = 0; i < watched.length; i++)
            if (watched[i] instanceof Hooks hooks) {
                owner.append(hooks.ofWeapon() ? " on a weapon" : "");
                watched[i] = registering(hooks, Hooks.class, named(method), registered);
            } else if (watched[i] instanceof Registration<?>)
                watched[i] = registering(watched[i], Registration.class, named(method), registered);
            else owner.append(' ').append(watched[i]);
        called(like, method, watched);
        log.registered(owner.toString(), registered);
        return null;
    }

    private Object registering(Object hooks, Class<?> kind, String where, List<String> registered) {
        return Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, (proxy, method, arguments) -> {
            if (arguments == null) return called(hooks, method, null);
            Object[] watched = arguments.clone();
            String name = where + ": " + method.getName();
            for (int i = 0; i < watched.length; i++) {
                Class<?> type = method.getParameterTypes()[i];
                if (isFunction(type)) watched[i] = watching(watched[i], type, name);
                else if (watched[i] instanceof Capability capability && !isOfEngine(capability))
                    watched[i] = watching(capability, name + " " + capability.rule());
                else name += " " + watched[i];
            }
            registered.add(name);
            return called(hooks, method, watched);
        });
    }

    private static boolean isFunction(Class<?> type) {
        Class<?> in = type.getEnclosingClass();
        return type.isInterface() && (in == Hooks.class || in == Registration.class) || type == Function3.class;
    }

    private Object watching(Object function, Class<?> type, String name) {
        HookLog.Effect effect = type == Amount.class
                ? HookLog.Effect.AMOUNT
                : type == Function3.class ? HookLog.Effect.REFUSAL : HookLog.Effect.CHANGE;
        log.expect(name, effect);
        return proxy(function, type, log, name);
    }

    private Object watching(Capability capability, String offer) {
        for (Class<?> face : faces(capability))
            for (Method method : face.getMethods())
                if (isHook(method, capability)) log.expect(offer + " " + method.getName(), HookLog.Effect.CHANGE);
        return proxy(capability, Capability.class, log, offer + " ");
    }

    private static boolean isHook(Method method, Capability capability) {
        return Capability.class.isAssignableFrom(method.getDeclaringClass())
                && method.getParameterCount() > 0
                && method.getParameterTypes()[0] == Effects.class
                && (Modifier.isAbstract(method.getModifiers()) || overrides(capability, method.getName()));
    }

    @SuppressWarnings("unchecked") // the proxy implements the type
    private static <T> T proxy(Object like, Class<? super T> kind, HookLog log, String hook) {
        Set<Class<?>> all = faces(like);
        if (!kind.isSealed()) all.add(kind);
        return (T) Proxy.newProxyInstance(
                kind.getClassLoader(), all.toArray(Class<?>[]::new), new WatchedRule(like, log, hook));
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
