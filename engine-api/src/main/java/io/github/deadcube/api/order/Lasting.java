package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Arms;
import io.github.deadcube.api.extend.Deed;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
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

/** An effect that lasts: a mark of the order's lends it to the model for as long as the mode says ({@link Mode#until}). */
public interface Lasting extends Effect {
    /** It lasts. */
    @Override
    default boolean lends() {
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
    record Adds(Figure<?> figure, Scope scope, int amount, Each each, Vector<Skill> skills, Vector<Occasion.Kind> kinds)
            implements Lasting, WithAdds {
        private static final int ALL = 99;
        private static final Vector<Occasion.Kind> ATTACKS =
                Vector.of(Occasion.Kind.SHOOT, Occasion.Kind.FLAMES, Occasion.Kind.ASSAULT);
        private static final Vector<Figure<?>> OF_RANGED = Vector.of(Figure.DICE, Figure.REROLLS, Figure.TARGET);

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
            return of(Figure.DICE, dice).withSkills(Vector.of(skills));
        }

        /**
         * Failed dice that are rolled again, in tests in attacks.
         *
         * @param skills in tests of which skills; all if none is named
         */
        public static Adds rerolls(int dice, Skill... skills) {
            return of(Figure.REROLLS, dice).withSkills(Vector.of(skills));
        }

        /** Any number of failed dice, each once, in the test in which the order is used ({@link Moment#IN_TEST}). */
        public static Adds again() {
            return of(Figure.AGAIN, ALL);
        }

        /** AP of whoever attacks the model. */
        public static Adds lessAp(int less) {
            return of(Figure.AP, -less).withScope(Scope.OPPONENT);
        }

        /** A figure of the model's own. */
        public static Adds of(Figure<?> figure, int amount) {
            return new Adds(figure, Scope.OWN, amount, Each.ONE, Vector.empty(), Vector.empty());
        }

        /** ORD-2, ORD-5: not where nothing would change: re-rolls that are barred, RANGED that takes no modifiers. */
        @Override
        public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
            if (scope == Scope.OWN && skills.equals(Vector.of(Skill.RANGED)) && OF_RANGED.contains(figure))
                return !cue.barred() && helps(table, cue, model);
            if (!cue.barred()) return true;
            return figure == Figure.AGAIN && kinds.exists(kind -> cue.occasion().exists(o -> o.kind() == kind));
        }

        /** Whether the shot that has been declared, or else any that the model may declare at a model, is open to modifiers. */
        private static boolean helps(Table table, Cue cue, ModelId model) {
            Option<Occasion> shot = cue.moment() == Moment.DECLARED
                    ? cue.occasion().filter(o -> o.attacker().equals(model))
                    : Option.none();
            if (shot.isDefined()) return table.modified(model, shot.get().arm());
            Profile profile = table.model(model).profile();
            return profile.ranged().exists()
                    && Vector.range(0, profile.weapons().size())
                            .exists(weapon -> table.modified(model, Arm.own(weapon)));
        }

        @Override
        public void lent(Hooks hooks) {
            hooks.adds(figure, scope, (table, me, question) -> counts(question) ? amount * times(table, me) : 0);
        }

        private boolean counts(Object question) {
            if (!(question instanceof Tested t)) return true;
            if (!skills.isEmpty() && !skills.contains(t.skill())) return false;
            Occasion.Kind kind = t.occasion().kind();
            return (kinds.isEmpty() ? ATTACKS : kinds).contains(kind);
        }

        private int times(Table table, ModelId me) {
            return each == Each.ONE ? 1 : 1 + table.in(table.model(me).cube()).count(m -> table.friends(me, m));
        }
    }

    /** The model takes no ADVANCE, by action or by command die, and no SPRINT, for a time (ORD-4). */
    record Bars(boolean advance, boolean sprint, boolean advanceDie) implements Lasting {
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
        public void lent(Hooks hooks) {
            if (advance || sprint)
                hooks.forbids(Deed.ACTION, Scope.OWN, (table, me, action) -> barred(action) ? BARRED : null);
            if (advanceDie)
                hooks.forbids(
                        Deed.COMMAND_DIE,
                        Scope.OWN,
                        (table, me, die) -> die.face() == CommandFace.ADVANCE ? BARRED : null);
        }

        private boolean barred(Choice action) {
            return advance && action instanceof Choice.Advance || sprint && action instanceof Choice.Sprint;
        }
    }

    /**
     * Something is simply so of the model for a time: it cannot be targeted (HIDDEN), leaves enemies unhindered (SLIPPING), ignores them as it moves
     * (LEAPING) …
     */
    record Has(Trait trait) implements Lasting {
        @Override
        public void lent(Hooks hooks) {
            hooks.has(trait);
        }
    }

    /**
     * ORD-5, KT-17: keywords that count as if printed.
     *
     * @param arms for which weapons; {@link Arms#ANY} for the model and all that it uses
     */
    record Lends(Vector<Keyword> keywords, Arms arms) implements Lasting {
        /** Keywords of the model. */
        public static Lends of(Keyword... keywords) {
            return new Lends(Vector.of(keywords), Arms.ANY);
        }

        /** Keywords of some weapons. */
        public static Lends to(Arms arms, Keyword... keywords) {
            return new Lends(Vector.of(keywords), arms);
        }

        @Override
        public void lent(Hooks hooks) {
            keywords.forEach(keyword -> hooks.attach(keyword, arms));
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
    record Replaces(Vector<Skill> skills, Statistic value, Option<Skill> by) implements Lasting {
        /** A statistic has another value. */
        public static Replaces with(Skill skill, Statistic value) {
            return new Replaces(Vector.of(skill), value, Option.none());
        }

        /** A statistic is used in tests of all skills. */
        public static Replaces by(Skill by) {
            return new Replaces(Vector.empty(), Statistic.NONE, Option.some(by));
        }

        @Override
        public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
            Profile card = table.model(model).profile();
            if (this.by.isDefined())
                return card.statistic(this.by.get()).exists() && !cue.skill().contains(this.by.get());
            return skills.forAll(skill -> card.statistic(skill).exists());
        }

        @Override
        public void lent(Hooks hooks) {
            hooks.adds(Figure.TARGET, Scope.OWN, (table, me, test) -> {
                Profile card = table.model(me).profile();
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
    record Silences(Vector<RuleId> rules, Scope scope) implements Lasting {
        /** Keywords of the model. */
        public static Silences own(RuleId... rules) {
            return new Silences(Vector.of(rules), Scope.OWN);
        }

        /** Keywords of whoever attacks the model, or is attacked by it. */
        public static Silences opponents(RuleId... rules) {
            return new Silences(Vector.of(rules), Scope.OPPONENT);
        }

        @Override
        public void lent(Hooks hooks) {
            hooks.silences(rules, scope);
        }
    }
}
