package io.github.deadcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Scenario.Objective;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tokens, objectives and markers in a picture. */
class DrawnThingsTest {
    private static final String SCENE = """
            :1  a    b    c      :2  b  c
             3  o    .    z       3  .  o
             2  A1t1 t2t3 .
             1  .    B1_o .
            token 1 I-AMMO; token 2 I-INTEL face down; token 3 I-MEDI-PACK; marker z "a gate"; objective 2 at c3
            """;

    @Test
    void tokensLieWhereTheyAreDrawn() {
        GameState state = state(SCENE);
        assertThat(state.position().tokens())
                .containsExactly(
                        new Token(1, cube("a2"), Option.some(RuleId.of("I-AMMO"))),
                        new Token(2, cube("b2"), Option.none()),
                        new Token(3, cube("b2"), Option.some(RuleId.of("I-MEDI-PACK"))));
        assertThat(state.item(2)).contains(RuleId.of("I-INTEL"));
    }

    @Test
    void objectivesAreWhatIsFoughtForOnOpenGround() {
        assertThat(setup(SCENE).scenario().objectives(setup(SCENE).battlefield()))
                .containsExactly(
                        new Objective(cube("c3"), 2), new Objective(cube("a3"), 1), new Objective(cube("b1"), 1));
        Script.play("""
                :1  a   b  c
                 2  A1o .  B1
                 1  .   A2 .
                A1 activated; B1 activated; objective 3 at a2
                play
                A2 activate; A2 end
                expect score A 3
                """);
    }

    @Test
    void aPictureAndABoardNameThem() {
        Playback playback = Script.play(SCENE);
        assertThat(state(TextDrawing.script(playback.state()))).isEqualTo(state(SCENE));
        String board = TextDrawing.draw(playback.state().position(), TextStyle.NONE, 80);
        assertThat(board).contains("objective 2 at c3, objective 1 at a3, objective 1 at b1");
        assertThat(setup(board).scenario()).isEqualTo(setup(SCENE).scenario());
    }

    @Test
    void smokeIsSaidOrDrawn() {
        Playback playback = Script.play("""
                :1  a   b   c
                 2  A1% .   t1%
                 1  .   %   B1
                token 1 I-AMMO; smoke c1 b1
                """);
        assertThat(playback.state().position().markers().map(Marker::cube))
                .containsExactly(cube("b1"), cube("c1"), cube("a2"), cube("c2"));
        assertThat(state(TextDrawing.script(playback.state())).position().markers())
                .isEqualTo(playback.state().position().markers());
        String board = TextDrawing.draw(playback.state().position(), TextStyle.NONE, 80);
        assertThat(board).contains("A1%", "B1%", "t%", "smoke b1 c1 a2 c2");
        assertThat(state(board).position().markers())
                .isEqualTo(playback.state().position().markers());
    }

    @Test
    void aBattlefieldThatShipsCanBePasted() {
        for (NamedBattlefield named : NamedBattlefield.shipped()) {
            Script script = Script.of(named.text() + "A1 at a3; B1 at h6\nplay\nexpect asks A: turn");
            assertThat(script.battlefield()).isEqualTo(named.battlefield());
            assertThat(script.run(Script.Runner.standard())).isNotEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2  t1 . | line 2, column 5: the text does not say what token 1 is; expected a line such as 'token 1 I-AMMO', perhaps
            2  . q  | line 2, column 8: the text does not say what marker q means; expected a line such as 'marker q
            2  . t2 | line 4, column 1: token 2 has no place; expected a place such as 'at c4', or t2 in a drawing
            2  . A0 | line 2, column 8: 'A0' is not understood; expected '.' for a floor, 'o' for an objective, 't1' for
            """)
    void aMistakeInThePictureIsSaidOfItsPlace(String row, String message) {
        String drawn = row.replace("2  . ", "2  .  ").replace("t2", "B1");
        String said = row.contains("t2") ? "token 2 I-AMMO" : "";
        assertThat(Script.read(":1  a  b\n " + drawn + "\n 1  .  .\n" + said)
                        .getLeft()
                        .map(Fault::toString))
                .anySatisfy(error -> assertThat(error).startsWith(message));
    }

    @Test
    void oneUnderARoofOrInTwoPlacesIsSaidOfItsPlace() {
        assertThat(Script.read("""
                        :1  a  b  c
                         2  o  t1 t1
                         1  .  .  .
                        floors a2:2; token 1 I-AMMO; A1 at a1
                        """).getLeft().map(Fault::toString))
                .containsExactly(
                        "line 2, column 5: an objective at a2 has a floor above it; expected it at a2:2, the "
                                + "highest floor of its"
                                + " stack",
                        "line 2, column 11: token 1 is at b2 as well; expected one place for each token");
    }

    @Test
    void aTokenThatIsGoneIsNotDrawn() {
        assertThat(Script.read("""
                        :1  a  b
                         2  t1 .
                         1  .  .
                        token 1 I-AMMO gone; A1 at a1
                        """).swap().getOrElse(Vector.empty()).map(Fault::toString))
                .containsExactly(
                        "line 2, column 5: token 1 is gone, but is drawn here; expected it without 'gone', or no t1 "
                                + "in a drawing");
    }

    /** If the rules refuse a situation, the error names the place too. */
    @Test
    void unplayableObjectsAreReportedWithTheirPlace() {
        assertThat(failure("""
                        :1  a  b  c
                         2  .  A1 .
                        A2 SZ 9, at a1; B1 at c1
                        """).report()).isEqualTo("""
                        the situation cannot be played:
                          line 3, column 4: team A, model 2 'A2': SZ is 1 to 4, not 9 (GEO-3)""");
        Script.Failed crowded = failure("""
                :1  a  b    c
                 2  .  A1A2 t1
                 1  .  A3   .
                A1 to A2 SZ 4; token 1 I-NONSENSE; A3 at b1/5; B1 HP 1, at b1/5, damage 1
                """);
        assertThat(crowded.faults().head().where().line()).isEqualTo(2);
        assertThat(crowded.report()).isEqualTo("""
                        the situation cannot be played:
                          line 2, column 10: b2: models of one side total SZ 8 in a cube;\
                         expected SZ 4 at most, unless the situation lists the cube as overfull (ADV-4)
                          line 2, column 13: token 1: deadzone-3 v1 has no rule for the item I-NONSENSE; expected an item of the edition (ITEM-1)
                          line 4, column 60: b1/5: two models stand on it; expected one model on a spot (GEO-2)
                          line 4, column 66: B1: its damage is 1; expected 0 (DMG-3)""");
    }

    private static Script.Failed failure(String text) {
        return Script.of(text).run(Script.Runner.standard()).getLeft();
    }

    private static Cube cube(String text) {
        return Cube.of(text);
    }

    private static Setup setup(String text) {
        return Script.of(text).setup(Deadcube.ruleset(), new OpenGround());
    }

    private static GameState state(String text) {
        return Script.of(text).position(Deadcube.ruleset(), new OpenGround()).get();
    }
}
