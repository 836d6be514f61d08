package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Registration.Reaction;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Death;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.HookTable.Hook;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import org.jspecify.annotations.Nullable;

/** Runs the hooks of triggers: of models and their weapons, items and marks, of markers, and of the scenario. */
public final class Triggers {
    private final Draft draft;
    private final View view;
    private final Effects effects;

    Triggers(Draft draft, View view, Effects effects) {
        this.draft = draft;
        this.view = view;
        this.effects = effects;
    }

    /** Whether either side has a special order for a trigger. */
    public boolean hasOrder(Trigger<?> trigger) {
        for (int i = 0; i < 2; i++) {
            SpecialOrder order = draft.game.order(i == 0 ? Side.A : Side.B);
            if (order != null && order.actsAt(trigger)) return true;
        }
        return false;
    }

    /** Whether any hook acts at a model's trigger. */
    public boolean acts(Trigger<?> trigger, ModelId own) {
        return acts(NamedConstant.bit(trigger), own);
    }

    /**
     * Whether any hook acts at one of a model's triggers.
     *
     * @param triggers the {@link NamedConstant#bit} of each
     */
    public boolean acts(long triggers, ModelId own) {
        HookOwners owners = draft.game.owners();
        long all = triggers & owners.acting();
        if (all == 0) return false;
        if (((view.hooks().of(own).acting() | owners.actingAnyway()) & all) != 0) return true;
        ModelState m = draft.model(own);
        HookSet item = view.hooks().carried(m);
        if (item != null && (item.acting() & all) != 0) return true;
        for (List<Mark> l = m.marks(); !l.isEmpty(); l = l.tail()) {
            HookSet mark = owners.mark(l.head().rule());
            if (mark != null && (mark.acting() & all) != 0) return true;
        }
        if (!draft.markers.isEmpty())
            for (Marker marker : view.hooks().laid()) {
                SharedHooks<Marker> set = owners.marker(marker.rule());
                if (set != null && (set.acting() & all) != 0) return true;
            }
        return false;
    }

    /**
     * All hooks act at a trigger: those of the model first, then of the opponent, of all models, of markers, of the scenario.
     *
     * @param own the model of the trigger, with the weapon that it uses; null if no model's own hooks count
     * @param opponent null if there is none
     */
    public <E> void at(
            Trigger<E> trigger, @Nullable ModelId own, WeaponChoice weapon, @Nullable ModelId opponent, E what) {
        at(trigger, own, weapon, opponent, WeaponChoice.NoWeapon.NONE, what);
    }

    /** As above, with the opponent's weapon in use. */
    public <E> void at(
            Trigger<E> trigger,
            @Nullable ModelId own,
            WeaponChoice weapon,
            @Nullable ModelId opponent,
            WeaponChoice reply,
            E what) {
        if (!draft.game.acts(trigger)) return;
        if (own != null) owner(trigger, Scope.OWN, own, view.hooks().of(own, weapon), opponent, what);
        others(trigger, own, opponent, reply, what);
    }

    /** DMG-4, KT-17: a model has died. Its own hooks act as they were at its death: with keywords that were lent or silenced. */
    public void died(Death death) {
        if (!draft.game.acts(Trigger.DIED)) return;
        ModelId dead = death.model();
        Vector<RuleId> silent = view.hooks().silent(death.marks());
        react(
                view.hooks().of(dead, WeaponChoice.NoWeapon.NONE, death.marks()),
                Trigger.DIED,
                Scope.OWN,
                dead,
                silent,
                death);
        HookSet item = view.hooks().carried(draft.model(dead));
        if (item != null) react(item, Trigger.DIED, Scope.OWN, dead, silent, death);
        others(Trigger.DIED, death.model(), null, WeaponChoice.NoWeapon.NONE, death);
    }

    @SuppressWarnings("unchecked") // the hooks of a trigger are registered with its event type
    private <E> void others(
            Trigger<E> trigger, @Nullable ModelId own, @Nullable ModelId opponent, WeaponChoice reply, E what) {
        HookOwners owners = draft.game.owners();
        if (opponent != null)
            owner(trigger, Scope.OPPONENT, opponent, view.hooks().of(opponent, reply), own, what);
        if (owners.lends(trigger))
            for (ModelId id : view.neighbours().inOrder())
                owner(trigger, Scope.ANY, id, view.hooks().of(id), null, what);
        for (Marker marker : view.hooks().laid()) at(trigger, marker, what);
        for (Hook<Reaction<Scenario, ?>> hook : owners.scenarioHooks().reactions(trigger))
            ((Reaction<Scenario, E>) hook.does()).react(effects, view.scenario(), what);
    }

    /** A marker acts at a trigger that belongs to no model. */
    @SuppressWarnings("unchecked") // the hooks of a trigger are registered with its event type
    public <E> void at(Trigger<E> trigger, Marker marker, E what) {
        SharedHooks<Marker> set = draft.game.owners().marker(marker.rule());
        if (set == null) return;
        for (Hook<Reaction<Marker, ?>> hook : set.reactions(trigger))
            ((Reaction<Marker, E>) hook.does()).react(effects, marker, what);
    }

    private <E> void owner(
            Trigger<E> trigger, Scope scope, ModelId owner, HookSet armed, @Nullable ModelId other, E what) {
        Vector<RuleId> silent =
                draft.game.owners().marksSilence() ? view.hooks().silent(owner, other) : Vector.empty();
        react(armed, trigger, scope, owner, silent, what);
        ModelState m = draft.model(owner);
        HookSet item = view.hooks().carried(m);
        if (item != null) react(item, trigger, scope, owner, silent, what);
        for (List<Mark> l = m.marks(); !l.isEmpty(); l = l.tail()) {
            HookSet set = draft.game.owners().mark(l.head().rule());
            if (set != null) react(set, trigger, scope, owner, Vector.empty(), what);
        }
    }

    /** One owner's hooks act at its own trigger. */
    public <E> void at(HookSet set, Trigger<E> trigger, ModelId owner, E what) {
        react(set, trigger, Scope.OWN, owner, Vector.empty(), what);
    }

    @SuppressWarnings("unchecked")
    private <E> void react(HookSet set, Trigger<E> trigger, Scope scope, ModelId owner, Vector<RuleId> silent, E what) {
        for (Hook<Reaction<ModelId, ?>> hook : set.triggers.get(NamedConstant.place(trigger), scope))
            if (silent.isEmpty() || !silent.contains(hook.rule()))
                ((Reaction<ModelId, E>) hook.does()).react(effects, owner, what);
    }
}
