package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.ScenarioRule;
import io.github.deadcube.api.extend.TableHooks;
import io.github.deadcube.api.shared.Listed;
import io.vavr.collection.Seq;

/** VIC-9: what the rules of a scenario do by themselves, gathered once a game. */
final class TableSet implements TableHooks {
    private static final Reaction<?>[] NONE = {};

    private long acting;
    private final Reaction<?>[][] moments = new Reaction<?>[Moment.all().size()][];

    TableSet(Seq<ScenarioRule> rules) {
        java.util.Arrays.fill(moments, NONE);
        for (ScenarioRule rule : rules) {
            try {
                rule.throughout(this);
            } catch (RuntimeException bug) {
                throw new FaultyRule(rule, bug);
            }
        }
    }

    @Override
    public <E> void on(Moment<E> moment, Reaction<E> reaction) {
        acting |= Listed.bit(moment);
        moments[Listed.place(moment)] = HookTable.append(moments[Listed.place(moment)], reaction);
    }

    /** The moments at which it acts: a bit for the {@link Moment#ordinal} of each. */
    long acting() {
        return acting;
    }

    Reaction<?>[] at(Moment<?> moment) {
        return moments[Listed.place(moment)];
    }
}
