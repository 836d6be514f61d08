package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.script.SituationText;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The parts of a situation that are not on the battlefield. */
class SaidAtATurnTest {
    @Test
    @Rule("RND-7")
    void theNextStarterCanBeGiven() {
        String scene = "A1 at a1; B1 killed; B2 DROP SUIT, reserve; round 2";
        for (String next : new String[] {", next B", ", next A", ""})
            assertThat(Script.play(scene + next + "\nplay\nA1 activate\nA1 end\nexpect round 3")
                            .state()
                            .position()
                            .initiative())
                    .isEqualTo(next.contains("B") ? Side.B : Side.A);
        assertThat(TextDrawing.script(begun(scene + ", next B"))).contains("next B");
    }

    @Test
    @Rule("SET-4")
    void theStarterIsGivenAndRecorded() {
        Registry registry = new Registry(Vector.of(Deadcube.ruleset()), Vector.of(new OpenGround()));
        Verifier verifier = new Verifier(Deadcube.rules(), registry, SplitMix64::dice);
        SituationText plain = SituationText.of("A1 at a1; B1 at h8; initiative B");
        for (Option<Side> starting : Vector.of(Option.of(Side.A), Option.of(Side.B), Option.<Side>none())) {
            GameState state = begun(plain, setup(plain).withStarting(starting));
            assertThat(setup(SituationText.of(TextDrawing.script(state))).starting())
                    .isEqualTo(starting);
            Recorder recorder = Recorder.of(state, Option.none());
            recorder.unfinished();
            assertThat(verifier.verify(recorder.text())).asString().startsWith("verified: 0 inputs, unfinished");
        }
    }

    @Test
    @Rule({"DMG-3", "SHO-8"})
    void theDeadKeepTheirSpentWeapons() {
        GameState state = begun("A1 bomb R3 FRAG (3) and ONE-USE, killed, used up bomb; A2 at a1; B1 at h8");
        assertThat(state.position().models().head().usedUp("bomb")).isTrue();
        assertThat(state.position().models().head().item()).isEmpty();
        assertThat(TextDrawing.script(state)).contains("killed, used up bomb");
    }

    @Test
    @Rule({"ADV-17", "ITEM-3"})
    void aPassingModelKeepsTheNumberOfItsItem() {
        GameState state = Script.play("""
                        A1 at c1, carries I-AMMO of token 4; B1 at h8, carries I-STIMULANTS of token 5
                        token 2 I-INTEL at a8
                        play
                        A1 activate; A1 advance; A1 step c2
                        """).state();
        String picture = TextDrawing.script(state);
        assertThat(picture).contains("A1 passing c2, carries I-AMMO of token 4", "I-STIMULANTS of token 5");
        GameState again = begun(picture);
        assertThat(again.position().revealed()).isEqualTo(state.position().revealed());
    }

    @Test
    @Rule({"SET-11", "ADV-3"})
    void aModelOffTheBattlefieldKeepsItsState() {
        for (String away : new String[] {"reserve", "left"}) {
            String model = away + ", damage 1, carries I-AMMO of token 7, marked SET-9 1 until game";
            GameState state = begun("A1 HP 2, " + model + "; A2 at a1; B1 at h8");
            assertThat(TextDrawing.script(state)).contains(model);
            assertThat(state.position().models().head().status()).hasToString(away.toUpperCase(java.util.Locale.ROOT));
        }
    }

    @Test
    @Rule("ADV-19")
    void aCubeMayBeOverfull() {
        String scene = "A1 to A2 SZ 3, at c4; B1 at h8; overfull c4";
        Script.play(scene + "\nplay\nA1 activate\nexpect refuses A1 shoot gun at B1 by ADV-19, offers A1 advance");
        assertThat(TextDrawing.script(begun(scene))).contains("overfull c4");
    }

    @Test
    @Rule({"ITEM-3", "SET-5"})
    void theTokensThatAreNotOnTheTable() {
        String tokens = "token 1 I-AMMO at c4, token 2 I-AMMO at c5 face down, token 3 I-INTEL gone,"
                + " token 4 I-STIMULANTS gone face down, looked A 2 4, looked B 4";
        assertThat(TextDrawing.script(begun("A1 at a1, carries I-AP-AMMO of token 9; B1 at h8; " + tokens)))
                .contains(tokens, "carries I-AP-AMMO of token 9");
    }

    @Test
    @Rule({"ITEM-1", "ITEM-7"})
    void itemsThatAreKeywordsToo() {
        String tokens = "token 1 K-TRIP-MINE at c4, token 2 K-TRIP-MINE gone";
        GameState state = begun("A1 at a1, carries K-TRIP-MINE of token 3; B1 at h8; " + tokens);
        assertThat(TextDrawing.script(state)).contains("carries K-TRIP-MINE", tokens);
    }

    @Test
    @Rule({"SET-7", "SET-9"})
    void whereTheSidesWereDeployed() {
        String zones = "zone A 2 a1 b1, zone B 1";
        GameState state = begun("A1 at a1; B1 at h8; " + zones);
        assertThat(TextDrawing.script(state)).contains(zones);
        assertThat(state.position().a().zone()).isEqualTo(2);
        assertThat(state.position().a().added().mkString(" ")).isEqualTo("a1 b1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A1 at c4, activated; B1 at h8; next B | column 32: next: A has no model left to activate, and B has at least one
            A1 killed, carries I-AMMO; A2 at c4; B1 at h8 | A1: it is killed, but carries an item or has marks; expected neither (DMG-4)
            A1 SZ 3, at c4; A2 SZ 3, at c4; B1 at h8 | total SZ 6 in a cube; expected SZ 4 at most, unless the situation lists the cube as overfull
            A1 at c4; B1 at h8; overfull c4 | column 21: overfull: c4 holds no more than its capacity; expected the overfull cubes alone (ADV-19)
            A1 at c4, carries I-AMMO of token 1; B1 at h8; token 1 I-AMMO gone | two tokens have this number; expected a different number for each token (SET-3)
            A1 at c4, carries I-AMMO of token 3; B1 at h8, carries I-AMMO of token 3 | column 38: token 3: two tokens have this number; expected a different number for each token (SET-3)
            A1 reserve, damage 1; A2 at c4; B1 at h8 | A1: its damage is 1; expected 0 (DMG-3)
            A1 reserve, used up gun; A2 at c4; B1 at h8 | A1: it has no weapon or item 'gun' that can be used up
            A1 at c4; B1 at h8; looked A 3 | looked A: the list names an unknown token, or one twice; expected tokens of the game, each once (SET-5)
            A1 at c4; B1 at h8; zone A 3 | column 21: zone A: the scenario has no zone 3; expected 1 to 2 (SET-7)
            A1 at c4; B1 at h8; zone A 1, zone B 1 | column 31: zone B: both sides have zone 1; expected different zones (SET-7)
            A1 at c4; B1 at h8; zone B 2 a1:2 | column 21: zone B: a1:2 cannot be added; expected a ground cube of the battlefield (SET-9)
            A1 at c4; B1 at h8; zone B 2 e1 e1 | column 21: zone B: e1 is added twice; expected each cube once (SET-9)
            A1 at c4; B1 at h8; token 1 I-TEAPOT gone | token 1: deadzone-3 v1 has no rule for the item I-TEAPOT
            """)
    void contradictionsAreRefused(String situation, String message) {
        assertThat(Script.of(situation).run(Script.Runner.standard()).getLeft().getMessage())
                .contains(message);
    }

    private static GameState begun(String text) {
        SituationText read = SituationText.of(text);
        return begun(read, setup(read));
    }

    private static Setup setup(SituationText text) {
        return text.setup(Deadcube.ruleset(), new OpenGround());
    }

    private static GameState begun(SituationText text, Setup setup) {
        return Fault.orThrow(text.begun(Deadcube.rules(), setup));
    }
}
