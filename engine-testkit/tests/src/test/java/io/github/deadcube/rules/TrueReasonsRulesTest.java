package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
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
        GameState state = Script.Runner.shipped().play("""
                scenario sabotage; laid SCENERY-GENERATOR 2 at d4; laid SCENERY-GENERATOR 2 at f4
                A1 FI 4+ HP 3, RAMPAGE, damage 1, at d4; A2 FI -, at a1; B1 FI 4+, at h8
                play
                A1 activate; dice A 1""").state();
        assertThat(reason(state, "A1 use SCENERY-GENERATOR")).isEqualTo("the other side controls the model");
    }

    @Test
    @Rule({"RND-2", "ASK-7"})
    @DisplayName("RND-2: a model that cannot be activated lacks one thing, which is said")
    void noModelToActivate() {
        GameState state = Script.play(
                        "A1 at c4; A2 at a1, neutral; A3 reserve; A4 at b1, activated; B1 at h8; B2 at h7, activated")
                .state();
        assertThat(reason(state, "A2 activate")).isEqualTo("the model is neutral, and of neither side");
        assertThat(reason(state, "A3 activate")).isEqualTo("the model is not on the battlefield");
        assertThat(reason(state, "A4 activate")).isEqualTo("the model has been activated this round");
        assertThat(reason(state, "B1 activate")).isEqualTo("it is the other side's turn");
        assertThat(reason(state, "B2 activate")).isEqualTo("it is the other side's turn");
    }

    @Test
    @Rule({"RND-2", "CMD-6"})
    @DisplayName("CMD-6: the same for a second model")
    void noSecondModel() {
        GameState state = Script.play("""
                command A model
                A1 at c4; A2 at a1; A3 reserve; B1 at h8
                play
                A1 activate; A1 end""").state();
        assertThat(reason(state, "spend model: A1 activate")).isEqualTo("the model has been activated this round");
        assertThat(reason(state, "spend model: A3 activate")).isEqualTo("the model is not on the battlefield");
        assertThat(reason(state, "spend model: B1 activate")).isEqualTo("it is the other side's turn");
    }

    @Test
    @Rule("RND-2")
    @DisplayName("RND-2: the active model has not been activated before")
    void theActiveModel() {
        GameState state = Script.play("A1 at c4; A2 at a1, activated; B1 at h8; play; A1 activate")
                .state();
        assertThat(reason(state, "A1 activate")).isEqualTo("the model is active");
        assertThat(reason(state, "A2 activate")).isEqualTo("the model has been activated this round");
    }

    @Test
    @Rule({"SET-5", "SET-11"})
    @DisplayName("SET-5: a model that is no flanker is not refused for the cube, and a flanker's spot not for its "
            + "activation")
    void noFlanker() {
        GameState state = Script.play("""
                A1 at d1; A2 reserve; A3 reserve; A4 DROP SUIT, reserve; B1 at h8, activated; B2 reserve
                play
                A1 activate; A1 end""").state();
        assertThat(reason(state, "A1 deploy a5")).isEqualTo("the model is no flanker of this side in reserve");
        assertThat(reason(state, "A4 deploy a5")).isEqualTo("the model is no flanker of this side in reserve");
        assertThat(reason(state, "B2 deploy a5")).isEqualTo("the model is no flanker of this side in reserve");
        assertThat(reason(state, "A2 deploy b5")).startsWith("a flanker comes in on a floor of the leftmost");
        assertThat(reason(state, "A2 spot 5")).isEqualTo("this is not what the prompt asks for");
        assertThat(reason(state, "A1 spot 5")).isEqualTo("no model is active");
    }

    @Test
    @Rule({"K-INVIGORATE", "SHO-3"})
    @DisplayName("K-INVIGORATE: the target that would be right is a friend")
    void invigorateAtACube() {
        GameState state = Script.play("""
                A1 RA 4+, tonic CC INVIGORATE, gun R5, at c4; A2 activated, at c4; B1 at h8
                play
                A1 activate""").state();
        assertThat(why(state, "A1 shoot tonic at c4"))
                .isEqualTo(new Rejection(
                        RuleIds.SHO_3,
                        "the weapon is fired at a model, not at a cube",
                        "a friend at which the weapon may be fired"));
        assertThat(why(state, "A1 shoot gun at c4").expected()).isEqualTo("a model elsewhere that is no friend");
    }

    @Test
    @Rule({"K-LIFE-DRAIN", "ASK-5"})
    @DisplayName("K-LIFE-DRAIN: a model that has not attacked gives no HP, also to an injured friend")
    void noAttacker() {
        GameState state = Script.play("""
                A1 RA 3+ HP 3, leech R5 LIFE DRAIN, damage 1, at c4; A2 at c3; B1 SV 8+ HP 5, at c6; B2 at h8
                play
                A1 activate; A1 shoot leech at B1; dice A 3 3 3 3 3 | B 1 1 1""").state();
        assertThat(why(state, "A2 use K-LIFE-DRAIN on A1"))
                .isEqualTo(new Rejection(RuleIds.ASK_5, "this is about another model", "a choice for A1"));
        assertThat(reason(state, "A1 use K-LIFE-DRAIN on A2")).startsWith("the target is no injured friend");
    }

    @Test
    @Rule("ASK-5")
    @DisplayName("ASK-5: a choice of another model than the active one is answered with the model that may act")
    void theModelThatMayAct() {
        GameState state = Script.play("""
                A1 at c4; A2 at c3; B1 at h8
                play
                A1 activate""").state();
        assertThat(why(state, "A2 advance"))
                .isEqualTo(new Rejection(RuleIds.ASK_5, "this is about another model", "a choice for A1"));
        assertThat(why(state, "A2 end").expected()).isEqualTo("A1 end");
    }

    @Test
    @Rule({"K-COMM-LINK", "PART-1"})
    @DisplayName("K-COMM-LINK: sight is not what a model, a cube without a floor or a halved cube lacks")
    void noCubeToMark() {
        GameState state = Script.play("""
                floors h1:2; wall north-south through c6; wall north of a7 b7 c7 d7 e7 f7 g7 h7
                A1 COMM-LINK, at c4; A2 at a1; B1 at d5
                play
                A1 activate""").state();
        assertThat(reason(state, "A1 use K-COMM-LINK on B1")).isEqualTo("no cube is named");
        assertThat(reason(state, "A1 use K-COMM-LINK on d5:2")).isEqualTo("the cube has no floor");
        assertThat(reason(state, "A1 use K-COMM-LINK on c6"))
                .isEqualTo("the cube is halved, and no side of it is named");
        assertThat(reason(state, "A1 use K-COMM-LINK on c9")).isEqualTo("the cube is not on the battlefield");
        assertThat(reason(state, "A1 use K-COMM-LINK on d5w")).isEqualTo("the cube is not on the battlefield");
        assertThat(reason(state, "A1 use K-COMM-LINK on d8")).isEqualTo("the model does not see the cube");
    }

    private static String reason(GameState state, String choice) {
        return why(state, choice).text();
    }

    private static Rejection why(GameState state, String choice) {
        return Deadcube.rules()
                .explain(state, (Choice) Input.read(choice).get())
                .get();
    }
}
