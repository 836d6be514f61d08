package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Tested;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Skill;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * ORD-5: a figure is higher or lower: dice of tests, re-rolls, ARMOUR, AP, SPEED …
 *
 * @param figure which
 * @param scope whose figure, seen from the model
 * @param amount how much; less than 0 takes away
 * @param each by what it is multiplied
 * @param skills in tests of which skills; empty for all, and for figures of no test
 * @param kinds on what occasions; empty for SHOOT, IT BURNS! included, and ASSAULT, or for figures of no test
 */
@Value.Builder
public record Adds(
        Figure<?> figure, Scope scope, int amount, Each each, Vector<Skill> skills, Vector<Occasion.Kind> kinds)
        implements Effect, WithAdds {
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
     * @param dice how many more
     * @param skills in tests of which skills; all if none is named
     * @return the effect
     */
    public static Adds dice(int dice, Skill... skills) {
        return of(Figure.DICE, dice).withSkills(Vector.of(skills));
    }

    /**
     * Failed dice that are rolled again, in tests in attacks.
     *
     * @param dice how many
     * @param skills in tests of which skills; all if none is named
     * @return the effect
     */
    public static Adds rerolls(int dice, Skill... skills) {
        return of(Figure.REROLLS, dice).withSkills(Vector.of(skills));
    }

    /**
     * Any number of failed dice, each once, in the test in which the order is used ({@link Moment#IN_TEST}).
     *
     * @return the effect
     */
    public static Adds again() {
        return of(Figure.AGAIN, ALL);
    }

    /**
     * AP of whoever attacks the model.
     *
     * @param less how much less
     * @return the effect
     */
    public static Adds lessAp(int less) {
        return of(Figure.AP, -less).withScope(Scope.OPPONENT);
    }

    /**
     * A figure of the model's own.
     *
     * @param figure which
     * @param amount how much
     * @return the effect
     */
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
                && Vector.range(0, profile.weapons().size()).exists(weapon -> table.modified(model, Arm.own(weapon)));
    }

    @Override
    public boolean lends() {
        return true;
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
