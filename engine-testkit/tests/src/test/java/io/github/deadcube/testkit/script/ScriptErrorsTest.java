package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A text that is not a script is answered with all its errors. */
class ScriptErrorsTest {
    @Example
    void allErrorsAreNamedAtOnceInTheOrderOfTheLines() {
        Seq<Fault> errors = errors("""
                board 8 x 99; floor c0:2, wall north of c4
                A1 RA 5+ FY 4+, at c4
                A2 HP x, kneeling, at q99
                initiative C, command A luck
                play
                A1 shoots rifle at B2
                dice 5 | seven
                expect A1 flying
                """);
        assertThat(errors.map(e -> e.where().line() + ":" + e.where().column()))
                .containsExactly("1:1", "1:21", "2:10", "3:7", "3:10", "3:23", "4:12", "4:23", "6:1", "7:10", "8:11");
    }

    @Example
    void aForgottenPlayIsOneError() {
        for (String first : new String[] {"A1 activate; A1 advance", "dice 5 5", "expect A1 active"})
            assertThat(errors("board 3 x 3\nA1 SP 1-2, at b1\n" + first + "\nA1 step b2\nexpect A1 active\n"))
                    .map(Fault::toString)
                    .containsExactly(
                            "line 3, column 1: the situation does not end; expected a line 'play' before this one");
    }

    @Example
    void theRuleOfARefusalFollowsBy() {
        assertThat(errors("A1 at b1; play; expect refuses A1 step b2 (ADV-7)"))
                .map(Fault::toString)
                .containsExactly("line 1, column 32: after 'step' a cube follows, not 'b2 (ADV-7)'; expected an "
                        + "input, then 'by' and a rule if it matters: 'refuses A1 sprint by SPR-2'");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A1 RA 9+                  | line 1, column 7: '9+' is not understood; expected a value of RA from 2+ to 8+, or -, such as RA 4+
            A1 SV                     | line 1, column 4: 'SV' is not understood; expected SV and its value, such as SV 4+
            A1 HP 2 pinned            | line 1, column 9: 'pinned' is not understood; expected a comma, or one of SP, RA
            A1 at c4/0                | line 1, column 7: 'c4/0' is not understood; expected a cube such as c4:2, or a place
            A1 damage one             | line 1, column 4: 'damage one' is not understood; expected 'damage' and a number
            A1 TOXIC (-1)             | line 1, column 4: '-1' is no keyword
            A1 gun R5 TOXIC and fire  | line 1, column 21: 'fire' is not understood; expected a keyword in capitals
            A1 EVADE SOLID TOUGH      | line 1, column 4: ',' is missing in 'EVADE SOLID TOUGH'; expected 'EVADE, SOLID, TOUGH'
            A1 TOXIC (1) JUMP PACK    | line 1, column 4: ',' is missing in 'TOXIC (1) JUMP PACK'; expected 'TOXIC (1), JUMP PACK'
            A1 gun R5 TOXIC (1) RAPID FIRE | line 1, column 11: 'and' is missing in 'TOXIC (1) RAPID FIRE'; expected 'TOXIC (1) and RAPID
            A1 at c4 TOUGH            | line 1, column 10: a comma is missing before 'TOUGH'; expected 'at c4, TOUGH'
            A1 pinned activated at c4 | line 1, column 11: a comma is missing before 'activated at c4'; expected 'pinned, activated at c4'
            A1 carries I-AMMO         | line 1, column 4: no model is deployed yet, but A1 carries I-AMMO; expected its card alone
            A1 reserve, pinned        | line 1, column 13: A1 is in reserve, but has 'pinned'; expected 'reserve', its card, and what
            A1 at c4, killed          | line 1, column 11: 'killed' contradicts 'at c4'; expected one of them
            A1 at c4, waiting         | line 1, column 11: 'waiting' contradicts 'at c4'; expected one of them
            A1 at c4, pinned, at d4   | line 1, column 19: 'at d4' contradicts 'at c4'; expected one of them
            A1 at c4, carries I-AMMO, carries I-INTEL | line 1, column 27: 'carries I-INTEL' contradicts 'carries I-AMMO'; expected one of them
            A1 reserve, killed        | line 1, column 13: 'killed' contradicts 'reserve'; expected one of them
            A1 at c4, reserve         | line 1, column 7: A1 is in reserve, but has 'c4'; expected 'reserve', its card, and what
            A1 left, activated        | line 1, column 10: A1 has left, but has 'activated'; expected 'left', its card, and what
            A1 at c4; next C          | line 1, column 16: 'C' is not understood; expected A or B
            A1 at c4; looked A I-AMMO | line 1, column 20: 'I-AMMO' is not understood; expected numbers of tokens
            A1 at c4; looked A        | line 1, column 19: nothing is here; expected numbers of tokens
            A1 at c4, carries I-AMMO of | line 1, column 11: 'carries I-AMMO of' is not understood; expected 'carries' and an
            A1 at c4; zone A          | line 1, column 11: 'zone A' is not understood; expected a side, the number of its zone
            A1 at c4; overfull        | line 1, column 19: nothing is here; expected cubes, such as c4:2
            A1 SP 1-2; points 100000  | line 1, column 19: '100000' is not understood; expected a number from 1 to 99999
            A1 SP 1-2; round 2        | line 1, column 12: 'round 2' belongs to a running game, but no model has a place yet
            A1 SV 4+; score B 2       | line 1, column 11: 'score B 2' belongs to a running game, but no model has a place yet
            command A model           | line 1, column 1: 'command A model' belongs to a running game, but no model has a place yet
            token 1 I-AMMO at c4      | line 1, column 1: 'token 1 I-AMMO at c4' belongs to a running game, but no model has a place yet
            smoke c4                  | line 1, column 1: 'smoke c4' belongs to a running game, but no model has a place yet
            laid K-TRAP (FRAG (3)) of A1 at c5 | line 1, column 1: 'laid K-TRAP (FRAG (3)) of A1 at c5' belongs to a running game, but no model has a place yet
            next B                    | line 1, column 1: 'next B' belongs to a running game, but no model has a place yet
            zone A 1                  | line 1, column 1: 'zone A 1' belongs to a running game, but no model has a place yet
            looked A 1                | line 1, column 1: 'looked A 1' belongs to a running game, but no model has a place yet
            overfull c4               | line 1, column 1: 'overfull c4' belongs to a running game, but no model has a place yet
            items 2; A1 at c4         | line 1, column 1: 'items 2' belongs to the set-up, but models are already deployed
            A1 used up                | line 1, column 4: 'used up' is not understood; expected 'used up' and what is gone
            A1 to B3 SV 4+            | line 1, column 7: 'B3' is not understood; expected a model after A1, of the same side
            A1 sleepy                 | line 1, column 4: 'sleepy' is not understood; expected a range if it is a weapon ('sleepy R5', 'sleepy CC'), a statistic (RA 5+), a weapon
            A1 Sleepy                 | line 1, column 4: 'Sleepy' is not understood; expected a statistic (RA 5+), a weapon
            A2 at c4                  | line 1, column 1: there is no A1; expected models numbered from 1 without a gap
            A1 at c4; A2 SV 4+        | line 1, column 11: A2 has no place; expected a place such as 'at c4', or 'killed'
            A1 at c4, leader, A2 at c4, leader | line 1, column 19: a second leader; expected one leader for each side
            floor c4                  | line 1, column 1: the ground at c4 has a floor; expected a level above
            floor c4:2 d4:2 i4:2      | line 1, column 1: i4:2 is outside the battlefield of 8 × 8 × 2 cubes
            wall east of h8           | line 1, column 1: east of h8 is the edge; expected a face between two cubes
            board 1 x 8               | line 1, column 1: 'board 1 x 8' is not understood; expected columns, rows and levels
            battlefield wall north of c1, A9 rubbish; A1 at c1 | line 1, column 13: 'wall north of c1, A9 rubbish' is not understood; expected its name in quotation marks
            battlefield; A1 at c1     | line 1, column 12: nothing is here; expected its name in quotation marks
            score C 1                 | line 1, column 1: 'score C 1' is not understood; expected a side and its VPs
            """)
    void anErrorSaysWhereItIsAndWhatWouldBeRight(String script, String message) {
        assertThat(errors(script).map(Fault::toString))
                .singleElement()
                .asString()
                .startsWith(message);
    }

    /** A second statement would replace the first without a word. */
    @ParameterizedTest
    @CsvSource({
        "edition third, edition revised, edition",
        "scenario patrol, scenario hold-ground, scenario",
        "initiative A, initiative B, initiative",
        "round 2, round 3, round",
        "next A, next B, next",
        "points 100, points 200, points",
        "began A, began B, began",
        "score A 3, score A 5, score A",
        "command A model, command A dice, command A",
        "looked A 1, looked A 2, looked A",
        "zone A 1 c4, zone A 1 d4, zone A",
        "orders A 1, orders A 2, orders A"
    })
    void whatCountsOnceIsSaidOnce(String first, String second, String word) {
        String text = "A1 at c4, active; B1 at e5; " + first + "\n" + second;
        assertThat(errors(text).map(Fault::toString))
                .containsExactly("line 2, column 1: '" + word + "' is in line 1 already; expected it once");
    }

    @Example
    void eachSideHasItsOwnStatement() {
        assertThat(Script.read("A1 at c4; B1 at e5; score A 3, score B 5; looked A 1; looked B 2; smoke c4; smoke d4"))
                .isNotEmpty();
        assertThat(errors("A1; B1; items 2; items 3").map(Fault::toString))
                .containsExactly("line 1, column 18: 'items' is in line 1 already; expected it once");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A1 dances             | line 2, column 1: no model can 'dances'
            5 7 1                 | line 2, column 1: '5 7 1' is not understood; expected 'dice' before the faces
            dice                  | line 2, column 1: 'dice' is not understood; expected faces
            dice A                | line 2, column 6: 'A' is not understood; expected faces after the side
            expect                | line 2, column 1: 'expect' is not understood; expected what is expected
            expect pinned         | line 2, column 8: 'pinned' is not understood; expected a model before it, such as 'A1 pinned'
            expect A1 not         | line 2, column 14: nothing is here; expected of a model
            expect asks B: dance  | line 2, column 8: 'asks B: dance' is not understood; expected 'asks', a side and a purpose
            expect offers A1 hop  | line 2, column 15: no model can 'hop'; did you mean 'drop'?
            expect not event fall | line 2, column 18: no event says 'fall'; did you mean 'MODEL falls NUMBER'?; expected a rule or an event's words
            expect event B1 fals 2 | line 2, column 14: no event says 'B1 fals 2'; did you mean 'MODEL falls NUMBER'?
            expect not event B1 falls | line 2, column 18: no event says 'B1 falls'; did you mean 'MODEL falls NUMBER'?
            expect not event smoke in zz | line 2, column 18: no event says 'smoke in zz'
            expect not event smog in c4 | line 2, column 18: no event says 'smog in c4'
            expect not event A1 shoots rifle at B1 | line 2, column 18: no event says 'A1 shoots rifle at B1'
            expect not token 1 at zz | line 2, column 12: 'token 1 at zz' is not understood; expected a form such as
            expect token 1 at c4 face up down | line 2, column 8: 'token 1 at c4 face up down' is not understood
            expect token 1        | line 2, column 8: 'token 1' is not understood; expected a form such as 'token 2 at c4'
            expect not smoke c4 zz | line 2, column 21: 'zz' is not understood; expected each cube with smoke
            expect smoke          | line 2, column 13: nothing is here; expected each cube with smoke
            expect no event ADV-5 | line 2, column 8: 'no event ADV-5' is not understood; expected 'not event', such as
            expect offers exactly | line 2, column 8: 'offers exactly' is not understood; expected every option, with a bar
            'expect offers exactly pass | hop' | line 2, column 30: 'hop' is neither a model
            expect not            | line 2, column 11: nothing is here; expected of a model
            expect pinned not     | line 2, column 8: 'pinned not' is not understood; expected of a model
            expect score A        | line 2, column 8: 'score A' is not understood; expected a form such as 'score A 2'
            """)
    void anErrorOfThePlayDoesSoToo(String statement, String message) {
        assertThat(errors("play\n" + statement).map(Fault::toString))
                .singleElement()
                .asString()
                .startsWith(message);
    }

    @Example
    void aDrawingIsCheckedCharacterByCharacter() {
        Seq<Fault> errors = errors("""
                :1  a  b  d
                 3  .  ?  A1
                       -x
                 1  .  . %.
                :2  a  b  c
                 3  .  A1
                """);
        assertThat(errors.map(Fault::toString))
                .satisfiesExactly(
                        e -> assertThat(e).startsWith("line 1, column 11: 'd' is not understood; expected column c"),
                        e -> assertThat(e)
                                .startsWith("line 2, column 8: '?' is not understood; expected '.' for a floor"),
                        e -> assertThat(e).startsWith("line 3, column 8: '-x' is not understood; expected '|' or '-'"),
                        e -> assertThat(e).startsWith("line 4, column 2: '1' is not understood; expected row 2"),
                        e -> assertThat(e).startsWith("line 4, column 10: '%' is not understood; expected '|' or '-'"),
                        e -> assertThat(e).startsWith("line 6, column 8: A1 is at c3 as well; expected one place"));
    }

    @Example
    void playingThrowsWhatParsingAnswers() {
        assertThatThrownBy(() -> Script.play("A1 sleepy, nosy, at c4"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("'sleepy' is not understood")
                .hasMessageContaining("'nosy' is not understood");
    }

    @Example
    void aLineAndATextHaveAnEnd() {
        assertThat(errors("A1 at c4\n" + "x".repeat(100_001)).map(Fault::toString))
                .containsExactly("line 2, column 1: a line of 100001 characters; expected at most 100000");
        assertThat(errors("\n".repeat(TextBounds.MOST_CHARACTERS + 1)).map(Fault::toString))
                .containsExactly("line 1, column 1: a text of 2097153 characters; expected at most 2097152");
        assertThat(errors("A1 at c4, " + "x".repeat(2_001)).map(Fault::toString))
                .containsExactly("line 1, column 11: an item of 2001 characters; expected at most 2000");
        assertThat(errors("A1 to A65 at c4").map(Fault::toString))
                .contains("line 1, column 7: models up to A65; expected at most 64 models of both sides");
    }

    @Example
    void expectationsHaveAnEnd() {
        assertThat(Expectation.read("x".repeat(100_001)).getLeft().map(Fault::toString))
                .containsExactly("line 1, column 1: a line of 100001 characters; expected at most 100000");
        assertThat(Expectation.read("x\n".repeat(5_000)).getLeft()).hasSize(TextBounds.MOST_ERRORS);
    }

    /** Each word could be an item, and so could all the words after it. */
    @Example
    void wordsWithoutCommasAreParsedOnce() {
        assertThat(errors("A1 at c4, pinned " + "used up a ".repeat(15) + "x y")
                        .head()
                        .toString())
                .contains("a comma is missing before");
        assertThat(Script.read("A1 at c4, " + "SMOKE GRENADE ".repeat(12) + "X"))
                .isNotEmpty();
        assertThat(errors("A1 at c4, " + "pinned ".repeat(25) + "x")).hasSize(1);
    }

    @Example
    void neitherLengthNorDepthMatters() {
        String deep = "A-".repeat(15_000) + "A";
        assertThat(errors("A1 marked " + deep + ", " + "X (".repeat(15_000))).hasSize(2);
        assertThat(errors("play; expect A1 marked " + deep + ", refuses pass by " + deep))
                .hasSize(2);
        assertThat(errors("board" + " x".repeat(15_000) + "; :1" + " a".repeat(15_000)))
                .hasSize(2);
        assertThat(errors("play\n" + "dance;".repeat(5_000))).hasSize(TextBounds.MOST_ERRORS);
        assertThat(Script.read("play; dice" + " 5".repeat(40_000))).isNotEmpty();
    }

    @Property
    @Tries(build = 200, thorough = 1000)
    void noTextThrows(@ForAll String text) {
        assertThatCode(() -> Script.read(text)).doesNotThrowAnyException();
    }

    @Property
    @Tries(build = 200, thorough = 1000)
    void noTextOfScriptWordsThrows(@ForAll("scribbles") String text) {
        Script.read(text).peekLeft(errors -> assertThat(errors).isNotEmpty());
    }

    @Provide
    Arbitrary<String> scribbles() {
        return Arbitraries.of(
                        "A1",
                        "B2",
                        " to ",
                        "at ",
                        "c4:2/5",
                        "RA ",
                        "5+",
                        "SP ",
                        "1-2",
                        "gun R5 ",
                        "blade CC",
                        "TOXIC (1",
                        ")",
                        "board ",
                        "3 x 3",
                        "floor ",
                        "wall ",
                        "north of ",
                        "c3",
                        "\n:1  a  b\n",
                        " 2  . |A1\n",
                        "    --\n",
                        " 1  .  .",
                        "\n",
                        ";",
                        ", ",
                        "#",
                        "\"",
                        "play\n",
                        "dice ",
                        "5 ",
                        "| ",
                        "expect ",
                        "not ",
                        "pinned",
                        "asks ",
                        "A",
                        ": ",
                        "offers ",
                        "refuses ",
                        " by ",
                        "ADV-5",
                        "event ",
                        "no ",
                        "damage ",
                        "order ")
                .list()
                .ofMaxSize(30)
                .map(words -> String.join("", words));
    }

    private static Seq<Fault> errors(String text) {
        return Script.read(text).getLeft();
    }
}
