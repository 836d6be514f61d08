package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.ScriptRunner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A refusal says what is so: not that a model lacks what it has. */
class TrueReasonsRulesTest {
    @Test
    @Rule({"AST-2", "K-ONE-USE"})
    @DisplayName("AST-2: a weapon that is used up is not missing")
    void aSpentWeapon() {
        GameState state = Script.play("""
                command A assault
                A1 FI 4+ SV 5+ HP 9, at c4; A2 at a1; B1 FI 4+ SV 5+ HP 9, spike CC ONE-USE, at c4; B2 at h8
                play
                A1 activate; A1 assault B1; B1 fight back with spike; dice A 1 1 1 | B 1 1 1; A1 decline CMD-5
                spend assault: A1 assault B1""").state();
        assertThat(reason(state, "B1 fight back with spike")).isEqualTo("the weapon can be used once, and has been");
        assertThat(reason(state, "B1 fight back with spoon")).isEqualTo("the model has no such weapon with range CC");
    }

    @Test
    @Rule({"AST-2", "I-COMBAT-BLADES"})
    @DisplayName("AST-2: an item that is for attacks only is not missing")
    void anItemForAttacks() {
        GameState state = Script.play("""
                A1 FI 4+ SV 5+ HP 9, at c4; A2 at a1
                B1 FI 4+ SV 5+, rifle R5, carries I-COMBAT-BLADES, at c4; B2 at h8
                play
                A1 activate; A1 assault B1""").state();
        assertThat(reason(state, "B1 fight back with item combat blades"))
                .isEqualTo("the item is not for fighting back");
        assertThat(reason(state, "B1 fight back with rifle")).isEqualTo("the model has no such weapon with range CC");
    }

    @Test
    @Rule({"VIC-9", "K-RAMPAGE"})
    @DisplayName("VIC-9: a model that the other side controls lacks control, not a role")
    void sceneryOutOfControl() {
        GameState state = ScriptRunner.shipped().play("""
                scenario sabotage; laid SCENERY-GENERATOR 2 at d4; laid SCENERY-GENERATOR 2 at f4
                A1 FI 4+ HP 3, RAMPAGE, damage 1, at d4; A2 FI -, at a1; B1 FI 4+, at h8
                play
                A1 activate; dice A 1""").state();
        assertThat(reason(state, "A1 use SCENERY-GENERATOR")).isEqualTo("the other side controls the model");
    }

    private static String reason(GameState state, String choice) {
        return Deadcube.rules()
                .explain(state, (Choice) Input.read(choice).get())
                .get()
                .text();
    }
}
