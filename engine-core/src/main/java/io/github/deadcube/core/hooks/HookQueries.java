package io.github.deadcube.core.hooks;

import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hit.Contribution;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration.Amount;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.hooks.HookTable.Hook;
import io.github.deadcube.core.hooks.HookTable.Tally;
import io.vavr.Function3;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Queries of hooks: modifiers, restrictions and traits. A model's hooks come from its card, the item that it carries
 * (ITEM-7) and its marks (KT-17): {@link ModelHooks} has them in one array.
 */
public final class HookQueries {
    /** What a rule gives beyond this, up or down, changes nothing: no figure of the game comes near. */
    private static final int MOST_AMOUNT = StateBounds.MOST_DICE;

    /** What all rules give together, with the figures of the game, is a number that a state may have. */
    private static final int MOST_SUM = StateBounds.MOST / 2;

    private final HooksInPlay inPlay;
    private final HookView view;
    private final ActingRule acting;
    private final Fold<Tally> sum = this::add;
    private final Fold<Contributions> contributions = this::list;
    private final Fold<Rejection> veto = this::check;

    public HookQueries(HooksInPlay inPlay, HookView view, ActingRule acting) {
        this.inPlay = inPlay;
        this.view = view;
        this.acting = acting;
    }

    private Model model(ModelId id) {
        return view.model(id);
    }

    private HookOwners owners() {
        return inPlay.owners();
    }

    /** ITEM-7: the items that a model may use: the one that it carries, then those of its card that are not used up. */
    public List<RuleId> items(ModelId model) {
        Model m = model(model);
        List<RuleId> carried =
                m.item().isEmpty() ? List.empty() : List.of(m.item().get().item());
        HookOwners.PrintedItem[] printed = owners().printed(model);
        return printed.length == 0 ? carried : withPrinted(carried, m, printed);
    }

    private static List<RuleId> withPrinted(List<RuleId> carried, Model m, HookOwners.PrintedItem[] printed) {
        List<RuleId> all = carried;
        for (HookOwners.PrintedItem each : printed)
            if (!m.usedUp(each.number()) && !all.contains(each.item())) all = all.append(each.item());
        return all;
    }

    /** ITEM-7: the items of a model's card that are used up. */
    public List<RuleId> usedUpItems(ModelId model) {
        Model m = model(model);
        return List.of(owners().printed(model))
                .filter(each -> m.usedUp(each.number()))
                .map(HookOwners.PrintedItem::item);
    }

    /** The hooks of a model: of its card, with the keywords that marks lend it, of its item, and of its marks. */
    public HookSet hooksOf(ModelId model) {
        return inPlay.hooks(model).unarmed;
    }

    /** KT-1: as above, together with those of a weapon. */
    public HookSet hooksOf(ModelId model, WeaponChoice weapon) {
        return inPlay.hooks(model).with(weapon);
    }

    /** KT-17: the keywords of a model itself: those of its card, and those that marks lend it. */
    public Vector<Keyword> keywords(ModelId model) {
        return model(model).card().keywords().appendAll(inPlay.hooks(model).lent());
    }

    /** KT-17: a weapon with the keywords that marks lend it. */
    public Weapon lentTo(ModelId model, Weapon weapon) {
        return inPlay.hooks(model).lentTo(weapon);
    }

    /**
     * The sum of all hooks for a modifier (KT-11).
     *
     * @param own the model whose modifier is computed, with the weapon that it uses; null for the hooks of all models
     *     and markers
     * @param opponent the opponent, with its weapon {@code reply}; null if there is none
     */
    public <Q> int sum(
            Modifier<Q> modifier,
            @Nullable ModelId own,
            WeaponChoice weapon,
            @Nullable ModelId opponent,
            WeaponChoice reply,
            Q question) {
        return gives(modifier)
                ? total(walk(HookTable.index(modifier), own, weapon, opponent, reply, question, sum))
                : 0;
    }

    public boolean gives(Modifier<?> modifier) {
        return owners().used[HookTable.index(modifier)];
    }

    /** The sum of a model's own hooks for its modifier, without a weapon. */
    public <Q> int own(Modifier<Q> modifier, ModelId model, Q question) {
        return gives(modifier)
                ? total(fold(null, hooksOf(model), HookTable.index(modifier), Scope.OWN, model, null, question, sum))
                : 0;
    }

    /** The sum of the hooks of the weapon's own keywords. */
    public <Q> int ofWeapon(Modifier<Q> modifier, ModelId model, WeaponChoice weapon, Q question) {
        Tally tally = null;
        for (Hook hook : hooksOf(model, weapon).hooks.get(HookTable.index(modifier), Scope.OWN))
            if (hook.weapon()) tally = add(tally, hook, model, question);
        return total(tally);
    }

    /** As below, without an opponent. */
    public <Q> Vector<Contribution> each(Modifier<Q> modifier, ModelId own, Q question) {
        return each(modifier, own, null, WeaponChoice.NONE, question);
    }

    /**
     * The contribution of each hook: the model's without a weapon, then other models' in SCAT-8 order, then markers' in
     * the order of laying.
     */
    public <Q> Vector<Contribution> each(
            Modifier<Q> modifier, ModelId own, @Nullable ModelId opponent, WeaponChoice reply, Q question) {
        if (!gives(modifier)) return Vector.empty();
        Vector<Contribution> all = contributions(
                walk(HookTable.index(modifier), own, WeaponChoice.NONE, opponent, reply, question, contributions));
        for (Contribution one : all)
            if (one.amount() < 0)
                throw new IllegalArgumentException(one.rule() + " gives " + one.amount() + " to " + modifier);
        return all;
    }

    /** The contribution of markers to a modifier, one per rule. */
    public <Q> Vector<Contribution> ofMarkers(Modifier<Q> modifier, Q question) {
        Vector<Contribution> all = Vector.empty();
        for (Marker marker : inPlay.laid()) {
            Vector<Contribution> known = all;
            all = all.appendAll(contributions(fold(
                            null,
                            owners().ofMarker(marker.rule()),
                            HookTable.index(modifier),
                            Scope.ANY,
                            marker,
                            null,
                            question,
                            contributions))
                    .reject(more -> known.exists(one -> one.rule().equals(more.rule()))));
        }
        return all;
    }

    public boolean forbids(Hooks.Restriction<?> restriction) {
        return owners().used[HookTable.index(restriction)];
    }

    /** Why a restriction forbids a choice, whose target may be an opponent; null if none does. */
    public <Q> @Nullable Rejection veto(
            Hooks.Restriction<Q> restriction, ModelId own, WeaponChoice weapon, @Nullable ModelId opponent, Q what) {
        return forbids(restriction)
                ? walk(HookTable.index(restriction), own, weapon, opponent, WeaponChoice.NONE, what, veto)
                : null;
    }

    /**
     * Every SPECIAL action of a model: of its items, its card, its marks, then those that friends offer. Do not modify
     * the array.
     */
    public Special[] specials(ModelId model) {
        Special[] all = {};
        for (RuleId item : items(model)) {
            HookSet hooks = owners().carried(owners().index(model), item);
            if (hooks != null) all = HookTable.join(all, hooks.specials);
        }
        return HookTable.join(HookTable.join(all, hooksOf(model).specials), owners().specials);
    }

    /** Whether a model may have a SPECIAL action. May return true without one. */
    public boolean mayHaveSpecial(ModelId model) {
        return model(model).item().isDefined()
                || hooksOf(model).specials.length > 0
                || owners().specials.length > 0
                || owners().printed(model).length > 0;
    }

    /** What a walk does with one hook of an owner, and with the result of the hooks before it. */
    interface Fold<A> {
        @Nullable
        A take(@Nullable A before, Hook hook, Object owner, Object question);
    }

    /**
     * All hooks that concern a subject of {@link HookTable}: those of the model first, then of the opponent, of all
     * models in play (KT-12) in SCAT-8 order, of markers in the order of laying, of the scenario.
     *
     * @param own the model, with the weapon that it uses; null if no model's own hooks count
     * @param opponent the opponent, with its weapon {@code reply}; null if there is none
     */
    <A> @Nullable A walk(
            int subject,
            @Nullable ModelId own,
            WeaponChoice weapon,
            @Nullable ModelId opponent,
            WeaponChoice reply,
            Object question,
            Fold<A> fold) {
        A all = own == null
                ? null
                : fold(null, hooksOf(own, weapon), subject, Scope.OWN, own, opponent, question, fold);
        return others(all, subject, own, opponent, reply, question, fold);
    }

    /** As above, without the hooks of the model itself. */
    <A> @Nullable A others(
            @Nullable A before,
            int subject,
            @Nullable ModelId own,
            @Nullable ModelId opponent,
            WeaponChoice reply,
            Object question,
            Fold<A> fold) {
        A all = before;
        if (opponent != null)
            all = fold(all, hooksOf(opponent, reply), subject, Scope.OPPONENT, opponent, own, question, fold);
        if (owners().lent[subject]) {
            long models = view.inPlay();
            Side first = view.initiative();
            all = ofModels(all, subject, models & owners().set(first), question, fold);
            all = ofModels(all, subject, models & owners().set(first.other()), question, fold);
        }
        if (inPlay.hasMarkers())
            for (Marker marker : inPlay.laid())
                all = fold(all, owners().ofMarker(marker.rule()), subject, Scope.ANY, marker, null, question, fold);
        return fold(all, owners().ofScenario, subject, Scope.ANY, view.scenario(), null, question, fold);
    }

    /**
     * The hooks of a set of models that concern all models. Few models have any, so that the others must cost little.
     */
    private <A> @Nullable A ofModels(@Nullable A before, int subject, long models, Object question, Fold<A> fold) {
        A all = before;
        for (long left = models; left != 0; left &= left - 1) {
            int index = Long.numberOfTrailingZeros(left);
            for (Hook hook : inPlay.hooks(index).unarmed.hooks.get(subject, Scope.ANY))
                all = fold.take(all, hook, owners().id(index), question);
        }
        return all;
    }

    /** The hooks of one owner, without those that the marks of the other model silence (ORD-5). */
    <A> @Nullable A fold(
            @Nullable A before,
            @Nullable HookSet set,
            int subject,
            Scope scope,
            Object owner,
            @Nullable ModelId other,
            Object question,
            Fold<A> fold) {
        if (set == null) return before;
        Hook[] hooks = set.hooks.get(subject, scope);
        if (hooks.length == 0) return before;
        Vector<RuleId> silent =
                other == null || !owners().marksSilence ? Vector.empty() : hooksOf(other).silencedOpponent;
        A all = before;
        for (Hook hook : hooks) if (!hook.isSilencedBy(silent)) all = fold.take(all, hook, owner, question);
        return all;
    }

    private Tally add(@Nullable Tally before, Hook hook, Object owner, Object question) {
        Tally tally = before == null ? new Tally() : before;
        tally.add(hook, amount(hook, owner, question));
        return tally;
    }

    private static int total(@Nullable Tally tally) {
        return tally == null ? 0 : Math.max(-MOST_SUM, Math.min(tally.sum(), MOST_SUM));
    }

    private @Nullable Contributions list(@Nullable Contributions before, Hook hook, Object owner, Object question) {
        int amount = amount(hook, owner, question);
        if (amount == 0) return before;
        Contributions all = before == null ? new Contributions(new ArrayList<>(1)) : before;
        all.list.add(new Contribution(hook.rule(), amount));
        return all;
    }

    private static Vector<Contribution> contributions(@Nullable Contributions all) {
        return all == null ? Vector.empty() : Vector.ofAll(all.list);
    }

    @SuppressWarnings(
            "unchecked") // the hooks of a modifier are registered with the types of its owner and its question
    private int amount(Hook hook, Object owner, Object question) {
        int amount;
        boolean checked = acting.begin(hook.checked());
        try {
            amount = ((Amount<Object, Object>) hook.does()).amount(view, owner, question);
        } catch (Throwable bug) {
            throw EngineFailure.ofHook(hook.rule(), bug);
        } finally {
            acting.begin(checked);
        }
        return Math.max(-MOST_AMOUNT, Math.min(amount, MOST_AMOUNT));
    }

    @SuppressWarnings("unchecked") // the checks of a restriction are registered with the type of its question
    private @Nullable Rejection check(@Nullable Rejection before, Hook hook, Object owner, Object question) {
        if (before != null) return before;
        boolean checked = acting.begin(hook.checked());
        try {
            return ((Function3<GameView, ModelId, Object, Rejection>) hook.does())
                    .apply(view, (ModelId) owner, question);
        } catch (Throwable bug) {
            throw EngineFailure.ofHook(hook.rule(), bug);
        } finally {
            acting.begin(checked);
        }
    }

    /** The amounts that are not 0. */
    private record Contributions(ArrayList<Contribution> list) {}
}
