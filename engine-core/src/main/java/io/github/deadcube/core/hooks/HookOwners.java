package io.github.deadcube.core.hooks;

import io.github.deadcube.api.Setup;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.internal.CardWords;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * KT-1, KT-10, KT-12, ITEM-7: all owners of hooks in one game: models, their weapons, items, marks, markers and the
 * scenario. Also what is known of all their hooks together: for most subjects there is no hook to search for.
 */
public final class HookOwners {
    /** The number of models on side A. */
    private final int inA;

    private final ModelId[] ids;

    final LibraryHooks ofLibrary;
    private final RuleHooks ofRules;
    final Vector<Scenario.Rule> scenario;
    /** Of each card alone; below, its weapons, and the items whose names it prints. The arrays are only read. */
    private final ModelHooks[] ofModel;

    private final Weapon[][] weapons;
    private final PrintedItem[][] printed;
    private final @Nullable HookSet[] ofEquipment;
    final HookSet ofScenario;

    /**
     * Whether any hook concerns a subject of {@link HookTable}; below, whether a model's hook concerns it for all
     * models (KT-12).
     */
    final boolean[] used = new boolean[HookTable.SUBJECTS];

    final boolean[] lent = new boolean[HookTable.SUBJECTS];
    /** The SPECIAL actions that models may choose because of a friend. */
    Special[] specials = {};

    final boolean marksSilence;
    private boolean changesMovement;
    /** The traits that marks grant. */
    private final boolean[] traits = new boolean[Trait.values().length];
    /**
     * Bits of triggers: those with any hook; below, those of every model at which another model or the scenario acts.
     */
    long acting;

    final long actingAnyway;

    /** @param like owners in a game with the same library, whose hooks are used again; null if none are known */
    public static HookOwners of(Setup setup, @Nullable HookOwners like) {
        return new HookOwners(
                like == null ? new LibraryHooks(setup.ruleset().library()) : like.ofLibrary,
                setup.scenario().rules(),
                setup.cards(),
                setup.teamA().members().size());
    }

    private HookOwners(LibraryHooks ofLibrary, Vector<Scenario.Rule> scenario, Vector<Card> cards, int inA) {
        Library library = ofLibrary.library;
        this.ofLibrary = ofLibrary;
        this.scenario = scenario;
        ofRules = new RuleHooks(ofLibrary.ofRules);
        ofScenario = HookCollector.ofScenario(library, scenario);
        this.inA = inA;
        int n = cards.size();
        ids = new ModelId[n];
        for (int i = 0; i < n; i++) ids[i] = i < inA ? new ModelId(Side.A, i + 1) : new ModelId(Side.B, i - inA + 1);
        ofModel = new ModelHooks[n];
        weapons = new Weapon[n][];
        printed = new PrintedItem[n][];
        ofEquipment = new HookSet[n];
        for (int i = 0; i < n; i++) {
            int alike = cards.indexOf(cards.get(i));
            if (alike == i) card(library, cards.get(i), i);
            else same(alike, i);
        }
        for (Library.Rule rule : scenario) ofRules.add(library, rule);
        marksSilence = ofRules.marks.values().stream().anyMatch(HookSet::silences);
        ofRules.marked.forEach(this::marked);
        ofRules.markers.values().forEach(this::shared);
        for (int i = 0; i < n; i++)
            if (cards.indexOf(cards.get(i)) == i) ofModel[i].all().forEach(this::owner);
        for (HookSet set : ofLibrary.ofItem) gained(set);
        for (HookSet set : ofEquipment) if (set != null) gained(set);
        shared(ofScenario);
        actingAnyway = lentActing() | ofScenario.acting;
    }

    private void marked(HookSet set) {
        for (Trait trait : Trait.values()) traits[trait.ordinal()] |= set.hasTrait(trait);
        gained(set);
    }

    /** Adds hooks that a model has for a time, such as those of an item that it carries. */
    private void gained(HookSet set) {
        changesMovement |= !set.movementRules().equals(HookSet.MovementRules.NONE);
        owner(set);
    }

    /** Adds the hooks of a model, which may have friends. */
    private void owner(HookSet set) {
        for (Special special : set.lent)
            if (Arrays.stream(specials).noneMatch(s -> s.rule().equals(special.rule())))
                specials = HookTable.append(specials, special);
        if (set.hooks.isEmpty()) return;
        shared(set);
        for (int subject = 0; subject < lent.length; subject++)
            lent[subject] |= set.hooks.get(subject, Scope.ANY).length > 0;
    }

    /** Adds the hooks of markers, or of the scenario. */
    private void shared(HookSet set) {
        if (set.hooks.isEmpty()) return;
        for (int subject = 0; subject < used.length; subject++) used[subject] |= set.hooks.has(subject);
        acting |= set.acting;
    }

    private long lentActing() {
        long all = 0;
        for (Trigger<?> trigger : Trigger.all()) if (lent[HookTable.index(trigger)]) all |= NamedConstant.bit(trigger);
        return all;
    }

    /** Models with equal cards share their hooks. */
    private void same(int alike, int i) {
        weapons[i] = weapons[alike];
        printed[i] = printed[alike];
        ofEquipment[i] = ofEquipment[alike];
        ofModel[i] = ofModel[alike];
    }

    /** The card with all keywords that it gives its weapons. */
    private void card(Library library, Card printedCard, int i) {
        Vector<Keyword> onWeapons = printedCard.weapons().flatMap(Weapon::keywords);
        Card card = LentKeywords.with(
                library,
                printedCard,
                HookCollector.model(library, printedCard.keywords(), onWeapons).loans());
        weapons[i] = card.weapons().toJavaArray(Weapon[]::new);
        printed[i] = PrintedItem.of(library, card);
        ofEquipment[i] = equipment(library, card);
        ofModel[i] = new ModelHooks(this, card);
    }

    /** ITEM-7: the hooks of a card's equipment while it is carried, if the equipment is a keyword. */
    private static @Nullable HookSet equipment(Library library, Card card) {
        KeywordRule rule = card.equipment().flatMap(library::keyword).getOrNull();
        if (rule == null) return null;
        Keyword piece = Keyword.of(rule.printed(), card.equipmentNumber());
        HookSet set = HookCollector.of(library, rule, false, hooks -> rule.attach(piece, hooks))
                .toHookSet();
        return set.specials.length > 0 && prints(card, rule) ? null : set;
    }

    /** KT-10, KT-11: a SPECIAL action that the card also prints counts once. */
    private static boolean prints(Card card, KeywordRule rule) {
        String keyword = rule.printed();
        return rule.countsForCarrier() ? CardWords.carries(card, keyword) : card.has(keyword);
    }

    /** A model's index in team order, side A first, from 0. */
    public int index(ModelId id) {
        if (!isInGame(id)) throw new IllegalArgumentException(id + " is not in this game");
        return id.side() == Side.A ? id.number() - 1 : inA + id.number() - 1;
    }

    /** The model with an index. */
    public ModelId id(int index) {
        return ids[index];
    }

    /** The models of a side, as a set: a bit for each, by its index. */
    public long set(Side side) {
        long a = (1L << inA) - 1;
        return side == Side.A ? a : ~a;
    }

    public boolean isInGame(ModelId id) {
        return id.number() >= 1 && id.number() <= (id.side() == Side.A ? inA : ids.length - inA);
    }

    /** The hooks of a card alone: of its keywords, and of its weapons' keywords that count for their carrier. */
    public HookSet ofCard(int index) {
        return ofModel[index].unarmed;
    }

    /** KT-1: as above, with one of its weapons. */
    public HookSet ofCard(int index, WeaponChoice weapon) {
        return ofModel[index].with(weapon);
    }

    /** KT-17, ITEM-7: the hooks of a model with the item that it carries and its marks. */
    public HookSet unarmed(Model m) {
        return hooks(m, index(m.id())).unarmed;
    }

    /** A model's weapons by number, with the keywords that others of its card lend them. Do not modify the array. */
    public Weapon[] weapons(ModelId id) {
        return weapons[index(id)];
    }

    /** ITEM-7: the items whose names a model's card prints. Do not modify the array. */
    public PrintedItem[] printed(ModelId id) {
        return printed[index(id)];
    }

    /** Whether any hook acts at a trigger, special orders excluded. */
    public boolean acts(Trigger<?> trigger) {
        return used[HookTable.index(trigger)];
    }

    /** ORD-5: whether a mark of this game silences keywords. */
    public boolean marksSilence() {
        return marksSilence;
    }

    /** Whether an item or a mark of this game changes how models move. */
    public boolean changesMovement() {
        return changesMovement;
    }

    /** Whether a mark of this game grants a trait. */
    public boolean marksGrant(Trait trait) {
        return traits[trait.ordinal()];
    }

    /** The hooks of a model with the item that it carries and its marks. */
    ModelHooks hooks(Model m, int index) {
        return hooks(m, index, m.marks());
    }

    /** As above, with some marks instead of those that the model has. */
    ModelHooks hooks(Model m, int index, io.vavr.collection.List<Mark> marks) {
        ModelHooks all = ofModel[index];
        if (m.item().isDefined())
            all = all.carrying(carried(index, m.item().get().item()));
        for (io.vavr.collection.List<Mark> l = marks; !l.isEmpty(); l = l.tail())
            all = all.marked(ofMark(l.head().rule()));
        return all;
    }

    /** Null if the library does not know the item. */
    public @Nullable ItemRule item(RuleId item) {
        int k = arm(item);
        return k < 0 || k >= ofLibrary.itemRules.length ? null : ofLibrary.itemRules[k];
    }

    /** The number of an item, or of an order with a weapon, from 0; negative if the library has neither. */
    int arm(RuleId item) {
        RuleId[] items = ofLibrary.items;
        for (int k = 0; k < items.length; k++) if (items[k].equals(item)) return k;
        return -1;
    }

    /** The weapon of an item or of an order; null if it is no weapon. */
    public @Nullable Weapon weapon(RuleId item) {
        int arm = arm(item);
        return arm < 0 ? null : armOf(arm);
    }

    /** As above, by its number. */
    @Nullable
    Weapon armOf(int number) {
        return ofLibrary.itemWeapons[number];
    }

    @Nullable
    HookSet carried(int index, RuleId item) {
        int k = arm(item);
        return k < 0 || k >= ofLibrary.ofItem.length ? ofEquipment[index] : ofLibrary.ofItem[k];
    }

    public @Nullable HookSet ofMark(RuleId rule) {
        return ofRules.marks.get(rule);
    }

    public @Nullable HookSet ofMarker(RuleId rule) {
        return ofRules.markers.get(rule);
    }

    /** The hooks of a library's rules, the same in all games with it. The arrays are only read. */
    static final class LibraryHooks {
        final Library library;
        final RuleId[] items;
        final ItemRule[] itemRules;
        final @Nullable Weapon[] itemWeapons;
        final HookSet[] ofItem;
        final RuleHooks ofRules = new RuleHooks();

        LibraryHooks(Library library) {
            this.library = library;
            itemRules = library.items().toJavaArray(ItemRule[]::new);
            // ORD-4: weapons of items first, then weapons of orders
            Vector<Library.Rule> armed = Vector.<Library.Rule>ofAll(library.items())
                    .appendAll(library.orders()
                            .flatMap(order -> order.parts().prepend(order))
                            .filter(part -> part.weapon().isDefined()));
            items = armed.map(Library.Rule::rule).toJavaArray(RuleId[]::new);
            itemWeapons = armed.map(rule -> rule.weapon().getOrNull()).toJavaArray(Weapon[]::new);
            ofItem = new HookSet[itemRules.length];
            for (int k = 0; k < itemRules.length; k++)
                ofItem[k] = HookCollector.of(library, itemRules[k], false, itemRules[k]::attachToCarrier)
                        .toHookSet();
            for (Library.Rule rule : library.all()) ofRules.add(library, rule);
        }
    }

    /**
     * The hooks of the marks and the markers of rules: those of a library, to which a game adds those of its scenario.
     */
    private static final class RuleHooks {
        final Map<RuleId, HookSet> marks = new LinkedHashMap<>();
        final Map<RuleId, HookSet> markers = new LinkedHashMap<>();
        /** What marks do, with each keyword that they may lend to a model or to a weapon (KT-17). */
        final List<HookSet> marked = new ArrayList<>();

        RuleHooks() {}

        RuleHooks(RuleHooks others) {
            marks.putAll(others.marks);
            markers.putAll(others.markers);
            marked.addAll(others.marked);
        }

        void add(Library library, Library.Rule rule) {
            HookSet mark = HookCollector.ofMark(library, rule);
            for (LentKeywords.Loan loan : mark.loans) {
                Vector<Keyword> one = Vector.of(loan.keyword());
                marked.add(HookCollector.model(library, one, Vector.empty()).toHookSet());
                marked.add(HookCollector.weapon(library, Vector.empty(), Vector.empty(), one)
                        .toHookSet());
            }
            marked.add(mark);
            if (!mark.isEmpty()) marks.putIfAbsent(rule.rule(), mark);
            HookSet marker = HookCollector.ofMarkers(library, rule);
            if (!marker.isEmpty()) markers.putIfAbsent(rule.rule(), marker);
        }
    }

    /**
     * ITEM-7: an item whose name a card prints.
     *
     * @param number its index in the used-up list of the model
     */
    public record PrintedItem(RuleId item, String printed, int number) {
        private static final PrintedItem[] NONE = {};

        static PrintedItem[] of(Library library, Card card) {
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
