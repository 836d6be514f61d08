package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What a special order does to a model. What lasts is borne by a mark of the order's, which the mode lays ({@link #lends}); what happens at once
 * is done by {@link #on}. Implementations are immutable values; an application may write its own.
 */
public interface Effect {
    /**
     * Whether it would do anything.
     *
     * @param table the table
     * @param by the order's rule
     * @param cue the moment
     * @param model on whom it would act
     * @return false if it may not be chosen
     */
    default boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
        return true;
    }

    /**
     * At what else it may be aimed; each is an option.
     *
     * @param table the table
     * @param cue the moment
     * @param model on whom it would act
     * @return targets; none for most, which are aimed at the model alone
     */
    default Vector<Target> targets(Table table, Cue cue, ModelId model) {
        return Vector.empty();
    }

    /**
     * Whether it lasts.
     *
     * @return true if a mark of the order's bears it
     */
    default boolean lends() {
        return false;
    }

    /**
     * Says what the mark does.
     *
     * @param hooks where to register
     */
    default void lent(Hooks hooks) {}

    /**
     * Acts at once.
     *
     * @param flow what it may do
     * @param by the order's rule, which events cite
     * @param cue the moment
     * @param model on whom
     * @param target at what it is aimed, if {@link #targets} named something
     */
    default void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {}

    /**
     * The weapon that it describes.
     *
     * @return none for most
     */
    default Option<Weapon> weapon() {
        return Option.none();
    }

    /**
     * Keywords of which the library must have the rules.
     *
     * @return none for most
     */
    default Vector<Keyword> keywords() {
        return Vector.empty();
    }
}
