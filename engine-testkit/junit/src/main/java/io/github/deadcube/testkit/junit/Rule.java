package io.github.deadcube.testkit.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The rules that a test proves. On a class it applies to each test of the class and of its nested and derived classes.
 * On another annotation it applies to everything with that annotation. It does not change the test: the
 * {@linkplain io.github.deadcube.testkit.junit report of the rules} reads it.
 *
 * <pre>{@code
 * @Rule("ADV-5")
 * @Rule({"AST-3", "AST-5"})
 * @Test
 * void movingInIsAFight() { … }
 * }</pre>
 */
@Documented
@Inherited
@Repeatable(Rule.List.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Rule {
    /** Identifiers of rules, such as {@code ADV-5}. */
    String[] value();

    /** The container of repeated annotations, which the compiler writes. */
    @Documented
    @Inherited
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface List {
        Rule[] value();
    }
}
