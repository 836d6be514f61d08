package io.github.deadcube.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Every public method of every exported type refuses null with the name of the parameter, or allows it with
 * {@code @Nullable}.
 */
class NullArgumentsTest {
    /** Classes of packages that are not exported, whose methods applications and rules call through an interface. */
    private static final Vector<String> BEHIND_INTERFACES = Vector.of(
            "io.github.deadcube.core.RulesEngine",
            "io.github.deadcube.core.odds.ExactOdds",
            "io.github.deadcube.core.workspace.View");

    private final Dummies dummies = new Dummies(MainCode.CLASSES);
    private final List<String> wrong = new ArrayList<>();
    private int tried;

    @Test
    void nullIsRefusedWithTheNameOfTheParameter() throws Throwable {
        for (Class<?> type : types()) {
            for (Method method : type.getDeclaredMethods()) if (isChecked(method)) tryAll(method, handle(method));
            if (!Modifier.isAbstract(type.getModifiers()) && !type.isEnum())
                for (Constructor<?> constructor : type.getDeclaredConstructors())
                    if (isVisible(constructor)) tryAll(constructor, handle(constructor));
        }
        assertThat(wrong).as("of %s parameters", tried).isEmpty();
        assertThat(tried).isGreaterThan(1_000);
    }

    private static Vector<Class<?>> types() {
        TreeSet<String> exported = TreeSet.ofAll(Modules.ALL
                .values()
                .flatMap(module -> Vector.ofAll(module.exports())
                        .reject(Exports::isQualified)
                        .map(Exports::source)));
        return Vector.<JavaClass>ofAll(MainCode.CLASSES)
                .filter(type -> exported.contains(type.getPackageName()) && isPublic(type)
                        || BEHIND_INTERFACES.contains(type.getName()))
                .sortBy(JavaClass::getName)
                .map(JavaClass::reflect);
    }

    private static boolean isPublic(JavaClass type) {
        return (type.getModifiers().contains(JavaModifier.PUBLIC)
                        || type.getModifiers().contains(JavaModifier.PROTECTED))
                && !type.isAnonymousClass()
                && (!type.isNestedClass() || isPublic(type.getEnclosingClass().get()));
    }

    private static boolean isVisible(Executable member) {
        return (Modifier.isPublic(member.getModifiers()) || Modifier.isProtected(member.getModifiers()))
                && !member.isSynthetic();
    }

    private static boolean isChecked(Method method) {
        boolean isEquals = method.getName().equals("equals") && method.getParameterCount() == 1;
        boolean isOfEnum =
                method.getDeclaringClass().isEnum() && method.getName().equals("valueOf");
        return isVisible(method) && !Modifier.isAbstract(method.getModifiers()) && !isEquals && !isOfEnum;
    }

    private static MethodHandle handle(Method method) throws IllegalAccessException {
        Class<?> owner = method.getDeclaringClass();
        MethodHandles.Lookup in = MethodHandles.privateLookupIn(owner, MethodHandles.lookup());
        return Modifier.isStatic(method.getModifiers()) ? in.unreflect(method) : in.unreflectSpecial(method, owner);
    }

    private static MethodHandle handle(Constructor<?> constructor) throws IllegalAccessException {
        return MethodHandles.privateLookupIn(constructor.getDeclaringClass(), MethodHandles.lookup())
                .unreflectConstructor(constructor);
    }

    private void tryAll(Executable member, MethodHandle call) throws Throwable {
        Parameter[] parameters = member.getParameters();
        boolean hasOwner = member instanceof Method && !Modifier.isStatic(member.getModifiers());
        for (int i = 0; i < parameters.length; i++) {
            if (parameters[i].getType().isPrimitive() || allowsNull(member, i)) continue;
            List<@Nullable Object> arguments = new ArrayList<>();
            if (hasOwner) arguments.add(dummies.of(member.getDeclaringClass()));
            for (Parameter one : parameters) arguments.add(dummies.of(one.getType()));
            arguments.set(i + (hasOwner ? 1 : 0), null);
            tried++;
            String happened = happens(call, arguments);
            if (!happened.equals("NullPointerException: " + parameters[i].getName()))
                wrong.add(member + ", " + parameters[i].getName() + ": " + happened);
        }
    }

    private static String happens(MethodHandle call, List<@Nullable Object> arguments) {
        try {
            call.asFixedArity().invokeWithArguments(arguments);
            return "nothing";
        } catch (Throwable thrown) {
            return thrown.getClass().getSimpleName() + ": " + thrown.getMessage();
        }
    }

    private static boolean allowsNull(Executable member, int parameter) {
        AnnotatedType type = member.getAnnotatedParameterTypes()[parameter];
        if (type.isAnnotationPresent(Nullable.class)) return true;
        RecordComponent[] components = member.getDeclaringClass().getRecordComponents();
        return member instanceof Constructor
                && components != null
                && Arrays.equals(
                        Arrays.stream(components).map(RecordComponent::getType).toArray(), member.getParameterTypes())
                && components[parameter].getAnnotatedType().isAnnotationPresent(Nullable.class);
    }
}
