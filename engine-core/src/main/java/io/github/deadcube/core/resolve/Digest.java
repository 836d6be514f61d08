package io.github.deadcube.core.resolve;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Sight;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Roster;
import io.github.deadcube.api.team.CommandDice;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;

/**
 * A state's digest: every value of it, in the order declared, mixed into 64 bits by SplitMix64's finalizer. Enums count
 * by name, behaviours by what they are called, so that it is the same in every run, on every machine, and with every
 * version of the libraries. Computed when asked for; {@link #VERSION} is raised whenever it would come out differently.
 */
final class Digest {
    private static final int VERSION = 5;

    /** Components of a record class, looked up once; reading those of frames and continuations needs access. */
    private static final ClassValue<Method[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected Method[] computeValue(Class<?> type) {
            RecordComponent[] components = type.getRecordComponents();
            Method[] accessors = new Method[components.length];
            for (int i = 0; i < accessors.length; i++) {
                accessors[i] = components[i].getAccessor();
                if (!accessors[i].trySetAccessible() && Then.class.isAssignableFrom(type))
                    throw new IllegalStateException(type.getName() + " is part of a state, and cannot be read: make it"
                            + " public in an exported package, or open its package to io.github.deadcube.core");
            }
            return accessors;
        }
    };

    private long hash = VERSION;

    private Digest() {}

    static long of(GameState state) {
        Digest d = new Digest();
        d.fold(state);
        return d.hash;
    }

    static long of(Setup setup) {
        Digest d = new Digest();
        d.setup(setup);
        return d.hash;
    }

    private void mix(long value) {
        long z = hash * 31 + value + 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        hash = z ^ (z >>> 31);
    }

    private void fold(Object value) {
        if (value instanceof LibraryRule r) text(r.rule().id());
        else if (value instanceof Moment<?> moment) text(moment.toString());
        else if (value instanceof Scenario scenario) text(scenario.name());
        else if (value instanceof Sight) mix(1); // it has no name; what it shows is in what happens
        else if (value instanceof Record r) record(r);
        else if (value instanceof CommandDice dice) commandDice(dice);
        else if (value instanceof Roster all) sequence(all.models(), all.size());
        else if (value instanceof Integer i) mix(i);
        else if (value instanceof Boolean b) mix(b ? 1 : 2);
        else if (value instanceof Enum<?> e) text(e.name());
        else if (value instanceof String s) text(s);
        else if (value instanceof Seq<?> sequence) sequence(sequence, sequence.size());
        else if (value instanceof Option<?> option) sequence(option, option.isEmpty() ? 0 : 1);
        else if (value instanceof Prepared game) mix(game.setupDigest());
        else if (value instanceof Dice d) text(d.toString());
        else throw new IllegalStateException("a state holds what has no digest: " + value.getClass());
    }

    private void commandDice(CommandDice dice) {
        text("CommandDice");
        mix(dice.hashCode());
    }

    private void text(String s) {
        mix(s.length());
        for (int i = 0; i < s.length(); i++) mix(s.charAt(i));
    }

    private void sequence(Iterable<?> values, int size) {
        mix(size);
        for (Object v : values) fold(v);
    }

    private void record(Record r) {
        text(r.getClass().getSimpleName());
        for (Method component : COMPONENTS.get(r.getClass())) {
            try {
                Object value = component.invoke(r);
                if (said(component, value)) fold(value);
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException("cannot read " + component, e);
            }
        }
    }

    /** The number of equipment that takes none says nothing. */
    private static boolean said(Method component, Object value) {
        return !component.getName().equals("equipmentNumber") || !value.equals(0);
    }

    private void setup(Setup setup) {
        fold(setup.ruleset());
        fold(setup.scenario());
        battlefield(setup.battlefield());
        mix(setup.points());
        fold(setup.teamA());
        fold(setup.teamB());
        fold(setup.starting());
    }

    private void battlefield(Battlefield field) {
        mix(field.width());
        mix(field.depth());
        mix(field.levels());
        for (Cube cube : field.cubes()) {
            fold(field.floor(cube));
            fold(field.face(cube, Direction.NORTH));
            fold(field.face(cube, Direction.EAST));
            fold(field.scenery(cube));
        }
    }
}
