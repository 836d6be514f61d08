package io.github.deadcube.core.damage;

import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Explosion;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.HouseRulebook;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.Lent;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** K-FRAG, K-BLAST, KT-3: an explosion goes off, up to its pins: all damage first, then all throws, then all pins. */
record Exploding(Explosion explosion) implements Frame {
    private static final int FORCE = 4;

    @Override
    public RuleId rule() {
        return explosion.rule();
    }

    @Override
    public String words() {
        return "an explosion in " + explosion.at().cube() + " (" + explosion.rule() + ")";
    }

    @Override
    public void enter(Now now) {
        now.announce(new Event.Exploded(explosion.at().cube(), explosion.dice(), explosion.rule()));
        List<ModelId> there = now.in(explosion.at().cube()).toList();
        if (explosion.dice() == 0) aside(now, there);
        else if (!there.isEmpty()) {
            Contender force = new Contender.OfThing(explosion.at().side(), explosion.dice(), FORCE);
            AgainstAll.next(now, rule(), force, there, new Struck(explosion));
        }
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
            return new Exploding(explosion).words();
        }

        @Override
        public void struck(Flow flow, ModelId victim, int margin, Lent lent) {
            if (margin > 0)
                ((Now) flow)
                        .then(Damages.hit(new Hit(
                                rule(),
                                victim,
                                margin,
                                explosion.at().dealer(),
                                explosion.at().arm(),
                                Option.some(lent))));
        }

        @Override
        public void over(Flow flow, int successes, Seq<ModelId> victims, Seq<Integer> margins) {
            Landing at = explosion.at();
            ((Now) flow).at(Moment.DEALT, at.dealer().getOrNull(), at.arm(), null, at);
            new Exploding(explosion).aside((Now) flow, victims.toList());
        }
    }
}
