package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.FriendlyShot;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Requirements;
import io.github.deadcube.core.timing.TimingRules;
import java.util.Objects;

/** SHO-8, SHO-9, KT-2: a shot with the printed RANGED, at a cube or at a friend. */
sealed interface AimedShot extends ActionRules.ChapterFrame {
    ModelId model();

    WeaponChoice weapon();

    /** ORD-2: the test context for special orders after a SHOOT. */
    TestContext context();

    /** Fires the shot. The caller adds the delayed effects and the fights. */
    void fire(Now now);

    default void declare(Now now) {
        AtModel.useUp(now, model(), weapon());
    }

    /** SHO-9: the declaration before the dice of several shots. Returns the shot that is fired then. */
    default AimedShot declareFirst(Now now) {
        declare(now);
        return this;
    }

    @Override
    default void enter(Now now) {
        declare(now);
        fire(now);
        if (this instanceof AtCube) now.then(TimingRules.settle());
        now.then(TimingRules.attackOver());
        AfterAttack.shot(now, context());
    }

    /**
     * A shot at a cube, followed by delayed effects and fights.
     *
     * @param declared whether the rules have reacted to its aim
     */
    @DescribesFrame(rule = "SHO-9", words = "{model} aims at {cube}")
    @SavedName(value = "atCube", parts = "model weapon cube declared")
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
            return TestContext.ofShot(TestContext.Kind.AIM, RuleIds.SHO_9, model, model, weapon, false);
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
            return Objects.requireNonNull(now.hooks().of(model, weapon).offered(Delivery.class));
        }
    }

    /** K-INVIGORATE: a shot at a friend. */
    @DescribesFrame(rule = "SHO-9", words = "{model} aims at {target}")
    @SavedName(value = "atFriend", parts = "model weapon target")
    record AtFriend(ModelId model, WeaponChoice weapon, ModelId target) implements AimedShot {
        @Override
        public void requires(Requirements state) {
            if (state.weapon(model, weapon))
                state.that(
                        state.now().game().hooks(model, weapon).offered(FriendlyShot.class) != null,
                        "the weapon is not fired at friends",
                        "a weapon that is fired at friends");
        }

        @Override
        public TestContext context() {
            return TestContext.ofShot(TestContext.Kind.AIM, RuleIds.SHO_9, model, target, weapon, false);
        }

        /** SHO-9: a shot at a friend that is dead is lost. */
        @Override
        public void fire(Now now) {
            if (now.model(target).inPlay())
                Objects.requireNonNull(now.hooks().of(model, weapon).offered(FriendlyShot.class))
                        .shoot(now.effects(), context());
        }
    }
}
