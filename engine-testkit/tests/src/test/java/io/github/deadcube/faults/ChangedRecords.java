package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.match.AlteredStates;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.function.UnaryOperator;

/** Records and states with a part that the engine would not produce. */
final class ChangedRecords {
    private ChangedRecords() {}

    /**
     * A copy of a record with another value of one component. Most records of the API have no other way to change it.
     */
    @SuppressWarnings("unchecked") // the canonical constructor of R makes it
    static <R extends Record> R with(R record, String component, Object value) {
        RecordComponent[] all = record.getClass().getRecordComponents();
        Object[] values = new Object[all.length];
        Class<?>[] types = new Class<?>[all.length];
        boolean found = false;
        try {
            for (int i = 0; i < all.length; i++) {
                types[i] = all[i].getType();
                boolean asked = all[i].getName().equals(component);
                found |= asked;
                values[i] = asked ? value : all[i].getAccessor().invoke(record);
            }
            if (!found) throw new IllegalArgumentException(record.getClass() + " has no " + component);
            Constructor<?> canonical = record.getClass().getDeclaredConstructor(types);
            return (R) canonical.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static GameState position(GameState state, String component, Object value) {
        return new GameState(
                with(FullPosition.of(state.position()), component, value), state.secrets(), state.pending());
    }

    static GameState models(GameState state, UnaryOperator<Model> change) {
        return AlteredStates.roster(state, Roster.of(state.position().models().map(change)));
    }

    static GameState model(GameState state, ModelId model, UnaryOperator<Model> change) {
        return models(state, m -> m.id().equals(model) ? change.apply(m) : m);
    }
}
