package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Capability.AirDrop;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Capability.FriendlyShot;
import io.github.deadcube.api.extend.Capability.OpeningMove;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Hooks.Check;
import io.github.deadcube.api.extend.MovementMode;
import io.github.deadcube.api.extend.Registration.Amount;
import io.github.deadcube.api.extend.Registration.Reaction;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The hooks of a model, a weapon with its model, an item, a mark or an effect, collected by {@link HookCollector}. */
public final class HookSet {
    final HookTable<Amount<ModelId, ?>> modifiers;
    final HookTable<Reaction<ModelId, ?>> triggers;
    final HookTable<Check<?>> restrictions;
    private final @Nullable RuleId[] traits;
    private final Special[] specials;
    private final @Nullable Special inAssaults;
    private final List<Special> lent;
    private final ShotMode[] modes;
    private final @Nullable Delivery delivery;
    private final @Nullable FriendlyShot friendly;
    private final MovementRules movementRules;
    private final @Nullable OpeningMove openingMove;
    private final @Nullable AirDrop airDrop;
    private final RuleId[] keywords;
    private final List<HookCollector.Grant> grants;
    private final Vector<RuleId> silencedOwn;
    private final Vector<RuleId> silencedOpponent;

    HookSet(HookCollector g) {
        modifiers = g.modifiers;
        triggers = g.triggers;
        restrictions = g.restrictions;
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
        movementRules = g.movement;
        openingMove = g.openingMove;
        airDrop = g.airDrop;
        keywords = g.keywords.toArray(new RuleId[0]);
        grants = g.grants();
        silencedOwn = g.silencedOwn;
        silencedOpponent = g.silencedOpponent;
    }

    /** The rules that the mark silences: for its owner, or for the owner's opponent. */
    Vector<RuleId> silenced(boolean opponent) {
        return opponent ? silencedOpponent : silencedOwn;
    }

    /** The rule that grants a trait, without silenced rules; null if there is none. */
    @Nullable
    RuleId ruleOf(Trait trait, Vector<RuleId> silenced) {
        for (HookCollector.Grant grant : grants)
            if (grant.trait() == trait && !silenced.contains(grant.by())) return grant.by();
        return null;
    }

    public boolean hasTrait(Trait trait) {
        return traits[trait.ordinal()] != null;
    }

    /** The rule that grants a trait; null if there is none. */
    public @Nullable RuleId ruleOf(Trait trait) {
        return traits[trait.ordinal()];
    }

    /** Whether a keyword with this rule has registered hooks here. */
    boolean has(RuleId keyword) {
        for (RuleId own : keywords) if (own.equals(keyword)) return true;
        return false;
    }

    public MovementRules movementRules() {
        return movementRules;
    }

    /** SET-10: the movement before the first round; null if there is none. */
    public @Nullable OpeningMove openingMove() {
        return openingMove;
    }

    /** SET-7: the deployment by air; null if there is none. */
    public @Nullable AirDrop airDrop() {
        return airDrop;
    }

    public @Nullable Delivery delivery() {
        return delivery;
    }

    /** K-INVIGORATE: the SHOOT at friends that replaces all others; null if there is none. */
    public @Nullable FriendlyShot friendly() {
        return friendly;
    }

    /** The special shot modes. Do not modify the array. */
    public ShotMode[] modes() {
        return modes;
    }

    Special[] specials() {
        return specials;
    }

    /** R25-K-BOOM: the action that may replace a FIGHT or SURVIVE; null for most owners. */
    public @Nullable Special inAssaults() {
        return inAssaults;
    }

    boolean special() {
        return specials.length > 0;
    }

    /** The actions that the owner's friends may choose. */
    List<Special> lent() {
        return lent;
    }

    /** A bit for each trigger, by {@link NamedConstant#bit}. */
    long acting() {
        return triggers.used();
    }

    /**
     * The movement rules of a model, combined from its hooks.
     *
     * @param best the last movement mode in the order of {@link MovementMode}; null if no hook sets one
     * @param walks whether it climbs although it is a machine (K-WALKER)
     * @param machine whether a rule keeps it from climbing (K-VEHICLE)
     * @param fallsSoftly whether a rule protects it from falls
     */
    public record MovementRules(@Nullable MovementMode best, boolean walks, boolean machine, boolean fallsSoftly) {
        static final MovementRules NONE = new MovementRules(null, false, false, false);

        MovementRules and(MovementMode how) {
            return and(new MovementRules(how, how == MovementMode.CLIMBING, !how.climbs(), !how.harmedByFalls()));
        }

        MovementRules and(MovementRules other) {
            if (other.best == null) return this;
            MovementMode last = best == null || other.best.compareTo(best) > 0 ? other.best : best;
            return new MovementRules(
                    last, walks || other.walks, machine || other.machine, fallsSoftly || other.fallsSoftly);
        }

        public MovementMode mode() {
            return best == null ? MovementMode.CLIMBING : best;
        }

        /** K-VEHICLE: a machine does not climb even if it can fly, unless it is a WALKER. */
        public MovementMode groundMode() {
            return machine && !walks ? MovementMode.ROLLING : mode();
        }

        /** FALL-1: whether falls harm it. Any protection counts, whatever the movement mode. */
        public boolean harmedByFalls() {
            return !fallsSoftly;
        }
    }
}
