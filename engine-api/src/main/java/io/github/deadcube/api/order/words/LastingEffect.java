package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.SpecialOrder.Effect;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * An effect that lasts: a mark of the order gives it to the model until the time that its mode says.
 * {@link io.github.deadcube.api.order.OrderEffects} says what each does.
 */
public sealed interface LastingEffect extends Effect {
    @Override
    default boolean lasts() {
        return true;
    }

    /** DICE-5: whether the order is used in a test of the model for which its card has no value. */
    private static boolean hasNoDice(GameView game, OrderContext context, ModelId model) {
        return context.subject().equals(model)
                && context.skill()
                        .exists(skill ->
                                !game.model(model).card().statistic(skill).exists());
    }

    /** ORD-5: adds to a modifier; of tests, to those of some skills and of some kinds, or of all if none is named. */
    @SavedName(value = "adds", parts = "modifier scope amount each skills kinds")
    @Value.Builder
    record Adds(
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
        @SavedName(value = "each", parts = "one friend-in-cube")
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
         * ORD-2, ORD-5: false if nothing would change, because the test has no dice (DICE-5), re-rolls are barred, or no modifiers apply to
         * RANGED.
         */
        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            if (scope == Scope.OWN && TEST_MODIFIERS.contains(modifier) && hasNoDice(game, context, model))
                return false;
            if (scope == Scope.OWN && skills.equals(Vector.of(Skill.RANGED)) && RANGED_MODIFIERS.contains(modifier))
                return !context.rerollsBarred() && allowsModifiers(game, context, model);
            if (!context.rerollsBarred()) return true;
            return modifier == Modifier.ORDER_REROLLS
                    && kinds.exists(kind -> context.context().exists(o -> o.kind() == kind));
        }

        /** Whether modifiers apply to the declared shot, or to any shot that the model could declare at a model if none is declared. */
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

    /** The model must not take an ADVANCE, by action or by command die, or a SPRINT (ORD-4). */
    @SavedName(value = "bars", parts = "advance sprint advanceDie")
    record Bars(boolean advance, boolean sprint, boolean advanceDie) implements LastingEffect {
        private static final Rejection BARRED = new Rejection(
                RuleIds.CMD_9, "the special order that the model has used forbids this", "another action");

        @Override
        public void attachToMarked(Hooks hooks) {
            if (advance || sprint)
                hooks.restrict(
                        Hooks.Restriction.ACTION, Scope.OWN, (game, owner, action) -> isBarred(action) ? BARRED : null);
            if (advanceDie)
                hooks.restrict(
                        Hooks.Restriction.COMMAND_DIE,
                        Scope.OWN,
                        (game, owner, die) -> die.face() == CommandFace.ADVANCE ? BARRED : null);
        }

        private boolean isBarred(Choice action) {
            return advance && action instanceof Choice.Advance || sprint && action instanceof Choice.Sprint;
        }
    }

    @SavedName(value = "has", parts = "trait")
    record Has(Trait trait) implements LastingEffect {
        @Override
        public void attachToMarked(Hooks hooks) {
            hooks.grant(trait);
        }
    }

    /** ORD-5, KT-17: gives keywords, which count as if they were printed. */
    @SavedName(value = "lends", parts = "keywords weapons")
    record Lends(
            @InText(least = 1) Vector<Keyword> keywords,
            @InText(usual = "ANY") WeaponFilter weapons) implements LastingEffect {
        @Override
        public void attachToMarked(Hooks hooks) {
            keywords.forEach(keyword -> hooks.attach(keyword, weapons));
        }

        @Override
        public Vector<Keyword> keywords() {
            return keywords;
        }
    }

    /** ORD-5: replaces a target number: by the statistic of a skill; if {@code by} is none, by {@code value}. */
    @SavedName(value = "replaces", parts = "skills value by")
    record Replaces(
            Vector<Skill> skills, @InText(usual = "NONE") Statistic value, Option<Skill> by) implements LastingEffect {
        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            if (hasNoDice(game, context, model)) return false;
            Card card = game.model(model).card();
            if (this.by.isDefined())
                return card.statistic(this.by.get()).exists()
                        && !context.skill().contains(this.by.get());
            return skills.forAll(skill -> card.statistic(skill).exists());
        }

        @Override
        public void attachToMarked(Hooks hooks) {
            hooks.modify(Modifier.TARGET_NUMBER, Scope.OWN, (game, owner, test) -> {
                Card card = game.model(owner).card();
                if (!skills.isEmpty() && !skills.contains(test.skill())) return 0;
                Statistic replacement = by.map(card::statistic).getOrElse(value);
                return replacement.target() - card.statistic(test.skill()).target();
            });
        }
    }

    @SavedName(value = "silences", parts = "rules scope")
    record Silences(
            @InText(least = 1) Vector<RuleId> rules,
            @InText(usual = "own") Scope scope) implements LastingEffect {
        @Override
        public void attachToMarked(Hooks hooks) {
            hooks.silence(rules, scope);
        }
    }
}
