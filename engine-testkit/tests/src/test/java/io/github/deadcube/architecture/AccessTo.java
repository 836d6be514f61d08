package io.github.deadcube.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.List;

/**
 * Matches a call, a method reference or a constructor call of the given names: a class ({@code java.util.Random}), a
 * member with all its overloads ({@code java.util.Map.of}), or one overload ({@code java.lang.String.toLowerCase()}).
 */
final class AccessTo extends DescribedPredicate<JavaAccess<?>> {
    private final List<String> names;

    private AccessTo(List<String> names) {
        super("the target is one of %s", names);
        this.names = names;
    }

    static AccessTo of(String... names) {
        return new AccessTo(List.of(names));
    }

    /** Matches methods with these names of all types of a library. */
    static DescribedPredicate<JavaAccess<?>> of(String library, List<String> methods) {
        return DescribedPredicate.describe(
                "the target is one of %s in %s".formatted(methods, library),
                access -> access.getTargetOwner().getPackageName().startsWith(library)
                        && methods.contains(access.getTarget().getName()));
    }

    @Override
    public boolean test(JavaAccess<?> access) {
        AccessTarget target = access.getTarget();
        String owner = access.getTargetOwner().getName();
        return names.contains(owner)
                || names.contains(owner + "." + target.getName())
                || names.contains(target.getFullName());
    }
}
