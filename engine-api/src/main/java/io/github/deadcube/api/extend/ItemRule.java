package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;

/**
 * What an item does (ITEM-1 to ITEM-7). It bears hooks like a keyword: while it is carried ({@link #attachToCarrier}), and while a mark of it
 * lies on the model that has used it ({@link #attachToMarked}).
 */
public interface ItemRule extends LibraryRule {
    /** Its name: as printed. */
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
     * What happens when it is picked up, before anybody may keep it.
     *
     * @param firstTime whether it has been revealed by that (ITEM-3)
     * @return whether it can be kept; if not, it is discarded
     */
    default boolean pickedUp(Effects effects, ModelId finder, boolean firstTime) {
        return true;
    }

    /** The weapon that it is while it is carried. A weapon that can be used once takes the item with it (ITEM-6). None for most. */
    @Override
    default Option<Weapon> weapon() {
        return Option.none();
    }

    /**
     * Whether it may be used up for an ordinary SHOOT or an ordinary ASSAULT. A mark of it, which lasts for that attack, then lies
     * on the attacker. False for most.
     */
    default boolean helpsWith(TestContext.Kind kind, Ruleset ruleset) {
        return false;
    }

    /**
     * Whether it may be used up for a fight back, which is no ordinary ASSAULT. A mark of it, which lasts for that attack, then
     * lies on the model that fights back. For most, whether the ruleset has it that items for an ordinary ASSAULT may be used so.
     */
    default boolean helpsFightBack(Ruleset ruleset) {
        return ruleset.has(Variant.FIGHTING_BACK_IS_ORDINARY) && helpsWith(TestContext.Kind.ASSAULT, ruleset);
    }

    /**
     * Whether the weapon that it is may be used in a fight back too, which is no ordinary ASSAULT: for most, whether the ruleset
     * has it that items for an ordinary ASSAULT may be used so.
     */
    default boolean answers(Ruleset ruleset) {
        return ruleset.has(Variant.FIGHTING_BACK_IS_ORDINARY);
    }

    /**
     * Whether it may be used up as an ADVANCE or a SPRINT is declared, by a command die or a special order too. A mark of it, which
     * lasts for the round, then lies on the model. False for most.
     */
    default boolean helpsMovement() {
        return false;
    }

    /**
     * Whether it is used once and then gone (ITEM-6). A card may print the name of such an item, and gives its use by that
     * (ITEM-7). True for most.
     */
    default boolean isUsedOnce() {
        return true;
    }

    /**
     * Whether a model may begin with it, as equipment that was bought (ITEM-7): false for what {@link #pickedUp} always discards;
     * true for most.
     */
    default boolean isEquipment() {
        return true;
    }

    /** Says what it does while a model carries it. Asked once, when a game starts. */
    default void attachToCarrier(Hooks hooks) {}
}
