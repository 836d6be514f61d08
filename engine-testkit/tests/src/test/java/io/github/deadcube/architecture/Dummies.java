package io.github.deadcube.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.nio.file.Path;

/**
 * Values of any type that are good for nothing but to be not null: a method that checks its arguments first does not
 * look at them.
 */
final class Dummies {
    private static final Vector<Object> READY = Vector.of(
            1,
            1L,
            1.0,
            'x',
            true,
            "x",
            String.class,
            Path.of("x"),
            Option.none(),
            Either.left("x"),
            List.empty(),
            Vector.empty(),
            Array.empty(),
            HashMap.empty(),
            LinkedHashMap.empty(),
            TreeSet.empty());

    private final JavaClasses classes;

    Dummies(JavaClasses classes) {
        this.classes = classes;
    }

    Object of(Class<?> type) throws ReflectiveOperationException {
        if (type.isPrimitive()) return primitive(type);
        if (type.isArray()) return java.lang.reflect.Array.newInstance(type.getComponentType(), 0);
        if (type == Seq.class) return List.empty();
        if (type != Object.class) for (Object ready : READY) if (type.isInstance(ready)) return ready;
        if (type == Object.class) return "x";
        if (type.isEnum()) return type.getEnumConstants()[0];
        if (type.isInterface() && !type.isSealed())
            return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, given) -> null);
        return allocate(concrete(type));
    }

    private static Object primitive(Class<?> type) {
        if (type == boolean.class) return false;
        if (type == long.class) return 0L;
        if (type == double.class) return 0.0;
        if (type == char.class) return 'x';
        return 0;
    }

    private Class<?> concrete(Class<?> type) {
        if (!Modifier.isAbstract(type.getModifiers())) return type;
        for (JavaClass one : Vector.<JavaClass>ofAll(classes).sortBy(JavaClass::getName)) {
            if (one.isAssignableTo(type) && !one.isEnum()) {
                Class<?> found = one.reflect();
                if (!Modifier.isAbstract(found.getModifiers())) return found;
            }
        }
        throw new IllegalStateException("no class extends " + type);
    }

    /**
     * By reflection: the compiler warns of each direct use, and no other class makes a record without its constructor.
     */
    private static Object allocate(Class<?> type) throws ReflectiveOperationException {
        Class<?> unsafe = Class.forName("sun.misc.Unsafe");
        Field only = unsafe.getDeclaredField("theUnsafe");
        only.setAccessible(true);
        return unsafe.getMethod("allocateInstance", Class.class).invoke(only.get(null), type);
    }
}
