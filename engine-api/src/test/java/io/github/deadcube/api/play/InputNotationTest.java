package io.github.deadcube.api.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InputNotationTest {
    private static final ModelId A3 = new ModelId(Side.A, 3);
    private static final ModelId B2 = new ModelId(Side.B, 2);
    private static final Target AT_B2 = Target.of(B2);

    @Test
    void dice() {
        assertThat(read("8 3 5")).isEqualTo(Dice.of(8, 3, 5));
    }

    @Test
    void anOrder() {
        assertThat(read("order 3 1 2")).isEqualTo(new Input.Shuffle(Vector.of(3, 1, 2)));
    }

    @Test
    void spacesMayBeMoreThanOne() {
        assertThat(read("  A3   step\tc5:2 ")).isEqualTo(new Choice.Step(A3, new Cube(3, 5, 2)));
    }

    @Test
    void aShotInAnotherMode() {
        Shot shot = new Shot("heavy rifle", AT_B2, "blaze away");
        assertThat(read("A3 shoot heavy rifle at B2 as blaze away")).isEqualTo(new Choice.Shoot(A3, shot));
    }

    @Test
    void aWeaponsNameMayHaveTheWordsOfTheNotation() {
        Shot shot = new Shot("call at arms and away", AT_B2);
        assertThat(read("A3 shoot call at arms and away at B2")).isEqualTo(new Choice.Shoot(A3, shot));
    }

    @Test
    void aCommandDieAndWhatItBuys() {
        Choice shoot = new Choice.Shoot(A3, new Shot("rifle", AT_B2));
        assertThat(read("spend shoot: A3 shoot rifle at B2")).isEqualTo(new Choice.SpendDie(CommandFace.SHOOT, shoot));
    }

    @Test
    void threeKindsOfReroll() {
        assertThat(read("reroll 1")).isEqualTo(new Choice.Reroll(1));
        assertThat(read("reroll with advance")).isEqualTo(new Choice.SpendReroll(CommandFace.ADVANCE));
        assertThat(read("reroll command dice dice"))
                .isEqualTo(new Choice.RerollCommand(CommandDice.of(CommandFace.DICE, CommandFace.DICE)));
    }

    @Test
    void theEndOfATurnDiffersFromTheEndOfAnActivation() {
        assertThat(read("end turn")).isEqualTo(new Choice.EndTurn());
        assertThat(read("A3 end")).isEqualTo(new Choice.EndActivation(A3));
    }

    @Test
    void fightingBackWithAWeaponOrWithout() {
        assertThat(read("A3 fight back with blade")).isEqualTo(new Choice.FightBack(A3, "blade"));
        assertThat(read("A3 fight back")).isEqualTo(new Choice.FightBack(A3, ""));
        assertThat(read("A3 fight back with blade using I-STIMULANTS"))
                .isEqualTo(new Choice.FightBack(A3, "blade", Option.some(RuleIds.I_STIMULANTS)));
        assertThat(read("A3 fight back using I-STIMULANTS"))
                .isEqualTo(new Choice.FightBack(A3, "", Option.some(RuleIds.I_STIMULANTS)));
    }

    @Test
    void usingOnSomethingOrOnNothing() {
        assertThat(read("A3 use K-MEDIC on B2")).isEqualTo(new Choice.Use(RuleIds.K_MEDIC, A3, AT_B2));
        assertThat(read("A3 use K-BOOM")).isEqualTo(new Choice.Use(RuleIds.K_BOOM, A3, Target.NOTHING));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A3 shoots rifle at B2     | no model can 'shoots'; did you mean 'shoot'?
            A3                        | A3 does nothing; expected one of activate, advance, sprint, shoot
            A3 dance                  | no model can 'dance'
            pas                       | 'pas' is neither a model such as A3 nor a verb; did you mean 'pass'?
            step c5                   | a model is needed before 'step'; expected A3 step c5:2
            A3 step C5                | after 'step' a cube follows, not 'C5'; expected A3 step c5:2
            A3 spot                   | after 'spot' the number of a spot follows; expected A3 spot 5
            A3 stop 5                 | a model that stops takes a spot; expected A3 spot 5
            A3 shoot rifle at B2 and pistol at B4 | after 'shoot' one shot follows; a second weapon is the next choice, 'shoot pistol at B4'
            A3 shoot rifle at B2 as blaze away and two-handed gun at c4 as aimed | after 'shoot' one shot follows; a second weapon is the next choice, 'shoot two-handed gun at c4 as aimed'
            A3 pass                   | no model is named before 'pass'; expected pass, or A3 end to end its activation
            A3 end turn               | no model is named before 'end turn'; expected end turn, or A3 end to end its activation
            A3 done                   | no model is named before 'done'; expected done, or A3 end to end its activation
            no                        | 'no' is no choice; expected A3 end to end an activation, A3 decline K-EVADE, pass to
            end                       | 'end' is no choice; expected A3 end to end an activation
            A3 activate now           | after 'activate' nothing follows, not 'now'; expected A3 activate
            A3 shoot rifle            | after 'shoot' WEAPON at TARGET follows, not 'rifle'; expected A3 shoot rifle at B2
            A3 throw up               | after 'throw' a direction follows, not 'up'; expected A3 throw north-east
            A3 use K-MEDIC with B2    | after 'use' a rule, 'on' and a model or a cube follow
            A3 fight back with        | after 'fight back with' a weapon follows
            spend luck: A3 advance    | after 'spend' model, dice, advance, shoot, assault or order and a colon follow
            reroll command all        | after 'reroll command' each face rolled again, or none, follows, not 'all'
            8 3 five                  | '8 3 five' is no row of faces; expected numbers such as 8 3 5
            order 1 x                 | 'order 1 x' is no order; expected order and numbers, such as order 3 1 2
            a3 activate               | a model has a capital letter; expected A3 activate
            A1000 activate            | 'A1000' is neither a model such as A3 nor a verb
            """)
    void anErrorNamesTheFaultAndTheExpectedForm(String text, String message) {
        assertThat(Input.read(text).getLeft().mkString()).startsWith(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n"})
    void anEmptyTextIsRefused(String text) {
        assertThat(Input.read(text).getLeft().mkString()).startsWith("nothing is written");
    }

    @Test
    void everyFormIsDocumented() throws IOException {
        String source = Files.readString(Path.of("src/main/java/io/github/deadcube/api/play/Choice.java"))
                .replaceAll("\\s+\\*\\s+", " ");
        assertThat(known("xyz").appendAll(known("A3 xyz")))
                .hasSizeGreaterThan(40)
                .allMatch(verb -> source.matches("(?s).*\\{@code (?:A3 |B2 )?" + verb + "[ }].*"));
    }

    /** The verbs that the fault of an unknown verb expects. */
    private static Vector<String> known(String text) {
        String expected = Input.read(text).getLeft().head().expected();
        return Vector.of(expected.replaceFirst("^one of ", "").split(", ", -1));
    }

    private static Input read(String text) {
        return Input.of(text);
    }
}
