package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Capability.FriendlyShot;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Hooks.Amount;
import io.github.deadcube.api.extend.Hooks.Check;
import io.github.deadcube.api.extend.Hooks.Reaction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.MovementMode;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.resolve.HookTable.Hook;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What one owner does, as {@link HookCollector} has gathered it: a model, a weapon with its model, an item, a mark, an effect. */
public final class HookSet {
    final HookTable<Amount<?>> figures;
    final HookTable<Reaction<?>> moments;
    final HookTable<Check<?>> deeds;
    private final @Nullable RuleId[] traits;
    private final Special[] specials;
    private final @Nullable Special inAssaults;
    private final List<Special> lent;
    private final ShotMode[] modes;
    private final @Nullable Delivery delivery;
    private final @Nullable FriendlyShot friendly;
    private final Gaits gaits;
    private final List<HookCollector.Grant> grants;
    private final Vector<RuleId> own;
    private final Vector<RuleId> theirs;

    HookSet(HookCollector g) {
        figures = g.figures;
        moments = g.moments;
        deeds = g.deeds;
        traits = g.traits();
        specials = g.specials.toArray(new Special[0]);
        inAssaults = g.specials.stream()
                .filter(Special::isAllowedInAssaults)
                .findFirst()
                .orElse(null);
        lent = List.copyOf(g.lent);
        modes = g.modes.toArray(new ShotMode[0]);
        delivery = g.delivery;
        friendly = g.friendly;
        gaits = g.gaits;
        grants = g.grants();
        own = g.own;
        theirs = g.theirs;
    }

    /** The rules that the owner's mark silences: its own, or those of its opponent. */
    Vector<RuleId> silenced(boolean opponent) {
        return opponent ? theirs : own;
    }

    /** The rule that gives the owner a trait, besides those that are silenced; null if none does. */
    @Nullable
    RuleId ruleOf(Trait trait, Vector<RuleId> silenced) {
        for (HookCollector.Grant grant : grants)
            if (grant.trait() == trait && !silenced.contains(grant.by())) return grant.by();
        return null;
    }

    /** KT-17: whether the owner's mark lends a trait to a weapon. */
    boolean lends(Trait trait, Option<Weapon> weapon) {
        for (HookCollector.Grant grant : grants)
            if (grant.trait() == trait && (grant.only() == null || grant.only().has(weapon))) return true;
        return false;
    }

    public boolean hasTrait(Trait trait) {
        return traits[trait.ordinal()] != null;
    }

    /** The rule that gives the owner a trait; null if it has not got it. */
    public @Nullable RuleId ruleOf(Trait trait) {
        return traits[trait.ordinal()];
    }

    public Gaits gaits() {
        return gaits;
    }

    public @Nullable Delivery delivery() {
        return delivery;
    }

    /** K-INVIGORATE: its SHOOT at friends, in place of all others; null if it has none. */
    public @Nullable FriendlyShot friendly() {
        return friendly;
    }

    /** The ways to shoot with it besides the ordinary one; to be read alone. */
    public ShotMode[] modes() {
        return modes;
    }

    /** The SPECIAL actions that the owner may choose, one after another. */
    public void specials(Consumer<Special> each) {
        for (Special special : specials) each.accept(special);
    }

    /** R25-K-BOOM: what the owner may do in place of a FIGHT or SURVIVE; null for most. */
    public @Nullable Special inAssaults() {
        return inAssaults;
    }

    /** Whether there are any. */
    boolean special() {
        return specials.length > 0;
    }

    /** What friends may choose because of the owner. */
    List<Special> lent() {
        return lent;
    }

    /** What the owner's own hooks add to a figure of its own, whose rule is asked for with the amount. */
    Hook<Amount<?>>[] own(Modifier<?> modifier) {
        return figures.get(NamedConstant.place(modifier), Scope.OWN);
    }

    /** The moments at which the owner acts: a bit for the {@link Moment#ordinal} of each. */
    long acting() {
        return moments.used();
    }

    /**
     * How a model gets about by all that it bears.
     *
     * @param best the last of {@link MovementMode}'s list; null where nothing says anything
     * @param walks whether it climbs though it is a machine (K-WALKER)
     * @param machine whether something keeps it from climbing (K-VEHICLE)
     * @param fallsSoftly whether something protects it in falls
     */
    public record Gaits(@Nullable MovementMode best, boolean walks, boolean machine, boolean fallsSoftly) {
        static final Gaits NONE = new Gaits(null, false, false, false);

        /** With another. */
        Gaits and(MovementMode how) {
            return and(new Gaits(how, how == MovementMode.CLIMBING, !how.climbs(), !how.harmedByFalls()));
        }

        /** With all of another owner's. */
        Gaits and(Gaits other) {
            if (other.best == null) return this;
            MovementMode last = best == null || other.best.compareTo(best) > 0 ? other.best : best;
            return new Gaits(last, walks || other.walks, machine || other.machine, fallsSoftly || other.fallsSoftly);
        }

        public MovementMode gait() {
            return best == null ? MovementMode.CLIMBING : best;
        }

        /** K-VEHICLE: what takes to the air does not climb for that, unless it is a WALKER. */
        public MovementMode footing() {
            return machine && !walks ? MovementMode.ROLLING : gait();
        }

        /** FALL-1: whether falls harm it: what protects it counts, however else it gets about. */
        public boolean harmedByFalls() {
            return !fallsSoftly;
        }
    }
}
