package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.deadcube.Game;
import io.github.deadcube.GameSettings;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.shipped.Shipped;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rule of an application that keeps its effects changes nothing with them between the inputs of the game. */
class KeptEffectsTest {
    private static final RuleId RULE = RuleId.of("HOUSE-KEEPS");
    private static final ModelId A1 = ModelId.of("A1");
    private static final ModelId B1 = ModelId.of("B1");
    private static final String CARDS =
            "A1 KEEPS, RA 4+ SV 5+ HP 3, rifle R6, at c4; B1 RA 5+ SV 5+ HP 3, gun R3, at c6";

    private final List<Effects> kept = new ArrayList<>();
    private Consumer<Effects> inQueries = effects -> {};

    static Stream<Named<Consumer<Effects>>> changes() {
        return Stream.of(
                Named.of("pin", e -> e.pin(B1, RULE)),
                Named.of("activated", e -> e.markActivated(B1, RULE)),
                Named.of("mark", e -> e.addMark(B1, new Mark(RULE, 1, Mark.Until.ROUND))),
                Named.of("end", e -> e.endActivation(A1)),
                Named.of("control", e -> e.giveControl(Side.B, RULE)),
                Named.of("score", e -> e.addScore(Side.A, 1, RULE)),
                Named.of("marker", e -> e.placeMarker(Marker.of(RULE, Cube.of("a1")), RULE)),
                Named.of("memory", e -> e.remember(new Noted(A1, Mark.Until.GAME))),
                Named.of("forgotten", e -> e.forget(Noted.class, A1)),
                Named.of("status", e -> e.changeStatus(Vector.of(B1), true, RULE)),
                Named.of("report", e -> e.report(new Event.Effect(RULE, "A1", 1))),
                Named.of("loss", e -> e.loseHitPoints(B1, 1, RULE)),
                Named.of("death", e -> e.kill(B1, RULE)),
                Named.of("teleport", e -> e.teleport(B1, Cube.of("h8"), RULE)),
                Named.of("redirected", e -> e.redirectLoss(B1)));
    }

    private Setup setup() {
        KeywordRule keeps = KeywordRule.of(
                "KEEPS",
                RULE.id(),
                "It keeps its effects.",
                (keyword, hooks) -> {
                    hooks.on(
                            Trigger.ACTIVATION_BEGINS.at(Step.FIRE),
                            Scope.OWN,
                            (effects, me, active) -> kept.add(effects));
                    hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> {
                        inQueries.accept(kept.get(0));
                        return 0;
                    });
                },
                Placement.MODEL);
        return Shipped.setup().withRuleset(Shipped.ruleset().with(keeps));
    }

    private static Game game(Setup setup) {
        Game game = Game.read(CARDS, setup, GameSettings.seeded(1)).get();
        game.play("A1 activate");
        return game;
    }

    @SavedName("keeps.noted")
    private record Noted(ModelId owner, Mark.Until until) implements RuleData.Memory {
        @Override
        public RuleId rule() {
            return RULE;
        }
    }

    @ParameterizedTest
    @MethodSource("changes")
    void betweenTheInputs(Consumer<Effects> change) {
        Setup setup = setup();
        Game other = game(setup);
        Game game = game(setup);
        assertThatIllegalStateException().isThrownBy(() -> change.accept(kept.get(1)));
        assertThat(game.options()).isEqualTo(other.options());
        assertThat(game.play(game.options().head()))
                .isEqualTo(other.play(other.options().head()));
        assertThat(game.state()).isEqualTo(other.state());
    }

    /** The dice are counted while the game changes. */
    @Test
    void whatAQueryNamesIsCheckedToo() {
        Game game = game(setup());
        inQueries = effects -> effects.kill(ModelId.of("A9"), RULE);
        assertThatIllegalStateException()
                .isThrownBy(() -> game.play("A1 shoot rifle at B1"))
                .withMessageContaining("HOUSE-KEEPS")
                .withMessageContaining("kill: A9 is not in this game; expected a model of one of the teams");
    }
}
