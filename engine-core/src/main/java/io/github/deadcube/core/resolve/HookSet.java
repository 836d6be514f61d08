package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.Behaviour;
import io.github.deadcube.api.extend.Gait;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Juncture;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the keywords of one model, or of one weapon, do: gathered once, when a game starts (KT-1). */
public final class HookSet implements Hooks {
    private static final Moment[] MOMENTS = Moment.values();
    private static final Juncture[] JUNCTURES = Juncture.values();

    private final Ruleset ruleset;
    private final List<String> attached = new ArrayList<>(0);
    private final List<Behaviour> behaviours = new ArrayList<>(0);
    private final List<DiceHook> dice = new ArrayList<>(0);
    private final List<DiceHook> opposingDice = new ArrayList<>(0);
    private final List<DamageHook> lessDamage = new ArrayList<>(0);
    private final List<DamageHook> moreDamage = new ArrayList<>(0);
    private final List<DamageHook> shields = new ArrayList<>(0);
    private final List<DiceHook> rerolls = new ArrayList<>(0);
    private final List<DamageHook> ap = new ArrayList<>(0);
    private final List<DamageHook> armour = new ArrayList<>(0);
    private final List<DeathReaction> dying = new ArrayList<>(0);
    private final List<ShotMode> modes = new ArrayList<>(0);
    private final List<Landing> landings = new ArrayList<>(0);
    private final List<Special> specials = new ArrayList<>(0);
    private final List<List<Reaction>> dealing = new ArrayList<>(MOMENTS.length);
    private final List<List<Reaction>> suffering = new ArrayList<>(MOMENTS.length);
    private final List<List<ActivationHook>> activations = new ArrayList<>(JUNCTURES.length);
    private int commandDice;
    private boolean oneUse;
    private boolean agile;
    private boolean lengthy;
    private boolean acts;
    private boolean unpinnable;
    private boolean immovable;
    private boolean unsighted;
    private boolean grounded;
    private boolean emptyHanded;
    private @Nullable Gait gait;
    private @Nullable Delivery delivery;

    HookSet(Ruleset ruleset) {
        this.ruleset = ruleset;
        for (int i = 0; i < JUNCTURES.length; i++) activations.add(new ArrayList<>(0));
        for (int i = 0; i < MOMENTS.length; i++) {
            dealing.add(new ArrayList<>(0));
            suffering.add(new ArrayList<>(0));
        }
    }

    /** KT-1: all of these together; of one that is not cumulative, the largest alone. */
    public static HookSet of(Ruleset ruleset, Seq<Keyword> keywords) {
        HookSet set = new HookSet(ruleset);
        for (Keyword k : keywords) {
            Seq<Keyword> alike = keywords.filter(other -> other.name().equals(k.name()));
            int largest = alike.map(Keyword::number).max().get();
            if (rule(ruleset, k).cumulative() || k.number() == largest && !set.attached.contains(k.name()))
                set.attach(k);
        }
        set.explosive();
        return set;
    }

    /** KT-7: what lands somewhere, and does not say how it gets there, is EXPLOSIVE. */
    private void explosive() {
        if (delivery != null || landings.isEmpty()) return;
        for (KeywordRule rule : ruleset.keywords())
            if (rule.rule().equals(RuleIds.K_EXPLOSIVE)) rule.attach(Keyword.of(rule.printed()), this);
    }

    private static KeywordRule rule(Ruleset ruleset, Keyword keyword) {
        return ruleset.keyword(keyword.name())
                .getOrElseThrow(() -> new IllegalStateException("no rule for the keyword " + keyword));
    }

    @Override
    public void attach(Keyword keyword) {
        attached.add(keyword.name());
        rule(ruleset, keyword).attach(keyword, this);
    }

    @Override
    public void dice(DiceHook hook) {
        dice.add(hook);
    }

    @Override
    public void opposingDice(DiceHook hook) {
        opposingDice.add(hook);
    }

    @Override
    public void rerolls(DiceHook hook) {
        rerolls.add(hook);
    }

    @Override
    public void ap(DamageHook hook) {
        ap.add(hook);
    }

    @Override
    public void armour(DamageHook hook) {
        armour.add(hook);
    }

    @Override
    public void shield(DamageHook hook) {
        shields.add(hook);
    }

    @Override
    public void lessDamage(DamageHook hook) {
        lessDamage.add(hook);
    }

    @Override
    public void moreDamage(DamageHook hook) {
        moreDamage.add(hook);
    }

    @Override
    public void commandDice(int n) {
        commandDice += n;
    }

    @Override
    public void dealing(Moment moment, Reaction reaction) {
        dealing.get(moment.ordinal()).add(reaction);
    }

    @Override
    public void suffering(Moment moment, Reaction reaction) {
        suffering.get(moment.ordinal()).add(reaction);
    }

    @Override
    public void dying(DeathReaction reaction) {
        dying.add(reaction);
    }

    @Override
    public void mode(ShotMode mode) {
        modes.add(mode);
        behaviours.add(mode);
    }

    @Override
    public void delivery(Delivery by) {
        delivery = by;
        behaviours.add(by);
    }

    @Override
    public void landing(Landing effect) {
        landings.add(effect);
    }

    @Override
    public void gait(Gait how) {
        if (gait == null || how.compareTo(gait) > 0) gait = how;
    }

    @Override
    public void agile() {
        agile = true;
    }

    @Override
    public void lengthy() {
        lengthy = true;
    }

    @Override
    public void activation(Juncture when, ActivationHook what) {
        activations.get(when.ordinal()).add(what);
        acts = true;
    }

    @Override
    public void unpinnable() {
        unpinnable = true;
    }

    @Override
    public void immovable() {
        immovable = true;
    }

    @Override
    public void grounded() {
        grounded = true;
    }

    @Override
    public void emptyHanded() {
        emptyHanded = true;
    }

    @Override
    public void unsighted() {
        unsighted = true;
    }

    @Override
    public void oneUse() {
        oneUse = true;
    }

    @Override
    public void special(Special special) {
        specials.add(special);
        behaviours.add(special);
    }

    public List<DiceHook> rerollHooks() {
        return rerolls;
    }

    public List<DamageHook> piercing() {
        return ap;
    }

    public List<DamageHook> armouring() {
        return armour;
    }

    public int commandDice() {
        return commandDice;
    }

    /** Those who are called back for what they have begun. */
    List<Behaviour> behaviours() {
        return behaviours;
    }

    public boolean usedOnce() {
        return oneUse;
    }

    /** Whether a SHOOT with it is a long action. */
    public boolean takesLong() {
        return lengthy;
    }

    /** KT-5, KT-6: whether anything is to be done when an activation begins or ends. */
    public boolean acts() {
        return acts;
    }

    public List<ActivationHook> activations(Juncture when) {
        return activations.get(when.ordinal());
    }

    /** PIN-5. */
    public boolean neverPinned() {
        return unpinnable;
    }

    /** K-SOLID. */
    public boolean neverMoved() {
        return immovable;
    }

    /** SET-8. */
    public boolean deploysOnTheGround() {
        return grounded;
    }

    /** K-VEHICLE. */
    public boolean carriesNothing() {
        return emptyHanded;
    }

    /** K-PSYCHIC. */
    public boolean needsSight() {
        return !unsighted;
    }

    public Gait gait() {
        return gait == null ? Gait.CLIMBING : gait;
    }

    /** K-AGILE: whether one level of a move is free. */
    public boolean nimble() {
        return agile;
    }

    public @Nullable Delivery delivery() {
        return delivery;
    }

    public List<DiceHook> diceHooks() {
        return dice;
    }

    public List<DiceHook> opposingHooks() {
        return opposingDice;
    }

    public List<DamageHook> lessening() {
        return lessDamage;
    }

    public List<DamageHook> worsening() {
        return moreDamage;
    }

    public List<DamageHook> shields() {
        return shields;
    }

    public List<DeathReaction> deaths() {
        return dying;
    }

    public List<ShotMode> modes() {
        return modes;
    }

    public List<Landing> landings() {
        return landings;
    }

    public List<Special> specials() {
        return specials;
    }

    public List<Reaction> deals(Moment moment) {
        return dealing.get(moment.ordinal());
    }

    public List<Reaction> suffers(Moment moment) {
        return suffering.get(moment.ordinal());
    }
}
