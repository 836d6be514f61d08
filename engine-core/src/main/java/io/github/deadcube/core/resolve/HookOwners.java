package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.GameHooks;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Restriction;
import io.github.deadcube.api.extend.ScenarioRule;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** KT-1, KT-10, KT-12, ITEM-7: everything that bears hooks in one game: models, their weapons, items, marks and markers. */
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
    /** By rule; looked into, never walked. */
    private final Map<RuleId, HookSet> ofMark = new LinkedHashMap<>();

    private final Map<RuleId, MarkerSet> ofMarker = new LinkedHashMap<>();
    private final Vector<ScenarioRule> ofScenario;
    private final TableSet ofTable;
    /** By figure, moment and deed: whether anything but the owner's own, printed on cards, has to be looked at. */
    private final boolean[] figures = new boolean[Modifier.all().size()];

    private final boolean[] lentFigures = new boolean[Modifier.all().size()];

    private Special[] specials = {};
    private boolean silences;
    private boolean lendsGaits;
    private final boolean[] traits = new boolean[Trait.values().length];
    /** Moments, a bit for each: those at which anything acts, and those at which somebody acts whoever's they are. */
    private long acting;

    private long lentMoments;
    private final boolean[] deeds = new boolean[Restriction.all().size()];
    private final boolean[] lentDeeds = new boolean[Restriction.all().size()];

    HookOwners(Library library, Vector<ScenarioRule> scenario, Vector<Profile> cards) {
        ofScenario = scenario;
        ofTable = new TableSet(scenario);
        int n = cards.size();
        weapons = new Weapon[n][];
        ofModel = new HookSet[n];
        ofWeapon = new HookSet[n][];
        ofItemWeapon = new HookSet[n][];
        printed = new PrintedItem[n][];
        ofEquipment = new HookSet[n];
        itemRules = library.items().toJavaArray(ItemRule[]::new);
        // ORD-4: the weapons that orders describe come after those that items are
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
        for (int i = 0; i < n; i++) {
            int alike = cards.indexOf(cards.get(i));
            if (alike < i) same(alike, i);
            else card(library, cards.get(i), i);
        }
        for (LibraryRule rule : library.all().appendAll(scenario)) rule(library, rule);
        int[] each = IntStream.range(0, n).filter(this::first).toArray();
        for (int i : each) noted(ofModel[i]);
        for (int i : each) for (HookSet set : ofWeapon[i]) noted(set);
        for (int i : each) for (HookSet set : ofItemWeapon[i]) if (set != ofModel[i]) noted(set);
        for (HookSet set : ofItem) noted(set);
        for (HookSet set : ofEquipment) if (set != null) noted(set);
        acting |= ofTable.acting();
    }

    private static HookSet gathered(Library library, LibraryRule rule, java.util.function.Consumer<Hooks> attach) {
        return HookCollector.of(library, rule, attach).gathered();
    }

    private boolean first(int i) {
        for (int j = 0; j < i; j++) if (ofModel[j] == ofModel[i]) return false;
        return true;
    }

    /** Two models with one card bear the same. */
    private void same(int alike, int i) {
        weapons[i] = weapons[alike];
        printed[i] = printed[alike];
        ofEquipment[i] = ofEquipment[alike];
        ofModel[i] = ofModel[alike];
        ofWeapon[i] = ofWeapon[alike];
        ofItemWeapon[i] = ofItemWeapon[alike];
    }

    private void card(Library library, Profile card, int i) {
        Vector<Keyword> onWeapons = card.weapons().flatMap(Weapon::keywords);
        weapons[i] = card.weapons().toJavaArray(Weapon[]::new);
        printed[i] = PrintedItem.of(library, card);
        ofEquipment[i] = equipment(library, card);
        ofModel[i] = HookCollector.model(library, card.keywords(), onWeapons)
                .bearing(ofScenario)
                .gathered();
        ofWeapon[i] = new HookSet[card.weapons().size()];
        for (int w = 0; w < ofWeapon[i].length; w++)
            ofWeapon[i][w] = HookCollector.weapon(
                            library,
                            card.keywords(),
                            onWeapons,
                            card.weapons().get(w).keywords())
                    .bearing(ofScenario)
                    .gathered();
        ofItemWeapon[i] = new HookSet[items.length];
        for (int k = 0; k < items.length; k++) {
            Weapon weapon = itemWeapons[k];
            ofItemWeapon[i][k] = weapon == null
                    ? ofModel[i]
                    : HookCollector.weapon(library, card.keywords(), onWeapons, weapon.keywords())
                            .bearing(ofScenario)
                            .gathered();
        }
    }

    /** ITEM-7: what a card's equipment does while it is carried, if it is a keyword. */
    private static @Nullable HookSet equipment(Library library, Profile card) {
        KeywordRule rule = card.equipment().flatMap(library::keyword).getOrNull();
        if (rule == null) return null;
        Keyword piece = Keyword.of(rule.printed(), card.equipmentNumber());
        HookSet set = gathered(library, rule, hooks -> rule.attach(piece, hooks));
        return set.special() && prints(card, rule) ? null : set;
    }

    /** KT-10, KT-11: a SPECIAL action that its card gives already is there once. */
    private static boolean prints(Profile card, KeywordRule rule) {
        String keyword = rule.printed();
        return card.has(keyword)
                || rule.countsForCarrier()
                        && card.weapons()
                                .exists(w -> w.keywords().exists(k -> k.name().equals(keyword)));
    }

    private void rule(Library library, LibraryRule rule) {
        HookSet mark = gathered(library, rule, rule::attachToMarked);
        for (Trait trait : Trait.values()) traits[trait.ordinal()] |= mark.hasTrait(trait);
        lendsGaits |= !mark.gaits().equals(HookSet.Gaits.NONE);
        silences |= !mark.silenced(false).isEmpty() || !mark.silenced(true).isEmpty();
        if (ofMark.putIfAbsent(rule.rule(), mark) == null) noted(mark);
        MarkerSet set = MarkerSet.of(rule);
        if (set.empty() || ofMarker.putIfAbsent(rule.rule(), set) != null) return;
        acting |= set.acting();
        for (int f = 0; f < figures.length; f++) figures[f] |= set.gives(f);
    }

    private void noted(HookSet set) {
        for (Special special : set.lent())
            if (Arrays.stream(specials).noneMatch(s -> s.rule().equals(special.rule())))
                specials = HookTable.append(specials, special);
        for (int f = 0; f < figures.length; f++) {
            figures[f] |= set.figures.has(f);
            lentFigures[f] |= set.figures.get(f, Scope.ANY).length > 0;
        }
        acting |= set.acting();
        for (Trigger<?> trigger : Trigger.all())
            if (set.moments.get(NamedConstant.place(trigger), Scope.ANY).length > 0)
                lentMoments |= NamedConstant.bit(trigger);
        for (int d = 0; d < deeds.length; d++) {
            deeds[d] |= set.deeds.has(d);
            lentDeeds[d] |= set.deeds.get(d, Scope.ANY).length > 0;
        }
    }

    Weapon[] weapons(int index) {
        return weapons[index];
    }

    HookSet model(int index) {
        return ofModel[index];
    }

    /** The items whose names a model's card prints; to be read alone. */
    PrintedItem[] printed(int index) {
        return printed[index];
    }

    HookSet armed(int index, WeaponChoice weapon) {
        if (weapon instanceof WeaponChoice.OnCard own) return ofWeapon[index][own.number()];
        return weapon instanceof WeaponChoice.OfItem item
                ? ofItemWeapon[index][itemIndex(item.item())]
                : ofModel[index];
    }

    /** The rule of an item; null if the library does not know it. */
    @Nullable
    ItemRule item(RuleId item) {
        int k = itemIndex(item);
        return k < 0 || k >= itemRules.length ? null : itemRules[k];
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

    /** What a model's item does while it is carried; null if that is nothing. */
    @Nullable
    HookSet carried(int index, RuleId item) {
        int k = itemIndex(item);
        return k < 0 || k >= ofItem.length ? ofEquipment[index] : ofItem[k];
    }

    /** What a mark of a rule does; null if the library does not know it. */
    @Nullable
    HookSet mark(RuleId rule) {
        return ofMark.get(rule);
    }

    /** What the markers of a rule do; null if they do nothing. */
    @Nullable
    MarkerSet marker(RuleId rule) {
        return ofMarker.get(rule);
    }

    /** What the scenario does by itself. */
    TableSet table() {
        return ofTable;
    }

    /** Whether a mark ever gives a model a trait. */
    boolean any(Trait trait) {
        return traits[trait.ordinal()];
    }

    /** Whether a mark ever says how a model gets about. */
    boolean lendsGaits() {
        return lendsGaits;
    }

    /** Whether a mark ever silences a keyword. */
    boolean silences() {
        return silences;
    }

    /** The SPECIAL actions that anybody may choose because of a friend. */
    Special[] specials() {
        return specials;
    }

    /** Whether anybody lends others something of a figure (KT-12). */
    boolean lends(Modifier<?> modifier) {
        return lentFigures[NamedConstant.place(modifier)];
    }

    /** Whether anything in the game ever gives something to a figure. */
    boolean gives(Modifier<?> modifier) {
        return figures[NamedConstant.place(modifier)];
    }

    boolean lends(Trigger<?> trigger) {
        return (lentMoments & NamedConstant.bit(trigger)) != 0;
    }

    boolean acts(Trigger<?> trigger) {
        return (acting & NamedConstant.bit(trigger)) != 0;
    }

    /** The moments at which anything in the game ever acts: a bit for each. */
    long acting() {
        return acting;
    }

    /** Those at which somebody, or what the scenario does, acts whoever's moment it is. */
    long actingAnyway() {
        return lentMoments | ofTable.acting();
    }

    boolean forbids(Restriction<?> restriction) {
        return deeds[NamedConstant.place(restriction)];
    }

    /** Whether anybody ever forbids others a deed. */
    boolean lends(Restriction<?> restriction) {
        return lentDeeds[NamedConstant.place(restriction)];
    }

    /**
     * ITEM-7: an item whose name a card prints.
     *
     * @param number its number among what the model may have used up
     */
    record PrintedItem(RuleId item, String printed, int number) {
        private static final PrintedItem[] NONE = {};

        /** Those of a card, in the order printed. */
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

    /** VIC-9: what the rules of a scenario do by themselves, gathered once a game. */
    static final class TableSet implements GameHooks {
        private static final Reaction<?>[] NONE = {};

        private long acting;
        private final Reaction<?>[][] moments = new Reaction<?>[Trigger.all().size()][];

        TableSet(Seq<ScenarioRule> rules) {
            java.util.Arrays.fill(moments, NONE);
            for (ScenarioRule rule : rules) {
                try {
                    rule.attachToGame(this);
                } catch (RuntimeException bug) {
                    throw new EngineFailure.FaultyRule(rule, bug);
                }
            }
        }

        @Override
        public <E> void on(Trigger<E> trigger, Reaction<E> reaction) {
            acting |= NamedConstant.bit(trigger);
            moments[NamedConstant.place(trigger)] = HookTable.append(moments[NamedConstant.place(trigger)], reaction);
        }

        /** The moments at which it acts: a bit for the {@link Moment#ordinal} of each. */
        long acting() {
            return acting;
        }

        Reaction<?>[] at(Trigger<?> trigger) {
            return moments[NamedConstant.place(trigger)];
        }
    }
}
