package io.github.deadcube.testkit.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The rules that a test proves. On a class it stands for each of the class's tests, those of nested and of derived
 * classes too; on another annotation, for whatever carries that. It has no effect of its own: the {@linkplain
 * io.github.deadcube.testkit.junit report of the rules} reads it.
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
    /** The identifiers as the {@linkplain RuleRegister register} has them, such as {@code ADV-5}. */
    String[] value();

    /** Several of them on one test; the compiler writes it. */
    @Documented
    @Inherited
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface List {
        Rule[] value();
    }
}
