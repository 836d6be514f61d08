package io.github.deadcube.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import io.github.deadcube.api.shared.Types;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Three classes ask types about their parts, read them and make them. Where there is no reflection, as in a browser,
 * others with the same methods take their places.
 */
class ReflectionArchitectureTest {
    private static final Set<String> QUESTIONS = Set.of(
            "getRecordComponents",
            "isRecord",
            "isSealed",
            "isHidden",
            "getPackageName",
            "getPermittedSubclasses",
            "getNestMembers",
            "getNestHost",
            "getDeclaredClasses",
            "getMethod",
            "getMethods",
            "getDeclaredMethod",
            "getDeclaredMethods",
            "getConstructor",
            "getConstructors",
            "getDeclaredConstructor",
            "getDeclaredConstructors",
            "getField",
            "getFields",
            "getDeclaredField",
            "getDeclaredFields");

    private static final Set<String> ASKING = Set.of(
            Types.class.getName(),
            MainCode.ROOT + ".core.schema.RecordAccess",
            MainCode.ROOT + ".core.schema.RecordSum");

    /** What the library of TeaVM lacks, which makes programs for browsers. */
    private static final DescribedPredicate<JavaAccess<?>> NOT_IN_BROWSERS = AccessTo.of(
            "java.lang.String.indent",
            "java.lang.String.lines",
            "java.math.BigInteger.<init>(int, [B, int, int)",
            "java.util.regex.Matcher.replaceAll(java.util.function.Function)",
            "java.util.regex.Matcher.results");

    /** What Android 14 lacks of the classes that it has. */
    private static final DescribedPredicate<JavaAccess<?>> NOT_ON_ANDROID = AccessTo.of(
            "java.lang.Class.isHidden",
            "java.lang.StringBuilder.isEmpty",
            "java.lang.reflect.AccessibleObject.trySetAccessible",
            "java.lang.reflect.Constructor.trySetAccessible",
            "java.lang.reflect.Method.trySetAccessible",
            "java.nio.ByteBuffer.flip",
            "java.nio.CharBuffer.flip",
            "java.nio.file.Files.writeString");

    private static final DescribedPredicate<JavaClass> RUNS_ANYWHERE = resideInAnyPackage(
                    MainCode.ROOT, MainCode.ROOT + ".api..", MainCode.ROOT + ".core..")
            .and(describe("ask no type", one -> !ASKING.contains(MainCode.outermost(one))));

    @Test
    void onlyThreeClassesAskTypesAboutTheirParts() {
        noClasses()
                .that(RUNS_ANYWHERE)
                .should()
                .callMethodWhere(describe(
                        "ask a class",
                        (JavaMethodCall call) -> call.getTargetOwner().isEquivalentTo(Class.class)
                                && QUESTIONS.contains(call.getTarget().getName())))
                .check(MainCode.CLASSES);
    }

    @Test
    void onlyTheyUseReflection() {
        noClasses()
                .that(RUNS_ANYWHERE)
                .should()
                .dependOnClassesThat(describe(
                        "are of reflection",
                        one -> one.getPackageName().equals("java.lang.reflect")
                                        && !one.isEquivalentTo(UndeclaredThrowableException.class)
                                || one.isEquivalentTo(MethodHandle.class)
                                || one.isEquivalentTo(MethodHandles.class)))
                .check(MainCode.CLASSES);
    }

    @Test
    void noMemberIsUsedThatBrowsersLack() {
        noClasses()
                .that(RUNS_ANYWHERE)
                .should()
                .accessTargetWhere(NOT_IN_BROWSERS)
                .check(MainCode.CLASSES);
    }

    @Test
    void noMemberIsUsedThatAndroidLacks() {
        noClasses()
                .that(resideInAnyPackage(MainCode.ROOT, MainCode.ROOT + ".api..", MainCode.ROOT + ".core.."))
                .should()
                .accessTargetWhere(NOT_ON_ANDROID)
                .check(MainCode.CLASSES);
    }

    /** The engine does not look whether a frame has a prompt of its own. */
    @Test
    void everyFrameWithoutAPromptOfItsOwnSaysWhatItAsks() throws NoSuchMethodException {
        int asking = 0;
        for (Class<?> frame : Deadcube.pending()) {
            if (!Frame.class.isAssignableFrom(frame)) continue;
            Class<?> asks = frame.getMethod("prompt", Now.class).getDeclaringClass();
            if (asks != Frame.OfOneModel.class && asks != Frame.OfSide.class) continue;
            asking++;
            assertThat(frame.getAnnotation(DescribesFrame.class).asks())
                    .as(frame.getName())
                    .hasSize(1);
        }
        assertThat(asking).isGreaterThan(10);
    }
}
