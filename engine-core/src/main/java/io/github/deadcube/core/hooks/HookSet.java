package io.github.deadcube.core.hooks;

import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The hooks of a model, a weapon with its model, an item, a mark, an effect, a rule's markers or the scenario. */
public final class HookSet {
    /** The changes of amounts, the restrictions and the reactions. */
    final HookTable hooks;

    final long acting;

    private final HookCollector.Grant[] grants;
    final Special[] specials;
    private final @Nullable Special inAssaults;
    /** The actions that the owner's friends may choose. */
    final List<Special> lent;

    private final ShotMode[] modes;
    private final List<Capability> others;
    private final MovementRules movementRules;
    private final Vector<RuleId> keywords;
    /** KT-17: the keywords that it lends. */
    final Vector<LentKeywords.Loan> loans;
    /**
     * ORD-5: the rules that its mark silences for the model itself; below, those of an opponent that the model's marks
     * silence.
     */
    final Vector<RuleId> silencedOwn;

    final Vector<RuleId> silencedOpponent;

    HookSet(HookCollector collector) {
        hooks = collector.hooks;
        grants = collector.grants().toArray(new HookCollector.Grant[0]);
        specials = collector.specials.toArray(new Special[0]);
        inAssaults = collector.specials.stream()
                .filter(Special::isAllowedInAssaults)
                .findFirst()
                .orElse(null);
        lent = List.copyOf(collector.lent);
        modes = collector.modes.toArray(new ShotMode[0]);
        others = List.copyOf(collector.others);
        movementRules = collector.movement;
        keywords = Vector.ofAll(collector.keywords);
        loans = collector.loans();
        silencedOwn = collector.silencedOwn;
        silencedOpponent = collector.silencedOpponent;
        acting = hooks.acting();
    }

    /**
     * All hooks of a model: of its card with the weapon, of its item, and of its marks, of which the last one comes
     * first here.
     */
    HookSet(HookSet card, @Nullable HookSet item, io.vavr.collection.List<HookSet> lastFirst, @Nullable Weapon weapon) {
        Vector<HookSet> marks = lastFirst.reverse().toVector();
        Vector<RuleId> silenced = marks.flatMap(mark -> mark.silencedOwn);
        Vector<HookSet> carried = item == null ? Vector.of(card) : Vector.of(card, item);
        hooks = new HookTable();
        List<HookCollector.Grant> granted = new ArrayList<>();
        for (HookSet set : carried.appendAll(marks)) {
            Vector<RuleId> without = carried.contains(set) ? silenced : Vector.empty();
            hooks.addAll(set.hooks, without);
            for (HookCollector.Grant grant : set.grants) if (!without.contains(grant.by())) granted.add(grant);
        }
        grants = granted.toArray(new HookCollector.Grant[0]);
        Special[] ofAll = card.specials;
        ShotMode[] modesOfAll = card.modes;
        MovementRules rules = item == null ? card.movementRules : card.movementRules.and(item.movementRules);
        for (HookSet mark : marks) {
            ofAll = HookTable.join(ofAll, mark.specials);
            rules = rules.and(mark.movementRules);
            for (ShotMode mode : mark.modes)
                if (weapon != null
                        && mode.fits(weapon)
                        && Arrays.stream(modesOfAll).noneMatch(m -> m.rule().equals(mode.rule())))
                    modesOfAll = HookTable.append(modesOfAll, mode);
        }
        specials = ofAll;
        modes = modesOfAll;
        movementRules = rules;
        inAssaults = card.inAssaults;
        lent = card.lent;
        others = card.others;
        keywords = carried.flatMap(set -> set.keywords).removeAll(silenced);
        loans = Vector.empty();
        silencedOwn = silenced;
        silencedOpponent = marks.flatMap(mark -> mark.silencedOpponent);
        acting = hooks.acting();
    }

    /** Whether it leaves everything as it is. */
    boolean isEmpty() {
        return hooks.isEmpty()
                && grants.length == 0
                && specials.length == 0
                && modes.length == 0
                && movementRules.equals(MovementRules.NONE)
                && loans.isEmpty()
                && !silences();
    }

    /** KT-17, ORD-5: whether it lends keywords to its owner, or silences some of them. */
    public boolean changesKeywords() {
        return silencedOwn.nonEmpty() || loans.nonEmpty();
    }

    boolean silences() {
        return !silencedOwn.isEmpty() || !silencedOpponent.isEmpty();
    }

    public boolean hasTrait(Trait trait) {
        return ruleOf(trait) != null;
    }

    /** The first rule that grants a trait; null if there is none. */
    public @Nullable RuleId ruleOf(Trait trait) {
        for (HookCollector.Grant grant : grants) if (grant.trait() == trait) return grant.by();
        return null;
    }

    /** Whether a keyword with this rule acts here: it is printed, of an item or lent, and no mark silences it. */
    public boolean has(RuleId keyword) {
        return keywords.contains(keyword);
    }

    public MovementRules movementRules() {
        return movementRules;
    }

    /**
     * The capability of a kind, such as a {@link Capability.Delivery}, that is neither a SPECIAL action nor a shot
     * mode; null if there is none.
     */
    public <C extends Capability> @Nullable C offered(Class<C> kind) {
        for (Capability other : others) if (kind.isInstance(other)) return kind.cast(other);
        return null;
    }

    /** The special shot modes: the printed ones first, then those of marks. Do not modify the array. */
    public ShotMode[] modes() {
        return modes;
    }

    /** R25-K-BOOM: the action that may replace a FIGHT or SURVIVE; null for most owners. */
    public @Nullable Special inAssaults() {
        return inAssaults;
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
