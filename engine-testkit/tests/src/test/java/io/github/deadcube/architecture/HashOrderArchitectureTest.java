package io.github.deadcube.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nothing iterates in hash order, because it differs from run to run. */
class HashOrderArchitectureTest {
    /** Classes that only look up keys in a hash map and never iterate over it. */
    private static final List<String> LOOK_UPS_ONLY = List.of();

    private static final DescribedPredicate<JavaAccess<?>> HASH_ORDER = AccessTo.of(
                    "java.util.HashMap",
                    "java.util.HashSet",
                    "java.util.Hashtable",
                    "java.util.IdentityHashMap",
                    "java.util.WeakHashMap",
                    "java.util.concurrent.ConcurrentHashMap",
                    "java.util.Map.of",
                    "java.util.Map.ofEntries",
                    "java.util.Map.copyOf",
                    "java.util.Set.of",
                    "java.util.Set.copyOf",
                    "java.util.stream.Collectors.groupingBy",
                    "java.util.stream.Collectors.groupingByConcurrent",
                    "java.util.stream.Collectors.toConcurrentMap",
                    "java.util.stream.Collectors.toMap",
                    "java.util.stream.Collectors.toSet",
                    "java.util.stream.Collectors.toUnmodifiableMap",
                    "java.util.stream.Collectors.toUnmodifiableSet",
                    "io.vavr.collection.HashMap",
                    "io.vavr.collection.HashMultimap",
                    "io.vavr.collection.HashSet")
            .or(AccessTo.of("io.vavr", List.of("toMap", "toSet", "toJavaMap", "toJavaSet")));

    private static final DescribedPredicate<JavaAccess<?>> IDENTITY = AccessTo.of(
                    "java.lang.System.identityHashCode", "java.lang.Object.hashCode", "java.lang.Enum.hashCode")
            .or(describe(
                    "the target is the hash code of an enum",
                    access -> access.getTargetOwner().isEnum()
                            && access.getTarget().getName().equals("hashCode")));

    @Test
    void nothingIsKeptInTheOrderOfHashes() {
        noClasses()
                .that(areNotAmong(LOOK_UPS_ONLY))
                .should()
                .accessTargetWhere(HASH_ORDER)
                .check(MainCode.CLASSES);
    }

    @Test
    void nothingDependsOnIdentity() {
        noClasses().should().accessTargetWhere(IDENTITY).check(MainCode.CLASSES);
    }

    @Test
    void theExceptionsExist() {
        assertThat(MainCode.CLASSES).extracting(JavaClass::getName).containsAll(LOOK_UPS_ONLY);
    }

    private static DescribedPredicate<JavaClass> areNotAmong(List<String> names) {
        return describe("are not among %s".formatted(names), type -> !names.contains(MainCode.outermost(type)));
    }
}
