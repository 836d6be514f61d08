package io.github.deadcube.core.hooks;

import io.github.deadcube.api.extend.Capability;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.MovementMode;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.WeaponChoice.WeaponFilter;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.GameCapability.AirDrop;
import io.github.deadcube.core.hooks.GameCapability.OpeningMove;
import io.github.deadcube.core.hooks.HookTable.Hook;
import io.vavr.Function3;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * KT-1: collects the hooks of one owner, and reports hooks that are never called for it.
 * {@link LentKeywords.CountedKeywords} says which keywords register any. The order in which rules register is the order
 * in which their hooks are called; keywords register as they are printed, and those that {@linkplain ActsLast act last}
 * after the others of the model.
 */
public final class HookCollector implements Hooks {
    private final Library library;
    private final Vector<RuleId> silenced;
    private final boolean ofMark;
    final HookTable hooks = new HookTable();
    private final List<Grant> granted = new ArrayList<>(0);
    private final List<Grant> lifted = new ArrayList<>(0);
    final List<Special> specials = new ArrayList<>(0);
    final List<Special> lent = new ArrayList<>(0);
    final List<ShotMode> modes = new ArrayList<>(0);
    /** The last one first: of each kind, the last one counts. */
    final List<Capability> others = new ArrayList<>(0);
    /** The rules of the keywords that registered hooks. */
    final List<RuleId> keywords = new ArrayList<>(0);

    HookSet.MovementRules movement = HookSet.MovementRules.NONE;

    private final List<Sentence> faults = new ArrayList<>(0);
    private Vector<Keyword> missing = Vector.empty();
    private final List<Keyword> deliveries = new ArrayList<>(0);
    /** The keywords that keywords attach. */
    private final List<Keyword> inner = new ArrayList<>(0);

    private LentKeywords.CountedKeywords counted;
    private @Nullable Delivery fallback;
    /** Null unless a rule registers its hooks. */
    private @Nullable Registrant registrant;

    private Vector<LentKeywords.Loan> loans = Vector.empty();
    /** The rules that are silenced for the owner; below, for its opponent. */
    Vector<RuleId> silencedOwn = Vector.empty();

    Vector<RuleId> silencedOpponent = Vector.empty();

    /**
     * @param silenced the rules that register nothing
     * @param ofMark whether a mark has the hooks: the keywords that it attaches are loans (KT-17)
     */
    private HookCollector(Library library, Vector<RuleId> silenced, boolean ofMark) {
        this.library = library;
        this.silenced = silenced;
        this.ofMark = ofMark;
        this.counted = LentKeywords.CountedKeywords.first(library);
    }

    private HookCollector(Library library) {
        this(library, Vector.empty(), false);
    }

    /**
     * A rule while it registers its hooks.
     *
     * @param onWeapon whether it is the rule of a weapon's keyword; otherwise the owner itself has it
     */
    private record Registrant(Library.Rule rule, boolean onWeapon) {}

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
        HookCollector collector = new HookCollector(library, silenced, false);
        collector.attachAll(
                LentKeywords.CountedKeywords.ofModel(library, ofModel, ofWeapons),
                LentKeywords.CountedKeywords.ofWeapon(library, ofThis));
        return collector;
    }

    /** The hooks of a rule for the model with a mark; the keywords that the mark lends are loans. */
    static HookSet ofMark(Library library, Library.Rule rule) {
        return of(library, rule, true, rule::attachToMarked).toHookSet();
    }

    static HookSet ofMarkers(Library library, Library.Rule rule) {
        HookCollector collector = new HookCollector(library);
        collector.register(rule, false, () -> rule.attachToMarkers(collector.new Shared<>()));
        return collector.toHookSet();
    }

    static HookSet ofScenario(Library library, Seq<Scenario.Rule> rules) {
        HookCollector collector = new HookCollector(library);
        for (Scenario.Rule each : rules)
            collector.register(each, false, () -> each.attachToGame(collector.new Shared<>()));
        return collector.toHookSet();
    }

    public Vector<LentKeywords.Loan> loans() {
        return loans;
    }

    /**
     * @param ofMark whether a mark has the hooks; otherwise a model that carries an item, or one in a game of the
     *     scenario
     */
    public static HookCollector of(Library library, Library.Rule rule, boolean ofMark, Consumer<Hooks> attach) {
        HookCollector collector = new HookCollector(library, Vector.empty(), ofMark);
        collector.register(rule, false, () -> attach.accept(collector));
        return collector;
    }

    /** The hooks of a keyword as an effect that resolves where something lands. */
    public static HookSet effect(Library library, Keyword keyword) {
        return new HookCollector(library).alone(keyword, true).toHookSet();
    }

    /** VIC-9: adds the hooks that the scenario gives to every model. */
    public HookCollector withScenario(Seq<Scenario.Rule> rules) {
        for (Scenario.Rule scenario : rules) register(scenario, false, () -> scenario.attachToModels(this));
        return this;
    }

    /** One sentence for each rule whose hook is never called here; empty if there is none. */
    public List<Sentence> faults() {
        return faults;
    }

    /**
     * The keywords that a rule gives although the library has no rule for them; without effect here, and an error when
     * a game starts.
     */
    public Vector<Keyword> missing() {
        return missing.distinct();
    }

    public HookSet toHookSet() {
        return new HookSet(this);
    }

    private void attachAll(Seq<Keyword> ofModel, Seq<Keyword> ofWeapon) {
        counted = LentKeywords.CountedKeywords.of(library, ofModel, ofWeapon, keyword -> alone(keyword, true).inner);
        for (Keyword keyword : ofModel) if (!actsLast(keyword)) attachIfCounted(keyword, false);
        for (Keyword keyword : ofModel) if (actsLast(keyword)) attachIfCounted(keyword, false);
        for (Keyword keyword : ofWeapon) attachIfCounted(keyword, true);
        // KT-7: the default, if no keyword sets a delivery
        if (others.stream().anyMatch(Delivery.class::isInstance)) return;
        if (fallback != null) others.add(fallback);
        else if (!deliveries.isEmpty()) attach(deliveries.get(0), true);
    }

    private boolean actsLast(Keyword keyword) {
        return LentKeywords.CountedKeywords.rule(library, keyword) instanceof ActsLast;
    }

    private void attachIfCounted(Keyword keyword, boolean onWeapon) {
        if (counted.counts(keyword)) attach(keyword, onWeapon);
        else if (counted.countsAsLesser(keyword, onWeapon))
            hooks.addAll(alone(keyword, onWeapon).hooks, Vector.empty());
    }

    private HookCollector alone(Keyword keyword, boolean onWeapon) {
        HookCollector alone = new HookCollector(library);
        alone.attach(keyword, onWeapon);
        return alone;
    }

    private void attach(Keyword keyword, boolean onWeapon) {
        KeywordRule of = LentKeywords.CountedKeywords.rule(library, keyword);
        counted.attached(keyword);
        register(of, onWeapon, () -> of.attach(keyword, this));
    }

    /** Lets a rule register its hooks, unless it is silenced. */
    private void register(Library.Rule rule, boolean onWeapon, Runnable registers) {
        if (silenced.contains(rule.rule())) return;
        Registrant outer = registrant;
        registrant = new Registrant(rule, onWeapon);
        if (rule instanceof KeywordRule keyword) keywords.add(keyword.rule());
        run(rule, registers);
        registrant = outer;
    }

    private static void run(Library.Rule rule, Runnable registers) {
        try {
            registers.run();
        } catch (Throwable bug) {
            throw EngineFailure.ofHook(rule.rule(), bug);
        }
    }

    private Registrant registrant() {
        return Objects.requireNonNull(registrant);
    }

    private Hook hook(Object does) {
        return Hook.of(registrant().rule(), registrant().onWeapon(), ofMark, does);
    }

    private void faultIf(boolean wrong) {
        if (wrong)
            fault(
                    registrant().onWeapon()
                            ? Sentence.of(
                                    "{rule} does nothing on a weapon; it belongs to the model's keywords", named())
                            : Sentence.of(
                                    "{rule} does nothing on a model; it belongs to a weapon's keywords", named()));
    }

    private void fault(Sentence fault) {
        if (!faults.contains(fault)) faults.add(fault);
    }

    private String named() {
        Library.Rule by = registrant().rule();
        return by instanceof KeywordRule keyword ? keyword.printed() : by.title();
    }

    @Override
    public boolean ofWeapon() {
        return registrant().onWeapon();
    }

    @Override
    public void grant(Trait trait) {
        grant(trait, registrant().rule().rule());
    }

    @Override
    public void grant(Trait trait, RuleId by) {
        faultIf(ofWeapon() ? !trait.ofWeapon() : !trait.ofModel());
        granted.add(new Grant(trait, by));
    }

    @Override
    public void revoke(Trait trait, RuleId by) {
        lifted.add(new Grant(trait, by));
    }

    List<Grant> grants() {
        List<Grant> all = new ArrayList<>(granted);
        all.removeAll(lifted);
        return all;
    }

    record Grant(Trait trait, RuleId by) {}

    @Override
    public <Q> void modify(Modifier<Q> modifier, Scope scope, Amount<ModelId, Q> amount) {
        faultIf(ofWeapon() && !modifier.asksWeapons(scope));
        hooks.add(HookTable.index(modifier), scope, hook(amount));
    }

    @Override
    public <E> void on(Trigger<E> trigger, Scope scope, Reaction<ModelId, E> reaction) {
        faultIf(ofWeapon() && !trigger.asksWeapons(scope));
        if (HookTable.isForOrders(trigger))
            fault(Sentence.of("{rule} acts at {trigger}, at which only special orders act", named(), trigger));
        hooks.add(HookTable.index(trigger), scope, hook(reaction));
    }

    @Override
    public <Q> void restrict(
            Hooks.Restriction<Q> restriction, Scope scope, Function3<GameView, ModelId, Q, @Nullable Rejection> veto) {
        faultIf(ofWeapon() && scope == Scope.ANY);
        hooks.add(HookTable.index(restriction), scope, hook(veto));
    }

    @Override
    public void offer(Capability capability) {
        if (capability instanceof Special s) {
            faultIf(ofWeapon());
            if (isNew(specials, s)) specials.add(s);
        } else if (capability instanceof ShotMode mode) {
            faultIf(!ofWeapon() && !ofMark);
            modes.add(mode);
        } else {
            boolean ofModel = capability instanceof OpeningMove || capability instanceof AirDrop;
            if (!(capability instanceof Delivery) && !(capability instanceof GameCapability))
                throw new IllegalArgumentException("no kind of capability: " + capability);
            faultIf(ofWeapon() == ofModel);
            others.add(0, capability);
        }
    }

    @Override
    public void offerToFriends(Special special) {
        faultIf(ofWeapon());
        if (isNew(lent, special)) lent.add(special);
    }

    /** A keyword that the card prints twice (KT-11) adds its modifiers twice but its action once. */
    private static boolean isNew(List<Special> specials, Special special) {
        return specials.stream().noneMatch(s -> s.rule().equals(special.rule()));
    }

    @Override
    public void movement(MovementMode how) {
        faultIf(ofWeapon());
        movement = movement.and(how);
    }

    @Override
    public void attach(Keyword keyword) {
        if (ofMark) attach(keyword, WeaponFilter.ANY);
        else if (!noteIfMissing(keyword)) {
            inner.add(keyword);
            if (counted.counts(keyword)) attach(keyword, ofWeapon());
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

    /**
     * Registers the hooks of an owner that is no model: of a rule's markers, or of the scenario. They affect all
     * models.
     */
    private final class Shared<O> implements Registration<O> {
        @Override
        public void grant(Trait trait) {
            check(trait.ofMarker(), trait + " is not a trait of markers");
            granted.add(new Grant(trait, registrant().rule().rule()));
        }

        @Override
        public <Q> void modify(Modifier<Q> modifier, Scope scope, Amount<O, Q> amount) {
            check(scope);
            hooks.add(HookTable.index(modifier), scope, hook(amount));
        }

        @Override
        public <E> void on(Trigger<E> trigger, Scope scope, Reaction<O, E> reaction) {
            check(scope);
            check(!HookTable.isForOrders(trigger), "only special orders act at " + trigger);
            hooks.add(HookTable.index(trigger), scope, hook(reaction));
        }

        private void check(Scope scope) {
            check(scope == Scope.ANY, "the scope of a hook of markers or of a scenario is ANY");
        }

        private void check(boolean right, String otherwise) {
            if (!right) throw new IllegalArgumentException(registrant().rule().rule() + ": " + otherwise);
        }
    }
}
