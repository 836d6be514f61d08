package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.DiceTest.Contender;
import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Hit.Lent;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SetOff;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Then.Usually;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.spelling.Saved;
import io.github.deadcube.core.timing.Timing;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * K-FRAG, K-BLAST, KT-3: an explosion goes off, up to its pins: all damage first, then all throws, then all pins.
 *
 * @param announced whether whoever may act upon it has acted
 */
record Exploding(Explosion explosion, @Usually("false") boolean announced) implements Damages.Waiting {
    private static final int FORCE = 4;

    @Override
    public RuleId rule() {
        return explosion.rule();
    }

    @Override
    public String words() {
        Landing at = explosion.at();
        return at.trap()
                .map(trap -> "an explosion (" + explosion.rule() + ") of " + trap)
                .getOrElse("an explosion in " + at.cube() + " (" + explosion.rule() + ")");
    }

    @Override
    public void enter(Now now) {
        if (!announced) now.announce(new Event.Exploded(explosion.at().cube(), explosion.dice(), explosion.rule()));
        List<ModelId> there = now.in(explosion.at().cube()).toList();
        if (explosion.dice() == 0) aside(now, there);
        else if (!there.isEmpty() && !asks(now)) {
            AgainstAll.next(now, rule(), force(now), there, new Struck(explosion));
        }
    }

    Contender force(Now now) {
        return new Contender.OfThing(explosion.at().side(), explosion.dice(), FORCE, rerolls(now));
    }

    /** R25-K-AUGMENTED: whether its dealer acts upon it first; then it goes on when that is through. */
    private boolean asks(Now now) {
        ModelId dealer = dealer(now);
        if (announced || dealer == null || !now.game().acts(Moment.EXPLODES)) return false;
        now.at(Moment.EXPLODES, dealer, explosion.at().arm(), null, explosion);
        now.then(new Exploding(explosion, true));
        return true;
    }

    private @Nullable ModelId dealer(Now now) {
        ModelId dealer = explosion.at().dealer().getOrNull();
        return dealer != null && now.model(dealer).inPlay() ? dealer : null;
    }

    private int rerolls(Now now) {
        ModelId dealer = dealer(now);
        if (dealer == null) return 0;
        Arm arm = explosion.at().arm();
        Occasion o = new Occasion(Occasion.Kind.HAZARD, rule(), dealer, dealer, arm, Arm.Bare.NONE, false, false);
        return now.sum(
                Figure.REROLLS_EVEN_BARRED, dealer, arm, null, Arm.Bare.NONE, new Tested(o, dealer, Skill.RANGED));
    }

    /** SCAT-8, KT-3: one after another they are thrown, then pinned together. */
    private void aside(Now now, List<ModelId> thrown) {
        thrown.forEach(
                v -> now.then(Motion.scatter(v, explosion.rule(), explosion.at().side())));
        if (!thrown.isEmpty()) now.then(new Pins(thrown, explosion.rule()));
    }

    /** What it does to each model in the cube, and to all of them. */
    record Struck(Explosion explosion) implements Then.Struck {
        @Override
        public RuleId rule() {
            return explosion.rule();
        }

        @Override
        public Option<ModelId> model() {
            return Option.none();
        }

        @Override
        public String words(HouseRulebook rulebook) {
            return new Exploding(explosion, true).words();
        }

        @Override
        public void struck(Flow flow, ModelId victim, int margin, Lent lent) {
            if (margin > 0 && !harmless((Now) flow)) ((Now) flow).then(Damages.hit(hit(victim, margin, lent)));
        }

        Hit hit(ModelId victim, int margin, Lent lent) {
            return new Hit(
                    rule(),
                    victim,
                    margin,
                    explosion.at().dealer(),
                    explosion.at().arm(),
                    Option.some(lent));
        }

        boolean harmless(Now now) {
            Option<ModelId> dealer = explosion.at().dealer();
            return dealer.isDefined() && now.is(dealer.get(), explosion.at().arm(), Trait.HARMLESS_BANG);
        }

        @Override
        public void over(Flow flow, int successes, Seq<ModelId> victims, Seq<Integer> margins) {
            Landing at = explosion.at();
            ((Now) flow).at(Moment.DEALT, at.dealer().getOrNull(), at.arm(), null, at);
            new Exploding(explosion, true).aside((Now) flow, victims.toList());
        }
    }

    /** KT-4: what waits goes off in the order in which it was set off, what that sets off included. */
    @Waits(rule = "KT-4", words = "explosions wait")
    @Saved("goingOff")
    record GoingOff() implements Damages.Waiting {
        private boolean lapsed(Now now) {
            return now.setOff().isEmpty();
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            List<SetOff> all = now.takeSetOff();
            SetOff first = all.head();
            if (first instanceof Explosion explosion) now.then(new Exploding(explosion, false));
            else if (first instanceof SetOff.Fate fate) befall(now, fate);
            else resolve(now, (SetOff.Effect) first);
            now.waitOn(all.tail());
            now.then(this);
        }

        /** K-STUN, K-SUPPRESSION. */
        private static void befall(Now now, SetOff.Fate fate) {
            for (ModelId model : fate.models()) {
                if (fate.pinned()) now.pin(model, fate.rule());
                else now.markActivated(model, fate.rule());
            }
        }

        /** What an effect sets off comes before whatever has been set off after it. */
        private static void resolve(Now now, SetOff.Effect effect) {
            Landing at = effect.at();
            ModelId bearer = at.dealer().getOrElse(() -> new ModelId(at.side(), 1));
            Timing.lands(now, now.game().effect(effect.keyword()), bearer, at);
        }
    }

    /** KT-2, KT-3: these, where they live, are pinned together. */
    @Saved("pins")
    record Pins(List<ModelId> models, RuleId rule) implements Damages.Waiting {
        @Override
        public String words() {
            return models.mkString(", ") + " about to be pinned";
        }

        @Override
        public void enter(Now now) {
            models.forEach(m -> now.pin(m, rule));
        }
    }
}
