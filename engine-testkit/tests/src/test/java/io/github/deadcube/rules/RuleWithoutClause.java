package io.github.deadcube.rules;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Registration;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * A library rule that lacks one of its clauses. A clause is one call that registers an effect, for example the second
 * call in {@code attach}. The other clauses work as before.
 */
final class RuleWithoutClause implements InvocationHandler {
    /** The clauses registered since the last {@link #forget}: {@code attach 1}, {@code marked 2}. */
    private static final Set<String> SEEN = new TreeSet<>();

    private final Library.Rule rule;
    private final String missing;

    private RuleWithoutClause(Library.Rule rule, String missing) {
        this.rule = rule;
        this.missing = missing;
    }

    static <R extends Library.Rule> R without(R rule, Class<R> kind, String missing) {
        Set<Class<?>> all = new LinkedHashSet<>();
        for (Class<?> of = rule.getClass(); of != null; of = of.getSuperclass()) all.addAll(Set.of(of.getInterfaces()));
        all.removeIf(type -> !java.lang.reflect.Modifier.isPublic(type.getModifiers()));
        all.add(kind);
        return kind.cast(Proxy.newProxyInstance(
                kind.getClassLoader(), all.toArray(Class<?>[]::new), new RuleWithoutClause(rule, missing)));
    }

    /** Records the clause. Returns whether it is not the missing one. */
    static boolean isKept(String part, String missing) {
        SEEN.add(part);
        return !part.equals(missing);
    }

    static void forget() {
        SEEN.clear();
    }

    static Set<String> seen() {
        return new TreeSet<>(SEEN);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        Object[] filtered = arguments == null ? new Object[0] : arguments.clone();
        for (int i = 0; i < filtered.length; i++) {
            if (filtered[i] instanceof Hooks hooks) filtered[i] = withoutClause(hooks, Hooks.class, method.getName());
            else if (filtered[i] instanceof Registration<?> hooks)
                filtered[i] = withoutClause(hooks, Registration.class, method.getName());
        }
        return call(rule, method, filtered);
    }

    private Object withoutClause(Object hooks, Class<?> kind, String where) {
        int[] count = {0};
        InvocationHandler each = (proxy, method, arguments) -> {
            if (method.getReturnType() != void.class) return call(hooks, method, arguments);
            String clause = where + " " + ++count[0];
            SEEN.add(clause);
            return clause.equals(missing) ? null : call(hooks, method, arguments);
        };
        return Proxy.newProxyInstance(kind.getClassLoader(), new Class<?>[] {kind}, each);
    }

    private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }
}
