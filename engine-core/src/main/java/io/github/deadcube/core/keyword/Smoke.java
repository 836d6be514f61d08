package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.ActsLast;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;

/** K-SMOKE, KT-9: a marker that blocks sight, takes a die from shots beside it, and may disappear. */
final class Smoke extends PrintedKeyword {
    private static final int GOES = 5;

    Smoke() {
        super("SMOKE", RuleIds.K_SMOKE, PrintedOn.LANDING, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(
                Trigger.IMPACT.at(Step.CLOUDS),
                Scope.OWN,
                (effects, by, impact) -> effects.placeMarker(Marker.smoke(impact.cube()), rule()));
        hooks.deliverByDefault(KeywordDelivery.Explosive.BY_ITSELF);
    }

    @Override
    public void attachToMarkers(Registration<Marker> hooks) {
        hooks.grant(Trait.BLOCKS_SIGHT);
        hooks.modify(Modifier.DICE, Scope.ANY, (game, marker, test) -> beside(game, marker, test) ? -1 : 0);
        hooks.on(
                Trigger.CLEARING,
                Scope.ANY,
                (effects, marker, round) -> effects.roll(effects.initiative(), 1, Purpose.SMOKE, new Clears(marker)));
    }

    private static boolean beside(GameView game, Marker marker, ModelTest test) {
        if (!DiceCounts.inShots(test)) return false;
        TestContext context = test.context();
        // K-PSYCHIC traces no line
        if (game.hasTrait(context.attacker(), context.weapon(), Trait.NEEDS_NO_SIGHT)) return false;
        if (!game.model(context.attacker()).inPlay()
                || !game.model(context.target()).inPlay()) return false;
        Cube cloud = marker.cube().whole();
        Cube from = game.model(context.attacker()).cube();
        Cube to = game.model(context.target()).cube();
        return near(cloud, from, to)
                && game.ruleset()
                        .sight()
                        .crossed(game, context.attacker(), context.target())
                        .exists(cloud::adjacentTo);
    }

    /** Whether a line from one cube to another may pass beside the cloud at all. */
    private static boolean near(Cube cloud, Cube from, Cube to) {
        return within(cloud.column(), from.column(), to.column())
                && within(cloud.row(), from.row(), to.row())
                && within(cloud.level(), from.level(), to.level());
    }

    private static boolean within(int at, int from, int to) {
        return at >= Math.min(from, to) - 1 && at <= Math.max(from, to) + 1;
    }

    /** RND-9, DICE-12: a die for each cube with smoke, in battlefield order: on 1 to 4 it stays, on 5 to 8 it is removed. */
    @SavedName(value = "smoke.clears", parts = "marker")
    private record Clears(Marker marker) implements Continuation.AfterRoll {
        @Override
        public RuleId rule() {
            return RuleIds.K_SMOKE;
        }

        @Override
        public Option<ModelId> model() {
            return Option.none();
        }

        @Override
        public String describe(Function<RuleId, String> titles) {
            return "the smoke in " + marker.cube() + " may go";
        }

        @Override
        public void rolled(Effects effects, Dice dice) {
            if (dice.face(0) < GOES) {
                effects.keepMarker(marker);
                return;
            }
            effects.removeMarker(marker, rule());
            ToxicSmoke.in(effects, marker.cube()).forEach(cloud -> effects.removeMarker(cloud, rule()));
        }
    }

    /** R25-K-TOXIC-SMOKE: smoke with a second marker, whose number is added to HP lost in it. K-GAS-CLOUD places it too. */
    static final class ToxicSmoke extends PrintedKeyword {
        private static final Vector<RuleId> RULES = Vector.of(RuleIds.K_GAS_CLOUD, RuleIds.R25_K_TOXIC_SMOKE);

        ToxicSmoke() {
            super("TOXIC SMOKE", RuleIds.R25_K_TOXIC_SMOKE, PrintedOn.LANDING, Brackets::number);
        }

        /** KT-11: if the attack has TOXIC too, the higher number counts. */
        @Override
        public RuleId countsAs() {
            return RuleIds.K_TOXIC;
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(
                    Trigger.IMPACT.at(Step.CLOUDS),
                    Scope.OWN,
                    (effects, by, impact) -> lay(effects, impact.cube(), keyword.number(), rule()));
            hooks.deliverByDefault(KeywordDelivery.Explosive.BY_ITSELF);
        }

        @Override
        public void attachToMarkers(Registration<Marker> hooks) {
            ToxicSmoke.hooks(hooks);
        }

        /** Of two toxic clouds the higher number stays. 0 means smoke without a toxic cloud. */
        static void lay(Effects effects, Cube at, int toxic, RuleId rule) {
            Cube cube = at.whole();
            effects.placeMarker(Marker.smoke(cube), rule);
            // without a floor there is no smoke
            if (toxic == 0 || !effects.smoke().contains(cube)) return;
            Vector<Marker> before = in(effects, cube);
            if (before.exists(marker -> marker.number() >= toxic)) return;
            for (Marker marker : before) effects.removeMarker(marker, rule);
            for (Cube part : effects.parts(cube))
                effects.placeMarker(Marker.of(rule, part).withNumber(toxic), rule);
        }

        /** The markers that make the smoke in a cube toxic: in a half-cube one on each side (GEO-7). */
        static Vector<Marker> in(GameView game, Cube cube) {
            return game.markers()
                    .filter(m -> RULES.contains(m.rule()) && m.cube().whole().equals(cube.whole()));
        }

        static void hooks(Registration<Marker> hooks) {
            hooks.modify(Modifier.MORE_DAMAGE, Scope.ANY, (game, cloud, hit) -> {
                boolean inside = game.model(hit.target()).cube().equals(cloud.cube());
                return inside && !game.hasTrait(hit.target(), Trait.LIFELESS) ? cloud.number() : 0;
            });
        }
    }

    /** K-INK-SAC: smoke once, as an activation begins or ends, after gas clouds, and at its death. A mark records the use. */
    static final class InkSac extends PrintedKeyword implements ActsLast {
        InkSac() {
            super("INK SAC", RuleIds.K_INK_SAC, PrintedOn.MODEL, Brackets::nothing);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            CloudKeyword.atBothEnds(
                    hooks, (effects, me, active) -> effects.offer(effects.controller(me), new Lays(Option.some(me))));
            hooks.on(
                    Trigger.DIED,
                    Scope.OWN,
                    (effects, me, death) -> effects.placeMarker(Marker.smoke(death.cube()), rule()));
        }

        @SavedName(value = "inkSac.lays", parts = "model")
        private record Lays(Option<ModelId> model) implements CloudKeyword.LaidHere {
            @Override
            public RuleId rule() {
                return RuleIds.K_INK_SAC;
            }

            @Override
            public boolean due(GameView game) {
                Model me = game.model(model.get());
                return !me.marked(rule()) && !game.smoke().contains(me.cube().whole());
            }

            @Override
            public void taken(Effects effects) {
                effects.addMark(model.get(), new Mark(rule(), 1, Mark.Until.GAME));
                effects.placeMarker(Marker.smoke(effects.model(model.get()).cube()), rule());
            }
        }
    }
}
