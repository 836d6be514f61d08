package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** ORD-5: adds to a modifier; of tests, to those of some skills and of some kinds, or of all if none is named. */
@SavedName("adds")
@Value.Builder
public record Adds(
        Modifier<?> modifier,
        @InText(usual = "own") Scope scope,
        int amount,
        @InText(usual = "one") Each each,
        Vector<Skill> skills,
        Vector<TestContext.Kind> kinds)
        implements LastingEffect, WithAdds {
    private static final int ALL = 99;

    private static final Vector<Modifier<?>> TEST_MODIFIERS =
            Vector.of(Modifier.DICE, Modifier.REROLLS, Modifier.ORDER_REROLLS, Modifier.TARGET_NUMBER);
    private static final Vector<Modifier<?>> RANGED_MODIFIERS =
            Vector.of(Modifier.DICE, Modifier.REROLLS, Modifier.TARGET_NUMBER);

    /** The factor of an amount. */
    @SavedName("each")
    public enum Each {
        /** 1. */
        ONE,
        /** The number of friendly models in the cube, including the model itself. */
        FRIEND_IN_CUBE
    }

    public static Adds again() {
        return of(Modifier.ORDER_REROLLS, ALL);
    }

    public static Adds of(Modifier<?> modifier, int amount) {
        return new Adds(modifier, Scope.OWN, amount, Each.ONE, Vector.empty(), Vector.empty());
    }

    /**
     * ORD-2, ORD-5: false if nothing would change, because the test has no dice (DICE-5), re-rolls are barred, or no
     * modifiers apply to RANGED.
     */
    @Override
    public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
        if (scope == Scope.OWN && TEST_MODIFIERS.contains(modifier) && LastingEffect.hasNoDice(game, context, model))
            return false;
        if (scope == Scope.OWN && skills.equals(Vector.of(Skill.RANGED)) && RANGED_MODIFIERS.contains(modifier))
            return !context.rerollsBarred() && allowsModifiers(game, context, model);
        if (!context.rerollsBarred()) return true;
        return modifier == Modifier.ORDER_REROLLS
                && kinds.exists(kind -> context.context().exists(o -> o.kind() == kind));
    }

    /**
     * Whether modifiers apply to the declared shot, or to any shot that the model could declare at a model if none is
     * declared.
     */
    private static boolean allowsModifiers(GameView game, OrderContext context, ModelId model) {
        Option<TestContext> shot = context.trigger() == Trigger.DECLARED
                ? context.context().filter(o -> o.attacker().equals(model))
                : Option.none();
        if (shot.isDefined()) return game.allowsModifiers(model, shot.get().weapon());
        Card card = game.model(model).card();
        return card.ranged().exists()
                && Vector.range(0, card.weapons().size())
                        .exists(weapon -> game.allowsModifiers(model, WeaponChoice.onCard(weapon)));
    }

    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.modify(
                modifier, scope, (game, owner, question) -> appliesTo(question) ? amount * factor(game, owner) : 0);
    }

    private boolean appliesTo(Object question) {
        if (!(question instanceof ModelTest t)) return true;
        return (skills.isEmpty() || skills.contains(t.skill()))
                && (kinds.isEmpty() || kinds.contains(t.context().kind()));
    }

    private int factor(GameView game, ModelId owner) {
        return each == Each.ONE
                ? 1
                : 1 + game.modelsIn(game.model(owner).cube()).count(m -> game.areFriends(owner, m));
    }
}
