package io.github.deadcube.digest;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Computes the digest of a state or a view in the obvious way: value by value, without a cache. */
final class SlowDigest {
    private static final int VERSION = 1;

    private long sum;

    private SlowDigest() {}

    static long of(GameState state) {
        SlowDigest all = visible(state.position(), state.pending());
        all.part("hidden", state.secrets());
        return all.of(state.position());
    }

    static long of(PlayerView view) {
        SlowDigest all = visible(view.position(), view.pending());
        all.part("known", view.known());
        all.part("side", view.side());
        return all.of(view.position());
    }

    private long of(Position position) {
        return mix(mix(VERSION, position.game().digest()), sum);
    }

    private static SlowDigest visible(Position p, Seq<GameState.Pending> pending) {
        SlowDigest all = new SlowDigest();
        all.part("round", p.round());
        all.part("initiative", p.initiative());
        all.part("starter", p.starter());
        all.part("active", p.active());
        all.part("a", p.a());
        all.part("b", p.b());
        all.part("tokens", p.tokens());
        all.part("drawn", p.drawn());
        all.part("revealed", p.revealed());
        all.part("markers", p.markers());
        all.part("faces", p.changedFaces());
        all.part("recon", FullPosition.of(p).recon());
        all.part("waiting", FullPosition.of(p).waiting());
        all.part("memories", p.memories());
        all.part("result", p.result());
        p.models().forEach(m -> all.sum += (mix(name("models"), word(m.id())) | 1) * model(m));
        pending.reverse()
                .zipWithIndex()
                .forEach(frame -> all.sum += (mix(name("pending"), frame._2()) | 1) * word(frame._1()));
        return all;
    }

    private static long model(Model m) {
        SlowDigest model = new SlowDigest();
        model.part("status", m.status());
        model.add("place", (long) m.place().spot() << 32 | cube(m.cube()));
        if (m.allegiance() != Allegiance.of(m.id().side())) model.part("allegiance", m.allegiance());
        model.part("damage", m.damage());
        model.part("pinned", m.pinned());
        model.part("activated", m.activated());
        model.part("forced", m.forced());
        for (int used : m.usedUp()) model.add("usedUp", 1L << used);
        model.part("item", m.item());
        model.part("marks", m.marks());
        return mix(name("model"), model.sum);
    }

    private static long record(Record record) {
        SavedName names = record.getClass().getAnnotation(SavedName.class);
        SlowDigest parts = new SlowDigest();
        RecordComponent[] components = record.getClass().getRecordComponents();
        for (RecordComponent component : components) {
            String place = part(names, component.getName()).orElse(component.getName());
            parts.component(place, usual(names, place), value(record, component));
        }
        return mix(name(names.value()), parts.sum);
    }

    private static @Nullable String usual(SavedName names, String place) {
        for (String given : names.usual()) {
            String[] both = given.split("=", 2);
            if (both[0].equals(place)) return both[1];
        }
        return null;
    }

    private void component(String place, @Nullable String usual, Object value) {
        if (usual == null) part(place, value);
        else if (value instanceof Integer number) add(place, number - Integer.parseInt(usual));
        else if (value instanceof Boolean) add(place, value.toString().equals(usual) ? 0 : 1);
        else if (!usual.equals(value instanceof Enum<?> constant ? saved(constant) : value.toString()))
            add(place, word(value));
    }

    /** A part whose type gives its usual value. */
    private void part(String place, Object value) {
        if (value instanceof Option<?> option) option.forEach(present -> add(place, word(present)));
        else if (!(value instanceof Seq<?> values) || !values.isEmpty()) add(place, word(value));
    }

    private void add(String place, long word) {
        sum += (name(place) | 1) * word;
    }

    private static long word(Object value) {
        if (value instanceof RuleId rule) return text(rule.id());
        if (value instanceof Integer number) return number;
        if (value instanceof Boolean truth) return truth ? 1 : 0;
        if (value instanceof ModelId id)
            return (long) id.number() << 1 | id.side().ordinal();
        if (value instanceof Cube cube) return cube(cube);
        if (value instanceof CommandDice dice) return dice.hashCode();
        if (value instanceof Option<?> option) return option.isEmpty() ? 0 : mix(name("present"), word(option.get()));
        if (value instanceof Seq<?> values)
            return values.foldLeft(name("sequence"), (before, each) -> mix(before, word(each)));
        if (value instanceof Library.Rule rule) return text(rule.rule().id());
        if (value instanceof Enum<?> constant) return name(saved(constant));
        if (value instanceof Trigger || value instanceof String || value instanceof Dice) return text(value.toString());
        return record((Record) value);
    }

    private static long mix(long hash, long word) {
        long z = hash * 31 + word + 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    private static long name(String name) {
        return mix(0, text(name));
    }

    private static long text(String s) {
        long all = s.length();
        for (char c : s.toCharArray()) all = (all ^ c) * 0x100000001b3L;
        return all;
    }

    private static int cube(Cube c) {
        return c.column() | c.row() << 8 | c.level() << 16 | c.part().ordinal() << 24;
    }

    private static String saved(Enum<?> constant) {
        String name = constant.name();
        return part(constant.getDeclaringClass().getAnnotation(SavedName.class), name)
                .orElse(
                        name.length() == 1
                                ? name
                                : name.toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    /** The saved name that is not that in Java. */
    private static Optional<String> part(SavedName names, String inJava) {
        return Stream.of(names.parts())
                .map(other -> other.split("=", 2))
                .filter(both -> both[0].equals(inJava))
                .map(both -> both[1])
                .findFirst();
    }

    private static Object value(Record record, RecordComponent component) {
        component.getAccessor().setAccessible(true);
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
