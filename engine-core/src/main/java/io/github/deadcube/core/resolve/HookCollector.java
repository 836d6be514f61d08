package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.LibraryRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Restriction;
import io.github.deadcube.api.extend.ScenarioRule;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.internal.AirDrop;
import io.github.deadcube.api.internal.FriendlyShot;
import io.github.deadcube.api.internal.OpeningMove;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.HookTable.Hook;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** KT-1, KT-10, KT-11: collects the hooks of one owner, and reports hooks that are never called for it. */
public final class HookCollector implements Hooks {
    private final Library library;
    final HookTable hooks = new HookTable();
    private final List<Grant> granted = new ArrayList<>(0);
    private final List<Grant> lifted = new ArrayList<>(0);
    final List<Special> specials = new ArrayList<>(0);
    final List<Special> lent = new ArrayList<>(0);
    final List<ShotMode> modes = new ArrayList<>(0);

    @Nullable
    Delivery delivery;

    @Nullable
    FriendlyShot friendly;

    @Nullable
    OpeningMove openingMove;

    @Nullable
    AirDrop airDrop;

    /** The rules of the keywords that registered hooks. */
    final List<RuleId> keywords = new ArrayList<>(0);

    HookSet.MovementRules movement = HookSet.MovementRules.NONE;

    private final List<String> faults = new ArrayList<>(0);
    private Vector<Keyword> missing = Vector.empty();
    private final List<String> attached = new ArrayList<>(0);
    private final List<Keyword> deliveries = new ArrayList<>(0);
    /** The keywords that keywords attach. */
    private final List<Keyword> inner = new ArrayList<>(0);

    private Map<String, Integer> largest = Collections.emptyMap();
    private Vector<RuleId> silenced = Vector.empty();
    private @Nullable Delivery fallback;
    private @Nullable LibraryRule rule;
    /** Whether a mark has the hooks: the keywords that it attaches are loans (KT-17). */
    private boolean marks;

    private Vector<LentKeywords.Loan> loans = Vector.empty();
    /** The rules that are silenced for the owner; below, for its opponent. */
    Vector<RuleId> silencedOwn = Vector.empty();

    Vector<RuleId> silencedOpponent = Vector.empty();
    private boolean onWeapon;

    HookCollector(Library library) {
        this.library = library;
    }

    /** The hooks of a model: its own keywords, and the keywords of its weapons that count for their carrier (KT-10). */
    public static HookCollector model(Library library, Seq<Keyword> own, Seq<Keyword> ofWeapons) {
        return weapon(library, own, ofWeapons, Vector.empty());
    }

    /** KT-1: the hooks of a model and its weapon together, while the model uses the weapon. */
    public static HookCollector weapon(
            Library library, Seq<Keyword> ofModel, Seq<Keyword> ofWeapons, Seq<Keyword> ofThis) {
        return weapon(library, Vector.empty(), ofModel, ofWeapons, ofThis);
    }

    /** @param silenced the rules that marks silence (ORD-5): their keywords count as if they were not printed */
    static HookCollector weapon(
            Library library,
            Vector<RuleId> silenced,
            Seq<Keyword> ofModel,
            Seq<Keyword> ofWeapons,
            Seq<Keyword> ofThis) {
        HookCollector g = new HookCollector(library);
        g.silenced = silenced;
        g.attachAll(
                own(library, ofModel).appendAll(ofWeapons.filter(k -> counts(library, k))),
                ofThis.reject(k -> counts(library, k)));
        return g;
    }

    /** The hooks of a rule for the model with a mark; the keywords that the mark lends are loans. */
    static HookSet ofMark(Library library, LibraryRule rule) {
        HookCollector g = new HookCollector(library);
        g.marks = true;
        g.by(rule, false, () -> rule.attachToMarked(g));
        return g.toHookSet();
    }

    /** The hooks of a rule's markers. */
    static HookSet ofMarkers(Library library, LibraryRule rule) {
        HookCollector g = new HookCollector(library);
        g.by(rule, false, () -> rule.attachToMarkers(g.new Shared<>()));
        return g.toHookSet();
    }

    /** VIC-9: the hooks of a scenario. */
    static HookSet ofScenario(Library library, Seq<ScenarioRule> rules) {
        HookCollector g = new HookCollector(library);
        for (ScenarioRule each : rules) g.by(each, false, () -> each.attachToGame(g.new Shared<>()));
        return g.toHookSet();
    }

    /** KT-17: the keywords that the rule lends. */
    public Vector<LentKeywords.Loan> loans() {
        return loans;
    }

    /** The hooks of a rule for the carrier of an item. */
    public static HookCollector of(Library library, LibraryRule rule, java.util.function.Consumer<Hooks> attach) {
        HookCollector g = new HookCollector(library);
        g.by(rule, false, () -> attach.accept(g));
        return g;
    }

    /** The hooks of a keyword as an effect that resolves where something lands. */
    static HookSet effect(Library library, Keyword keyword) {
        HookCollector g = new HookCollector(library);
        g.attach(keyword, true);
        return g.toHookSet();
    }

    private static Seq<Keyword> own(Library library, Seq<Keyword> printed) {
        return printed.reject(k -> library.keyword(k.name()).exists(KeywordRule::countsOnWeaponsOnly));
    }

    private static boolean counts(Library library, Keyword k) {
        return library.keyword(k.name()).exists(KeywordRule::countsForCarrier);
    }

    static KeywordRule rule(Library library, Keyword keyword) {
        return library.keyword(keyword.name())
                .getOrElseThrow(() -> new IllegalStateException("no rule for the keyword " + keyword));
    }

    /** VIC-9: adds the hooks that the scenario gives to every model. */
    public HookCollector withScenario(Seq<ScenarioRule> rules) {
        for (ScenarioRule scenario : rules) by(scenario, false, () -> scenario.attachToModels(this));
        return this;
    }

    /** One sentence for each rule whose hook is never called here; empty if there is none. */
    public List<String> faults() {
        return faults;
    }

    /** The keywords that a rule gives although the library has no rule for them; without effect here, and an error when a game starts. */
    public Vector<Keyword> missing() {
        return missing.distinct();
    }

    public HookSet toHookSet() {
        return new HookSet(this);
    }

    /** KT-11: of a keyword that is not cumulative, only the largest number counts. One without a number counts once for its model. */
    private void attachAll(Seq<Keyword> ofModel, Seq<Keyword> ofWeapon) {
        boolean several = ofModel.size() + ofWeapon.size() > 1;
        Map<String, Integer> models = largest(ofModel, several);
        Map<String, Integer> weapons = largest(ofWeapon, several);
        largest = new TreeMap<>(models);
        weapons.forEach((name, number) -> largest.merge(name, number, Math::max));
        attachAll(ofModel, false, models);
        attachAll(ofWeapon, true, weapons);
        // KT-7: the default, if no keyword sets a delivery
        if (delivery == null) delivery = fallback;
        if (delivery == null && !deliveries.isEmpty()) attach(deliveries.get(0), true);
    }

    /**
     * @param here the largest numbers of these keywords
     */
    private void attachAll(Seq<Keyword> keywords, boolean weapon, Map<String, Integer> here) {
        for (Keyword k : keywords)
            if (isCounted(k)) attach(k, weapon);
            else if (!isLargest(k) && here.getOrDefault(k.name(), 0) == number(k)) attachLesser(k, weapon);
    }

    private boolean isCounted(Keyword k) {
        boolean adds = rule(library, k).isCumulative() && k.number() > 0;
        return adds || isLargest(k) && !attached.contains(k.name());
    }

    private boolean isLargest(Keyword k) {
        return largest.getOrDefault(k.name(), 0) <= number(k);
    }

    /**
     * The largest number of each keyword, also of one in the brackets of another one that fires it, such as the FRAG of a grenade.
     *
     * @param several whether the test has more than one keyword; one alone is not compared with those in its brackets
     */
    private Map<String, Integer> largest(Seq<Keyword> keywords, boolean several) {
        Map<String, Integer> all = new TreeMap<>();
        for (Keyword k : keywords) {
            all.merge(k.name(), number(k), Math::max);
            if (several && k.nested().isDefined())
                for (Keyword inner : attachedBy(k)) all.merge(inner.name(), number(inner), Math::max);
        }
        return all;
    }

    /** The number in the innermost brackets; 0 without one. */
    private static int number(Keyword k) {
        return k.nested().map(HookCollector::number).getOrElse(k.number());
    }

    private List<Keyword> attachedBy(Keyword k) {
        HookCollector alone = new HookCollector(library);
        alone.attach(k, true);
        return alone.inner;
    }

    /**
     * KT-11, K-FIRING-PLATFORM: the model and its weapon have the keyword, and the other has the larger number. The lesser number
     * counts where the condition of the larger one is not met, which a {@link HookTable.Tally} decides.
     */
    private void attachLesser(Keyword k, boolean weapon) {
        HookCollector lesser = new HookCollector(library);
        lesser.attach(k, weapon);
        hooks.addAll(lesser.hooks, Vector.empty());
    }

    private void attach(Keyword keyword, boolean weapon) {
        KeywordRule of = rule(library, keyword);
        attached.add(keyword.name());
        by(of, weapon, () -> of.attach(keyword, this));
    }

    private void by(LibraryRule who, boolean weapon, Runnable registers) {
        if (silenced.contains(who.rule())) return;
        LibraryRule before = rule;
        boolean where = onWeapon;
        rule = who;
        onWeapon = weapon;
        if (who instanceof KeywordRule keyword) keywords.add(keyword.rule());
        run(who, registers);
        rule = before;
        onWeapon = where;
    }

    private static void run(LibraryRule who, Runnable registers) {
        try {
            registers.run();
        } catch (Throwable bug) {
            throw EngineFailure.ofHook(who.rule(), bug);
        }
    }

    private Hook hook(Object does) {
        return Hook.of(Objects.requireNonNull(rule), onWeapon, marks, does);
    }

    private void faultIf(boolean wrong) {
        if (wrong)
            fault(
                    onWeapon
                            ? " does nothing on a weapon; it belongs to the model's keywords"
                            : " does nothing on a model; it belongs to a weapon's keywords");
    }

    private void fault(String why) {
        LibraryRule by = Objects.requireNonNull(rule);
        String fault = (by instanceof KeywordRule keyword ? keyword.printed() : by.title()) + why;
        if (!faults.contains(fault)) faults.add(fault);
    }

    @Override
    public boolean ofWeapon() {
        return onWeapon;
    }

    @Override
    public void grant(Trait trait) {
        grant(trait, Objects.requireNonNull(rule).rule());
    }

    @Override
    public void grant(Trait trait, RuleId by) {
        faultIf(onWeapon ? !trait.ofWeapon() : !trait.ofModel());
        granted.add(new Grant(trait, by));
    }

    @Override
    public void revoke(Trait trait, RuleId by) {
        lifted.add(new Grant(trait, by));
    }

    /** The grants of traits that are not revoked. */
    List<Grant> grants() {
        List<Grant> all = new ArrayList<>(granted);
        all.removeAll(lifted);
        return List.copyOf(all);
    }

    /** A trait that a rule grants to the owner. */
    record Grant(Trait trait, RuleId by) {}

    @Override
    public <Q> void modify(Modifier<Q> modifier, Scope scope, Amount<ModelId, Q> amount) {
        faultIf(onWeapon && !modifier.asksWeapons(scope));
        hooks.add(HookTable.of(modifier), scope, hook(amount));
    }

    @Override
    public <E> void on(Trigger<E> trigger, Scope scope, Reaction<ModelId, E> reaction) {
        faultIf(onWeapon && !trigger.asksWeapons(scope));
        if (HookTable.isForOrders(trigger)) fault(" acts at " + trigger + ", at which only special orders act");
        hooks.add(HookTable.of(trigger), scope, hook(reaction));
    }

    @Override
    public <Q> void restrict(Restriction<Q> restriction, Scope scope, Check<Q> veto) {
        faultIf(onWeapon && scope == Scope.ANY);
        hooks.add(HookTable.of(restriction), scope, hook(veto));
    }

    @Override
    public void offer(Capability capability) {
        if (capability instanceof Special s) {
            faultIf(onWeapon);
            if (isNew(specials, s)) specials.add(s);
        } else if (capability instanceof ShotMode mode) {
            faultIf(!onWeapon && !marks);
            modes.add(mode);
        } else if (capability instanceof FriendlyShot shot) {
            faultIf(!onWeapon);
            friendly = shot;
        } else if (capability instanceof OpeningMove move) {
            faultIf(onWeapon);
            openingMove = move;
        } else if (capability instanceof AirDrop drop) {
            faultIf(onWeapon);
            airDrop = drop;
        } else if (capability instanceof Delivery way) {
            faultIf(!onWeapon);
            delivery = way;
        } else throw new IllegalArgumentException("no kind of capability: " + capability);
    }

    @Override
    public void offerToFriends(Special special) {
        faultIf(onWeapon);
        if (isNew(lent, special)) lent.add(special);
    }

    /** A keyword that the card prints twice (KT-11) adds its modifiers twice but its action once. */
    private static boolean isNew(List<Special> specials, Special special) {
        return specials.stream().noneMatch(s -> s.rule().equals(special.rule()));
    }

    @Override
    public void movement(MovementMode how) {
        faultIf(onWeapon);
        movement = movement.and(how);
    }

    @Override
    public void attach(Keyword keyword) {
        if (marks) attach(keyword, WeaponFilter.ANY);
        else if (!noteIfMissing(keyword)) {
            inner.add(keyword);
            if (isCounted(keyword)) attach(keyword, onWeapon);
        }
    }

    /** Whether the library has no rule for the keyword. It is then noted as missing. */
    private boolean noteIfMissing(Keyword keyword) {
        boolean isMissing = library.keyword(keyword.name()).isEmpty();
        if (isMissing) missing = missing.append(keyword);
        return isMissing;
    }

    @Override
    public void attach(Keyword keyword, WeaponFilter weapons) {
        if (!noteIfMissing(keyword)) loans = loans.append(new LentKeywords.Loan(keyword, weapons));
    }

    @Override
    public void silence(Vector<RuleId> keywords, Scope scope) {
        if (scope == Scope.OPPONENT) silencedOpponent = silencedOpponent.appendAll(keywords);
        else silencedOwn = silencedOwn.appendAll(keywords);
    }

    @Override
    public void deliverByDefault(Keyword by) {
        if (!noteIfMissing(by)) deliveries.add(by);
    }

    @Override
    public void deliverByDefault(Delivery by) {
        if (fallback == null) fallback = by;
    }

    /** Registers the hooks of an owner that is no model: of a rule's markers, or of the scenario. They affect all models. */
    private final class Shared<O> implements Registration<O> {
        @Override
        public void grant(Trait trait) {
            check(trait.ofMarker(), trait + " is not a trait of markers");
            granted.add(new Grant(trait, Objects.requireNonNull(rule).rule()));
        }

        @Override
        public <Q> void modify(Modifier<Q> modifier, Scope scope, Amount<O, Q> amount) {
            check(scope);
            hooks.add(HookTable.of(modifier), scope, hook(amount));
        }

        @Override
        public <E> void on(Trigger<E> trigger, Scope scope, Reaction<O, E> reaction) {
            check(scope);
            check(!HookTable.isForOrders(trigger), "only special orders act at " + trigger);
            hooks.add(HookTable.of(trigger), scope, hook(reaction));
        }

        private void check(Scope scope) {
            check(scope == Scope.ANY, "the scope of a hook of markers or of a scenario is ANY");
        }

        private void check(boolean right, String otherwise) {
            if (!right)
                throw new IllegalArgumentException(Objects.requireNonNull(rule).rule() + ": " + otherwise);
        }
    }
}
