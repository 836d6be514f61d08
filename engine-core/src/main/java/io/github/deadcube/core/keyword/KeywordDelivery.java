package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** KT-7: how a weapon is fired at a cube. Its effect, in brackets or as another keyword, then resolves there. */
abstract class KeywordDelivery extends PrintedKeyword implements Delivery {
    static final Rejection NOT_A_CUBE =
            new Rejection(RuleIds.K_EXPLOSIVE, "the weapon is aimed at cubes", "a floored cube at range 1 or more");
    /** For shots at cubes of every kind: a target cube has a floor and is not the shooter's own cube. */
    static final Rejection INVALID_CUBE = new Rejection(
            RuleIds.K_EXPLOSIVE, "the cube has no floor, or it is the shooter's own", "a floored cube elsewhere");

    KeywordDelivery(String printed, RuleId rule, Function<Keyword, Option<Fault>> brackets) {
        super(printed, rule, PrintedOn.RANGED, brackets);
    }

    @Override
    public Rejection notACube() {
        return NOT_A_CUBE;
    }

    @Override
    public Rejection invalidCube() {
        return INVALID_CUBE;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(this);
        keyword.nested().forEach(hooks::attach);
        if (isRevisedShell()) Stun.harmByExplosions(hooks);
    }

    @Override
    public Option<Fault> bracketFault(Keyword nested, KeywordRule effect) {
        Option<Fault> notThrown = isRevisedShell() ? ShieldGenerator.thrownAlone(effect) : Option.none();
        return notThrown.orElse(() -> super.bracketFault(nested, effect));
    }

    /**
     * R25-K-STUN, R25-K-SHIELD-GENERATOR: whether its explosions do harm with STUN, and lay no shield generator. By
     * default false.
     */
    boolean isRevisedShell() {
        return false;
    }

    /** What follows the test to aim a shot; null if the shot always hits. */
    abstract @Nullable Aiming after(CubeShot shot);

    DiceTest test(GameView game, CubeShot shot) {
        return Aiming.test(game, shot, 1);
    }

    @Override
    public final Option<DiceTest> aim(GameView game, CubeShot shot) {
        return Option.when(after(shot) != null, () -> test(game, shot));
    }

    @Override
    public void shoot(Effects effects, CubeShot shot) {
        Aiming next = after(shot);
        if (next == null) effects.land(shot, shot.cube());
        else effects.test(test(effects, shot), next);
    }

    /** LOS-5, K-PSYCHIC: why a cube that must be in LOS is not a legal target; null if it is legal. */
    static @Nullable Rejection unseen(RuleId rule, GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
        return game.hasTrait(shooter, weapon, Trait.NEEDS_NO_SIGHT)
                        || game.ruleset().sight().sees(game, shooter, cube)
                ? null
                : new Rejection(rule, "the cube is not in line of sight", "a cube in sight");
    }
}
