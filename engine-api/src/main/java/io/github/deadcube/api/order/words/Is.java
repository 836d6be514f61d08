package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side.Allegiance;
import io.vavr.collection.Vector;

/** A condition about the state or the role of a model. */
@SavedName("condition.is")
public enum Is implements OrderCondition {
    FRIENDLY,
    ATTACKER,
    TARGET,
    ACTIVE,
    ACTIVATED,
    PINNED,
    INJURED,
    BESIDE_ENEMIES,
    BESIDE_ENEMIES_BEFORE,
    BESIDE_ONE_ENEMY,
    LEADER;

    @Override
    public boolean holds(GameView game, OrderContext context, ModelId model) {
        return switch (this) {
            case FRIENDLY -> game.model(model).allegiance() == Allegiance.of(context.side());
            case ATTACKER -> context.context().exists(test -> test.attacker().equals(model));
            case TARGET ->
                context.context()
                        .exists(test ->
                                test.target().equals(model) && !test.attacker().equals(model));
            case ACTIVE -> game.active().contains(model);
            case ACTIVATED -> game.model(model).activated();
            case PINNED -> game.model(model).pinned();
            case INJURED -> game.model(model).injured();
            case BESIDE_ENEMIES -> game.isBesideEnemies(model);
            case LEADER -> game.leader(model.side()).equals(model);
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
