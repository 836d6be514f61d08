package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Registration;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** K-COMM-LINK: a SPECIAL marks a cube, whose enemies INDIRECT weapons of friends count as seen. */
class CommLink extends SpecialKeyword implements CubeSpecial {
    private static final String LEGAL = "a cube with a floor in its line of sight; of a half-cube, a side";

    CommLink(RuleId rule) {
        super("COMM-LINK", rule, "the model does not see the cube", LEGAL);
    }

    @Override
    public boolean isEquipment() {
        return true;
    }

    /** The cube's mark of a friend lets INDIRECT weapons count the enemies in it as seen. */
    @Override
    public void attachToMarkers(Registration<Marker> hooks) {
        hooks.modify(Modifier.SPOTTED, Scope.ANY, (game, mark, shot) -> marks(mark, shot) ? 1 : 0);
    }

    static boolean marks(Marker mark, CubeShot shot) {
        return mark.cube().equals(shot.cube())
                && mark.owner().exists(owner -> owner.side() == shot.shooter().side());
    }

    /** LOS-5: a spot of a cube without a floor never counts, for any sight of an application. */
    @Override
    public boolean reaches(GameView game, ModelId me, Cube cube) {
        return game.battlefield().hasFloor(cube) && game.ruleset().sight().sees(game, me, cube);
    }

    @Override
    public Rejection refusal(GameView game, Choice.Use use) {
        CharSequence fault = CubeSpecial.fault(game, use);
        return fault == null ? super.refusal(game, use) : new Rejection(rule(), fault, LEGAL);
    }

    @Override
    public void use(Effects effects, Choice.Use use) {
        Cube cube = use.target().where().get();
        Marker marker =
                Marker.of(rule(), cube).withOwner(Option.some(use.model())).withUntil(Mark.Until.ROUND);
        if (!effects.markers().contains(marker)) effects.placeMarker(marker, rule());
    }

    /** R25-K-COMM-LINK: the mark stays until the model makes another one, and adds a die to aims at the cube. */
    static final class Revised extends CommLink {
        Revised() {
            super(RuleIds.R25_K_COMM_LINK);
        }

        @Override
        public void attachToMarkers(Registration<Marker> hooks) {
            hooks.modify(Modifier.AIM_DICE, Scope.ANY, (game, mark, shot) -> marks(mark, shot) ? 1 : 0);
        }

        @Override
        public void use(Effects effects, Choice.Use use) {
            Marker mark = Marker.of(rule(), use.target().where().get())
                    .withOwner(Option.some(use.model()))
                    .withUntil(effects.has(Variant.MARKS_LAST_A_ROUND) ? Mark.Until.ROUND : Mark.Until.GAME);
            for (Marker before : effects.markers())
                if (before.rule().equals(rule()) && before.owner().contains(use.model()) && !before.equals(mark))
                    effects.removeMarker(before, rule());
            if (!effects.markers().contains(mark)) effects.placeMarker(mark, rule());
        }
    }
}
