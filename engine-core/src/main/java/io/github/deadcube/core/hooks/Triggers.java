package io.github.deadcube.core.hooks;

import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Registration.Reaction;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Death;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.HookTable.Hook;
import org.jspecify.annotations.Nullable;

/** Runs the hooks of triggers: of models and their weapons, items and marks, of markers, and of the scenario. */
public final class Triggers {
    private final HooksInPlay inPlay;
    private final HookQueries hooks;
    private final Effects effects;
    private final ActingRule acting;
    private boolean aimed;
    private final HookQueries.Fold<Void> reaction = (none, hook, owner, event) -> {
        react(hook, owner, event);
        return null;
    };

    private final HookQueries.Fold<Void> ofApplications = (none, hook, owner, event) -> {
        if (hook.checked()) react(hook, owner, event);
        return null;
    };

    public Triggers(HooksInPlay inPlay, HookQueries hooks, Effects effects, ActingRule acting) {
        this.inPlay = inPlay;
        this.hooks = hooks;
        this.effects = effects;
        this.acting = acting;
    }

    public boolean acts(Trigger<?> trigger, ModelId own) {
        return acts(NamedConstant.bit(trigger), own);
    }

    /** Whether any hook acts at one of a model's triggers, which are a {@link NamedConstant#bit} each. */
    public boolean acts(long triggers, ModelId own) {
        HookOwners owners = inPlay.owners();
        long all = triggers & owners.acting;
        if (all == 0) return false;
        if (((hooks.hooksOf(own).acting | owners.actingAnyway) & all) != 0) return true;
        if (inPlay.hasMarkers())
            for (Marker marker : inPlay.laid()) {
                HookSet set = owners.ofMarker(marker.rule());
                if (set != null && (set.acting & all) != 0) return true;
            }
        return false;
    }

    /**
     * All hooks act at a trigger: those of the model first, then of the opponent, of all models, of markers, of the
     * scenario.
     *
     * @param own the model of the trigger, with the weapon that it uses; null if no model's own hooks count
     * @param opponent null if there is none
     */
    public <E> void at(
            Trigger<E> trigger, @Nullable ModelId own, WeaponChoice weapon, @Nullable ModelId opponent, E what) {
        at(trigger, own, weapon, opponent, WeaponChoice.NONE, what);
    }

    /** As above, without a weapon and an opponent. */
    public <E> void at(Trigger<E> trigger, @Nullable ModelId own, E what) {
        at(trigger, own, WeaponChoice.NONE, null, what);
    }

    /** As above, with the opponent's weapon in use. */
    public <E> void at(
            Trigger<E> trigger,
            @Nullable ModelId own,
            WeaponChoice weapon,
            @Nullable ModelId opponent,
            WeaponChoice reply,
            E what) {
        if (inPlay.owners().acts(trigger))
            hooks.walk(HookTable.index(trigger), own, weapon, opponent, reply, what, reaction);
    }

    /** As {@link #at}, but only the hooks of applications act. */
    public <E> void ofApplications(Trigger<E> trigger, ModelId own, WeaponChoice weapon, ModelId opponent, E what) {
        if (inPlay.owners().acts(trigger))
            hooks.walk(HookTable.index(trigger), own, weapon, opponent, WeaponChoice.NONE, what, ofApplications);
    }

    /** K-INDIRECT: the shooter's rules react to the aim of a shot at a cube. Returns whether there are such rules. */
    public boolean aim(CubeShot shot) {
        if (!aimed) at(Trigger.AIMED, shot.shooter(), shot.weapon(), null, shot);
        long acting = hooks.hooksOf(shot.shooter(), shot.weapon()).acting | inPlay.owners().actingAnyway;
        return (acting & NamedConstant.bit(Trigger.AIMED)) != 0;
    }

    /** SHO-9: fires a shot to whose aim the rules have reacted as it was declared. */
    public void aimed(Runnable shot) {
        aimed = true;
        try {
            shot.run();
        } finally {
            aimed = false;
        }
    }

    /**
     * DMG-4, KT-17: a model has died. Its own hooks act as they were at its death: with keywords that were lent or
     * silenced.
     */
    public void died(Death death) {
        if (!inPlay.owners().acts(Trigger.DIED)) return;
        ModelId dead = death.model();
        HookOwners owners = inPlay.owners();
        HookSet own = owners.hooks(effects.model(dead), owners.index(dead), death.marks()).unarmed;
        at(own, Trigger.DIED, dead, death);
        hooks.others(null, HookTable.index(Trigger.DIED), dead, null, WeaponChoice.NONE, death, reaction);
    }

    /** One owner's hooks act at its own trigger. */
    public <E> void at(HookSet set, Trigger<E> trigger, ModelId owner, E what) {
        for (Hook hook : set.hooks.get(HookTable.index(trigger), Scope.OWN)) react(hook, owner, what);
    }

    @SuppressWarnings("unchecked") // the hooks of a trigger are registered with the types of its owner and its event
    private void react(Hook hook, Object owner, Object what) {
        boolean before = acting.begin(hook.checked());
        try {
            ((Reaction<Object, Object>) hook.does()).react(effects, owner, what);
        } catch (Throwable bug) {
            throw EngineFailure.ofHook(hook.rule(), bug);
        } finally {
            acting.begin(before);
        }
    }
}
