package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hit.Contribution;
import io.github.deadcube.api.extend.Hooks.Check;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration.Amount;
import io.github.deadcube.api.extend.Restriction;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.resolve.HookTable.Hook;
import io.github.deadcube.core.resolve.HookTable.Tally;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Queries of hooks: modifiers, restrictions and traits. A model's hooks come from its card, the item that it carries (ITEM-7)
 * and its marks (KT-17).
 */
public final class HookQueries {
    private final Draft draft;
    private final GameView view;
    private final Neighbours neighbours;
    private final Unrolled<Marker> laid = new Unrolled<>(Marker[]::new);

    HookQueries(Draft draft, GameView view, Neighbours neighbours) {
        this.draft = draft;
        this.view = view;
        this.neighbours = neighbours;
    }

    private ModelState model(ModelId id) {
        return draft.model(id);
    }

    /** The markers as a cached array. Do not modify it. */
    Marker[] laid() {
        return laid.of(draft.markers);
    }

    @Nullable
    HookSet carried(ModelState m) {
        return m.item().isEmpty()
                ? null
                : draft.game
                        .owners()
                        .carried(draft.game.index(m.id()), m.item().get().item());
    }

    /** ITEM-7: the items that a model may use: the one that it carries, then those of its card that are not used up. */
    public List<RuleId> items(ModelId model) {
        ModelState m = model(model);
        List<RuleId> carried =
                m.item().isEmpty() ? List.empty() : List.of(m.item().get().item());
        HookOwners.PrintedItem[] printed = draft.game.owners().printed(draft.game.index(model));
        return printed.length == 0 ? carried : withPrinted(carried, m, printed);
    }

    private static List<RuleId> withPrinted(List<RuleId> carried, ModelState m, HookOwners.PrintedItem[] printed) {
        List<RuleId> all = carried;
        for (HookOwners.PrintedItem each : printed)
            if (!m.usedUp(each.number()) && !all.contains(each.item())) all = all.append(each.item());
        return all;
    }

    private @Nullable HookSet mark(Mark mark) {
        return draft.game.owners().mark(mark.rule());
    }

    /** The hooks of a model's card and of the keywords that marks lend it (KT-17). */
    public HookSet of(ModelId model) {
        return of(model, WeaponChoice.NoWeapon.NONE);
    }

    /** KT-1: as above, together with those of a weapon. */
    public HookSet of(ModelId model, WeaponChoice weapon) {
        return draft.game.lends() ? of(model, weapon, model(model).marks()) : draft.game.hooks(model, weapon);
    }

    /** As above, with the keywords of some marks instead of those that the model has. */
    HookSet of(ModelId model, WeaponChoice weapon, List<Mark> marks) {
        HookSet lent = draft.game.owners().lent(draft.game.index(model), weapon, marks);
        return lent == null ? draft.game.hooks(model, weapon) : lent;
    }

    /** The rule that grants a model a trait; null if there is none. */
    public @Nullable RuleId ruleOf(ModelId model, Trait trait) {
        HookSet card = of(model);
        RuleId by = card.ruleOf(trait);
        if (by != null && draft.game.owners().marksSilence()) by = card.ruleOf(trait, silent(model, null));
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

    /** Whether a keyword with this rule acts for a model: of its card or lent, unless it is silenced, or of its item. */
    public boolean hasKeyword(ModelId model, RuleId keyword) {
        if (of(model).has(keyword)
                && !(draft.game.owners().marksSilence() && silent(model, null).contains(keyword))) return true;
        HookSet item = carried(model(model));
        return item != null && item.has(keyword);
    }

    /** KT-17: the keywords of a model itself: those of its card, and those that marks lend it. */
    public Vector<Keyword> keywords(ModelId model) {
        ModelState m = model(model);
        return m.profile().keywords().appendAll(draft.game.owners().lent().ofModel(m.marks()));
    }

    /** KT-17: a weapon with the keywords that marks lend it. */
    Weapon lentTo(ModelId model, Weapon weapon) {
        if (!draft.game.lends()) return weapon;
        Vector<Keyword> lent =
                draft.game.owners().lent().ofWeapon(weapon, model(model).marks());
        return LentKeywords.with(weapon, lent);
    }

    /** R25-K-BOOM: the action that may replace a model's FIGHT or SURVIVE; null for most models. */
    public @Nullable Special inAssaults(ModelId model) {
        return of(model).inAssaults();
    }

    /** ORD-5: the rules that are silenced for a model by marks on itself and on its opponent. */
    Vector<RuleId> silent(ModelId model, @Nullable ModelId opponent) {
        Vector<RuleId> silent = silent(Vector.empty(), model(model).marks(), false);
        return opponent == null ? silent : silent(silent, model(opponent).marks(), true);
    }

    /** ORD-5: the rules that marks silence for the model with them. */
    Vector<RuleId> silent(List<Mark> marks) {
        return silent(Vector.empty(), marks, false);
    }

    private Vector<RuleId> silent(Vector<RuleId> known, List<Mark> marks, boolean opponents) {
        Vector<RuleId> silent = known;
        for (List<Mark> l = marks; !l.isEmpty(); l = l.tail()) {
            HookSet mark = mark(l.head());
            if (mark != null) silent = silent.appendAll(mark.silenced(opponents));
        }
        return silent;
    }

    /** The special shot modes of a weapon: the printed ones first, then those of marks. */
    public ShotMode[] modes(ModelId model, WeaponChoice weapon) {
        ShotMode[] modes = of(model, weapon).modes();
        for (List<Mark> l = model(model).marks(); !l.isEmpty(); l = l.tail()) {
            HookSet mark = mark(l.head());
            if (mark == null) continue;
            for (ShotMode lent : mark.modes())
                if (view.weapon(model, weapon).exists(lent::fits)
                        && Arrays.stream(modes).noneMatch(m -> m.rule().equals(lent.rule())))
                    modes = HookTable.append(modes, lent);
        }
        return modes;
    }

    public boolean hasTrait(ModelId model, WeaponChoice weapon, Trait trait) {
        return ruleOf(model, weapon, trait) != null;
    }

    /** The rule that grants a trait to a model's weapon, or to all its weapons; null if there is none. */
    public @Nullable RuleId ruleOf(ModelId model, WeaponChoice weapon, Trait trait) {
        HookSet armed = of(model, weapon);
        RuleId by = armed.ruleOf(trait);
        if (by != null && draft.game.owners().marksSilence()) by = armed.ruleOf(trait, silent(model, null));
        if (by != null || !draft.game.owners().any(trait)) return by;
        for (List<Mark> l = model(model).marks(); by == null && !l.isEmpty(); l = l.tail()) {
            HookSet mark = mark(l.head());
            if (mark != null) by = mark.ruleOf(trait);
        }
        return by;
    }

    /**
     * The sum of all hooks for a modifier (KT-11).
     *
     * @param own the model whose modifier is computed, with the weapon that it uses
     * @param opponent the opponent, with its weapon {@code reply}; null if there is none
     */
    public <Q> int sum(
            Modifier<Q> modifier,
            ModelId own,
            WeaponChoice weapon,
            @Nullable ModelId opponent,
            WeaponChoice reply,
            Q question) {
        if (!gives(modifier)) return 0;
        Tally tally = owner(null, modifier, Scope.OWN, own, weapon, opponent, question);
        if (opponent != null) tally = owner(tally, modifier, Scope.OPPONENT, opponent, reply, own, question);
        if (draft.game.owners().lends(modifier)) tally = addOfAllModels(tally, modifier, question);
        return Tally.of(shared(tally, modifier, question));
    }

    public boolean gives(Modifier<?> modifier) {
        return draft.game.owners().gives(modifier);
    }

    /** The sum of a model's own hooks for its modifier, without a weapon. */
    public <Q> int own(Modifier<Q> modifier, ModelId model, Q question) {
        return gives(modifier)
                ? Tally.of(owner(null, modifier, Scope.OWN, model, WeaponChoice.NoWeapon.NONE, null, question))
                : 0;
    }

    /** The sum of the hooks of the weapon's own keywords. */
    @SuppressWarnings("unchecked") // the hooks of a modifier are registered with its question type
    public <Q> int ofWeapon(Modifier<Q> modifier, ModelId model, WeaponChoice weapon, Q question) {
        Tally tally = new Tally();
        for (Hook<Amount<ModelId, ?>> hook : of(model, weapon).modifiers.get(NamedConstant.place(modifier), Scope.OWN))
            if (hook.weapon()) tally.add(hook, ((Amount<ModelId, Q>) hook.does()).of(view, model, question));
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
        Vector<RuleId> silent = draft.game.owners().marksSilence() ? silent(owner, other) : Vector.empty();
        Tally t = amounts(tally, of(owner, weapon), modifier, scope, owner, silent, question);
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
        Hook<Amount<ModelId, ?>>[] hooks = set.modifiers.get(NamedConstant.place(modifier), scope);
        if (hooks.length == 0) return tally;
        Tally t = tally == null ? new Tally() : tally;
        for (Hook<Amount<ModelId, ?>> hook : hooks)
            if (silent.isEmpty() || !silent.contains(hook.rule()))
                t.add(hook, ((Amount<ModelId, Q>) hook.does()).of(view, owner, question));
        return t;
    }

    /** KT-12: only models in play affect others. */
    private <Q> @Nullable Tally addOfAllModels(@Nullable Tally tally, Modifier<Q> modifier, Q question) {
        Tally t = tally;
        for (long all = draft.roster.inPlay(); all != 0; all &= all - 1)
            t = owner(
                    t,
                    modifier,
                    Scope.ANY,
                    draft.game.id(Long.numberOfTrailingZeros(all)),
                    WeaponChoice.NoWeapon.NONE,
                    null,
                    question);
        return t;
    }

    /**
     * The hooks of markers and of the scenario. Models, markers and the scenario have loops of their own here and in {@link Triggers}:
     * with one loop for all owners, random games are 5 % slower.
     */
    @SuppressWarnings("unchecked")
    private <Q> @Nullable Tally shared(@Nullable Tally tally, Modifier<Q> modifier, Q question) {
        if (draft.markers.isEmpty() && draft.game.owners().scenarioHooks().empty()) return tally;
        Tally t = tally;
        for (Hook<Amount<Scenario, ?>> hook :
                draft.game.owners().scenarioHooks().amounts(modifier)) {
            if (t == null) t = new Tally();
            t.add(hook, ((Amount<Scenario, Q>) hook.does()).of(view, view.scenario(), question));
        }
        for (Marker marker : laid()) {
            SharedHooks<Marker> set = draft.game.owners().marker(marker.rule());
            if (set == null) continue;
            for (Hook<Amount<Marker, ?>> hook : set.amounts(modifier)) {
                if (t == null) t = new Tally();
                t.add(hook, ((Amount<Marker, Q>) hook.does()).of(view, marker, question));
            }
        }
        return t;
    }

    /** The sum of all models' and markers' hooks for a modifier that belongs to no model. */
    public <Q> int sumForGame(Modifier<Q> modifier, Q question) {
        Tally tally = draft.game.owners().lends(modifier) ? addOfAllModels(null, modifier, question) : null;
        return Tally.of(shared(tally, modifier, question));
    }

    /** The contribution of markers to a modifier, one per rule. */
    public <Q> Vector<Contribution> ofMarkers(Modifier<Q> modifier, Q question) {
        java.util.ArrayList<Contribution> all = new java.util.ArrayList<>(0);
        for (Marker marker : draft.markers) {
            java.util.ArrayList<Contribution> more = new java.util.ArrayList<>(0);
            given(more, modifier, marker, question);
            for (Contribution g : more)
                if (all.stream().noneMatch(known -> known.rule().equals(g.rule()))) all.add(g);
        }
        return Vector.ofAll(all);
    }

    public boolean forbids(Restriction<?> restriction) {
        return draft.game.owners().forbids(restriction);
    }

    /** Every SPECIAL action of a model: of its items, its card, its marks, then those that friends offer. Do not modify the array. */
    public Special[] specials(ModelId model) {
        Special[] all = {};
        for (RuleId item : items(model)) {
            HookSet hooks = draft.game.owners().carried(draft.game.index(model), item);
            if (hooks != null) all = HookTable.join(all, hooks.specials());
        }
        all = HookTable.join(all, of(model).specials());
        for (List<Mark> l = model(model).marks(); !l.isEmpty(); l = l.tail()) {
            HookSet mark = mark(l.head());
            if (mark != null) all = HookTable.join(all, mark.specials());
        }
        return HookTable.join(all, draft.game.owners().specials());
    }

    /** Whether a model may have a SPECIAL action. May return true without one. */
    public boolean mayHaveSpecial(ModelId model) {
        ModelState m = model(model);
        HookSet item = carried(m);
        return item != null && item.special()
                || !m.marks().isEmpty()
                || of(model).special()
                || draft.game.owners().specials().length > 0
                || draft.game.owners().printed(draft.game.index(model)).length > 0;
    }

    /**
     * Why a restriction forbids a choice; null if none does.
     *
     * @param opponent the target of the choice; null if there is none
     */
    public <Q> @Nullable Rejection veto(
            Restriction<Q> restriction, ModelId own, WeaponChoice weapon, @Nullable ModelId opponent, Q what) {
        if (!draft.game.owners().forbids(restriction)) return null;
        Rejection why = vetoes(restriction, Scope.OWN, own, weapon, what);
        if (why == null && opponent != null)
            why = vetoes(restriction, Scope.OPPONENT, opponent, WeaponChoice.NoWeapon.NONE, what);
        long others = draft.game.owners().lends(restriction) ? draft.roster.inPlay() : 0;
        for (long all = others; why == null && all != 0; all &= all - 1)
            why = vetoes(
                    restriction,
                    Scope.ANY,
                    draft.game.id(Long.numberOfTrailingZeros(all)),
                    WeaponChoice.NoWeapon.NONE,
                    what);
        return why;
    }

    private <Q> @Nullable Rejection vetoes(
            Restriction<Q> restriction, Scope scope, ModelId owner, WeaponChoice weapon, Q what) {
        Vector<RuleId> silent = draft.game.owners().marksSilence() ? silent(owner, null) : Vector.empty();
        Rejection why = vetoes(of(owner, weapon), restriction, scope, owner, silent, what);
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
            Rejection why = ((Check<Q>) hook.does()).check(view, owner, what);
            if (why != null) return why;
        }
        return null;
    }

    /** The contribution of each hook: the model's, then other models' in SCAT-8 order, then markers' in the order of laying. */
    public <Q> Vector<Contribution> each(
            Modifier<Q> modifier,
            ModelId own,
            WeaponChoice weapon,
            @Nullable ModelId opponent,
            WeaponChoice reply,
            Q question) {
        if (!gives(modifier)) return Vector.empty();
        java.util.ArrayList<Contribution> all = new java.util.ArrayList<>(0);
        given(all, modifier, Scope.OWN, own, weapon, opponent, question);
        if (opponent != null) given(all, modifier, Scope.OPPONENT, opponent, reply, own, question);
        if (draft.game.owners().lends(modifier))
            for (ModelId id : neighbours.inOrder())
                given(all, modifier, Scope.ANY, id, WeaponChoice.NoWeapon.NONE, null, question);
        for (Marker marker : draft.markers) given(all, modifier, marker, question);
        given(all, modifier, question);
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
            @Nullable ModelId other,
            Q question) {
        Vector<RuleId> silent = draft.game.owners().marksSilence() ? silent(owner, other) : Vector.empty();
        given(all, of(owner, weapon), modifier, scope, owner, silent, question);
        ModelState m = model(owner);
        HookSet item = carried(m);
        if (item != null) given(all, item, modifier, scope, owner, silent, question);
        for (List<Mark> l = m.marks(); !l.isEmpty(); l = l.tail()) {
            HookSet set = mark(l.head());
            if (set != null) given(all, set, modifier, scope, owner, Vector.empty(), question);
        }
    }

    @SuppressWarnings("unchecked")
    private <Q> void given(
            java.util.List<Contribution> all,
            HookSet set,
            Modifier<Q> modifier,
            Scope scope,
            ModelId owner,
            Vector<RuleId> silent,
            Q question) {
        for (Hook<Amount<ModelId, ?>> hook : set.modifiers.get(NamedConstant.place(modifier), scope)) {
            if (!silent.isEmpty() && silent.contains(hook.rule())) continue;
            int n = ((Amount<ModelId, Q>) hook.does()).of(view, owner, question);
            if (n != 0) all.add(new Contribution(hook.rule(), n));
        }
    }

    @SuppressWarnings("unchecked")
    private <Q> void given(java.util.List<Contribution> all, Modifier<Q> modifier, Marker marker, Q question) {
        SharedHooks<Marker> set = draft.game.owners().marker(marker.rule());
        if (set == null) return;
        for (Hook<Amount<Marker, ?>> hook : set.amounts(modifier)) {
            int n = ((Amount<Marker, Q>) hook.does()).of(view, marker, question);
            if (n != 0) all.add(new Contribution(hook.rule(), n));
        }
    }

    @SuppressWarnings("unchecked")
    private <Q> void given(java.util.List<Contribution> all, Modifier<Q> modifier, Q question) {
        for (Hook<Amount<Scenario, ?>> hook :
                draft.game.owners().scenarioHooks().amounts(modifier)) {
            int n = ((Amount<Scenario, Q>) hook.does()).of(view, view.scenario(), question);
            if (n != 0) all.add(new Contribution(hook.rule(), n));
        }
    }
}
