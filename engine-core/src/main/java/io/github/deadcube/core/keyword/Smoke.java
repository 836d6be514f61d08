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
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
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
        hooks.deliverByDefault(Explosive.BY_ITSELF);
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

    /**
     * RND-9, DICE-12: a die for each cube with smoke, in battlefield order: on 1 to 4 it stays, on 5 to 8 it is
     * removed.
     */
    @SavedName("smoke.clears")
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
        public CharSequence describe(Function<RuleId, String> titles) {
            return Sentence.of("the smoke in {cube} may go", marker.cube());
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
}
