package io.github.deadcube.core.resolve;

import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Hit.Contribution;
import io.github.deadcube.api.extend.Hooks.Amount;
import io.github.deadcube.api.extend.Hooks.Check;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.MarkerHooks;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Restriction;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.HookTable.Hook;
import io.github.deadcube.core.resolve.HookTable.Tally;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Queries of hooks: modifiers, restrictions and traits. A model's hooks come from its card, the item that it carries (ITEM-7)
 * and its marks (KT-17).
 */
@SuppressWarnings("NullAway.Init") // fields are set when the workspace is lent
abstract class HookQueries extends Whereabouts {
    protected Vector<Marker> markers;
    protected Option<ActiveModel> active;
    private final Unrolled<Marker> laid = new Unrolled<>(Marker[]::new);

    @Override
    protected void load(FullPosition p) {
        super.load(p);
        markers = p.markers();
        active = p.active();
    }

    public final boolean isActive(ModelId model) {
        return active.isDefined() && active.get().model().equals(model);
    }

    @Override
    public final Side controller(ModelId model) {
        return isActive(model) ? active.get().controller() : model.side();
    }

    /** K-RAMPAGE: whether the other side controls the model, so that it belongs to no strike team. */
    @Override
    public final boolean isOutOfControl(ModelId model) {
        // hot path, almost always false: sides are compared before models
        if (active.isEmpty()) return false;
        ActiveModel a = active.get();
        return a.controller() != a.model().side() && a.model().equals(model);
    }

    @Override
    public final Vector<Marker> markers() {
        return markers;
    }

    /** The markers as a cached array. Do not modify it. */
    final Marker[] laid() {
        return laid.of(markers);
    }

    final @Nullable HookSet carried(ModelState m) {
        return m.item().isEmpty()
                ? null
                : game.owners().carried(game.index(m.id()), m.item().get().item());
    }

    /** ITEM-7: the items that a model may use: the one that it carries, then those of its card that are not used up. */
    public final List<RuleId> items(ModelId model) {
        ModelState m = model(model);
        List<RuleId> all =
                m.item().isEmpty() ? List.empty() : List.of(m.item().get().item());
        for (HookOwners.PrintedItem printed : game.owners().printed(game.index(model)))
            if (!m.usedUp(printed.number()) && !all.contains(printed.item())) all = all.append(printed.item());
        return all;
    }

    private @Nullable HookSet mark(Mark mark) {
        return game.owners().mark(mark.rule());
    }

    @Override
    public final boolean hasTrait(ModelId model, Trait trait) {
        return ruleOf(model, trait) != null;
    }

    /** The rule that grants a model a trait; null if there is none. */
    public final @Nullable RuleId ruleOf(ModelId model, Trait trait) {
        HookSet card = game.hooks(model);
        RuleId by = card.ruleOf(trait);
        if (by != null && game.owners().marksSilence()) by = card.ruleOf(trait, silent(model, null));
        if (by != null) return by;
        ModelState m = model(model);
        HookSet item = carried(m);
        by = item == null ? null : item.ruleOf(trait);
        for (List<Mark> l = m.marks(); by == null && !l.isEmpty(); l = l.tail()) {
            HookSet mark = mark(l.head());
            if (mark != null) by = mark.ruleOf(trait);
        }
        return by;
    }

    /** ORD-5: the rules that are silenced for a model by marks on itself and on its opponent. */
    final Vector<RuleId> silent(ModelId model, @Nullable ModelId opponent) {
        Vector<RuleId> silent = silent(Vector.empty(), model, false);
        return opponent == null ? silent : silent(silent, opponent, true);
    }

    private Vector<RuleId> silent(Vector<RuleId> known, ModelId owner, boolean opponents) {
        Vector<RuleId> silent = known;
        for (List<Mark> l = model(owner).marks(); !l.isEmpty(); l = l.tail()) {
            HookSet mark = mark(l.head());
            if (mark != null) silent = silent.appendAll(mark.silenced(opponents));
        }
        return silent;
    }

    /** The special shot modes of a weapon: the printed ones first, then those of marks. */
    public final ShotMode[] modes(ModelId model, WeaponChoice weapon) {
        ShotMode[] modes = game.hooks(model, weapon).modes();
        for (List<Mark> l = model(model).marks(); !l.isEmpty(); l = l.tail()) {
            HookSet mark = mark(l.head());
            if (mark == null) continue;
            for (ShotMode lent : mark.modes())
                if (weapon(model, weapon).exists(lent::fits)
                        && Arrays.stream(modes).noneMatch(m -> m.rule().equals(lent.rule())))
                    modes = HookTable.append(modes, lent);
        }
        return modes;
    }

    @Override
    public final boolean hasTrait(ModelId model, WeaponChoice weapon, Trait trait) {
        return game.hooks(model, weapon).hasTrait(trait) || game.owners().any(trait) && lent(model, weapon, trait);
    }

    /** KT-17: whether a mark gives a trait to the weapon, or to all weapons of its model. */
    private boolean lent(ModelId model, WeaponChoice weapon, Trait trait) {
        for (List<Mark> l = model(model).marks(); !l.isEmpty(); l = l.tail()) {
            HookSet mark = mark(l.head());
            if (mark != null && mark.lends(trait, weapon(model, weapon))) return true;
        }
        return false;
    }

    /**
     * The sum of all hooks for a modifier (KT-11).
     *
     * @param own the model whose modifier is computed, with the weapon that it uses
     * @param opponent the opponent, with its weapon {@code reply}; null if there is none
     */
    public final <Q> int sum(
            Modifier<Q> modifier,
            ModelId own,
            WeaponChoice weapon,
            @Nullable ModelId opponent,
            WeaponChoice reply,
            Q question) {
        if (!gives(modifier)) return 0;
        Tally tally = owner(null, modifier, Scope.OWN, own, weapon, opponent, question);
        if (opponent != null) tally = owner(tally, modifier, Scope.OPPONENT, opponent, reply, own, question);
        if (game.owners().lends(modifier)) tally = addOfAllModels(tally, modifier, question);
        if (!markers.isEmpty()) tally = markers(tally, modifier, question);
        return Tally.of(tally);
    }

    @Override
    public final <Q> int amount(Modifier<Q> modifier, ModelId owner, WeaponChoice weapon, Q question) {
        return sum(modifier, owner, weapon, null, WeaponChoice.NoWeapon.NONE, question);
    }

    public final boolean gives(Modifier<?> modifier) {
        return game.owners().gives(modifier);
    }

    /** The sum of a model's own hooks for its modifier, without a weapon. */
    public final <Q> int own(Modifier<Q> modifier, ModelId model, Q question) {
        return gives(modifier)
                ? Tally.of(owner(null, modifier, Scope.OWN, model, WeaponChoice.NoWeapon.NONE, null, question))
                : 0;
    }

    /** The sum of the hooks of the weapon's own keywords. */
    @SuppressWarnings("unchecked") // the hooks of a modifier are registered with its question type
    public final <Q> int ofWeapon(Modifier<Q> modifier, ModelId model, WeaponChoice weapon, Q question) {
        Tally tally = new Tally();
        for (Hook<Amount<?>> hook : game.hooks(model, weapon).modifiers.get(NamedConstant.place(modifier), Scope.OWN))
            if (hook.weapon()) tally.add(hook, ((Amount<Q>) hook.does()).of(this, model, question));
        return tally.sum();
    }

    private <Q> @Nullable Tally owner(
            @Nullable Tally tally,
            Modifier<Q> modifier,
            Scope scope,
            ModelId owner,
            WeaponChoice weapon,
            @Nullable ModelId other,
            Q question) {
        Vector<RuleId> silent = game.owners().marksSilence() ? silent(owner, other) : Vector.empty();
        Tally t = amounts(tally, game.hooks(owner, weapon), modifier, scope, owner, silent, question);
        ModelState m = model(owner);
        HookSet item = carried(m);
        if (item != null) t = amounts(t, item, modifier, scope, owner, silent, question);
        for (List<Mark> l = m.marks(); !l.isEmpty(); l = l.tail()) {
            HookSet mark = mark(l.head());
            if (mark != null) t = amounts(t, mark, modifier, scope, owner, Vector.empty(), question);
        }
        return t;
    }

    @SuppressWarnings("unchecked") // the hooks of a modifier are registered with its question type
    private <Q> @Nullable Tally amounts(
            @Nullable Tally tally,
            HookSet set,
            Modifier<Q> modifier,
            Scope scope,
            ModelId owner,
            Vector<RuleId> silent,
            Q question) {
        Hook<Amount<?>>[] hooks = set.modifiers.get(NamedConstant.place(modifier), scope);
        if (hooks.length == 0) return tally;
        Tally t = tally == null ? new Tally() : tally;
        for (Hook<Amount<?>> hook : hooks)
            if (silent.isEmpty() || !silent.contains(hook.rule()))
                t.add(hook, ((Amount<Q>) hook.does()).of(this, owner, question));
        return t;
    }

    /** KT-12: only models in play affect others. */
    private <Q> @Nullable Tally addOfAllModels(@Nullable Tally tally, Modifier<Q> modifier, Q question) {
        Tally t = tally;
        for (long all = roster.inPlay(); all != 0; all &= all - 1)
            t = owner(
                    t,
                    modifier,
                    Scope.ANY,
                    game.id(Long.numberOfTrailingZeros(all)),
                    WeaponChoice.NoWeapon.NONE,
                    null,
                    question);
        return t;
    }

    @SuppressWarnings("unchecked")
    private <Q> @Nullable Tally markers(@Nullable Tally tally, Modifier<Q> modifier, Q question) {
        Tally t = tally;
        for (Marker marker : laid()) {
            MarkerSet set = game.owners().marker(marker.rule());
            if (set == null) continue;
            for (Hook<MarkerHooks.Amount<?>> hook : set.amounts(modifier)) {
                if (t == null) t = new Tally();
                t.add(hook, ((MarkerHooks.Amount<Q>) hook.does()).of(this, marker, question));
            }
        }
        return t;
    }

    /** The sum of all models' and markers' hooks for a modifier that belongs to no model. */
    public final <Q> int sumForGame(Modifier<Q> modifier, Q question) {
        Tally tally = game.owners().lends(modifier) ? addOfAllModels(null, modifier, question) : null;
        return Tally.of(markers(tally, modifier, question));
    }

    /** The contribution of markers to a modifier, one per rule. */
    public final <Q> Vector<Contribution> ofMarkers(Modifier<Q> modifier, Q question) {
        java.util.ArrayList<Contribution> all = new java.util.ArrayList<>(0);
        for (Marker marker : markers) {
            java.util.ArrayList<Contribution> more = new java.util.ArrayList<>(0);
            given(more, modifier, marker, question);
            for (Contribution g : more)
                if (all.stream().noneMatch(known -> known.rule().equals(g.rule()))) all.add(g);
        }
        return Vector.ofAll(all);
    }

    public final boolean forbids(Restriction<?> restriction) {
        return game.owners().forbids(restriction);
    }

    /** Every SPECIAL action of a model: of its items, its card, its marks, then those that friends offer. */
    public final void specials(ModelId model, Consumer<Special> each) {
        for (RuleId item : items(model)) {
            HookSet hooks = game.owners().carried(game.index(model), item);
            if (hooks != null) hooks.specials(each);
        }
        game.hooks(model).specials(each);
        for (List<Mark> l = model(model).marks(); !l.isEmpty(); l = l.tail()) {
            HookSet mark = mark(l.head());
            if (mark != null) mark.specials(each);
        }
        for (Special special : game.owners().specials()) each.accept(special);
    }

    /** Whether a model may have a SPECIAL action. May return true without one. */
    public final boolean mayHaveSpecial(ModelId model) {
        ModelState m = model(model);
        HookSet item = carried(m);
        return item != null && item.special()
                || !m.marks().isEmpty()
                || game.hooks(model).special()
                || game.owners().specials().length > 0
                || game.owners().printed(game.index(model)).length > 0;
    }

    /**
     * Why a restriction forbids a choice; null if none does.
     *
     * @param opponent the target of the choice; null if there is none
     */
    public final <Q> @Nullable Rejection veto(
            Restriction<Q> restriction, ModelId own, WeaponChoice weapon, @Nullable ModelId opponent, Q what) {
        if (!game.owners().forbids(restriction)) return null;
        Rejection why = vetoes(restriction, Scope.OWN, own, weapon, what);
        if (why == null && opponent != null)
            why = vetoes(restriction, Scope.OPPONENT, opponent, WeaponChoice.NoWeapon.NONE, what);
        long others = game.owners().lends(restriction) ? roster.inPlay() : 0;
        for (long all = others; why == null && all != 0; all &= all - 1)
            why = vetoes(
                    restriction, Scope.ANY, game.id(Long.numberOfTrailingZeros(all)), WeaponChoice.NoWeapon.NONE, what);
        return why;
    }

    private <Q> @Nullable Rejection vetoes(
            Restriction<Q> restriction, Scope scope, ModelId owner, WeaponChoice weapon, Q what) {
        Vector<RuleId> silent = game.owners().marksSilence() ? silent(owner, null) : Vector.empty();
        Rejection why = vetoes(game.hooks(owner, weapon), restriction, scope, owner, silent, what);
        ModelState m = model(owner);
        HookSet item = carried(m);
        if (why == null && item != null) why = vetoes(item, restriction, scope, owner, silent, what);
        for (List<Mark> l = m.marks(); why == null && !l.isEmpty(); l = l.tail()) {
            HookSet mark = mark(l.head());
            if (mark != null) why = vetoes(mark, restriction, scope, owner, Vector.empty(), what);
        }
        return why;
    }

    @SuppressWarnings("unchecked")
    private <Q> @Nullable Rejection vetoes(
            HookSet set, Restriction<Q> restriction, Scope scope, ModelId owner, Vector<RuleId> silent, Q what) {
        for (Hook<Check<?>> hook : set.restrictions.get(NamedConstant.place(restriction), scope)) {
            if (!silent.isEmpty() && silent.contains(hook.rule())) continue;
            Rejection why = ((Check<Q>) hook.does()).check(this, owner, what);
            if (why != null) return why;
        }
        return null;
    }

    /** The contribution of each hook: the model's, then other models' in SCAT-8 order, then markers' in the order of laying. */
    public final <Q> Vector<Contribution> each(
            Modifier<Q> modifier,
            ModelId own,
            WeaponChoice weapon,
            @Nullable ModelId opponent,
            WeaponChoice reply,
            Q question) {
        if (!gives(modifier)) return Vector.empty();
        java.util.ArrayList<Contribution> all = new java.util.ArrayList<>(0);
        given(all, modifier, Scope.OWN, own, weapon, question);
        if (opponent != null) given(all, modifier, Scope.OPPONENT, opponent, reply, question);
        if (game.owners().lends(modifier))
            for (ModelId id : inOrder()) given(all, modifier, Scope.ANY, id, WeaponChoice.NoWeapon.NONE, question);
        for (Marker marker : markers) given(all, modifier, marker, question);
        for (Contribution one : all)
            if (one.amount() < 0)
                throw new IllegalArgumentException(one.rule() + " gives " + one.amount() + " to " + modifier);
        return Vector.ofAll(all);
    }

    private <Q> void given(
            java.util.List<Contribution> all,
            Modifier<Q> modifier,
            Scope scope,
            ModelId owner,
            WeaponChoice weapon,
            Q question) {
        given(all, game.hooks(owner, weapon), modifier, scope, owner, question);
        ModelState m = model(owner);
        HookSet item = carried(m);
        if (item != null) given(all, item, modifier, scope, owner, question);
        for (List<Mark> l = m.marks(); !l.isEmpty(); l = l.tail()) {
            HookSet set = mark(l.head());
            if (set != null) given(all, set, modifier, scope, owner, question);
        }
    }

    @SuppressWarnings("unchecked")
    private <Q> void given(
            java.util.List<Contribution> all,
            HookSet set,
            Modifier<Q> modifier,
            Scope scope,
            ModelId owner,
            Q question) {
        for (Hook<Amount<?>> hook : set.modifiers.get(NamedConstant.place(modifier), scope)) {
            int n = ((Amount<Q>) hook.does()).of(this, owner, question);
            if (n != 0) all.add(new Contribution(hook.rule(), n));
        }
    }

    @SuppressWarnings("unchecked")
    private <Q> void given(java.util.List<Contribution> all, Modifier<Q> modifier, Marker marker, Q question) {
        MarkerSet set = game.owners().marker(marker.rule());
        if (set == null) return;
        for (Hook<MarkerHooks.Amount<?>> hook : set.amounts(modifier)) {
            int n = ((MarkerHooks.Amount<Q>) hook.does()).of(this, marker, question);
            if (n != 0) all.add(new Contribution(hook.rule(), n));
        }
    }
}
