package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.play.Marker;
import io.vavr.collection.Vector;

/**
 * A rule of a {@link Scenario} (VIC-9), in force throughout the game. It acts on every model, and at moments that are nobody's; dice and
 * choices come by the verbs of {@link Effects}. What it must remember lies on the table: {@link #markers} at first, and what it lays and
 * marks later. Scripts and records write that as {@code laid HOUSE-BOMB 3 at d4}.
 *
 * <pre>{@code
 * public record Bomb(Cube where) implements ScenarioRule {
 *     public RuleId rule() { return RuleId.of("HOUSE-BOMB"); }
 *     public Vector<Marker> markers(Battlefield field) { return Vector.of(Marker.of(rule(), where).withNumber(3)); }
 *     public void laid(MarkerHooks hooks) {
 *         hooks.on(Moment.END_PHASE, (flow, bomb, side) -> {
 *             flow.take(bomb, rule());
 *             if (bomb.number() > 1) flow.lay(bomb.withNumber(bomb.number() - 1), rule());
 *             else flow.in(where).forEach(model -> flow.kill(model, rule()));
 *         });
 *     }
 * }
 * }</pre>
 */
public interface ScenarioRule extends LibraryRule {
    /** What lies on the battlefield as the game begins: markers of this rule, in floored cubes. */
    default Vector<Marker> markers(Battlefield battlefield) {
        return Vector.empty();
    }

    /** Says what it does to every model, as if each card printed it. Asked once for each model, when a game starts. */
    default void attachToModels(Hooks hooks) {}

    /** Says what it does by itself, once at a moment. Asked once, when a game starts. */
    default void attachToGame(GameHooks hooks) {}
}
