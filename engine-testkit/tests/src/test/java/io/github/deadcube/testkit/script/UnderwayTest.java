package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A script may begin within an activation, between two actions. */
class UnderwayTest {
    @Test
    @Rule({"RND-3", "RND-4"})
    void aTakenActionIsNotOfferedAgain() {
        Script.play("""
                A1 RA 5+, rifle R8, at c4, active, taken advance; A2 at a1; B1 at c8; B2 at h8
                play
                expect A1 active, asks A: activation, refuses A1 advance by RND-4, refuses A1 sprint by RND-3
                expect offers exactly A1 end | A1 shoot rifle at B1 | A1 shoot rifle at B2
                A1 end
                expect A1 activated, asks B: turn
                """);
    }

    @Test
    @Rule({"CMD-4", "CMD-6", "CMD-9"})
    void theDiceThatHaveBeenSpentCount() {
        Script.play("""
                A1 at c4, active, action die spent; A2 to A3 at a1; B1 at h8; B2 at h8
                command A advance model, second model
                play
                expect refuses spend advance: A1 advance by CMD-4
                A1 end
                expect asks B: turn
                """);
        Script.play("""
                A1 at c4, active; A2 at a1; B1 at h8; command A advance model
                play
                expect offers spend advance: A1 advance
                A1 end
                expect asks A: second model, offers exactly spend model: A2 activate | end turn
                """);
    }

    @Test
    @Rule("RND-3")
    void anActivationWithoutFurtherOptionsEnds() {
        Script.play("A1 at c4, active, taken sprint; B1 at h8\nplay\nexpect A1 activated, asks B: turn");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A1 activate; A1 advance; A1 step c5; A1 spot 5 | active, taken advance
            A1 activate                                    | active
            'A1 activate; A1 shoot gun at B2; dice A 1 1 1 1 1; A1 decline CMD-5' | active, taken shoot
            A1 activate; spend advance: A1 advance; A1 spot 4 | active, action die spent
            A1 activate; A1 use K-MEDIC on A2 | active, taken K-MEDIC
            """)
    void thePictureReadsBack(String play, String told) {
        String scene = "A1 RA 5+, gun R3, MEDIC, at c4; A2 HP 2, damage 1, at c4; B1 at h8; B2 HP 2, at c7; command A "
                + "advance\n";
        GameState state = Script.play(scene + "play\n" + play).state();
        String picture = TextDrawing.script(state);
        assertThat(picture).contains(", " + told);
        GameState again = Script.play(picture).state();
        assertThat(TextDrawing.script(again)).isEqualTo(picture);
        assertThat(again.pending().head()).isEqualTo(state.pending().head());
        assertThat(again.position().active().map(ActiveModel::model)).isNotEmpty();
    }

    /** The lost activation: the roll of K-RAMPAGE gives it to the other side, and the state goes on where it was. */
    @Test
    @Rule({"K-RAMPAGE", "RND-3"})
    void theOtherSideMayControlTheActiveModel() {
        GameState state = Script.play("""
                        A1 HP 2, RA 5+, gun R3, RAMPAGE, damage 1, at c4; A2 at a1; B1 at h8
                        play
                        A1 activate; dice A 1; A1 advance; A1 step c5; A1 spot 5
                        """).state();
        assertThat(Deadcube.rules().resume(state)).contains(state);
        String picture = TextDrawing.script(state);
        assertThat(picture).contains(", active by B, taken advance");
        GameState again = Script.play(picture).state();
        assertThat(again.pending()).isEqualTo(state.pending());
        assertThat(again.position()).hasToString(state.position().toString());
        Script.play("""
                A1 HP 2, RA 5+, gun R3, RAMPAGE, damage 1, at c4, active by B; A2 at c5; B1 at h8
                play
                expect A1 active, asks B: activation, offers A1 shoot gun at A2
                A1 end
                expect A1 activated, asks B: turn, initiative B
                """);
    }

    /** A flanker has arrived on a trap: it is not activated, and only its side can have ended first. */
    @Test
    @Rule({"RND-7", "SET-5"})
    void whatTheStateWithoutItsUnfinishedRulesContradictsIsLeftOut() {
        GameState state = Script.play("""
                        laid K-TRAP (FRAG (1)) of A1 at a3
                        A1 at h8; B1 SV 5+ HP 2, reserve; B2 at h2, activated
                        play
                        A1 activate; A1 end; B1 deploy a3; A1 use K-TRAP on B1; B1 spot 5
                        expect B1 at a3/5, asks A rolls 1 d8
                        """).state();
        assertThat(state.position().starter()).contains(Side.B);
        GameState resumed = Fault.orThrow(Deadcube.rules().resume(state));
        assertThat(resumed.position().starter()).contains(Side.A);
        assertThat(resumed.position().models()).isEqualTo(state.position().models());
        assertThat(Script.play(TextDrawing.script(state)).state().pending()).isEqualTo(resumed.pending());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A1 at c4, active; A2 at c4, active         | line 1, column 19: a second active model; expected at most one active model
            A1 at c4, taken advance                    | line 1, column 1: A1 has taken actions, but is not active
            A1 at c4, action die spent                 | line 1, column 1: A1 has taken actions, but is not active
            A1 at c4; second model                     | line 1, column 11: 'second model', but no model is active
            A1 at c4; orders A 1                       | line 1, column 11: 'orders A 1', but no model is active
            A1 at c4, active; orders C 1               | line 1, column 19: 'orders C 1' is not understood; expected a side
            A1 at c4, active by C                      | line 1, column 11: 'active by C' is not understood; expected 'active by' and a side, such as active by B
            A1 at c4, active, taken nap                | line 1, column 19: 'taken nap' is not understood; expected 'taken'
            A1 active                                  | line 1, column 4: no model is deployed yet, but A1 active
            """)
    void faultsAreReported(String script, String message) {
        assertThat(Script.read(script).getLeft().map(Fault::toString))
                .singleElement()
                .asString()
                .startsWith(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A1 at c4, active, activated; A2 at c4; B1 at h8      | it cannot be active; expected a model on the battlefield that has not been activated yet
            A1 at c4; B1 at h8, active                           | it is active, but A has the initiative; expected a model of the side with the initiative
            A1 at c4, active, taken shoot, taken shoot; B1 at h8 | an action is taken twice; expected different actions in one activation
            A1 at c4, active, taken shoot, taken long shoot; B1 at h8 | an action is taken twice; expected different actions in one activation
            A1 at c4, active, taken advance, taken sprint; B1 at h8 | it has taken too many actions; expected one long action, or up to two
            A1 at c4, active, taken advance, taken shoot, taken K-MEDIC; B1 at h8 | it has taken too many actions; expected one long action, or up to two short ones
            A1 at c4, active, taken K-NAP; B1 at h8 | deadzone-3 v1 has no rule K-NAP
            A1 at c4, marked R25-K-PREY 1 by B; B1 at h8 | A1: it is marked R25-K-PREY, and deadzone-3 v1 has no rule for it; expected marked K-PREY (KT-1)
            A1 at c4, marked HOUSE-FOO 1; B1 at h8 | A1: it is marked HOUSE-FOO, which is no rule of this game; expected a rule of the game
            A1 at c4; B1 at h8; laid R25-K-TRAP (STUN) of A1 at c5 | deadzone-3 v1 has no rule R25-K-TRAP; expected K-TRAP (KT-1)
            A1 at c4, active, neutral; B1 at h8 | a neutral model is active; expected a model of a side
            A1 at c4, active, pinned, taken advance; B1 at h8 | it is pinned, but has acted; expected a pinned model that has not acted yet, or whose activation is over
            A1 at c4, active, pinned, action die spent; B1 at h8 | it is pinned, but has acted
            A1 at c4, active; orders B 1; B1 at h8 | special orders are used, but deadzone-3 v1 has none; expected 0
            """)
    void illegalSituationsAreReported(String situation, String message) {
        Script script = Script.of(situation);
        assertThat(script.run(Script.Runner.standard()).getLeft().getMessage()).contains(message);
    }

    @Test
    @Rule({"RND-3", "R25-K-TELEPORT"})
    void aLongSpecialActionIsTheOnlyAction() {
        Script script = Script.of("A1 TELEPORT, at c4, active, taken advance, taken R25-K-TELEPORT; B1 at h8");
        assertThat(script.run(Script.Runner.standard().with(Deadcube.revised()))
                        .getLeft()
                        .getMessage())
                .contains("it has taken too many actions");
    }

    /** A program can build what a script cannot say. */
    @Test
    void illegalSituationsOfApplicationsAreReported() {
        GameState active = Script.play("A1 at c4, active; B1 at h8; play").state();
        assertThat(Deadcube.rules().resume(active)).contains(active);
        GameStateBuilder built = GameStateBuilder.from(active).active(ModelId.of("A1"));
        assertThat(Deadcube.rules().resume(built.build())).contains(active);
        SideState added = active.position().a().withAdded(Vector.of(Cube.of("c4")));
        assertThat(faults(built.side(Side.A, added).active(ModelId.of("B1"))))
                .containsExactly(
                        "zone A: cubes are added to no zone; expected none for a side without a zone (SET-9)",
                        "B1: it is active, but A has the initiative; expected a model of the side with the initiative"
                                + " (RND-2)");
    }

    private static Seq<String> faults(GameStateBuilder built) {
        return Deadcube.rules().resume(built.build()).getLeft().map(Fault::toString);
    }
}
