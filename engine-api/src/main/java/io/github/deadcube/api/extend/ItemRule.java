package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/**
 * The rule of an item (ITEM-1 to ITEM-7). Like a keyword it has hooks: while a model carries it ({@link
 * #attachToCarrier}), and while its mark lies on the model that has used it ({@link #attachToMarked}).
 */
public interface ItemRule extends Library.Rule {
    /** The printed name. */
    String name();

    /**
     * {@inheritDoc}
     *
     * @return by default the name
     */
    @Override
    default String title() {
        return name();
    }

    /**
     * Acts when a model picks the item up, before the model may keep it.
     *
     * @param firstTime whether picking it up revealed it (ITEM-3)
     * @return whether the model can keep it; if not, it is discarded
     */
    default boolean pickedUp(Effects effects, ModelId finder, boolean firstTime) {
        return true;
    }

    /**
     * The weapon that the item gives its carrier; by default none. If the weapon can be used once, the item is gone
     * with it (ITEM-6).
     */
    @Override
    default Option<Weapon> weapon() {
        return Option.none();
    }

    /**
     * Whether it may be used up for an ordinary SHOOT or an ordinary ASSAULT. The attacker then has a mark of the item
     * for that attack. By default false.
     */
    default boolean helpsWith(TestContext.Kind kind, Ruleset ruleset) {
        return false;
    }

    /**
     * Whether it may be used up to fight back, which is not an ordinary ASSAULT. The model that fights back then has a
     * mark of the item for that attack. By default true only if the item helps with an ordinary ASSAULT and the ruleset
     * has {@link Variant#FIGHTING_BACK_IS_ORDINARY}.
     */
    default boolean helpsFightBack(Ruleset ruleset) {
        return ruleset.has(Variant.FIGHTING_BACK_IS_ORDINARY) && helpsWith(TestContext.Kind.ASSAULT, ruleset);
    }

    /**
     * Whether the item's weapon may also be used to fight back, which is not an ordinary ASSAULT. By default only if
     * the ruleset has {@link Variant#FIGHTING_BACK_IS_ORDINARY}.
     */
    default boolean isUsableToFightBack(Ruleset ruleset) {
        return ruleset.has(Variant.FIGHTING_BACK_IS_ORDINARY);
    }

    /**
     * Whether it may be used up when an ADVANCE or a SPRINT is declared, also by a command die or a special order. The
     * model then has a mark of the item for the round. By default false.
     */
    default boolean helpsMovement() {
        return false;
    }

    /**
     * Whether it is gone after one use (ITEM-6). If so, a card may print its name to give the model that use (ITEM-7).
     * By default true.
     */
    default boolean isUsedOnce() {
        return true;
    }

    /**
     * Whether a model may start with it as bought equipment (ITEM-7). By default true; must be false if
     * {@link #pickedUp} always discards it.
     */
    default boolean isEquipment() {
        return true;
    }

    /** Registers the hooks that act while a model carries it. Called once, when a game starts. */
    default void attachToCarrier(Hooks hooks) {}
}
