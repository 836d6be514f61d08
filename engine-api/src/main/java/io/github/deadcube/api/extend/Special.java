package io.github.deadcube.api.extend;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A SPECIAL action (SPC-1), or something that is done free of any action, such as using an item (ITEM-6). */
public non-sealed interface Special extends Way {
    /**
     * Every target on which the model may use it.
     *
     * @param table the table
     * @param model the active model
     * @param each called once a {@link Choice.Use} of this rule
     */
    void targets(Table table, ModelId model, Consumer<Choice.Use> each);

    /**
     * Whether it may be used as chosen. One with many targets had better look at this one alone; the answer is the same.
     *
     * @param table the table
     * @param use a choice of this rule
     * @return whether {@link #targets} has it
     */
    default boolean offers(Table table, Choice.Use use) {
        boolean[] found = {false};
        targets(table, use.model(), offered -> found[0] |= offered.equals(use));
        return found[0];
    }

    /**
     * Why it may not be used as chosen, though it is offered otherwise.
     *
     * @param table the table
     * @param use a choice of this rule that is not among {@link #targets}
     * @return what the rule itself says; null for the usual words
     */
    default @Nullable Rejection refusal(Table table, Choice.Use use) {
        return null;
    }

    /**
     * Whether it may be used beside unpinned enemies (SPC-1).
     *
     * @return false for most
     */
    default boolean besideEnemies() {
        return false;
    }

    /**
     * Whether it is no action at all.
     *
     * @return false for most
     */
    default boolean free() {
        return false;
    }

    /**
     * Whether it is a long action of its own, and no SPECIAL one (R25-K-TELEPORT).
     *
     * @return false for most
     */
    default boolean lengthy() {
        return false;
    }

    /**
     * Whether it may be done in place of a FIGHT or SURVIVE of an ASSAULT as well, whatever the model's FIGHT (R25-K-BOOM).
     *
     * @return false for most
     */
    default boolean inAssaults() {
        return false;
    }

    /**
     * Does it.
     *
     * @param flow what it may do
     * @param use what was chosen
     */
    void use(Flow flow, Choice.Use use);
}
