package io.github.deadcube.core.item;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** ITEM, I: the entry point for other packages. */
public final class ItemRules {
    private ItemRules() {}

    public sealed interface ChapterFrame extends Frame permits FoundItem, FoundItem.Handle {}

    public static Vector<ItemRule> thirdEdition() {
        return ThirdEditionItems.all();
    }

    public static Vector<ItemRule> revised() {
        return RevisedItems.all();
    }

    public static Vector<RuleId> pool() {
        return ThirdEditionItems.pool();
    }

    public static Vector<RuleId> revisedPool() {
        return RevisedItems.pool();
    }

    /** R25-I-ADRENALINE: whether an item may be used when a model starts a move. */
    public static boolean boosts(Now now, ModelId model) {
        return !having(now, model, ItemRule::helpsMovement).isEmpty();
    }

    /** R25-I-ADRENALINE: offers the items that may be used when a model starts a move. */
    public static void boost(Now now, ModelId model) {
        for (RuleId item : having(now, model, ItemRule::helpsMovement))
            now.effects().offer(now.view().controller(model), new Item.Boost(item, Option.some(model)));
    }

    /** ITEM-2: a model that has moved by choice may pick up an item in its cube. */
    public static void offer(Now now, ModelId model) {
        Cube cube = now.model(model).cube();
        if (now.view().anyToken(cube) && mayPickUp(now, model)) now.then(new FoundItem(model, cube));
    }

    /**
     * K-RAMPAGE, ADV-18: among its own side's models alone it fights first; if the fight does not stop it, it may pick
     * up an item.
     */
    public static void offerAfterFight(Now now, ModelId model) {
        if (now.view().isOutOfControl(model) && mayPickUp(now, model))
            now.then(new FoundItem(model, now.model(model).cube()));
    }

    private static boolean mayPickUp(Now now, ModelId model) {
        return (!now.view().hasTrait(model, Trait.EMPTY_HANDED) || reveals(now, model))
                && !now.neighbours().isBesideEnemies(model);
    }

    /** R25-K-BEAST: it cannot carry items, but it reveals face-down tokens. */
    static boolean reveals(Now now, ModelId model) {
        return now.view().hasTrait(model, Trait.EMPTY_HANDED)
                && now.view().hasTrait(model, Trait.REVEALS_ITEMS)
                && now.view().hasTrait(model, Trait.READS_INTEL);
    }

    /** I-AMMO, I-STIMULANTS: the items of a model that may be used for a kind of attack. */
    public static List<RuleId> aids(Now now, ModelId attacker, TestContext.Kind kind) {
        return having(now, attacker, item -> item.helpsWith(kind, now.view().ruleset()));
    }

    /** I-STIMULANTS: the items that it may use for a fight back. */
    public static List<RuleId> aidsInReply(Now now, ModelId target) {
        return having(now, target, item -> item.helpsFightBack(now.view().ruleset()));
    }

    private static List<RuleId> having(Now now, ModelId model, Predicate<ItemRule> which) {
        List<RuleId> items = now.hooks().items(model);
        if (items.isEmpty()) return items;
        return items.filter(rule -> {
            ItemRule item = now.game().item(rule);
            return item != null && which.test(item);
        });
    }

    /** ITEM-6: why an item cannot be used for an attack. The rejection cites the rule of the item. */
    public static Rejection notForThis(Now now, RuleId item) {
        RuleId rule =
                now.view().ruleset().library().item(item).map(ItemRule::rule).getOrElse(RuleIds.ITEM_6);
        return new Rejection(
                rule,
                "the model has no such item that can be used with this attack",
                "no item, or the one that is offered");
    }

    /** ITEM-6: why a model cannot use an item alone; null if the choice is not the use of an item. */
    public static @Nullable Rejection notByItself(Now now, Choice.Use use) {
        ItemRule item = now.view().ruleset().library().item(use.rule()).getOrNull();
        if (item == null) return null;
        if (!now.hooks().items(use.model()).contains(use.rule()))
            return new Rejection(
                    use.rule(), Sentence.of("the model has no {item}", item.name()), "an item that it carries");
        return item.helpsMovement()
                ? new Rejection(
                        use.rule(), "the item is used as the model sets out", "an ADVANCE or a SPRINT, then the item")
                : new Rejection(use.rule(), "the item is not used like this", "one of the listed options");
    }

    /** ACT-3: whether an item may be used beside unpinned enemies, by a model that carries it. */
    public static boolean isAllowedBesideEnemies(Now now, RuleId item) {
        return now.game().item(item) instanceof Special use && use.isAllowedBesideEnemies();
    }

    /** ITEM-6: uses up an item for an attack that begins, and puts its mark on the attacker. */
    public static void useFor(Now now, ModelId attacker, Option<RuleId> item) {
        item.forEach(used -> now.lasting().useItem(attacker, used));
        mark(now, attacker, item);
    }

    /** ITEM-6: the mark of an item that is used for an attack; it lasts for this attack. */
    public static void mark(Now now, ModelId attacker, Option<RuleId> item) {
        item.forEach(used -> now.lasting().addMark(attacker, new Mark(used, 1, Mark.Until.ATTACK)));
    }
}
