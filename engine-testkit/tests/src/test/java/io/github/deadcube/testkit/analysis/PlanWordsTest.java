package io.github.deadcube.testkit.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlanWordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    B5 activate; B5 stand up; B5 spot 3; B5 advance; B5 step f4; B5 step f5; B5 shoot pistol at A4 | \
                    B5 activate, stand up, advance to f5, shoot pistol at A4
                    A2 decline K-EVADE  | A2 decline Evade
                    A2 decline HOUSE-7  | A2 decline HOUSE-7
                    add 0               | add no dice
                    add 1               | add 1 die
                    reroll 2            | roll 2 dice again
                    reroll 0            | keep all dice
                    reroll with dice    | buy a re-roll with Dice
                    """)
    void aPlanInWords(String plan, String words) {
        Vector<Choice> choices = Vector.of(plan.split("; ", -1)).map(text -> (Choice) Input.of(text));
        assertThat(new PlanWords(choices)).hasToString(words);
    }
}
