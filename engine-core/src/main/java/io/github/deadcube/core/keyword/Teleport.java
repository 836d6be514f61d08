package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** K-TELEPORT: a SPECIAL, even beside enemies, moves the model up to 3 cubes, past anything, to a floor with room. */
class Teleport extends PrintedKeyword implements CubeSpecial {
    private static final int REACH = 3;

    Teleport(RuleId rule) {
        super("TELEPORT", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    /** R25-K-TELEPORT: a long action of its own, beside enemies too. */
    static Teleport revised() {
        return new Teleport(RuleIds.R25_K_TELEPORT) {
            @Override
            public boolean isLong() {
                return true;
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(this);
    }

    @Override
    public boolean isAllowedBesideEnemies() {
        return true;
    }

    @Override
    public boolean leavesCube() {
        return true;
    }

    @Override
    public boolean reaches(GameView game, ModelId me, Cube cube) {
        Model m = game.model(me);
        int range = m.cube().range(cube);
        return m.card().advance() != 0
                && range >= 1
                && range <= REACH
                && game.battlefield().hasFloor(cube)
                && game.hasRoom(me, cube);
    }

    @Override
    public Rejection refusal(GameView game, Choice.Use use) {
        return new Rejection(
                rule(), fault(game, use), "a cube, or a side of one, 1 to 3 cubes away, with a floor and room");
    }

    private static CharSequence fault(GameView game, Choice.Use use) {
        Model m = game.model(use.model());
        if (m.card().advance() == 0) return "the model has no SPEED";
        CharSequence fault = CubeSpecial.fault(game, use);
        if (fault != null) return fault;
        int range = m.cube().range(use.target().where().get());
        return range < 1 || range > REACH
                ? Sentence.of("the cube is {range} cubes away", range)
                : "the cube has no room";
    }

    @Override
    public void use(Effects effects, Choice.Use use) {
        effects.teleport(use.model(), use.target().where().get(), rule());
    }
}
