package io.github.deadcube.architecture;

import io.github.deadcube.api.Experimental;
import io.vavr.collection.Vector;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;

/**
 * The signature of a public type as lines of text: its kind, name, type variables, components, supertypes and permitted
 * subtypes, then its constants, and its public and protected members in alphabetical order. A question mark stands
 * after a type that may be null.
 */
final class Signatures {
    /** Annotations that a user must know. */
    private static final Vector<String> TOLD = Vector.of("Deprecated", "Experimental", "FunctionalInterface");

    /** Before a type that may change; also before each type in it. */
    static final String EXPERIMENTAL = "@Experimental ";

    private final Class<?> type;

    private Signatures(Class<?> type) {
        this.type = type;
    }

    static Vector<String> of(Class<?> type) {
        return new Signatures(type).lines();
    }

    /** Whether users can name a type: it is public or protected, and so is each type that contains it. */
    static boolean isVisible(Class<?> type) {
        for (Class<?> at = type; at != null; at = at.getDeclaringClass()) if (!isOpen(at.getModifiers())) return false;
        return !type.isAnonymousClass() && !type.isLocalClass() && !type.isSynthetic();
    }

    private Vector<String> lines() {
        Vector<String> members = Vector.of(type.getDeclaredFields())
                .reject(Field::isEnumConstant)
                .filter(Signatures::isTold)
                .map(this::field)
                .appendAll(Vector.of(type.getDeclaredConstructors())
                        .filter(Signatures::isTold)
                        .map(this::constructor))
                .appendAll(Vector.of(type.getDeclaredMethods())
                        .filter(Signatures::isTold)
                        .reject(this::isKnown)
                        .map(this::method))
                .sorted();
        Vector<String> constants =
                type.isEnum() ? Vector.of(type.getEnumConstants()).map(one -> ((Enum<?>) one).name()) : Vector.empty();
        boolean inExperimental = type.getDeclaringClass() != null && isExperimental(type.getDeclaringClass());
        return Vector.of((inExperimental ? EXPERIMENTAL : "") + marks(type) + head())
                .appendAll(constants.appendAll(members).map("  "::concat));
    }

    private static boolean isExperimental(Class<?> type) {
        return type.isAnnotationPresent(Experimental.class)
                || type.getDeclaringClass() != null && isExperimental(type.getDeclaringClass());
    }

    private String head() {
        StringBuilder head = new StringBuilder();
        boolean plain = kind().equals("class");
        if (plain && Modifier.isAbstract(type.getModifiers())) head.append("abstract ");
        if (plain && Modifier.isFinal(type.getModifiers())) head.append("final ");
        if (type.isSealed()) head.append("sealed ");
        head.append(kind()).append(' ').append(written(type)).append(variables(type.getTypeParameters()));
        if (type.isRecord())
            head.append(Vector.of(type.getRecordComponents())
                    .map(part -> written(part.getAnnotatedType()) + " " + part.getName())
                    .mkString("(", ", ", ")"));
        if (plain && type.getSuperclass() != Object.class)
            head.append(" extends ").append(written(type.getAnnotatedSuperclass()));
        Vector<String> interfaces = type.isAnnotation()
                ? Vector.empty()
                : Vector.of(type.getAnnotatedInterfaces()).map(Signatures::written);
        if (interfaces.nonEmpty())
            head.append(interfaces.mkString(type.isInterface() ? " extends " : " implements ", ", ", ""));
        if (type.isSealed())
            head.append(Vector.of(type.getPermittedSubclasses())
                    .filter(Signatures::isVisible)
                    .map(Signatures::written)
                    .sorted()
                    .mkString(" permits ", ", ", ""));
        return head.toString();
    }

    private String kind() {
        if (type.isAnnotation()) return "annotation";
        if (type.isInterface()) return "interface";
        if (type.isEnum()) return "enum";
        return type.isRecord() ? "record" : "class";
    }

    private String field(Field field) {
        return marks(field) + modifiers(field) + written(field.getAnnotatedType()) + " " + field.getName();
    }

    private String constructor(Constructor<?> made) {
        return marks(made) + modifiers(made) + variables(made.getTypeParameters()) + "new(" + parameters(made) + ")"
                + thrown(made);
    }

    private String method(Method method) {
        return marks(method)
                + (method.isDefault() ? "default " : "")
                + modifiers(method)
                + variables(method.getTypeParameters())
                + written(method.getAnnotatedReturnType())
                + " "
                + method.getName()
                + "("
                + parameters(method)
                + ")"
                + thrown(method)
                + (method.getDefaultValue() == null ? "" : " with a default");
    }

    /** Whether the kind of the type already says that it has this method. */
    private boolean isKnown(Method method) {
        int parameters = method.getParameterCount();
        String name = method.getName();
        if (method.isBridge()) return true;
        if (parameters == 0 && (name.equals("hashCode") || name.equals("toString"))) return true;
        if (name.equals("equals") && parameters == 1 && method.getParameterTypes()[0] == Object.class) return true;
        if (type.isEnum()) return name.equals("values") && parameters == 0 || name.equals("valueOf");
        return type.isRecord()
                && parameters == 0
                && Vector.of(type.getRecordComponents())
                        .map(RecordComponent::getName)
                        .contains(name);
    }

    private static boolean isTold(Member member) {
        return isOpen(member.getModifiers()) && !member.isSynthetic();
    }

    private static boolean isOpen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private String modifiers(Member member) {
        int all = member.getModifiers();
        boolean isStatic = Modifier.isStatic(all);
        return (Modifier.isProtected(all) ? "protected " : "")
                + (isStatic ? "static " : "")
                + (Modifier.isAbstract(all) && !type.isInterface() ? "abstract " : "")
                + (Modifier.isFinal(all) && !isStatic && member instanceof Method ? "final " : "");
    }

    private static String marks(AnnotatedElement element) {
        return Vector.of(element.getAnnotations())
                .map(Annotation::annotationType)
                .map(Class::getSimpleName)
                .filter(TOLD::contains)
                .sorted()
                .map(name -> "@" + name + " ")
                .mkString();
    }

    private static String parameters(Executable executable) {
        return Vector.of(executable.getParameters()).map(Signatures::parameter).mkString(", ");
    }

    private static String parameter(Parameter parameter) {
        String written = written(parameter.getAnnotatedType());
        if (parameter.isVarArgs()) written = written.substring(0, written.length() - 2) + "...";
        return written + " " + parameter.getName();
    }

    private static String thrown(Executable executable) {
        Vector<Class<?>> all = Vector.of(executable.getExceptionTypes());
        return all.isEmpty() ? "" : all.map(Signatures::written).mkString(" throws ", ", ", "");
    }

    private static String variables(TypeVariable<?>[] variables) {
        if (variables.length == 0) return "";
        return Vector.of(variables)
                .map(variable -> {
                    Vector<String> bounds = Vector.of(variable.getAnnotatedBounds())
                            .map(Signatures::written)
                            .reject("Object"::equals);
                    return variable.getName() + (bounds.isEmpty() ? "" : bounds.mkString(" extends ", " & ", ""));
                })
                .mkString("<", ", ", "> ");
    }

    private static String written(AnnotatedType type) {
        String isNull = Vector.of(type.getAnnotations())
                        .exists(one -> one.annotationType().getSimpleName().equals("Nullable"))
                ? "?"
                : "";
        if (type instanceof AnnotatedArrayType array)
            return written(array.getAnnotatedGenericComponentType()) + "[]" + isNull;
        if (type instanceof AnnotatedParameterizedType generic)
            return written(((ParameterizedType) generic.getType()).getRawType())
                    + Vector.of(generic.getAnnotatedActualTypeArguments())
                            .map(Signatures::written)
                            .mkString("<", ", ", ">")
                    + isNull;
        if (type instanceof AnnotatedWildcardType wildcard) {
            if (wildcard.getAnnotatedLowerBounds().length > 0)
                return "? super " + written(wildcard.getAnnotatedLowerBounds()[0]);
            String upper = written(wildcard.getAnnotatedUpperBounds()[0]);
            return upper.equals("Object") ? "?" : "? extends " + upper;
        }
        return written(type.getType()) + isNull;
    }

    private static String written(Type type) {
        return type.getTypeName()
                .replace('$', '.')
                .replaceFirst("^(java\\.lang|io\\.vavr\\.collection|io\\.vavr\\.control)\\.(?=[A-Z])", "")
                .replaceFirst("^io\\.github\\.deadcube\\.", "");
    }
}
