package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import org.jspecify.annotations.Nullable;

/**
 * K-GRENADE: thrown once at a cube in LOS or visible from above; it may scatter. It goes as far as its weapon (SHO-4).
 */
final class Grenade extends KeywordDelivery {
    private final boolean once;
    private final Rejection unseen;

    private Grenade(RuleId rule, boolean once) {
        super("GRENADE", rule, Brackets::effect);
        this.once = once;
        unseen = new Rejection(
                rule,
                "the cube is not in line of sight, and thrower and cube are not both visible from above",
                "a cube in sight, or from open sky to open sky");
    }

    static Grenade thirdEdition() {
        return new Grenade(RuleIds.K_GRENADE, true);
    }

    /** R25-K-GRENADE: it is thrown as often as the card says. */
    static Grenade revised() {
        return new Grenade(RuleIds.R25_K_GRENADE, false);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        super.attach(keyword, hooks);
        if (once) hooks.grant(Trait.ONE_USE, RuleIds.K_ONE_USE);
    }

    /** What restricts the throw beyond the range of its weapon, which the engine has checked before (SHO-4). */
    @Override
    public @Nullable Rejection refusal(GameView game, ModelId shooter, WeaponChoice weapon, Cube cube) {
        return game.ruleset().sight().fromAbove(game, shooter, cube)
                        || unseen(rule(), game, shooter, weapon, cube) == null
                ? null
                : unseen;
    }

    @Override
    Aiming after(CubeShot shot) {
        return new Thrown(shot);
    }

    @SavedName("grenade.thrown")
    private record Thrown(CubeShot shot) implements Aiming {}
}
