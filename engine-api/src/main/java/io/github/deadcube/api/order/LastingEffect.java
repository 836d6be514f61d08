package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Restriction;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.extend.WeaponFilter;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Profile.Statistic;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** An effect that lasts: a mark of the order's lends it to the model for as long as the mode says ({@link OrderMode#until}). */
public interface LastingEffect extends Effect {
    /** It lasts. */
    @Override
    default boolean lasts() {
        return true;
    }

    /**
     * ORD-5: a figure is higher or lower: dice of tests, re-rolls, ARMOUR, AP, SPEED …
     *
     * @param scope whose figure, seen from the model
     * @param amount how much; less than 0 takes away
     * @param each by what it is multiplied
     * @param skills in tests of which skills; empty for all, and for figures of no test
     * @param kinds on what occasions; empty for SHOOT, IT BURNS! included, and ASSAULT, or for figures of no test
     */
    @Value.Builder
    record Adds(
            Modifier<?> modifier,
            Scope scope,
            int amount,
            Each each,
            Vector<Skill> skills,
            Vector<TestContext.Kind> kinds)
            implements LastingEffect, WithAdds {
        private static final int ALL = 99;
        private static final Vector<TestContext.Kind> ATTACKS =
                Vector.of(TestContext.Kind.SHOOT, TestContext.Kind.FLAMES, TestContext.Kind.ASSAULT);
        private static final Vector<Modifier<?>> OF_RANGED =
                Vector.of(Modifier.DICE, Modifier.REROLLS, Modifier.TARGET);

        /** By what an amount is multiplied. */
        public enum Each {
            /** By nothing. */
            ONE,
            /** By the friendly models in the cube, itself included. */
            FRIEND_IN_CUBE
        }

        /**
         * Dice of a model's tests in attacks.
         *
         * @param skills in tests of which skills; all if none is named
         */
        public static Adds dice(int dice, Skill... skills) {
            return of(Modifier.DICE, dice).withSkills(Vector.of(skills));
        }

        /**
         * Failed dice that are rolled again, in tests in attacks.
         *
         * @param skills in tests of which skills; all if none is named
         */
        public static Adds rerolls(int dice, Skill... skills) {
            return of(Modifier.REROLLS, dice).withSkills(Vector.of(skills));
        }

        /** Any number of failed dice, each once, in the test in which the order is used ({@link Trigger#IN_TEST}). */
        public static Adds again() {
            return of(Modifier.AGAIN, ALL);
        }

        /** AP of whoever attacks the model. */
        public static Adds lessAp(int less) {
            return of(Modifier.AP, -less).withScope(Scope.OPPONENT);
        }

        /** A figure of the model's own. */
        public static Adds of(Modifier<?> modifier, int amount) {
            return new Adds(modifier, Scope.OWN, amount, Each.ONE, Vector.empty(), Vector.empty());
        }

        /** ORD-2, ORD-5: not where nothing would change: re-rolls that are barred, RANGED that takes no modifiers. */
        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            if (scope == Scope.OWN && skills.equals(Vector.of(Skill.RANGED)) && OF_RANGED.contains(modifier))
                return !context.rerollsBarred() && helps(game, context, model);
            if (!context.rerollsBarred()) return true;
            return modifier == Modifier.AGAIN
                    && kinds.exists(kind -> context.context().exists(o -> o.kind() == kind));
        }

        /** Whether the shot that has been declared, or else any that the model may declare at a model, is open to modifiers. */
        private static boolean helps(GameView game, OrderContext context, ModelId model) {
            Option<TestContext> shot = context.trigger() == Trigger.DECLARED
                    ? context.context().filter(o -> o.attacker().equals(model))
                    : Option.none();
            if (shot.isDefined()) return game.allowsModifiers(model, shot.get().weapon());
            Profile profile = game.model(model).profile();
            return profile.ranged().exists()
                    && Vector.range(0, profile.weapons().size())
                            .exists(weapon -> game.allowsModifiers(model, WeaponChoice.onCard(weapon)));
        }

        @Override
        public void attachToMarked(Hooks hooks) {
            hooks.modify(modifier, scope, (game, me, question) -> counts(question) ? amount * times(game, me) : 0);
        }

        private boolean counts(Object question) {
            if (!(question instanceof ModelTest t)) return true;
            if (!skills.isEmpty() && !skills.contains(t.skill())) return false;
            TestContext.Kind kind = t.context().kind();
            return (kinds.isEmpty() ? ATTACKS : kinds).contains(kind);
        }

        private int times(GameView game, ModelId me) {
            return each == Each.ONE
                    ? 1
                    : 1 + game.modelsIn(game.model(me).cube()).count(m -> game.areFriends(me, m));
        }
    }

    /** The model takes no ADVANCE, by action or by command die, and no SPRINT, for a time (ORD-4). */
    record Bars(boolean advance, boolean sprint, boolean advanceDie) implements LastingEffect {
        private static final Rejection BARRED = new Rejection(
                RuleIds.CMD_9, "the special order that the model has used forbids this", "another action");

        /** Neither ADVANCE nor SPRINT as an action. */
        public static Bars moves() {
            return new Bars(true, true, false);
        }

        /** No Advance command die from then on; {@link Condition.Spent} tells whether one has been spent before. */
        public static Bars dice() {
            return new Bars(false, false, true);
        }

        @Override
        public void attachToMarked(Hooks hooks) {
            if (advance || sprint)
                hooks.restrict(Restriction.ACTION, Scope.OWN, (game, me, action) -> barred(action) ? BARRED : null);
            if (advanceDie)
                hooks.restrict(
                        Restriction.COMMAND_DIE,
                        Scope.OWN,
                        (game, me, die) -> die.face() == CommandFace.ADVANCE ? BARRED : null);
        }

        private boolean barred(Choice action) {
            return advance && action instanceof Choice.Advance || sprint && action instanceof Choice.Sprint;
        }
    }

    /**
     * Something is simply so of the model for a time: it cannot be targeted (HIDDEN), leaves enemies unhindered (SLIPPING), ignores them as it moves
     * (LEAPING) …
     */
    record Has(Trait trait) implements LastingEffect {
        @Override
        public void attachToMarked(Hooks hooks) {
            hooks.grant(trait);
        }
    }

    /**
     * ORD-5, KT-17: keywords that count as if printed.
     *
     * @param weapons for which weapons; {@link WeaponFilter#ANY} for the model and all that it uses
     */
    record Lends(Vector<Keyword> keywords, WeaponFilter weapons) implements LastingEffect {
        /** Keywords of the model. */
        public static Lends of(Keyword... keywords) {
            return new Lends(Vector.of(keywords), WeaponFilter.ANY);
        }

        /** Keywords of some weapons. */
        public static Lends to(WeaponFilter weapons, Keyword... keywords) {
            return new Lends(Vector.of(keywords), weapons);
        }

        @Override
        public void attachToMarked(Hooks hooks) {
            keywords.forEach(keyword -> hooks.attach(keyword, weapons));
        }

        @Override
        public Vector<Keyword> keywords() {
            return keywords;
        }
    }

    /**
     * ORD-5: another number takes the place of a target number; never of a {@code -}, nor is a {@code -} ever taken.
     *
     * @param skills in tests of which skills; empty for all
     * @param value the number, if it is not another of the model's own statistics
     * @param by the skill whose statistic is taken
     */
    record Replaces(Vector<Skill> skills, Statistic value, Option<Skill> by) implements LastingEffect {
        /** A statistic has another value. */
        public static Replaces with(Skill skill, Statistic value) {
            return new Replaces(Vector.of(skill), value, Option.none());
        }

        /** A statistic is used in tests of all skills. */
        public static Replaces by(Skill by) {
            return new Replaces(Vector.empty(), Statistic.NONE, Option.some(by));
        }

        @Override
        public boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            Profile card = game.model(model).profile();
            if (this.by.isDefined())
                return card.statistic(this.by.get()).exists()
                        && !context.skill().contains(this.by.get());
            return skills.forAll(skill -> card.statistic(skill).exists());
        }

        @Override
        public void attachToMarked(Hooks hooks) {
            hooks.modify(Modifier.TARGET, Scope.OWN, (game, me, test) -> {
                Profile card = game.model(me).profile();
                if (!skills.isEmpty() && !skills.contains(test.skill())) return 0;
                Statistic then = by.map(card::statistic).getOrElse(value);
                return then.target() - card.statistic(test.skill()).target();
            });
        }
    }

    /**
     * Keywords that do nothing for a time.
     *
     * @param rules the keywords' rules, such as K-CONSTRUCT
     * @param scope OWN for the model's; OPPONENT for those of its opponent, in a test or an attack
     */
    record Silences(Vector<RuleId> rules, Scope scope) implements LastingEffect {
        /** Keywords of the model. */
        public static Silences own(RuleId... rules) {
            return new Silences(Vector.of(rules), Scope.OWN);
        }

        /** Keywords of whoever attacks the model, or is attacked by it. */
        public static Silences opponents(RuleId... rules) {
            return new Silences(Vector.of(rules), Scope.OPPONENT);
        }

        @Override
        public void attachToMarked(Hooks hooks) {
            hooks.silence(rules, scope);
        }
    }
}
