package io.github.deadcube.core.hooks;

import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/**
 * KT-17, ITEM-7: all hooks of a model in one array for each subject: of its card with the keywords that marks lend, of
 * the item that it carries, and of its marks. They are collected when a game first meets a combination of item and
 * marks. The combinations of a card are a tree: {@link #carrying} and {@link #marked} lead from one to the next.
 * Threads that meet a combination at one time collect it twice.
 */
final class ModelHooks {
    private static final ModelHooks[] NONE = {};

    private final HookOwners owners;
    private final Card card;
    private final @Nullable ModelHooks cardAlone;
    /** What this combination adds to the one before: an item or a mark. */
    private final @Nullable HookSet added;

    private final @Nullable HookSet item;
    /**
     * The last one first: the code that appends to a vector is long, and a virtual machine copies it into every caller.
     */
    private final List<HookSet> marks;

    private final Vector<LentKeywords.Loan> loans;
    private final Vector<RuleId> silenced;
    final HookSet unarmed;
    /** With each weapon of the card, then with each of items and orders. */
    private final @Nullable HookSet[] armed;

    private volatile ModelHooks[] next = NONE;

    /** A card alone; it shares the hooks of the model for what is no weapon. */
    ModelHooks(HookOwners owners, Card card) {
        this.owners = owners;
        this.card = card;
        cardAlone = null;
        item = null;
        marks = List.empty();
        loans = Vector.empty();
        silenced = Vector.empty();
        added = null;
        unarmed = own(null);
        armed = new HookSet[card.weapons().size() + owners.ofLibrary.items.length];
    }

    private ModelHooks(ModelHooks before, HookSet added, boolean carried) {
        owners = before.owners;
        card = before.card;
        cardAlone = before.cardAlone == null ? before : before.cardAlone;
        this.added = added;
        item = carried ? added : before.item;
        marks = carried ? before.marks : before.marks.prepend(added);
        loans = added.loans.isEmpty() ? before.loans : before.loans.appendAll(added.loans);
        silenced = carried ? before.silenced : before.silenced.appendAll(added.silencedOwn);
        unarmed = collect(cardAlone.unarmed, null);
        armed = new HookSet[before.armed.length];
    }

    ModelHooks carrying(@Nullable HookSet carried) {
        return carried == null ? this : next(carried, true);
    }

    ModelHooks marked(@Nullable HookSet mark) {
        return mark == null ? this : next(mark, false);
    }

    private ModelHooks next(HookSet more, boolean carried) {
        for (ModelHooks known : next) if (known.added == more) return known;
        ModelHooks made = new ModelHooks(this, more, carried);
        next = HookTable.append(next, made);
        return made;
    }

    /** KT-1: the hooks of the model with a weapon, or without one. */
    HookSet with(WeaponChoice weapon) {
        if (weapon.isOnCard()) return armed(weapon.number());
        if (!weapon.isWeapon()) return unarmed;
        int number = owners.arm(weapon.item().get());
        return number < 0 ? unarmed : armed(card.weapons().size() + number);
    }

    private HookSet armed(int number) {
        HookSet hooks = armed[number];
        if (hooks == null) {
            hooks = collect(number);
            armed[number] = hooks;
        }
        return hooks;
    }

    private HookSet collect(int number) {
        Weapon weapon = weapon(number);
        if (weapon == null) return unarmed;
        return cardAlone == null ? own(weapon) : collect(cardAlone.armed(number), weapon);
    }

    private HookSet collect(HookSet cardAlone, @Nullable Weapon weapon) {
        boolean asPrinted = loans.isEmpty() && silenced.isEmpty();
        return new HookSet(asPrinted ? cardAlone : own(weapon), item, marks, weapon);
    }

    /** The hooks without a weapon, and with each whose hooks differ. */
    Vector<HookSet> all() {
        Vector<HookSet> all = Vector.of(unarmed);
        for (int number = 0; number < armed.length; number++)
            if (armed(number) != unarmed) all = all.append(armed(number));
        return all;
    }

    /**
     * KT-17, ORD-5: of the card and the weapon alone, with the keywords that marks lend, and without those that marks
     * silence.
     */
    private HookSet own(@Nullable Weapon weapon) {
        Vector<Keyword> own = card.keywords().appendAll(lent());
        Vector<Keyword> onWeapons = card.weapons().flatMap(w -> lentTo(w).keywords());
        Vector<Keyword> ofThis =
                weapon == null ? Vector.empty() : lentTo(weapon).keywords();
        HookCollector all = HookCollector.weapon(owners.ofLibrary.library, silenced, own, onWeapons, ofThis);
        return all.withScenario(owners.scenario).toHookSet();
    }

    private @Nullable Weapon weapon(int number) {
        int weapons = card.weapons().size();
        return number < weapons ? card.weapons().get(number) : owners.armOf(number - weapons);
    }

    /** The keywords that marks lend to the model itself, in the order of the marks. */
    Vector<Keyword> lent() {
        return LentKeywords.ofModel(owners.ofLibrary.library, loans);
    }

    Weapon lentTo(Weapon weapon) {
        return loans.isEmpty() ? weapon : LentKeywords.with(owners.ofLibrary.library, weapon, loans);
    }
}
