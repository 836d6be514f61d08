package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** GEO-3, LOS-4: bodies with their own size, and bodies that block sight if the ruleset says it. */
class BodyRulesTest {
    private static final Script.Runner OBSCURING =
            Script.Runner.standard().with(Deadcube.ruleset().with(Variant.MODELS_OBSCURE));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A2 SZ 4, at c3/5 | 3",
                "B2, at c3/5 | 3",
                "B2, at c3/5, neutral | 3",
                "B2, at c3/4 | 5",
                "B2 SZ 3, at c3/4 | 3",
                "B2, at c3/5, pinned | 5",
                "B2 HEIGHT 0.4, at c3/5 | 5",
                "B2, at b3/5 | 5",
                "B2, at c1/5 | 5",
                "B2, at c5/5 | 5",
                "B2, at c4/1 | 5",
                "B2, at c4/2 | 3"
            })
    @Rule("LOS-4")
    @DisplayName("LOS-4, models obscure: a body between only prevents a clear shot")
    void modelsObscure(String between, int dice) {
        String shot = """
                A1 RA 5+, rifle R8, at c2/5; B1 at c4/5; %s
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls %d d8: test (SHO-5)
                """;
        OBSCURING.play(shot.formatted(between, dice));
        play(shot.formatted(between, 5));
    }

    @Test
    @Rule("LOS-4")
    @DisplayName("LOS-4, models obscure: models on a roof obscure no shot below")
    void onALevel() {
        String shot = """
                floor c3:2; A1 RA 5+, rifle R8, at c2/5; B1 at c4/5; B2 at c3:2/5
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls 5 d8: test (SHO-5)
                """;
        OBSCURING.play(shot);
    }

    /** For every line of sight, also asks the engine for the reason. */
    private static final class ExplainingSight implements Sight {
        private Vector<String> seen = Vector.empty();
        private Option<LineOfSight> atB1 = Option.none();

        @Override
        public LineOfSight line(GameView game, ModelId from, ModelId to) {
            LineOfSight line = Deadcube.sight().line(game, from, to);
            if (to.toString().equals("B1")) {
                seen = Deadcube.sight().explain(game, from, to);
                atB1 = Option.some(line);
            }
            return line;
        }

        @Override
        public boolean sees(GameView game, ModelId from, Cube cube) {
            return Deadcube.sight().sees(game, from, cube);
        }
    }

    @Test
    @Rule("LOS-4")
    @DisplayName("LOS-4, models obscure: sight says which rays a body blocks")
    void explained() {
        ExplainingSight sight = new ExplainingSight();
        Script.Runner.standard()
                .with(Deadcube.ruleset().with(Variant.MODELS_OBSCURE).withSight(sight))
                .play("""
                A1 RA 5+, rifle R8, at c2/5; B1 at c4/5; B2 SZ 2, at c3/4
                play
                A1 activate; A1 shoot rifle at B1
                """);
        assertThat(sight.atB1).contains(LineOfSight.PARTIAL);
        assertThat(sight.seen.head()).hasToString("left edge at the feet: blocked by a model in c3");
        assertThat(sight.seen.get(2)).hasToString("right edge at the feet: free");
    }

    @ParameterizedTest
    @CsvSource({
        "'', offers A1 shoot rifle at B1",
        "HEIGHT 0.7, offers A1 shoot rifle at B1",
        "HEIGHT 0.5, refuses A1 shoot rifle at B1 by SHO-4"
    })
    @Rule({"GEO-3", "LOS-1"})
    @DisplayName("GEO-3: a card may state its height: one that is low enough hides behind a barricade")
    void lowBodies(String height, String expected) {
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, at c2/5; B1 SZ 1 %s, at c4/5
                play
                A1 activate
                expect %s
                """.formatted(height, expected));
    }

    @ParameterizedTest
    @CsvSource({"'', 3", "HEIGHT 2.75, 5"})
    @Rule({"GEO-3", "LOS-3"})
    @DisplayName("GEO-3: a tall one looks over it")
    void tallBodies(String height, int dice) {
        play("""
                barricade north of c3; A1 RA 5+, rifle R8, SZ 1 %s, at c2/5; B1 at c6/5
                play
                A1 activate; A1 shoot rifle at B1
                expect asks A rolls %d d8: test
                """.formatted(height, dice));
    }

    @Test
    @Rule({"GEO-3", "GEO-6"})
    @DisplayName("GEO-3, GEO-6: a game may begin on such a spot with such a base alone")
    void basesToBeginWith() {
        String scene = "block 0 0 10 30 10 of c4; A1 SZ 1%s, at c4/4; B1 at h8";
        Script.play(scene.formatted(" BASE 60"));
        assertThatThrownBy(() -> Script.play(scene.formatted("")))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("GEO-6");
    }

    @ParameterizedTest
    @ValueSource(strings = {"BASE 0", "BASE 9", "BASE 161", "HEIGHT 0.2", "HEIGHT 6.01", "HEIGHT 0"})
    @Rule("GEO-3")
    @DisplayName("GEO-3: a base is 10 to 160 mm wide, a body 0.25 to 6 in tall")
    void allowedSizes(String measure) {
        assertThatThrownBy(() -> Script.play("A1 " + measure + ", at c4; B1 at h8"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("GEO-3");
    }

    @Test
    @Rule("GEO-3")
    @DisplayName("GEO-3: bases and heights by SZ, and 0.5 in for a pinned model")
    void defaultBodies() {
        assertThat(new Body(2, false)).isEqualTo(new Body(2, 40, 150, false));
        assertThat(new Body(4, true).height()).isEqualTo(50);
        assertThat(new Body(1, 30, 40, true).height()).isEqualTo(40);
        assertThatThrownBy(() -> new Body(5, false)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Body(1, 0, 100, false)).isInstanceOf(IllegalArgumentException.class);
    }
}
