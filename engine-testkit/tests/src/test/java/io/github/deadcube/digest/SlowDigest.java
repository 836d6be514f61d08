package io.github.deadcube.digest;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Continuation.DefaultValue;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Computes the digest of a state in the obvious way: value by value, without a cache. */
final class SlowDigest {
    private static final int VERSION = 8;

    private long hash = VERSION;

    static long of(GameState state) {
        Position p = state.position();
        SlowDigest game = new SlowDigest();
        game.mix(p.game().digest());
        List<Consumer<SlowDigest>> parts = new ArrayList<>();
        for (Object part : new Object[] {p.a(), p.b(), p.round(), p.initiative(), p.starter(), p.active()})
            parts.add(d -> d.fold(part));
        parts.add(d -> d.items(p));
        for (Object part : new Object[] {p.markers(), p.recon(), p.waiting(), p.memories(), p.result()})
            parts.add(d -> d.fold(part));
        parts.add(d -> d.known(state.secrets().tokens()));
        p.models().forEach(m -> parts.add(d -> d.model(m)));
        state.pending().reverse().forEach(frame -> parts.add(d -> d.fold(frame)));
        long sum = 0;
        for (int place = 0; place < parts.size(); place++) {
            SlowDigest share = new SlowDigest();
            share.hash = game.hash + place * 0x9e3779b97f4a7c15L;
            parts.get(place).accept(share);
            sum += share.hash;
        }
        game.mix(sum);
        return game.hash;
    }

    private void mix(long value) {
        long z = hash * 31 + value + 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        hash = z ^ (z >>> 31);
    }

    private void model(ModelState m) {
        mix((long) cube(m.cube()) << 32
                | m.damage() << 8
                | m.place().spot() << 4
                | m.status().ordinal() << 1
                | (m.pinned() ? 1 : 0));
        int spent = m.spent().map(number -> 1 << number).fold(0, (one, other) -> one | other);
        mix((long) spent << 32
                | m.forced() << 16
                | m.marks().size() << 8
                | m.allegiance().ordinal() << 2
                | (m.activated() ? 2 : 0)
                | (m.item().isDefined() ? 1 : 0));
        m.item().forEach(carried -> item(carried.token(), carried.item()));
        m.marks().forEach(this::fold);
    }

    private void items(Position items) {
        mix((long) items.tokens().size() << 32 | items.drawn().size());
        items.tokens().forEach(token -> {
            mix((long) token.number() << 32 | cube(token.cube()));
            token.item().peek(this::id).onEmpty(() -> mix(0));
        });
        items.drawn().forEach(number -> mix(number));
        known(items.revealed());
    }

    private void known(Seq<TokenItem> tokens) {
        mix(tokens.size());
        tokens.forEach(token -> item(token.token(), token.item()));
    }

    private void item(int token, RuleId item) {
        mix(token);
        id(item);
    }

    private void id(RuleId rule) {
        mix(text(rule.id()));
    }

    private static int cube(Cube c) {
        return c.column() | c.row() << 8 | c.level() << 16 | c.part().ordinal() << 24;
    }

    private static long text(String s) {
        long all = s.length();
        for (char c : s.toCharArray()) all = (all ^ c) * 0x100000001b3L;
        return all;
    }

    /** Returns the part of the digest for a name. */
    private static long name(String name) {
        SlowDigest digest = new SlowDigest();
        digest.mix(text(name));
        return digest.hash;
    }

    private void fold(Object value) {
        if (value instanceof RuleId rule) id(rule);
        else if (value instanceof Integer number) mix(number);
        else if (value instanceof Boolean truth) mix(truth ? 1 : 2);
        else if (value instanceof ModelId id) mix(id.number() << 1 | id.side().ordinal());
        else if (value instanceof Cube cube) mix(cube(cube));
        else if (value instanceof CommandDice dice) mix(dice.hashCode());
        else if (value instanceof Option<?> option) option(option);
        else if (value instanceof Seq<?> sequence) sequence(sequence);
        else if (value instanceof LibraryRule rule) id(rule.rule());
        else if (value instanceof Enum<?> constant) mix(name(saved(constant)));
        else if (value instanceof Trigger || value instanceof String || value instanceof Dice)
            mix(text(value.toString()));
        else record((Record) value);
    }

    private void option(Option<?> option) {
        mix(option.isEmpty() ? 0 : 1);
        option.forEach(this::fold);
    }

    private void sequence(Seq<?> sequence) {
        mix(sequence.size());
        sequence.forEach(this::fold);
    }

    private void record(Record record) {
        mix(name(record.getClass().getAnnotation(SavedName.class).value()));
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object value = value(record, component);
            DefaultValue usually = component.getAnnotation(DefaultValue.class);
            if (usually == null
                    || !usually.value().equals(value instanceof Enum<?> constant ? saved(constant) : value.toString()))
                fold(value);
        }
    }

    private static String saved(Enum<?> constant) {
        return constant.getDeclaringClass()
                .getAnnotation(SavedName.class)
                .parts()
                .split(" ")[constant.ordinal()];
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
