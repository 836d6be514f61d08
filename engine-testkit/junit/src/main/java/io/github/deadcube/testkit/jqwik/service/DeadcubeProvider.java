package io.github.deadcube.testkit.jqwik.service;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.jqwik.PlayedState.PromptedState;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Collections;
import java.util.Set;
import java.util.function.Supplier;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.providers.ArbitraryProvider;
import net.jqwik.api.providers.TypeUsage;

/**
 * Supplies values of the game's types to {@code @ForAll}, with the engine's standard rules. jqwik finds it as a
 * service.
 */
@SuppressWarnings("exports")
public final class DeadcubeProvider implements ArbitraryProvider {
    private record Known(Class<?> type, Supplier<Arbitrary<?>> arbitrary) {}

    private static final Vector<Known> ALL = Vector.of(
            new Known(Battlefield.class, DeadcubeArbitraries::battlefields),
            new Known(
                    StrikeTeam.class,
                    () -> DeadcubeArbitraries.teams(Script.Runner.standard().ruleset())),
            new Known(Setup.class, () -> DeadcubeArbitraries.setups(Script.Runner.standard())),
            new Known(PlayedState.class, () -> DeadcubeArbitraries.games(Script.Runner.standard())),
            new Known(GameState.class, () -> DeadcubeArbitraries.states(Script.Runner.standard())),
            new Known(PromptedState.class, () -> DeadcubeArbitraries.promptedStates(Script.Runner.standard())),
            new Known(Dice.class, DeadcubeArbitraries::dice));

    /** Called by jqwik. */
    public DeadcubeProvider() {}

    @Override
    public boolean canProvideFor(TypeUsage type) {
        return known(type).isDefined();
    }

    @Override
    public Set<Arbitrary<?>> provideFor(TypeUsage type, SubtypeProvider subtypes) {
        return known(type)
                .<Set<Arbitrary<?>>>map(k -> Collections.singleton(k.arbitrary().get()))
                .getOrElse(Collections.emptySet());
    }

    private static Option<Known> known(TypeUsage type) {
        return ALL.find(known -> type.isOfType(known.type()));
    }
}
