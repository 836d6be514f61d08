package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** {@code expect asks} accepts each prompt in the form that failures print. */
class AskedTest {
    private static final String BEFORE = "A1 at a1; B1 at h8\nplay\nexpect asks ";

    @Property
    @Tries(build = 5, thorough = 100)
    void allPromptsOfAGame(@ForAll PlayedState played) {
        LinkedHashSet<String> asked = LinkedHashSet.empty();
        for (GameState state : played.states())
            asked = asked.add(played.rules().prompt(state).toString());
        assertThat(asked.reject(words -> Script.read(BEFORE + words).isRight())).isEmpty();
    }

    @Test
    void everyPurpose() {
        for (Purpose purpose : Purpose.values())
            assertThat(Script.read(BEFORE + "A: " + purpose + " (RND-3)").isRight())
                    .as(purpose.toString())
                    .isTrue();
    }

    @Test
    void everyKindOfDice() {
        for (Die die : Vector.of(Die.D8, Die.COMMAND, Die.draw(7)))
            assertThat(Script.read(BEFORE + "B rolls 1 " + die + ": " + Purpose.TOKEN_PLACE + " (SET-3)")
                            .isRight())
                    .as(die.toString())
                    .isTrue();
    }

    @Test
    void theEnd() {
        String over = "A1 at a1; B1 killed; score A 20, round 5\nplay\nA1 activate; A1 end";
        Prompt prompt = Deadcube.rules().prompt(Script.play(over).state());
        assertThat(prompt).isInstanceOf(Prompt.Finished.class);
        for (String words : Vector.of(prompt.toString(), "finished: A wins", "finished"))
            Script.play(over + "\nexpect asks " + words);
        assertThat(Script.of(over + "\nexpect asks finished: B wins")
                        .run(Script.Runner.standard())
                        .getLeft()
                        .report())
                .contains("the prompt is " + prompt);
    }
}
