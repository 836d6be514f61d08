package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Gait;
import org.jspecify.annotations.Nullable;

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
