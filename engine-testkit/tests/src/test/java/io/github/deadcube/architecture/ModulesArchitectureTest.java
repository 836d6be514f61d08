package io.github.deadcube.architecture;

import static java.lang.reflect.Modifier.isPublic;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleDescriptor.Requires.Modifier;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import org.junit.jupiter.api.Test;

/** The dependencies that each module brings to its users. */
class ModulesArchitectureTest {
    @Test
    void everyModuleRequiresWhatItNeedsAndNoMore() {
        assertThat(Modules.ALL
                        .mapValues(Modules::required)
                        .map(module -> module._1 + ": " + module._2.mkString(" "))
                        .mkString("\n"))
                .isEqualTo("""
                        api: io.vavr org.jspecify
                        bots: org.jspecify testkit
                        cases:\s
                        cli: bots cases com.fasterxml.jackson.core dispersion drawing info.picocli java.logging java.xml json me.tongfei.progressbar \
                        org.jline.reader org.jline.terminal org.jspecify serve
                        core: api io.vavr org.jspecify
                        dispersion: api org.jspecify
                        drawing: core java.xml org.jspecify
                        json: com.fasterxml.jackson.core core java.xml org.jspecify
                        junit: net.jqwik.api org.assertj.core org.jspecify org.junit.jupiter.api org.junit.platform.commons \
                        org.junit.platform.engine org.junit.platform.launcher properties testkit
                        mcp: cases com.fasterxml.jackson.databind com.networknt.schema io.modelcontextprotocol.sdk.mcp.core \
                        io.modelcontextprotocol.sdk.mcp.json.jackson2 org.jspecify org.reactivestreams org.slf4j reactor.core serve
                        properties: net.jqwik.api org.jspecify
                        serve: bots com.fasterxml.jackson.core drawing jdk.httpserver json org.jspecify
                        testkit: core org.jspecify""");
    }

    /** A module must require at run time each library that its classes need at run time. */
    @Test
    void nothingButTheGeneratorsAnnotationsIsOptional() {
        assertThat(Modules.ALL
                        .values()
                        .flatMap(module -> Vector.ofAll(module.requires()))
                        .filter(required -> required.modifiers().contains(Modifier.STATIC))
                        .map(Requires::name)
                        .distinct())
                .containsExactly(Modules.GENERATOR);
    }

    @Test
    void noModuleForPlayersBringsATestLibrary() {
        for (String module : Modules.ALL.keySet().removeAll(Vector.of("cases", "junit", "properties")))
            assertThat(brought(module))
                    .as(module)
                    .isNotEmpty()
                    .noneMatch(name -> name.startsWith("org.junit")
                            || name.startsWith("net.jqwik")
                            || name.startsWith("org.assertj")
                            || name.equals("junit")
                            || name.equals("properties"));
    }

    /** A user cannot name a type of a package that only modules of the project see. */
    @Test
    void signaturesHaveExportedTypesOnly() {
        TreeSet<String> exported = TreeSet.ofAll(Modules.ALL
                .values()
                .flatMap(module -> Vector.ofAll(module.exports())
                        .reject(Exports::isQualified)
                        .map(Exports::source)));
        Vector<Executable> members = Vector.<JavaClass>ofAll(MainCode.CLASSES)
                .filter(type -> exported.contains(type.getPackageName()))
                .map(JavaClass::reflect)
                .filter(Signatures::isVisible)
                .flatMap(type ->
                        Vector.<Executable>of(type.getDeclaredMethods()).appendAll(Vector.of(type.getConstructors())))
                .filter(member -> isPublic(member.getModifiers()) && !member.isSynthetic());
        assertThat(members).hasSizeGreaterThan(2_000);
        assertThat(members.filter(member -> named(member)
                                .exists(type -> type.getName().startsWith(Modules.ROOT)
                                        && !(exported.contains(type.getPackageName()) && Signatures.isVisible(type))))
                        .map(Executable::toGenericString)
                        .sorted())
                .isEmpty();
    }

    private static Vector<Class<?>> named(Executable member) {
        Vector<Type> types = Vector.of(member.getGenericParameterTypes())
                .appendAll(member instanceof Method method ? Vector.of(method.getGenericReturnType()) : Vector.empty());
        return types.flatMap(ModulesArchitectureTest::named);
    }

    /** The types of which a type is made. */
    private static Vector<Class<?>> named(Type type) {
        if (type instanceof Class<?> simple) return Vector.of(simple.isArray() ? simple.getComponentType() : simple);
        if (type instanceof ParameterizedType generic)
            return named(generic.getRawType())
                    .appendAll(Vector.of(generic.getActualTypeArguments()).flatMap(ModulesArchitectureTest::named));
        if (type instanceof GenericArrayType array) return named(array.getGenericComponentType());
        if (type instanceof WildcardType some)
            return Vector.of(some.getUpperBounds())
                    .appendAll(Vector.of(some.getLowerBounds()))
                    .flatMap(ModulesArchitectureTest::named);
        return Vector.empty();
    }

    /** Returns all dependencies of a module, direct or through another module of the project. */
    private static TreeSet<String> brought(String module) {
        return Modules.required(Modules.ALL.get(module).get())
                .flatMap(name -> Modules.ALL.containsKey(name) ? brought(name).add(name) : TreeSet.of(name));
    }
}
