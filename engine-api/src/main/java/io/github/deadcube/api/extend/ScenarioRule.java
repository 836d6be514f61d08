package io.github.deadcube.api.extend;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.StrikeTeam;
import io.vavr.collection.Vector;

/**
 * A rule of a {@link Scenario} (VIC-9) that applies during the whole game. It acts on every model, and at triggers that belong to
 * no model. It asks for dice and choices by the methods of {@link Effects}. It stores its data in markers and marks: first
 * {@link #markers} and {@link #marks}, then those that it lays later. Scripts and records write a marker as {@code laid HOUSE-BOMB 3 at d4}.
 *
 * <pre>{@code
 * public record Bomb(Cube where) implements ScenarioRule {
 *     public RuleId rule() { return RuleId.of("HOUSE-BOMB"); }
 *     public Vector<Marker> markers(Battlefield field) { return Vector.of(Marker.of(rule(), where).withNumber(3)); }
 *     public void attachToMarkers(Registration<Marker> hooks) {
 *         hooks.on(Trigger.END_PHASE, Scope.ANY, (effects, bomb, side) -> {
 *             effects.removeMarker(bomb, rule());
 *             if (bomb.number() > 1) effects.placeMarker(bomb.withNumber(bomb.number() - 1), rule());
 *             else effects.modelsIn(where).forEach(model -> effects.kill(model, rule()));
 *         });
 *     }
 * }
 * }</pre>
 */
public interface ScenarioRule extends LibraryRule {
    /** The markers of this rule on the battlefield when the game begins, in cubes with a floor. */
    default Vector<Marker> markers(Battlefield battlefield) {
        return Vector.empty();
    }

    /**
     * The marks of this rule on a model when the game begins.
     *
     * @param team the model's strike team
     */
    default Vector<Mark> marks(ModelId model, StrikeTeam team) {
        return Vector.empty();
    }

    /**
     * Whether the marks of this rule are things that a model carries. A model that carries nothing (K-BEAST, K-VEHICLE) then begins
     * without them: otherwise the set-up is faulty. By default false.
     */
    default boolean isCarried() {
        return false;
    }

    /** Registers hooks for every model, as if each card printed the rule. Called once for each model, when a game starts. */
    default void attachToModels(Hooks hooks) {}

    /** Registers hooks of the scenario: they belong to no model and run once for each trigger. Called once, when a game starts. */
    default void attachToGame(Registration<Scenario> hooks) {}
}
