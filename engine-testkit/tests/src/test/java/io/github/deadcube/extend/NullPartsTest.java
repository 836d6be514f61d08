package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Choice.Shoot.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * At every prompt, {@code apply} and {@code explain} refuse a choice whose collections contain null; no record refuses
 * these.
 */
@SuppressWarnings("NullAway") // what is shown here is what nulls do
class NullPartsTest {
    private static final Rules RULES = Deadcube.rules();
    private static final ModelId A1 = new ModelId(Side.A, 1);
    private static final Map<Class<?>, Object> PARTS = Map.ofEntries(
            Map.entry(ModelId.class, A1),
            Map.entry(Cube.class, Cube.of("c4")),
            Map.entry(CommandDice.class, CommandDice.NONE),
            Map.entry(CommandFace.class, CommandFace.DICE),
            Map.entry(Direction.class, Direction.values()[0]),
            Map.entry(Target.class, Target.of(A1)),
            Map.entry(Choice.class, new Choice.Advance(A1)),
            Map.entry(RuleId.class, RuleIds.ADV_1),
            Map.entry(Side.class, Side.A),
            Map.entry(String.class, "rifle"),
            Map.entry(Option.class, Option.none()),
            Map.entry(List.class, List.empty()),
            Map.entry(int.class, 1),
            Map.entry(boolean.class, true));

    @Test
    void areRefusedAtEveryPrompt() throws ReflectiveOperationException {
        java.util.List<Choice> broken = broken();
        assertThat(broken).hasSizeGreaterThan(2);
        int[] prompts = {0};
        GameState begin = RULES.start(Shipped.setup(Shipped.ruleset())).get();
        Match.random(RULES, begin, 7)
                .watchedBy((input, transition) -> {
                    GameState state = transition.state();
                    prompts[0]++;
                    for (Choice choice : broken) {
                        assertThat(RULES.explain(state, choice)).isNotEmpty();
                        assertThat(RULES.apply(state, choice).isLeft()).isTrue();
                    }
                })
                .play();
        assertThat(prompts[0]).isGreaterThan(100);
    }

    private static java.util.List<Choice> broken() throws ReflectiveOperationException {
        java.util.List<Choice> all = new ArrayList<>();
        for (Class<?> kind : kinds(Choice.class)) {
            RecordComponent[] parts = kind.getRecordComponents();
            Class<?>[] types =
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
            for (int i = 0; i < parts.length; i++)
                if (!types[i].isPrimitive())
                    for (@Nullable Object none : nothings(types[i])) {
                        @Nullable
                        Object[] values = Arrays.stream(types).map(PARTS::get).toArray();
                        values[i] = none;
                        all.add((Choice) kind.getDeclaredConstructor(types).newInstance(values));
                    }
        }
        return all;
    }

    private static java.util.List<@Nullable Object> nothings(Class<?> type) {
        java.util.List<@Nullable Object> all = new ArrayList<>();
        if (type == Option.class) all.add(Option.some(null));
        if (type == List.class) all.add(List.of((Object) null));
        if (type == Shot.class) all.add(new Shot("rifle", Target.of(A1), "", Option.some(null)));
        return all;
    }

    private static java.util.List<Class<?>> kinds(Class<?> sealed) {
        java.util.List<Class<?>> all = new ArrayList<>();
        for (Class<?> kind : sealed.getPermittedSubclasses())
            if (kind.isRecord()) all.add(kind);
            else all.addAll(kinds(kind));
        return all;
    }
}
