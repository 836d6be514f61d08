package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import java.util.Objects;

/** A shot at a cube, followed by delayed effects and fights; declared if the rules have reacted to its aim. */
@DescribesFrame(rule = "SHO-9", words = "{model} aims at {cube}")
@SavedName("atCube")
record AtCube(ModelId model, WeaponChoice weapon, Cube cube, boolean declared) implements AimedShot {
    @Override
    public void requires(Requirements state) {
        if (!state.weapon(model, weapon)) return;
        Delivery delivery = state.now().game().hooks(model, weapon).offered(Delivery.class);
        state.that(delivery != null, "the weapon is not fired at cubes", "a weapon that is fired at cubes");
        state.that(
                !declared || delivery == null || delivery.declaresAim(),
                "the aim of the weapon is not declared",
                "a weapon whose aim is declared, or a shot that is not");
    }

    @Override
    public TestContext context() {
        return TestContext.builder(TestContext.Kind.AIM, RuleIds.SHO_9, model)
                .weapon(weapon)
                .build();
    }

    @Override
    public AimedShot declareFirst(Now now) {
        declare(now);
        Delivery delivery = delivery(now);
        boolean reacted = delivery.declaresAim() && now.triggers().aim(shot(delivery));
        return new AtCube(model, weapon, cube, reacted);
    }

    @Override
    public void fire(Now now) {
        Delivery delivery = delivery(now);
        if (declared) now.triggers().aimed(() -> shoot(now, delivery));
        else shoot(now, delivery);
    }

    private void shoot(Now now, Delivery delivery) {
        now.act(delivery, (used, effects) -> used.shoot(effects, shot(used)));
    }

    private CubeShot shot(Delivery delivery) {
        return new CubeShot(delivery.rule(), model, weapon, cube);
    }

    private Delivery delivery(Now now) {
        return Objects.requireNonNull(now.hooks().hooksOf(model, weapon).offered(Delivery.class));
    }
}
