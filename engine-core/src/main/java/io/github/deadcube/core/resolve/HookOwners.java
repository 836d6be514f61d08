package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Restriction;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.ScenarioRule;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** KT-1, KT-10, KT-12, ITEM-7: all owners of hooks in one game: models, their weapons, items, marks and markers. */
final class HookOwners {
    private final Weapon[][] weapons;
    private final HookSet[] ofModel;
    private final HookSet[][] ofWeapon;
    private final HookSet[][] ofItemWeapon;
    private final RuleId[] items;
    private final ItemRule[] itemRules;
    private final @Nullable Weapon[] itemWeapons;
    private final HookSet[] ofItem;
    private final PrintedItem[][] printed;
    private final @Nullable HookSet[] ofEquipment;
    private final RuleTable<HookSet> ofMark = new RuleTable<>();
    private final RuleTable<SharedHooks<Marker>> ofMarker = new RuleTable<>();
    private final Vector<ScenarioRule> ofScenario;
    private final SharedHooks<Scenario> scenarioHooks;
    /** For each modifier: whether any hook concerns it. */
    private final boolean[] modifiers = new boolean[Modifier.all().size()];

    private final boolean[] lentModifiers = new boolean[Modifier.all().size()];

    private Special[] specials = {};
    private final LentKeywords lent;
    private final int[] alike;
    private boolean marksSilence;
    private boolean marksChangeMovement;
    private final boolean[] traits = new boolean[Trait.values().length];
    /** Bits of triggers: those with any hook; below, those with a hook for the triggers of all models. */
    private long acting;

    private long lentTriggers;
    private final boolean[] restrictions = new boolean[Restriction.all().size()];
    private final boolean[] lentRestrictions = new boolean[Restriction.all().size()];

    HookOwners(Library library, Vector<ScenarioRule> scenario, Vector<Profile> cards) {
        ofScenario = scenario;
        scenarioHooks = SharedHooks.ofScenario(scenario);
        int n = cards.size();
        weapons = new Weapon[n][];
        ofModel = new HookSet[n];
        ofWeapon = new HookSet[n][];
        ofItemWeapon = new HookSet[n][];
        printed = new PrintedItem[n][];
        ofEquipment = new HookSet[n];
        itemRules = library.items().toJavaArray(ItemRule[]::new);
        // ORD-4: weapons of items first, then weapons of orders
        Vector<LibraryRule> armed = Vector.<LibraryRule>ofAll(library.items())
                .appendAll(library.orders()
                        .flatMap(order -> order.parts().prepend(order))
                        .filter(part -> part.weapon().isDefined()));
        items = armed.map(LibraryRule::rule).toJavaArray(RuleId[]::new);
        itemWeapons = new Weapon[items.length];
        for (int k = 0; k < items.length; k++)
            itemWeapons[k] = armed.get(k).weapon().getOrNull();
        ofItem = new HookSet[itemRules.length];
        for (int k = 0; k < itemRules.length; k++)
            ofItem[k] = gathered(library, itemRules[k], itemRules[k]::attachToCarrier);
        alike = new int[n];
        Profile[] collected = new Profile[n];
        int[] arms = new int[n];
        for (int i = 0; i < n; i++) {
            alike[i] = cards.indexOf(cards.get(i));
            if (alike[i] < i) same(alike[i], i);
            else collected[i] = card(library, cards.get(i), i);
            arms[i] = weapons[i].length + items.length;
        }
        lent = new LentKeywords(library, scenario, collected, arms);
        for (LibraryRule rule : library.all().appendAll(scenario)) rule(library, rule);
        int[] each = IntStream.range(0, n).filter(this::first).toArray();
        for (int i : each) note(ofModel[i]);
        for (int i : each) for (HookSet set : ofWeapon[i]) note(set);
        for (int i : each) for (HookSet set : ofItemWeapon[i]) if (set != ofModel[i]) note(set);
        for (HookSet set : ofItem) note(set);
        for (HookSet set : ofEquipment) if (set != null) note(set);
        acting |= scenarioHooks.acting();
        for (int f = 0; f < modifiers.length; f++) modifiers[f] |= scenarioHooks.gives(f);
    }

    private static HookSet gathered(Library library, LibraryRule rule, java.util.function.Consumer<Hooks> attach) {
        return HookCollector.of(library, rule, attach).toHookSet();
    }

    private boolean first(int i) {
        for (int j = 0; j < i; j++) if (ofModel[j] == ofModel[i]) return false;
        return true;
    }

    /** Models with equal cards share their hooks. */
    private void same(int alike, int i) {
        weapons[i] = weapons[alike];
        printed[i] = printed[alike];
        ofEquipment[i] = ofEquipment[alike];
        ofModel[i] = ofModel[alike];
        ofWeapon[i] = ofWeapon[alike];
        ofItemWeapon[i] = ofItemWeapon[alike];
    }

    /** The card with all keywords that it gives its weapons. */
    private Profile card(Library library, Profile printedCard, int i) {
        Profile card = LentKeywords.with(
                library,
                printedCard,
                HookCollector.model(
                                library,
                                printedCard.keywords(),
                                printedCard.weapons().flatMap(Weapon::keywords))
                        .loans());
        Vector<Keyword> onWeapons = card.weapons().flatMap(Weapon::keywords);
        weapons[i] = card.weapons().toJavaArray(Weapon[]::new);
        printed[i] = PrintedItem.of(library, card);
        ofEquipment[i] = equipment(library, card);
        ofModel[i] = HookCollector.model(library, card.keywords(), onWeapons)
                .withScenario(ofScenario)
                .toHookSet();
        ofWeapon[i] = new HookSet[card.weapons().size()];
        for (int w = 0; w < ofWeapon[i].length; w++)
            ofWeapon[i][w] = HookCollector.weapon(
                            library,
                            card.keywords(),
                            onWeapons,
                            card.weapons().get(w).keywords())
                    .withScenario(ofScenario)
                    .toHookSet();
        ofItemWeapon[i] = new HookSet[items.length];
        for (int k = 0; k < items.length; k++) {
            Weapon weapon = itemWeapons[k];
            ofItemWeapon[i][k] = weapon == null
                    ? ofModel[i]
                    : HookCollector.weapon(library, card.keywords(), onWeapons, weapon.keywords())
                            .withScenario(ofScenario)
                            .toHookSet();
        }
        return card;
    }

    /** ITEM-7: the hooks of a card's equipment while it is carried, if the equipment is a keyword. */
    private static @Nullable HookSet equipment(Library library, Profile card) {
        KeywordRule rule = card.equipment().flatMap(library::keyword).getOrNull();
        if (rule == null) return null;
        Keyword piece = Keyword.of(rule.printed(), card.equipmentNumber());
        HookSet set = gathered(library, rule, hooks -> rule.attach(piece, hooks));
        return set.special() && prints(card, rule) ? null : set;
    }

    /** KT-10, KT-11: a SPECIAL action that the card also prints counts once. */
    private static boolean prints(Profile card, KeywordRule rule) {
        String keyword = rule.printed();
        return card.has(keyword)
                || rule.countsForCarrier()
                        && card.weapons()
                                .exists(w -> w.keywords().exists(k -> k.name().equals(keyword)));
    }

    private void rule(Library library, LibraryRule rule) {
        HookCollector marked = HookCollector.ofMark(library, rule);
        HookSet mark = marked.toHookSet();
        lent.add(rule.rule(), marked.loans());
        for (LentKeywords.Loan loan : marked.loans()) note(library, loan.keyword());
        noteMarked(mark);
        marksSilence |= !mark.silenced(false).isEmpty() || !mark.silenced(true).isEmpty();
        ofMark.putIfAbsent(rule.rule(), mark);
        SharedHooks<Marker> set = SharedHooks.ofMarkers(rule);
        if (set.empty() || !ofMarker.putIfAbsent(rule.rule(), set)) return;
        acting |= set.acting();
        for (int f = 0; f < modifiers.length; f++) modifiers[f] |= set.gives(f);
    }

    /** KT-17: a keyword that a mark may lend to a model or to a weapon. */
    private void note(Library library, Keyword keyword) {
        Vector<Keyword> one = Vector.of(keyword);
        noteMarked(HookCollector.model(library, one, Vector.empty()).toHookSet());
        noteMarked(HookCollector.weapon(library, Vector.empty(), Vector.empty(), one)
                .toHookSet());
    }

    private void noteMarked(HookSet set) {
        for (Trait trait : Trait.values()) traits[trait.ordinal()] |= set.hasTrait(trait);
        marksChangeMovement |= !set.movementRules().equals(HookSet.MovementRules.NONE);
        note(set);
    }

    private void note(HookSet set) {
        for (Special special : set.lent())
            if (Arrays.stream(specials).noneMatch(s -> s.rule().equals(special.rule())))
                specials = HookTable.append(specials, special);
        for (int f = 0; f < modifiers.length; f++) {
            modifiers[f] |= set.modifiers.has(f);
            lentModifiers[f] |= set.modifiers.get(f, Scope.ANY).length > 0;
        }
        acting |= set.acting();
        for (Trigger<?> trigger : Trigger.all())
            if (set.triggers.get(NamedConstant.place(trigger), Scope.ANY).length > 0)
                lentTriggers |= NamedConstant.bit(trigger);
        for (int d = 0; d < restrictions.length; d++) {
            restrictions[d] |= set.restrictions.has(d);
            lentRestrictions[d] |= set.restrictions.get(d, Scope.ANY).length > 0;
        }
    }

    Weapon[] weapons(int index) {
        return weapons[index];
    }

    HookSet model(int index) {
        return ofModel[index];
    }

    /** The items whose names a model's card prints. Do not modify the array. */
    PrintedItem[] printed(int index) {
        return printed[index];
    }

    HookSet armed(int index, WeaponChoice weapon) {
        if (weapon instanceof WeaponChoice.OnCard own) return ofWeapon[index][own.number()];
        return weapon instanceof WeaponChoice.OfItem item
                ? ofItemWeapon[index][itemIndex(item.item())]
                : ofModel[index];
    }

    /** KT-17: the hooks of a model with a weapon, and with the keywords that its marks lend; null if they lend none. */
    @Nullable
    HookSet lent(int index, WeaponChoice weapon, io.vavr.collection.List<Mark> marks) {
        if (lent.none() || marks.isEmpty()) return null;
        int card = alike[index];
        if (weapon instanceof WeaponChoice.OnCard own)
            return lent.hooks(card, 1 + own.number(), weapons[card][own.number()], marks);
        int item = weapon instanceof WeaponChoice.OfItem of ? itemIndex(of.item()) : -1;
        Weapon arm = item < 0 ? null : itemWeapons[item];
        return arm == null
                ? lent.hooks(card, 0, null, marks)
                : lent.hooks(card, 1 + weapons[card].length + item, arm, marks);
    }

    /** KT-17: the keywords that marks lend to models and weapons. */
    LentKeywords lent() {
        return lent;
    }

    /** Null if the library does not know the item. */
    @Nullable
    ItemRule item(RuleId item) {
        int k = itemIndex(item);
        return k < 0 || k >= itemRules.length ? null : itemRules[k];
    }

    /** Whether an item or an order with this rule can be a model's weapon. */
    boolean arms(RuleId item) {
        return itemIndex(item) >= 0;
    }

    private int itemIndex(RuleId item) {
        for (int k = 0; k < items.length; k++) if (items[k].equals(item)) return k;
        return -1;
    }

    @Nullable
    Weapon itemWeapon(RuleId item) {
        int k = itemIndex(item);
        return k < 0 ? null : itemWeapons[k];
    }

    /** The hooks of a carried item; null if it has none. */
    @Nullable
    HookSet carried(int index, RuleId item) {
        int k = itemIndex(item);
        return k < 0 || k >= ofItem.length ? ofEquipment[index] : ofItem[k];
    }

    /** Null if the library does not know the rule. */
    @Nullable
    HookSet mark(RuleId rule) {
        return ofMark.get(rule);
    }

    /** The hooks of a rule's markers; null if they have none. */
    @Nullable
    SharedHooks<Marker> marker(RuleId rule) {
        return ofMarker.get(rule);
    }

    SharedHooks<Scenario> scenarioHooks() {
        return scenarioHooks;
    }

    boolean any(Trait trait) {
        return traits[trait.ordinal()];
    }

    boolean marksChangeMovement() {
        return marksChangeMovement;
    }

    boolean marksSilence() {
        return marksSilence;
    }

    /** The SPECIAL actions that models may choose because of a friend. */
    Special[] specials() {
        return specials;
    }

    /** KT-12: whether a model can change this modifier for other models. */
    boolean lends(Modifier<?> modifier) {
        return lentModifiers[NamedConstant.place(modifier)];
    }

    boolean gives(Modifier<?> modifier) {
        return modifiers[NamedConstant.place(modifier)];
    }

    boolean lends(Trigger<?> trigger) {
        return (lentTriggers & NamedConstant.bit(trigger)) != 0;
    }

    boolean acts(Trigger<?> trigger) {
        return (acting & NamedConstant.bit(trigger)) != 0;
    }

    long acting() {
        return acting;
    }

    /** The triggers of every model at which another model or the scenario acts: a bit for each. */
    long actingAnyway() {
        return lentTriggers | scenarioHooks.acting();
    }

    boolean forbids(Restriction<?> restriction) {
        return restrictions[NamedConstant.place(restriction)];
    }

    /** Whether a model can restrict other models. */
    boolean lends(Restriction<?> restriction) {
        return lentRestrictions[NamedConstant.place(restriction)];
    }

    /**
     * ITEM-7: an item whose name a card prints.
     *
     * @param number its index in the used-up list of the model
     */
    record PrintedItem(RuleId item, String printed, int number) {
        private static final PrintedItem[] NONE = {};

        static PrintedItem[] of(Library library, Profile card) {
            List<PrintedItem> all = new ArrayList<>(0);
            for (int k = 0; k < card.keywords().size(); k++) {
                String name = card.keywords().get(k).name();
                ItemRule item = library.itemPrinted(name).getOrNull();
                if (item != null) all.add(new PrintedItem(item.rule(), name, CardUses.keyword(card, k)));
            }
            return all.toArray(NONE);
        }
    }
}
