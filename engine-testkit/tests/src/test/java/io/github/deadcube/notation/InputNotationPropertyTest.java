package io.github.deadcube.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.CharRange;

/** The notation of an input is read as the same input. Other text is refused with an error text. */
class InputNotationPropertyTest {
    @Property
    @Tries(build = 500, thorough = 5000)
    void aPrintedInputIsReadBack(@ForAll("inputs") Input input) {
        assertThat(Input.read(input.toString())).containsExactly(input);
    }

    @Example
    void everyKindOfChoiceIsTried() {
        assertThat(Inputs.CHOICES.map(kind -> kind.sample().getClass().getSimpleName()))
                .containsExactlyInAnyOrderElementsOf(types(Choice.class).map(Class::getSimpleName));
    }

    private static Vector<Class<?>> types(Class<?> root) {
        return root.isSealed()
                ? Vector.of(root.getPermittedSubclasses()).flatMap(InputNotationPropertyTest::types)
                : Vector.of(root);
    }

    @Property
    @Tries(build = 300, thorough = 3000)
    void noTextThrows(@ForAll String text) {
        assertThatCode(() -> Input.read(text)).doesNotThrowAnyException();
    }

    @Property
    @Tries(build = 300, thorough = 3000)
    void noTextOfTheNotationsOwnLettersThrows(@ForAll @CharRange(from = ' ', to = 'z') String text) {
        Input.read(text).peekLeft(faults -> assertThat(faults.mkString()).isNotBlank());
    }

    @Property
    @Tries(build = 500, thorough = 5000)
    void noMutilatedInputThrows(@ForAll("mutilated") String text) {
        Input.read(text).peek(input -> assertThat(Input.read(input.toString())).containsExactly(input));
    }

    @Example
    void neitherLengthNorDepthMatters() {
        assertThat(Input.read("A".repeat(100_000)).isLeft()).isTrue();
        assertThat(Input.read("A3 decline " + "A-".repeat(50_000) + "A").isLeft())
                .isTrue();
        assertThat(Input.read("A3 shoot " + "x at B2 and ".repeat(5_000)).isLeft())
                .isTrue();
        assertThat(Input.read("spend shoot: ".repeat(5_000)).isLeft()).isTrue();
        assertThat(Input.read("1 ".repeat(50_000)).isLeft()).isTrue();
    }

    @Provide
    Arbitrary<Input> inputs() {
        return Inputs.ALL;
    }

    /** The notation of an input with one letter replaced. */
    @Provide
    Arbitrary<String> mutilated() {
        return Inputs.ALL
                .map(Input::toString)
                .flatMap(text -> Arbitraries.integers()
                        .between(0, text.length())
                        .flatMap(at -> Arbitraries.of("", " ", "-", "9", "A", "x", ":", "/")
                                .map(put -> text.substring(0, at)
                                        + put
                                        + text.substring(Math.min(at + 1, text.length())))));
    }
}
