package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Rulebook;
import io.vavr.control.Option;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** Every type of choice with arbitrary arguments, at every kind of prompt. */
class WildChoicesTest {
    @Example
    void everyTypeOfChoiceIsTried() {
        Wild wild = new Wild(new SplittableRandom(1));
        TreeSet<String> made = new TreeSet<>();
        for (int i = 0; i < wild.types(); i++) made.add(wild.of(i).getClass().getSimpleName());
        assertThat(made).hasSameSizeAs(Choice.class.getPermittedSubclasses());
    }

    @Property(tries = 60)
    void explainNeverThrowsAndIsNoneExactlyForTheOptions(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
        Walk walk = Walk.of(seed);
        Wild wild = new Wild(new SplittableRandom(seed));
        while (!walk.over()) {
            Prompt prompt = walk.prompt();
            List<Choice> options = prompt instanceof Prompt.Decision d ? Walk.options(d) : List.of();
            for (int i = 0; i < 12; i++) check(walk.state(), wild.next(), options);
            walk.give(walk.answer());
        }
        for (int i = 0; i < wild.types(); i++) check(walk.state(), wild.of(i), List.of());
    }

    private static void check(GameState state, Choice choice, List<Choice> options) {
        Option<Rejection> why = Walk.RULES.explain(state, choice);
        if (why.isEmpty() != options.contains(choice))
            throw new AssertionError(
                    choice + " is " + (why.isEmpty() ? "allowed" : "refused: " + why.get()) + "\n" + state);
        if (why.isEmpty()) return;
        assertThat(why.get().rule()).isIn(Rulebook.all());
        assertThat(why.get().reason()).isNotBlank();
        assertThat(why.get().remedy()).isNotBlank();
        assertThat(Walk.RULES.apply(state, choice).getLeft()).isEqualTo(why.get());
    }
}
