package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hit.Protection;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.internal.DelayedEffect;
import io.github.deadcube.api.internal.DelayedEffect.Explosion;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** K-FRAG, K-BLAST, KT-3: an explosion, announced once: all damage first, then all throws, then all pins. */
@SavedName(value = "explosionSteps", usual = "announced=false")
record ExplosionSteps(Explosion explosion, boolean announced) implements DamageRules.ChapterFrame {
    private static final int FORCE = 4;

    @Override
    public RuleId rule() {
        return explosion.rule();
    }

    @Override
    public Sentence describe() {
        Trigger.Impact at = explosion.at();
        return at.trap()
                .map(trap -> Sentence.of("an explosion ({rule}) of {trap}", explosion.rule(), trap))
                .getOrElse(() -> Sentence.of("an explosion in {cube} ({rule})", at.cube(), explosion.rule()));
    }

    @Override
    public void enter(Now now) {
        if (!announced)
            now.events().announce(new Event.Exploded(explosion.at().cube(), explosion.dice(), explosion.rule()));
        List<ModelId> there = now.neighbours()
                .modelsIn(explosion.at().cube())
                .filter(model -> !explodes(now, model))
                .toList();
        if (explosion.dice() == 0) throwAndPin(now, there);
        else if (!there.isEmpty() && !dealerActsFirst(now)) {
            GroupTest.next(now, rule(), force(now), there, new Struck(explosion));
        }
    }

    /** K-BOOM: whether the model is what explodes: it is not tested, and is killed after the explosion. */
    private boolean explodes(Now now, ModelId model) {
        return now.model(model).marked(RuleIds.DMG_4) && now.view().hasKeyword(model, WeaponChoice.NONE, rule());
    }

    TestSide force(Now now) {
        return TestSide.ofThing(explosion.at().side(), explosion.dice(), FORCE, rerolls(now));
    }

    /** R25-K-AUGMENTED: whether the dealer's rules act first; if so, the explosion continues after them. */
    private boolean dealerActsFirst(Now now) {
        ModelId dealer = dealer(now);
        if (announced || dealer == null || !now.game().acts(Trigger.EXPLODES)) return false;
        now.triggers().at(Trigger.EXPLODES, dealer, explosion.at().weapon(), null, explosion.at());
        now.then(new ExplosionSteps(explosion, true));
        return true;
    }

    private @Nullable ModelId dealer(Now now) {
        ModelId dealer = explosion.at().attacker().getOrNull();
        return dealer != null && now.model(dealer).inPlay() ? dealer : null;
    }

    private int rerolls(Now now) {
        ModelId dealer = dealer(now);
        if (dealer == null) return 0;
        WeaponChoice weapon = explosion.at().weapon();
        TestContext context = TestContext.builder(TestContext.Kind.HAZARD, rule(), dealer)
                .weapon(weapon)
                .build();
        ModelTest roll = new ModelTest(context, dealer, Skill.RANGED);
        return now.view().amount(Modifier.REROLLS_EVEN_BARRED, dealer, weapon, roll);
    }

    /** SCAT-8, KT-3: the models are thrown one after another, then pinned together. */
    private void throwAndPin(Now now, List<ModelId> thrown) {
        thrown.forEach(v -> now.then(
                now.chapters().thrown(v, explosion.rule(), explosion.at().side())));
        if (!thrown.isEmpty()) now.then(new Pins(thrown, explosion.rule()));
    }

    /** The effects on each model in the cube, and on all of them. */
    @SavedName("explosionSteps.struck")
    record Struck(Explosion explosion) implements Continuation.AfterGroupTest {
        @Override
        public RuleId rule() {
            return explosion.rule();
        }

        @Override
        public Option<ModelId> model() {
            return Option.none();
        }

        @Override
        public CharSequence describe(Function<RuleId, String> titles) {
            return new ExplosionSteps(explosion, true).describe();
        }

        @Override
        public void decided(Effects effects, ModelId victim, int margin, Protection protection) {
            Now now = Now.of(effects);
            if (margin <= 0) return;
            Hit hit = hit(victim, margin, protection);
            ModelId dealer = explosion.at().attacker().getOrNull();
            if (dealer != null && now.game().acts(Trigger.BEATEN))
                now.triggers().at(Trigger.BEATEN, dealer, hit.weapon(), null, hit);
            if (!harmless(now)) now.then(DamageRules.hit(hit));
        }

        Hit hit(ModelId victim, int margin, Protection protection) {
            Trigger.Impact at = explosion.at();
            return new Hit(rule(), victim, margin, at.attacker(), at.weapon(), Option.some(protection));
        }

        boolean harmless(Now now) {
            Option<ModelId> dealer = explosion.at().attacker();
            return dealer.isDefined()
                    && now.view().hasTrait(dealer.get(), explosion.at().weapon(), Trait.EXPLOSIONS_HARMLESS);
        }

        @Override
        public void allDecided(Effects effects, int successes, Seq<ModelId> victims, Seq<Integer> margins) {
            Trigger.Impact at = explosion.at();
            Now.of(effects).triggers().at(Trigger.DEALT, at.attacker().getOrNull(), at.weapon(), null, at);
            new ExplosionSteps(explosion, true).throwAndPin(Now.of(effects), victims.toList());
        }
    }

    /** KT-4: delayed effects act in the order in which they were added, including those that they add. */
    @DescribesFrame(rule = "KT-4", words = "explosions wait")
    @SavedName("goingOff")
    record GoingOff() implements DamageRules.ChapterFrame {
        @Override
        public void enter(Now now) {
            if (now.view().delayed().isEmpty()) return;
            List<DelayedEffect> all = now.lasting().takeDelayed();
            DelayedEffect first = all.head();
            if (first instanceof Explosion explosion) explode(now, explosion);
            else if (first instanceof DelayedEffect.StatusEffect effect) apply(now, effect);
            else resolve(now, (DelayedEffect.TrapEffect) first);
            now.lasting().requeueDelayed(all.tail());
            now.then(this);
        }

        private static void explode(Now now, Explosion explosion) {
            ExplosionSteps steps = new ExplosionSteps(explosion, false);
            now.then(steps);
            now.neighbours()
                    .modelsIn(explosion.at().cube())
                    .filter(model -> steps.explodes(now, model))
                    .forEach(model -> now.then(DamageRules.kill(model, explosion.rule())));
        }

        /** K-STUN, K-SUPPRESSION. */
        private static void apply(Now now, DelayedEffect.StatusEffect effect) {
            for (ModelId model : effect.models()) {
                if (effect.pinned()) now.edit().pin(model, effect.rule());
                else now.edit().markActivated(model, effect.rule());
            }
        }

        /** Effects of the trap come before later delayed effects. */
        private static void resolve(Now now, DelayedEffect.TrapEffect effect) {
            Trigger.Impact at = effect.at();
            ModelId owner = at.attacker().getOrElse(() -> new ModelId(at.side(), 1));
            TimingRules.impact(now, now.game().effect(effect.keyword()), owner, at);
        }
    }

    /** KT-2, KT-3: the models that still live are pinned together. */
    @SavedName("pins")
    record Pins(List<ModelId> models, RuleId rule) implements DamageRules.ChapterFrame {
        @Override
        public Sentence describe() {
            return Sentence.of("{models} about to be pinned", models);
        }

        @Override
        public void enter(Now now) {
            models.forEach(m -> now.edit().pin(m, rule));
        }
    }
}
