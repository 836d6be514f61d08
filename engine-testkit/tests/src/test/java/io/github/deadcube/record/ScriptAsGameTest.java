package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.report.FailureReport;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a script describes can be played as a {@code Game}, whose record and documents lead to the same game with what
 * ships.
 */
class ScriptAsGameTest {
    private static final Script.Runner SHIPPED = Script.Runner.shipped();
    private static final GameSettings SEEDED = GameSettings.seeded(1);
    private static final int INPUTS = 5;

    private static final Vector<Ruleset> EDITIONS =
            Deadcube.editions().flatMap(Deadcube::edition).map(Shipped::all);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A1; B1",
                "A1; B1; items 0",
                "A1; B1; items 8",
                "A1; B1; recon",
                "A1; B1; board 4 x 4",
                "A1; B1; board 4 x 4; items 3",
                "A1; B1; points 150; initiative B",
                "A1; B1; edition revised",
                "A1; B1; edition living; option models-obscure",
                "A1; B1; scenario hold-ground",
                "A1; B1; scenario hold-ground; items 0",
                "A1; B1; scenario open-ground; objective 2 at c4",
                "A1; B1; scenario open-ground; items 2; objective 2 at c4",
                "A1 order \"Called Shots\", leader; B1",
                "A1 at a1; B1 at h8",
                "A1 at a1; B1 at d4; board 4 x 4",
                "A1 at a1; B1 at h8; scenario hold-ground",
                "A1 at a1; B1 at h8; scenario open-ground; objective 2 at c4",
                "A1 at a1, active; A2 at a1; B1 at h8; second model",
            })
    void aScriptIsKeptAsAGame(String script) {
        GameState begin = SHIPPED.play(script + "; play").begin();
        isKept(begin);
        // the report of a failure shows a script of the same game
        String report = FailureReport.text(Deadcube.rules(), begin);
        String shown = report.substring(report.indexOf("the situation:\n") + "the situation:\n".length());
        assertThat(SHIPPED.play(shown).begin().position().game().setup().scenario())
                .isEqualTo(begin.position().game().setup().scenario());
    }

    @Property
    @Tries(build = 20, thorough = 3_000)
    void anySetUpIsKeptAsAGame(@ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        Script.Runner runner = SHIPPED.with(EDITIONS.get(chance.below(EDITIONS.size())));
        isKept(DeadcubeArbitraries.games(runner).opening(chance));
    }

    @Test
    void openGroundCanBeNamed() {
        Setup setup = SHIPPED.play("A1; B1; scenario open-ground; play")
                .begin()
                .position()
                .game()
                .setup();
        assertThat(OpenGround.isOne(setup.scenario())).isTrue();
        assertThat(setup.battlefield().width()).isEqualTo(8);
    }

    private static void isKept(GameState begin) {
        Setup setup = begin.position().game().setup();
        Game game = Game.of(Deadcube.rules(), begin, SEEDED);
        for (int i = 0; i < INPUTS && !game.isOver(); i++)
            game.play(game.options().head());
        Game loaded = Fault.orThrow(Game.load(game.save(), SEEDED));
        assertThat(loaded.state()).isEqualTo(game.state());
        assertThat(loaded.state().position().game().setup()).isEqualTo(setup);
        assertThat(loaded.save()).isEqualTo(game.save());
        assertThat(Json.setupOf(Json.write(setup), Shipped.registry(), setup.battlefield()))
                .isEqualTo(setup);
        String picture = TextDrawing.script(setup);
        assertThat(Script.of(picture)
                        .setup(setup.ruleset(), OpenGround.known(setup.scenario()))
                        .scenario())
                .as(picture)
                .isEqualTo(setup.scenario());
    }
}
