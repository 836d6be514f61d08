package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** ITEM-7, KT-11: printed equipment and bought equipment. */
class EquipmentPrintedRulesTest {
    @ParameterizedTest
    @ValueSource(strings = {"COMM-LINK", "horn CC COMM-LINK", "equipment K-COMM-LINK"})
    @Rule({"ITEM-7", "KT-11", "K-COMM-LINK"})
    void aSpecialActionThatIsPrintedAndBoughtIsOfferedOnce(String printed) {
        GameState state = Script.play(
                        "A1 HP 2, " + printed + ", equipment K-COMM-LINK, at c4\nB1 HP 2, at g6\nplay\nA1 activate")
                .state();
        Prompt.Decision decision = (Prompt.Decision) Deadcube.rules().prompt(state);
        Vector<Choice> marking = decision.options()
                .filter(choice -> choice.toString().contains("K-COMM-LINK"))
                .toVector();
        assertThat(marking).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    @Rule({"ITEM-7", "SHO-1"})
    void aPrintedItemThatIsUsedUpIsRefusedAsSuch() {
        GameState state = Script.play("command A shoot\nA1 RA 4+, TRIP MINE, at a1\nB1 at a3\nplay\nA1 activate\n"
                        + "A1 shoot item trip mine at a2\ndice A 4 1 1")
                .state();
        Choice again = (Choice)
                Input.read("spend shoot: A1 shoot item trip mine at a3").get();
        assertThat(Deadcube.rules().explain(state, again).get().text())
                .isEqualTo("the item can be used once, and has been");
    }
}
