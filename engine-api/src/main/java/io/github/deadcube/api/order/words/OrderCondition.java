package io.github.deadcube.api.order.words;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.Condition;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Vector;

/** The conditions that a special order of data can have; {@link io.github.deadcube.api.order.Conditions} says what each means. */
public sealed interface OrderCondition extends Condition {
    /** The opposite condition. */
    default Condition not() {
        return new Not(this);
    }

    @SavedName(value = "condition.not", parts = "condition")
    record Not(Condition condition) implements OrderCondition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return !condition.holds(game, context, model);
        }

        @Override
        public Vector<RuleId> trackedFacts() {
            return condition.trackedFacts();
        }
    }

    @SavedName(value = "condition.named", parts = "names")
    record Named(@InText(least = 1) Vector<String> names) implements OrderCondition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return names.contains(game.model(model).card().name());
        }
    }

    @SavedName(value = "condition.prints", parts = "keyword")
    record Prints(String keyword) implements OrderCondition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return game.keywords(model).exists(k -> k.name().equals(keyword));
        }
    }

    @SavedName(value = "condition.armed", parts = "weapons")
    record Armed(WeaponFilter weapons) implements OrderCondition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            int all = game.model(model).card().weapons().size();
            return Vector.range(0, all)
                    .exists(weapon ->
                            game.weapon(model, WeaponChoice.onCard(weapon)).exists(weapons::matches));
        }
    }

    @SavedName(value = "condition.uses", parts = "weapons")
    record Uses(WeaponFilter weapons) implements OrderCondition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return context.context()
                    .filter(test -> model.equals(test.attacker()) || model.equals(test.target()))
                    .exists(test -> game.weapon(model, test.weaponOf(model)).exists(weapons::matches));
        }
    }

    @SavedName(value = "condition.within", parts = "cubes")
    record Within(@InText(least = 0, most = 99) int cubes) implements OrderCondition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            Cube at = game.model(model).cube();
            Cube there =
                    context.cube().getOrElse(() -> game.model(context.subject()).cube());
            return at.equals(there) || !at.whole().equals(there.whole()) && at.range(there) <= cubes;
        }
    }

    @SavedName(value = "condition.armour", parts = "least")
    record Armour(@InText(least = 0, most = 99) int least) implements OrderCondition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return game.model(model).card().armour() >= least;
        }
    }

    @SavedName(value = "condition.during", parts = "kind")
    record During(TestContext.Kind kind) implements OrderCondition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return context.context().exists(test -> test.kind() == kind);
        }
    }

    @SavedName(value = "condition.testing", parts = "skill")
    record Testing(Skill skill) implements OrderCondition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return context.skill().contains(skill);
        }
    }

    /** CMD-8: a command die was spent on the model in the current activation. */
    @SavedName(value = "condition.spent", parts = "face")
    record Spent(CommandFace face) implements OrderCondition {
        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return game.model(model)
                    .marks()
                    .exists(mark -> mark.rule().equals(RuleIds.CMD_8) && mark.amount() == face.number());
        }

        @Override
        public Vector<RuleId> trackedFacts() {
            return Vector.of(RuleIds.CMD_8);
        }
    }

    /** A condition about the state or the role of a model. */
    @SavedName(
            value = "condition.is",
            parts =
                    "friendly attacker target active activated pinned injured beside-enemies beside-enemies-before beside-one-enemy")
    enum Is implements OrderCondition {
        FRIENDLY,
        ATTACKER,
        TARGET,
        ACTIVE,
        ACTIVATED,
        PINNED,
        INJURED,
        BESIDE_ENEMIES,
        BESIDE_ENEMIES_BEFORE,
        BESIDE_ONE_ENEMY;

        @Override
        public boolean holds(GameView game, OrderContext context, ModelId model) {
            return switch (this) {
                case FRIENDLY -> game.model(model).allegiance() == Allegiance.of(context.side());
                case ATTACKER ->
                    context.context().exists(test -> test.attacker().equals(model));
                case TARGET ->
                    context.context()
                            .exists(test -> test.target().equals(model)
                                    && !test.attacker().equals(model));
                case ACTIVE -> game.active().contains(model);
                case ACTIVATED -> game.model(model).activated();
                case PINNED -> game.model(model).pinned();
                case INJURED -> game.model(model).injured();
                case BESIDE_ENEMIES -> game.isBesideEnemies(model);
                case BESIDE_ENEMIES_BEFORE -> game.model(model).marked(RuleIds.ORD_2);
                case BESIDE_ONE_ENEMY -> {
                    Model itself = game.model(model);
                    yield game.modelsIn(itself.cube())
                                    .count(m -> game.model(m).allegiance().hostile(itself.allegiance()))
                            == 1;
                }
            };
        }

        @Override
        public Vector<RuleId> trackedFacts() {
            return this == BESIDE_ENEMIES_BEFORE ? Vector.of(RuleIds.ORD_2) : Vector.empty();
        }
    }
}
