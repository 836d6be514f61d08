package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Hooks.Amount;
import io.github.deadcube.api.extend.Hooks.Reaction;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Hooks.Veto;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.Delivery;
import io.github.deadcube.api.extend.Way.FriendlyShot;
import io.github.deadcube.api.extend.Way.ShotMode;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.Listed;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.resolve.HookTable.Hook;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What one bearer does, as {@link Gathering} has gathered it: a model, a weapon with its model, an item, a mark, an effect. */
public final class HookSet {
    final HookTable<Amount<?>> figures;
    final HookTable<Reaction<?>> moments;
    final HookTable<Veto<?>> deeds;
    private final @Nullable RuleId[] traits;
    private final Special[] specials;
    private final @Nullable Special inAssaults;
    private final List<Special> lent;
    private final ShotMode[] modes;
    private final @Nullable Delivery delivery;
    private final @Nullable FriendlyShot friendly;
    private final Gaits gaits;
    private final List<Gathering.Grant> grants;
    private final Vector<RuleId> own;
    private final Vector<RuleId> theirs;

    HookSet(Gathering g) {
        figures = g.figures;
        moments = g.moments;
        deeds = g.deeds;
        traits = g.traits();
        specials = g.specials.toArray(new Special[0]);
        inAssaults = g.specials.stream().filter(Special::inAssaults).findFirst().orElse(null);
        lent = List.copyOf(g.lent);
        modes = g.modes.toArray(new ShotMode[0]);
        delivery = g.delivery;
        friendly = g.friendly;
        gaits = g.gaits;
        grants = g.grants();
        own = g.own;
        theirs = g.theirs;
    }

    /** The rules that the bearer's mark silences: its own, or those of its opponent. */
    Vector<RuleId> silenced(boolean opponent) {
        return opponent ? theirs : own;
    }

    /** The rule that gives the bearer a trait, besides those that are silenced; null if none does. */
    @Nullable
    RuleId ruleOf(Trait trait, Vector<RuleId> silenced) {
        for (Gathering.Grant grant : grants)
            if (grant.trait() == trait && !silenced.contains(grant.by())) return grant.by();
        return null;
    }

    /** KT-17: whether the bearer's mark lends a trait to a weapon. */
    boolean lends(Trait trait, Option<Weapon> weapon) {
        for (Gathering.Grant grant : grants)
            if (grant.trait() == trait && (grant.only() == null || grant.only().has(weapon))) return true;
        return false;
    }

    public boolean is(Trait trait) {
        return traits[trait.ordinal()] != null;
    }

    /** The rule that gives the bearer a trait; null if it has not got it. */
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

    /** The SPECIAL actions that the bearer may choose, one after another. */
    public void specials(Consumer<Special> each) {
        for (Special special : specials) each.accept(special);
    }

    /** R25-K-BOOM: what the bearer may do in place of a FIGHT or SURVIVE; null for most. */
    public @Nullable Special inAssaults() {
        return inAssaults;
    }

    /** Whether there are any. */
    boolean special() {
        return specials.length > 0;
    }

    /** What friends may choose because of the bearer. */
    List<Special> lent() {
        return lent;
    }

    /** What the bearer's own hooks add to a figure of its own, whose rule is asked for with the amount. */
    Hook<Amount<?>>[] own(Figure<?> figure) {
        return figures.get(Listed.place(figure), Scope.OWN);
    }

    /** The moments at which the bearer acts: a bit for the {@link Moment#ordinal} of each. */
    long acting() {
        return moments.used();
    }

    /**
     * How a model gets about by all that it bears.
     *
     * @param best the last of {@link Gait}'s list; null where nothing says anything
     * @param walks whether it climbs though it is a machine (K-WALKER)
     * @param machine whether something keeps it from climbing (K-VEHICLE)
     * @param fallsSoftly whether something protects it in falls
     */
    public record Gaits(@Nullable Gait best, boolean walks, boolean machine, boolean fallsSoftly) {
        static final Gaits NONE = new Gaits(null, false, false, false);

        /** With another. */
        Gaits and(Gait how) {
            return and(new Gaits(how, how == Gait.CLIMBING, !how.climbs(), !how.harmedByFalls()));
        }

        /** With all of another bearer's. */
        Gaits and(Gaits other) {
            if (other.best == null) return this;
            Gait last = best == null || other.best.compareTo(best) > 0 ? other.best : best;
            return new Gaits(last, walks || other.walks, machine || other.machine, fallsSoftly || other.fallsSoftly);
        }

        public Gait gait() {
            return best == null ? Gait.CLIMBING : best;
        }

        /** K-VEHICLE: what takes to the air does not climb for that, unless it is a WALKER. */
        public Gait footing() {
            return machine && !walks ? Gait.ROLLING : gait();
        }

        /** FALL-1: whether falls harm it: what protects it counts, however else it gets about. */
        public boolean harmedByFalls() {
            return !fallsSoftly;
        }
    }
}
