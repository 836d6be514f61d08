package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleIds;
import java.util.function.Predicate;

/** Conditions that hold in some games only. */
final class GameConditions {
    private GameConditions() {}

    static boolean any(GameState state, Predicate<Model> of) {
        return state.position().models().exists(of);
    }

    static boolean smoke(GameState state) {
        return state.position().markers().exists(marker -> marker.rule().equals(RuleIds.K_SMOKE));
    }

    static boolean inHalfCube(Model m) {
        return m.inPlay() && m.cube().part() != Part.WHOLE;
    }

    static boolean up(Model m) {
        return m.inPlay() && m.cube().level() > 1;
    }

    static boolean pinnedUp(GameState state) {
        return any(state, m -> m.pinned() && up(m));
    }

    static boolean outOfControl(GameState state) {
        return state.position().active().exists(a -> a.controller() != a.model().side());
    }

    static boolean late(GameState state) {
        return state.position().round() > 3;
    }

    static Predicate<Transition> hasEvent(Class<? extends Event> kind) {
        return after -> after.events().exists(kind::isInstance);
    }
}
